import { type CancelReason, cancelReasons } from '@dsms/contract/schedule/lessons/statuses'
import { Select, Switch, Textarea } from '@mantine/core'
import { useState } from 'react'
import { codeText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { cancelWords } from './cancelWords.ts'

/** Why something is called off: a reason that statistics know, and a note for people. */
export function useCancelReason() {
  const [reason, setReason] = useState<CancelReason | null>(null)
  const [note, setNote] = useState('')
  const [hasProof, setProof] = useState(false)
  const [isTried, setTried] = useState(false)
  return {
    reason,
    setReason,
    note,
    setNote,
    hasProof,
    setProof,
    isTried,
    /** What a call takes; undefined, and told at the field, while there is no reason. */
    said: () => {
      setTried(true)
      return reason ? { reason, note: note.trim() || null } : undefined
    },
  }
}

type Props = ReturnType<typeof useCancelReason> & { hasNote?: boolean }

export function CancelFields({ reason, setReason, note, setNote, isTried, hasProof, setProof, hasNote = true }: Props) {
  const t = useText('schedule')
  const policies = useText('policies')
  return (
    <>
      <Select
        label={t('column.reason')}
        required
        data={cancelReasons.map((value) => ({ value, label: t(cancelWords[value]) }))}
        value={reason}
        onChange={setReason}
        error={isTried && !reason && codeText('required')}
      />
      {hasNote && (
        <Textarea
          label={t('column.note')}
          dir="auto"
          autosize
          minRows={2}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      )}
      {reason === 'student_sick' && (
        <Switch
          label={policies('hasProof')}
          checked={hasProof}
          onChange={(event) => setProof(event.currentTarget.checked)}
        />
      )}
    </>
  )
}
