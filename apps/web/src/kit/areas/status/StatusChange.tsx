import { Select } from '@mantine/core'
import { useState } from 'react'
import { codeText, useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { showDone, showFailure, showUndo } from '../../../ui/toasts/toasts.tsx'
import { DateField } from '../../inputs/time/DateField.tsx'
import { ConfirmDialog } from '../../records/dialogs/ConfirmDialog.tsx'
import { type NamedArea, useAreaCalls, useAreaChanged, useAreaText } from '../area.ts'
import type { AnyRow } from '../types.ts'
import { ReasonInput } from './ReasonInput.tsx'

interface Props {
  of: NamedArea
  school_id: number | undefined
  record: Pick<AnyRow, 'id' | 'name' | 'status'>
  close: () => void
}

/** Changes the status of a record to one of those that may follow, with the reason where one is needed. */
export function StatusChange({ of, school_id, record, close }: Props) {
  const { statuses, reasons, lasting } = of.area
  const t = useAreaText(of.words)
  const areas = useText('areas')
  const common = useText('common')
  const errorText = useErrorText()
  const calls = useAreaCalls(of, school_id)
  const changed = useAreaChanged(of, school_id)
  const targets = statuses[record.status] ?? []
  const [status, setStatus] = useState<string | null>(targets.length === 1 ? (targets[0] ?? null) : null)
  const [reason, setReason] = useState('')
  const [from, setFrom] = useState<string | null>(null)
  const [until, setUntil] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  const isLasting = status !== null && lasting.includes(status)
  const endsBefore = isLasting && from !== null && until !== null && until < from
  const needsReason = status !== null && reasons.includes(status)
  const dayField = status === null ? undefined : of.statusDays?.[status]
  const [day, setDay] = useState<string | null>(null)

  const run = async () => {
    setTried(true)
    if (status === null || endsBefore || (needsReason && reason.trim() === '') || (dayField && !day)) return
    const span = isLasting ? { ...(from ? { from } : {}), ...(until ? { until } : {}) } : {}
    const more = { ...span, ...(dayField ? { [dayField]: day } : {}) }
    await calls.changeStatus(record.id, status, reason.trim() || undefined, more)
    close()
    await changed()
    const words = areas('statusChanged', { name: record.name, status: t(`status.${status}`) })
    const isWayBack =
      statuses[status]?.includes(record.status) && !reasons.includes(record.status) && !of.statusDays?.[record.status]
    if (!isWayBack) return showDone(words)
    showUndo(words, common('undo'), () => {
      calls
        .changeStatus(record.id, record.status, undefined)
        .then(changed)
        .catch((failure) => showFailure(errorText(failure)))
    })
  }

  return (
    <ConfirmDialog
      opened
      title={areas('statusOf', { name: record.name })}
      text={areas('statusNow', { status: t(`status.${record.status}`) })}
      action={areas('statusAction')}
      run={run}
      close={close}
    >
      <Select
        label={areas('newStatus')}
        required
        allowDeselect={false}
        data={targets.map((value) => ({ value, label: t(`status.${value}`) }))}
        value={status}
        onChange={setStatus}
        error={isTried && status === null && areas('chooseStatus')}
      />
      {isLasting && (
        <>
          <DateField label={areas('statusFrom')} value={from} onChange={setFrom} />
          <DateField
            label={areas('statusUntil')}
            value={until}
            onChange={setUntil}
            error={endsBefore && codeText('end_before_start')}
          />
        </>
      )}
      {dayField && (
        <DateField
          label={t(`field.${dayField}`)}
          required
          value={day}
          onChange={setDay}
          error={isTried && !day && codeText('required')}
        />
      )}
      <ReasonInput value={reason} onChange={setReason} required={needsReason} isTried={isTried} />
    </ConfirmDialog>
  )
}
