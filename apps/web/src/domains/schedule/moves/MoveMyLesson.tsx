import { askToMove } from '@dsms/contract/schedule/moves/calls'
import { Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { codeText, fieldTexts } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { useLessonsChanged } from '../board/useBoard.ts'
import { CostNote } from '../policies/CostNote.tsx'
import { AskedMoves } from './AskedMoves.tsx'
import { useMyPreview, useWhen } from './useMine.ts'
import { WantedTime } from './WantedTime.tsx'

export interface MoveMyLessonProps {
  lessonId: number
  /** What kind of lesson it is, and in which course. */
  of: { enrolment_id: number; type_id: number }
  studentId: number | undefined
  close: () => void
}

/** Asks the office for another time, with what moving costs; one that waits can be taken back. */
export function MoveMyLesson({ lessonId, of, studentId, close }: MoveMyLessonProps) {
  const t = useText('moves')
  const common = useText('common')
  const when = useWhen()
  const changed = useLessonsChanged()
  const { data, error, refetch } = useMyPreview({ lessonId, studentId, deed: 'move' })
  const [wanted, setWanted] = useState<string>()
  const [note, setNote] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const run = async () => {
    if (!data || data.pending) return close()
    setErrors(wanted ? {} : { start: codeText('required') })
    if (!wanted) return
    try {
      await call(askToMove, {
        params: { id: lessonId },
        body: {
          start: wanted,
          note: note.trim() || null,
          student_id: studentId,
        },
      })
    } catch (failure) {
      setErrors(fieldTexts(failure))
      throw failure
    }
    close()
    showDone(t('sent'))
    await changed()
  }
  return (
    <ConfirmDialog
      opened
      title={t('askTitle', { lesson: data?.lesson ?? '' })}
      text={data && t('askText', { when: when(data, data.time_zone) })}
      action={data?.pending ? common('close') : t('send')}
      close={close}
      run={run}
    >
      <Stack gap="md">
        {error && <ErrorBox error={error} onRetry={() => refetch()} />}
        {!data && !error && <ListSkeleton rows={2} />}
        {data && !data.pending && (
          <>
            <CostNote cost={data.cost} zone={data.time_zone} />
            <WantedTime
              lesson={{ ...of, id: lessonId, start: data.start }}
              zone={data.time_zone}
              wanted={wanted}
              want={setWanted}
              error={errors.start}
            />
            <Textarea
              label={t('note')}
              dir="auto"
              autosize
              minRows={2}
              maxLength={300}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
          </>
        )}
        <AskedMoves lessonId={lessonId} />
      </Stack>
    </ConfirmDialog>
  )
}
