import { offerHours } from '@dsms/contract/trainers/trainers/portal'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { fieldTexts } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import { TimeField } from '../../../../kit/inputs/time/TimeField.tsx'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { useMineChanged } from './useMine.ts'

/** Offers hours other than those of the week. */
export function OfferDialog({ today, close }: { today: string; close: () => void }) {
  const t = useText('trainerPortal')
  const changed = useMineChanged()
  const [day, setDay] = useState<string | null>(today)
  const [from, setFrom] = useState('16:00')
  const [to, setTo] = useState('18:00')
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const run = async () => {
    setErrors({})
    try {
      await call(offerHours, {
        body: { from: `${day ?? ''}T${from}`, to: `${day ?? ''}T${to}`, reason: reason || null },
      })
    } catch (failure) {
      setErrors(fieldTexts(failure))
      throw failure
    }
    close()
    showDone(t('hours.offered'))
    await changed()
  }
  return (
    <ConfirmDialog opened title={t('hours.offer')} action={t('hours.offer')} run={run} close={close}>
      <DateField label={t('hours.day')} required minDate={today} value={day} onChange={setDay} error={errors.from} />
      <TimeField label={t('hours.from')} value={from} from="06:00" onChange={setFrom} />
      <TimeField label={t('hours.to')} value={to} from={from} onChange={setTo} error={errors.to} />
      <TextInput
        label={t('hours.reason')}
        dir="auto"
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={errors.reason}
      />
    </ConfirmDialog>
  )
}
