import type { DayLesson, TeachingDay } from '@dsms/contract/teaching/lessonRecords/calls'
import { hasStudentSigned, hasTrainerSigned, isClosed } from '@dsms/contract/teaching/lessonRecords/rules'
import { Button, Text } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Objection } from '../../students/public.ts'
import { useServerNow } from './kept/clock.ts'
import { likelyContext } from './kept/context.ts'
import { Briefing } from './lesson/Briefing.tsx'
import { Clashes } from './lesson/Clashes.tsx'
import { Drive } from './lesson/Drive.tsx'
import { ErrorPad } from './lesson/ErrorPad.tsx'
import { FinishCard } from './lesson/FinishCard.tsx'
import { FocusPad } from './lesson/FocusPad.tsx'
import { LessonBar, type LessonPageName } from './lesson/LessonBar.tsx'
import { LessonHead } from './lesson/LessonHead.tsx'
import { Notes } from './lesson/Notes.tsx'
import { RatingPad } from './lesson/RatingPad.tsx'
import { Reopen } from './lesson/Reopen.tsx'
import { SignCard } from './lesson/signing/SignCard.tsx'
import { numbersOf } from './minutes.ts'
import classes from './Teaching.module.css'
import { useDesk } from './useTeaching.ts'
import { VehicleStopped } from './vehicles/VehicleStopped.tsx'

interface Props {
  day: TeachingDay
  lesson: DayLesson
}

/** Of one lesson: the briefing before it, the pad while it is given, and the signatures after it. */
export function LessonParts({ day, lesson }: Props) {
  const t = useText('lessonRecords')
  const format = useCalendarFormat()
  const { record, act, desk } = useDesk(lesson)
  const isOpen = useServerNow() >= Date.parse(lesson.opens_at ?? lesson.start)
  const isOff = (lesson.status === 'cancelled' || lesson.status === 'no_show') && !lesson.is_despite_cancel
  const isBegun = record.started_at !== null
  return (
    <>
      {desk.clashes.length > 0 && <Clashes day={day} lesson={lesson} isClosed={isClosed(record, Date.now())} />}
      <VehicleStopped vehicle={lesson.vehicle} />
      <Briefing day={day} lesson={lesson} isOpen={!isBegun} />
      {!isBegun && isOff && <Text>{t('lesson.off')}</Text>}
      {!isBegun && !isOff && !isOpen && (
        <Text role="status">
          {t('lesson.opens', { time: format.time(lesson.opens_at ?? lesson.start, day.time_zone) })}
        </Text>
      )}
      {!isBegun && !isOff && isOpen && (
        <Button
          size="xl"
          fullWidth
          leftSection={<IconPlayerPlay size={24} stroke={1.5} />}
          onClick={() => act({ kind: 'start' }, { kind: 'context', context: likelyContext(day, lesson) })}
        >
          {t('lesson.start')}
        </Button>
      )}
      {isBegun && <Begun day={day} lesson={lesson} />}
    </>
  )
}

/** Notes that are taken while the lesson is given: all below one another, on a phone one at a time with a bar to go between them. */
function Begun({ day, lesson }: Props) {
  const t = useText('lessonRecords')
  const numbers = useFormat()
  const { record } = useDesk(lesson)
  const [isKmUnkept, setKmUnkept] = useState(false)
  const pad = { day, lesson, isClosed: isClosed(record, Date.now()) }
  const isOver = record.finished_at !== null
  const isDone = isOver && (record.is_absent || (hasTrainerSigned(record) && hasStudentSigned(record)))
  const [page, setPage] = useState<LessonPageName>(isOver ? 'finish' : 'skills')
  const parts = useRef<HTMLDivElement>(null)
  const go = (next: LessonPageName) => {
    flushSync(() => setPage(next))
    parts.current?.scrollIntoView()
    // the one thing that is still to be typed; the keyboard of a phone opens for what a tap brought into focus
    if (next === 'finish' && !isOver && record.km_end === null)
      parts.current?.querySelector<HTMLInputElement>('input[data-km-end]')?.focus()
  }
  const part = (name: LessonPageName, content: ReactNode) => (
    <div className={classes.part} data-current={page === name || undefined}>
      {content}
    </div>
  )
  return (
    <div className={classes.parts} ref={parts}>
      {!isOver && <LessonHead day={day} lesson={lesson} />}
      {pad.isClosed && <Text size="sm">{t('lesson.closed')}</Text>}
      {lesson.objection && <Objection objection={lesson.objection} zone={day.time_zone} />}
      {part(
        'skills',
        <>
          <RatingPad {...pad} />
          <FocusPad {...pad} />
        </>,
      )}
      {part('errors', <ErrorPad {...pad} />)}
      {part('notes', <Notes {...pad} />)}
      {part(
        'finish',
        <>
          <Drive {...pad} tellUnkept={setKmUnkept} />
          {!isOver && <FinishCard {...pad} isKmUnkept={isKmUnkept} />}
          {isOver && (record.is_absent ? <Text>{t('finish.wasAbsent')}</Text> : <SignCard {...pad} />)}
          {lesson.minutes && <Text size="sm">{t('minutes.differ', numbersOf(lesson.minutes, numbers))}</Text>}
          <Reopen {...pad} />
        </>,
      )}
      {!isDone && <LessonBar record={record} current={page} go={go} />}
    </div>
  )
}
