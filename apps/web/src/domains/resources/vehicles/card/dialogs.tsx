import * as c from '@dsms/contract/resources/vehicles/entries'
import { legalHolds } from '@dsms/contract/resources/vehicles/rules'
import { NumberInput, Select, TextInput } from '@mantine/core'
import { call } from '../../../../kernel/call/call.ts'
import { PriceInput } from '../../../../kit/inputs/PriceInput.tsx'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import { useVehicleWords } from '../useVehicleWords.tsx'
import type { Vehicle } from '../vehicles.ts'
import { EntryDialog } from './EntryDialog.tsx'
import { FileInput, type SentFile } from './FileInput.tsx'
import { useEntry } from './useVehicle.ts'

interface Props {
  vehicle: Vehicle
  school_id: number | undefined
  close: () => void
}

type Day = string | null

interface Insurance {
  expires_on: Day
  starts_on: Day
  insurer: string
  policy_no: string
  premium_minor: number | null
  file_id: SentFile
}

const noInsurance: Insurance = {
  expires_on: null,
  starts_on: null,
  insurer: '',
  policy_no: '',
  premium_minor: null,
  file_id: null,
}

/** A new insurance beside the former ones. */
export function RenewInsurance({ vehicle, school_id, close }: Props) {
  const { t, format } = useVehicleWords()
  const send = useEntry({ id: vehicle.id, school_id })
  const until = vehicle.insurance_expires_on
  return (
    <EntryDialog
      title={t('insurance.renew')}
      text={until && t('insurance.renewText', { day: format.date(until) })}
      action={t('save')}
      done={t('insurance.done')}
      empty={noInsurance}
      required={() => ['expires_on']}
      send={({ expires_on, ...values }) =>
        send(({ params, inSchool }) =>
          call(c.renewVehicleInsurance, { params, body: { ...values, expires_on: expires_on ?? '', ...inSchool } }),
        )
      }
      close={close}
    >
      {(field) => (
        <>
          <DateField label={t('insurance.expires_on')} required {...field('expires_on')} />
          <DateField label={t('insurance.starts_on')} {...field('starts_on')} />
          <Text label={t('insurance.insurer')} {...field('insurer')} maxLength={120} />
          <Text label={t('insurance.policy_no')} {...field('policy_no')} maxLength={60} />
          <PriceInput label={t('insurance.premium')} currency={vehicle.currency} {...field('premium_minor')} />
          <FileInput {...field('file_id')} />
        </>
      )}
    </EntryDialog>
  )
}

const noReading: { km: number | string; reason: string } = { km: '', reason: '' }

/** What the odometer shows now; a lower number is a correction and needs its reason. */
export function AddReading({ vehicle, school_id, close }: Props) {
  const { t, format } = useVehicleWords()
  const send = useEntry({ id: vehicle.id, school_id })
  const last = vehicle.odometer_km
  const isLower = (km: number | string) => last !== null && km !== '' && Number(km) < last
  return (
    <EntryDialog
      title={t('odometer.add')}
      text={last === null ? t('odometer.none') : t('odometer.now', { km: format.number(last) })}
      action={t('save')}
      done={t('odometer.done')}
      empty={noReading}
      required={({ km }) => (isLower(km) ? ['km', 'reason'] : ['km'])}
      send={({ km, reason }) =>
        send(({ params, inSchool }) =>
          call(c.addVehicleReading, {
            params,
            body: { km: Number(km), ...(reason.trim() ? { reason } : {}), ...inSchool },
          }),
        )
      }
      close={close}
    >
      {(field, { km }) => (
        <>
          <NumberInput label={t('odometer.km')} required allowDecimal={false} min={0} {...field('km')} />
          {isLower(km) && (
            <Text
              label={t('odometer.reason')}
              description={t('odometer.lower')}
              required
              maxLength={300}
              {...field('reason')}
            />
          )}
        </>
      )}
    </EntryDialog>
  )
}

interface Document {
  kind: (typeof c.documentKinds)[number]
  number: string
  issued_on: Day
  expires_on: Day
  file_id: SentFile
}

const noDocument: Document = { kind: 'registration', number: '', issued_on: null, expires_on: null, file_id: null }

export function AddDocument({ vehicle, school_id, close }: Props) {
  const { t } = useVehicleWords()
  const send = useEntry({ id: vehicle.id, school_id })
  return (
    <EntryDialog
      title={t('document.add')}
      action={t('save')}
      done={t('document.done')}
      empty={noDocument}
      required={() => ['kind']}
      send={(values) =>
        send(({ params, inSchool }) => call(c.addVehicleDocument, { params, body: { ...values, ...inSchool } }))
      }
      close={close}
    >
      {(field, { kind }) => (
        <>
          <Select
            label={t('document.kind')}
            required
            allowDeselect={false}
            data={c.documentKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            {...field('kind')}
            onChange={(value) => value && field('kind').onChange(value)}
          />
          <Text label={t('document.number')} {...field('number')} maxLength={60} />
          <DateField label={t('document.issued_on')} {...field('issued_on')} />
          <DateField
            label={t('document.expires_on')}
            {...(['registration', 'inspection', 'permit'].includes(kind)
              ? { description: t('document.prolongs') }
              : {})}
            {...field('expires_on')}
          />
          <FileInput {...field('file_id')} />
        </>
      )}
    </EntryDialog>
  )
}

/** Seized, subject of a claim, or free again. */
export function SetHold({ vehicle, school_id, close }: Props) {
  const { t } = useVehicleWords()
  const send = useEntry({ id: vehicle.id, school_id })
  const now: { hold: (typeof legalHolds)[number] | 'free'; reason: string } = {
    hold: vehicle.legal_hold ?? 'free',
    reason: '',
  }
  return (
    <EntryDialog
      title={t('hold.set')}
      action={t('save')}
      done={t('hold.done')}
      empty={now}
      required={() => ['reason']}
      send={({ hold, reason }) =>
        send(({ params, inSchool }) =>
          call(c.holdVehicle, { params, body: { hold: hold === 'free' ? null : hold, reason, ...inSchool } }),
        )
      }
      close={close}
    >
      {(field) => (
        <>
          <Select
            label={t('hold.choose')}
            allowDeselect={false}
            data={[
              { value: 'free', label: t('hold.free') },
              ...legalHolds.map((value) => ({ value, label: t(`compliance.${value}`) })),
            ]}
            {...field('hold')}
            onChange={(value) => value && field('hold').onChange(value)}
          />
          <Text label={t('reason')} required maxLength={300} {...field('reason')} />
        </>
      )}
    </EntryDialog>
  )
}

interface TextProps {
  label: string
  value: string
  onChange: (value: string) => void
  error: React.ReactNode
  description?: string
  required?: boolean
  maxLength: number
}

const Text = ({ onChange, ...props }: TextProps) => (
  <TextInput dir="auto" autoComplete="off" {...props} onChange={(event) => onChange(event.currentTarget.value)} />
)
