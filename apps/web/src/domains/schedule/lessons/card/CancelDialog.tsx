import { cancelLesson, type Lesson } from '@dsms/contract/schedule/lessons/calls'
import { type CancelReason, cancelReasons } from '@dsms/contract/schedule/lessons/statuses'
import { Select, Textarea } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { codeText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import { cancelWords } from './cancelWords.ts'

interface Props {
  lesson: Lesson
  school_id: number | undefined
  close: () => void
  done: () => Promise<void>
}

/** Cancels a lesson for a reason that statistics know, and a note for people. */
export function CancelDialog({ lesson: { id, version, type }, school_id, close, done }: Props) {
  const t = useText('schedule')
  const [reason, setReason] = useState<CancelReason | null>(null)
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  return (
    <ConfirmDialog
      opened
      title={t('cancel.title', { name: type.name })}
      text={t('cancel.text')}
      action={t('action.cancel')}
      isDangerous
      safe={t('cancel.keep')}
      close={close}
      run={async () => {
        setTried(true)
        if (!reason) return
        await call(cancelLesson, { params: { id }, body: { version, reason, note: note.trim() || null, school_id } })
        await done()
      }}
    >
      <Select
        label={t('column.reason')}
        required
        data={cancelReasons.map((value) => ({ value, label: t(cancelWords[value]) }))}
        value={reason}
        onChange={setReason}
        error={isTried && !reason && codeText('required')}
      />
      <Textarea
        label={t('column.note')}
        dir="auto"
        autosize
        minRows={2}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </ConfirmDialog>
  )
}
