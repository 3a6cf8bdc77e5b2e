import { cancelMyLesson, type StudentReason } from '@dsms/contract/schedule/moves/calls'
import { Radio, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { codeText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { useLessonsChanged } from '../board/useBoard.ts'
import { CostNote } from '../policies/CostNote.tsx'
import { useMyPreview, useWhen } from './useMine.ts'

export interface CancelMyLessonProps {
  lessonId: number
  studentId: number | undefined
  close: () => void
}

/** Calls a lesson off; what that costs stands there before, and changes with the reason. */
export function CancelMyLesson({ lessonId, studentId, close }: CancelMyLessonProps) {
  const t = useText('moves')
  const when = useWhen()
  const changed = useLessonsChanged()
  const [reason, setReason] = useState<StudentReason>()
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const [isDone, setDone] = useState(false)
  const { data, error, refetch } = useMyPreview({
    lessonId,
    studentId,
    deed: 'cancel',
    isDone,
    ...(reason && { reason }),
  })
  const run = async () => {
    setTried(true)
    if (!reason) return
    setDone(true)
    try {
      await call(cancelMyLesson, {
        params: { id: lessonId },
        body: { reason, note: note.trim() || null, student_id: studentId },
      })
    } catch (failure) {
      setDone(false)
      throw failure
    }
    close()
    showDone(t('cancelled'))
    await changed()
  }
  return (
    <ConfirmDialog
      opened
      title={t('cancelTitle', { lesson: data?.lesson ?? '' })}
      text={data && when(data, data.time_zone)}
      action={t('cancel')}
      isDangerous
      safe={t('keep')}
      close={close}
      run={run}
    >
      <Stack gap="md">
        <Radio.Group
          label={t('reason')}
          required
          value={reason ?? ''}
          onChange={(value) => setReason(value as StudentReason)}
          error={isTried && !reason && codeText('required')}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="student_sick" label={t('reason.student_sick')} />
            <Radio value="student_other" label={t('reason.elsewise')} />
          </Stack>
        </Radio.Group>
        <Textarea
          label={t('note')}
          dir="auto"
          autosize
          minRows={2}
          maxLength={300}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {error && <ErrorBox error={error} onRetry={() => refetch()} />}
        {!data && !error && <ListSkeleton rows={1} />}
        {data && <CostNote cost={data.cost} zone={data.time_zone} />}
        {data?.cost.may_prove && reason === 'student_sick' && <Text size="sm">{t('proof')}</Text>}
      </Stack>
    </ConfirmDialog>
  )
}
