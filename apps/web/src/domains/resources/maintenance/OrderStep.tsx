import { digitsOf, toMajor, toMinor } from '@dsms/contract/kernel/money'
import { maintenanceOrders as area } from '@dsms/contract/resources/maintenance/orders'
import { NumberInput, Radio, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { codeText, fieldTexts } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { browserZone, wallClock } from '../../../kernel/i18n/zone.ts'
import { entriesOf } from '../../../kernel/objects.ts'
import { type StatusDialogProps, useAreaCalls, useAreaChanged, useRecord } from '../../../kit/areas/area.ts'
import { DecimalInput } from '../../../kit/inputs/DecimalInput.tsx'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'

const known = { area }
type Step = 'in_progress' | 'done' | 'cancelled'

/** What may come next; nothing leads back to `planned`. */
const stepsAfter = (status: string): Step[] =>
  (entriesOf(area.statuses).find(([from]) => from === status)?.[1] ?? []).filter((to) => to !== 'planned')

/** What an order takes for its next step: the day of return, the reading and the cost, or why it is called off. */
export function OrderStep({ school_id, record, close }: StatusDialogProps) {
  const t = useText('maintenance')
  const areas = useText('areas')
  const calls = useAreaCalls(known, school_id)
  const changed = useAreaChanged(known, school_id)
  const order = useRecord(known, record.id, school_id).data
  const steps = stepsAfter(record.status)
  const [step, setStep] = useState<Step | undefined>(steps[0])
  const [reason, setReason] = useState('')
  // undefined: nobody touched it, and what is known already stands there
  const [back, setBack] = useState<string | null>()
  const [km, setKm] = useState<number | ''>()
  const [cost, setCost] = useState<number | null>(null)
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const currency = order?.currency
  const planned = order?.planned_to ?? order?.planned_from ?? null
  // a day that has passed is no day of return
  const expected = planned !== null && planned >= wallClock(new Date(), browserZone()).slice(0, 10) ? planned : null
  const returning = back === undefined ? expected : back
  const reading = km === undefined ? (order?.odometer_km ?? '') : km

  const run = async () => {
    if (!step) return
    setWrong({})
    if (step === 'cancelled' && !reason.trim()) return setWrong({ reason: codeText('reason_required') })
    const taken: Record<Step, object> = {
      in_progress: { estimated_return: returning ?? undefined },
      done: { odometer_km: reading === '' ? undefined : reading, cost: cost ?? undefined },
      cancelled: {},
    }
    try {
      await calls.changeStatus(record.id, step, reason.trim() || undefined, taken[step])
    } catch (failure) {
      const fields = fieldTexts(failure)
      setWrong(fields)
      // what stands at a field is not said twice
      if (Object.keys(fields).length === 0) throw failure
      return
    }
    close()
    showDone(areas('statusChanged', { name: record.name, status: t(`status.${step}`) }))
    await changed()
  }

  return (
    <ConfirmDialog
      opened
      title={t('step.title', { name: record.name })}
      text={step && t(`step.${step}Text`)}
      action={step ? t(`step.${step}`) : areas('statusAction')}
      isDangerous={step === 'cancelled'}
      run={run}
      close={close}
    >
      <Radio.Group
        label={t('step.choose')}
        value={step ?? ''}
        onChange={(value) => setStep(steps.find((one) => one === value))}
      >
        <Stack gap="xs" mt={4}>
          {steps.map((one) => (
            <Radio key={one} value={one} label={t(`step.${one}`)} />
          ))}
        </Stack>
      </Radio.Group>
      {step === 'in_progress' && (
        <DateField
          label={t('field.estimated_return')}
          value={returning}
          onChange={setBack}
          error={wrong.estimated_return}
        />
      )}
      {step === 'done' && (
        <>
          <NumberInput
            label={t('field.odometer_km')}
            required
            allowDecimal={false}
            allowNegative={false}
            value={reading}
            onChange={(value) => setKm(value === '' ? '' : Number(value))}
            error={wrong.odometer_km}
          />
          {currency && (
            <DecimalInput
              label={t('field.cost')}
              description={t('costHelp')}
              value={cost === null ? null : toMajor(cost, currency)}
              onChange={(value) => setCost(value === null ? null : toMinor(value, currency))}
              most={digitsOf(currency)}
              unit={currency}
              error={wrong.cost}
            />
          )}
        </>
      )}
      {(step === 'cancelled' || wrong.reason) && (
        <Textarea
          label={areas('reason')}
          required={step === 'cancelled'}
          dir="auto"
          autosize
          minRows={2}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={wrong.reason}
        />
      )}
    </ConfirmDialog>
  )
}
