import { legalHolds } from '@dsms/contract/resources/vehicles/compliance'
import * as c from '@dsms/contract/resources/vehicles/entries'
import { NumberInput, Select, TextInput } from '@mantine/core'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import { PriceInput } from '../PriceInput.tsx'
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
      empty={{
        expires_on: null as Day,
        starts_on: null as Day,
        insurer: '',
        policy_no: '',
        premium_minor: null as number | null,
        file_id: null as SentFile,
      }}
      required={() => ['expires_on']}
      send={(values) => send(c.renewVehicleInsurance, values)}
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
      empty={{ km: '' as number | string, reason: '' }}
      required={({ km }) => (isLower(km) ? ['km', 'reason'] : ['km'])}
      send={({ km, reason }) => send(c.addVehicleReading, { km: Number(km), ...(reason.trim() ? { reason } : {}) })}
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

export function AddDocument({ vehicle, school_id, close }: Props) {
  const { t } = useVehicleWords()
  const send = useEntry({ id: vehicle.id, school_id })
  return (
    <EntryDialog
      title={t('document.add')}
      action={t('save')}
      done={t('document.done')}
      empty={{
        kind: 'registration' as (typeof c.documentKinds)[number],
        number: '',
        issued_on: null as Day,
        expires_on: null as Day,
        file_id: null as SentFile,
      }}
      required={() => ['kind']}
      send={(values) => send(c.addVehicleDocument, values)}
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
            onChange={(value) => value && field('kind').onChange(value as never)}
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
  return (
    <EntryDialog
      title={t('hold.set')}
      action={t('save')}
      done={t('hold.done')}
      empty={{ hold: vehicle.legal_hold ?? 'free', reason: '' }}
      required={() => ['reason']}
      send={({ hold, reason }) => send(c.holdVehicle, { hold: hold === 'free' ? null : hold, reason })}
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
            onChange={(value) => value && field('hold').onChange(value as never)}
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
