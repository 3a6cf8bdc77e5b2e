import { leaveKinds } from '@dsms/contract/trainers/leaveRequests/rules'
import { askForLeave } from '@dsms/contract/trainers/trainers/portal'
import { Checkbox, Select, Textarea } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { codeText, fieldTexts } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { useMineChanged } from './useMine.ts'

/** Asks for leave: why, and from when to when. */
export function LeaveDialog({ today, close }: { today: string; close: () => void }) {
  const t = useText('trainerPortal')
  const words = useText('leaveRequests')
  const changed = useMineChanged()
  const [kind, setKind] = useState<(typeof leaveKinds)[number]>('vacation')
  const [first_day, setFirst] = useState<string | null>(null)
  const [last_day, setLast] = useState<string | null>(null)
  const [from_noon, setFromNoon] = useState(false)
  const [until_noon, setUntilNoon] = useState(false)
  const [note, setNote] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const run = async () => {
    const missing = {
      ...(first_day === null ? { first_day: codeText('required') } : {}),
      ...(last_day === null ? { last_day: codeText('required') } : {}),
    }
    setErrors(missing)
    if (first_day === null || last_day === null) return
    try {
      await call(askForLeave, { body: { kind, first_day, last_day, from_noon, until_noon, note: note.trim() || null } })
    } catch (failure) {
      setErrors(fieldTexts(failure))
      throw failure
    }
    close()
    showDone(t('leave.asked'))
    await changed()
  }
  return (
    <ConfirmDialog opened title={t('ask')} text={t('leave.help')} action={t('ask')} run={run} close={close}>
      <Select
        label={words('field.kind')}
        allowDeselect={false}
        data={leaveKinds.map((value) => ({ value, label: words(`kind.${value}`) }))}
        value={kind}
        onChange={(value) => setKind(leaveKinds.find((one) => one === value) ?? 'vacation')}
      />
      <DateField
        label={words('field.first_day')}
        required
        minDate={kind === 'sick' ? undefined : today}
        value={first_day}
        onChange={(day) => {
          setFirst(day)
          if (day && (!last_day || last_day < day)) setLast(day)
        }}
        error={errors.first_day}
      />
      <DateField label={words('field.last_day')} required value={last_day} onChange={setLast} error={errors.last_day} />
      <Checkbox
        label={words('field.from_noon')}
        checked={from_noon}
        onChange={(event) => setFromNoon(event.currentTarget.checked)}
      />
      <Checkbox
        label={words('field.until_noon')}
        checked={until_noon}
        onChange={(event) => setUntilNoon(event.currentTarget.checked)}
        error={errors.until_noon}
      />
      <Textarea
        label={words('field.note')}
        dir="auto"
        autosize
        minRows={2}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        error={errors.note}
      />
    </ConfirmDialog>
  )
}
