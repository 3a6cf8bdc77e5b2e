import { askToMove } from '@dsms/contract/schedule/moves/calls'
import { Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { codeText, fieldTexts } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { TimeField } from '../../../kit/inputs/time/TimeField.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { clockAt, instantAt, minuteAt, minuteOf } from '../board/time/axis.ts'
import { useLessonsChanged } from '../board/useBoard.ts'
import { CostNote } from '../policies/CostNote.tsx'
import { AskedMoves } from './AskedMoves.tsx'
import { useMyPreview, useWhen } from './useMine.ts'

/** Where the list of times begins; any other can be typed. */
const dayStarts = '06:00'

export interface MoveMyLessonProps {
  lessonId: number
  studentId: number | undefined
  close: () => void
}

/** Asks the office for another time, with what moving costs; one that waits can be taken back. */
export function MoveMyLesson({ lessonId, studentId, close }: MoveMyLessonProps) {
  const t = useText('moves')
  const common = useText('common')
  const when = useWhen()
  const changed = useLessonsChanged()
  const { data, error, refetch } = useMyPreview({ lessonId, studentId, deed: 'move' })
  const [day, setDay] = useState<string | null>(null)
  const [time, setTime] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const was = data && clockAt(minuteOf(data.start), data.time_zone)
  const run = async () => {
    if (!data || data.pending) return close()
    const clock = time ?? was?.time
    setErrors(day ? {} : { start: codeText('required') })
    if (!day || !clock) return
    try {
      await call(askToMove, {
        params: { id: lessonId },
        body: {
          start: instantAt(minuteAt(day, clock, data.time_zone)),
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
            <DateField label={t('day')} required value={day} onChange={setDay} error={errors.start} />
            <TimeField label={t('time')} required from={dayStarts} value={time ?? was?.time ?? ''} onChange={setTime} />
            <Textarea
              label={t('note')}
              dir="auto"
              autosize
              minRows={2}
              maxLength={300}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
            <CostNote cost={data.cost} zone={data.time_zone} />
          </>
        )}
        <AskedMoves lessonId={lessonId} />
      </Stack>
    </ConfirmDialog>
  )
}
