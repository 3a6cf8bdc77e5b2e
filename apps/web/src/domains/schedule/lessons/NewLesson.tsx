import { useMemo } from 'react'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { usualBranch } from '../../../kernel/session/branch.ts'
import { clockAt, minuteOf } from '../board/time/axis.ts'
import { useBoard, useLessonsChanged } from '../board/useBoard.ts'
import { useToasts } from '../notices/useToasts.ts'
import { LessonDrawer } from './form/LessonDrawer.tsx'
import { emptyWish } from './form/wish.ts'

export interface NewLessonProps {
  /** Minutes since 1970, and who teaches where that is known. */
  opening: { trainer_id?: number; start: number; end: number }
  day: string
  school_id: number | undefined
  close: () => void
}

/** The form of a new lesson on a screen that is not the board: at the time, and with the trainer, that somebody chose there. */
export function NewLesson({ opening, day, school_id, close }: NewLessonProps) {
  const t = useText('schedule')
  const format = useCalendarFormat()
  const toasts = useToasts()
  const changed = useLessonsChanged()
  const { data } = useBoard({ from: day, to: day, by: 'trainer', school_id })
  const zone = data?.time_zone ?? 'UTC'
  const branch_id = usualBranch(data?.lanes.find(({ id }) => id === opening.trainer_id)?.branch_ids)
  const wish = useMemo(
    () =>
      emptyWish(
        {
          start: opening.start,
          end: opening.end,
          branch_id,
          on: opening.trainer_id === undefined ? {} : { trainer: opening.trainer_id },
        },
        zone,
      ),
    [opening, branch_id, zone],
  )
  if (!data) return null
  return (
    <LessonDrawer
      wish={wish}
      board={data}
      school_id={school_id}
      close={close}
      saved={({ lesson, told }) => {
        const when = `${format.shortDay(clockAt(minuteOf(lesson.start), zone).day)} ${format.time(lesson.start, zone)}`
        toasts.done(t('done.planned', { name: lesson.type.name, when }), told)
        close()
        void changed()
      }}
    />
  )
}
