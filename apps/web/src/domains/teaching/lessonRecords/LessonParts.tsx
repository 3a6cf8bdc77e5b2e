import type { DayLesson, TeachingDay } from '@dsms/contract/teaching/lessonRecords/calls'
import { isClosed } from '@dsms/contract/teaching/lessonRecords/rules'
import { Button, Text } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useState } from 'react'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useServerNow } from './kept/clock.ts'
import { likelyContext } from './kept/context.ts'
import { Briefing } from './lesson/Briefing.tsx'
import { Clashes } from './lesson/Clashes.tsx'
import { Drive } from './lesson/Drive.tsx'
import { ErrorPad } from './lesson/ErrorPad.tsx'
import { FinishCard } from './lesson/FinishCard.tsx'
import { FocusPad } from './lesson/FocusPad.tsx'
import { Notes } from './lesson/Notes.tsx'
import { RatingPad } from './lesson/RatingPad.tsx'
import { Reopen } from './lesson/Reopen.tsx'
import { SignCard } from './lesson/SignCard.tsx'
import { numbersOf } from './minutes.ts'
import { useDesk } from './useTeaching.ts'
import { VehicleStopped } from './vehicles/VehicleStopped.tsx'

/** Of one lesson: the briefing before it, the pad while it is given, and the signatures after it. */
export function LessonParts({ day, lesson }: { day: TeachingDay; lesson: DayLesson }) {
  const t = useText('lessonRecords')
  const format = useCalendarFormat()
  const numbers = useFormat()
  const { record, act, desk } = useDesk(lesson)
  const [isKmUnkept, setKmUnkept] = useState(false)
  const pad = { day, lesson, isClosed: isClosed(record, Date.now()) }
  const isOpen = useServerNow() >= Date.parse(lesson.opens_at ?? lesson.start)
  const isOff = (lesson.status === 'cancelled' || lesson.status === 'no_show') && !lesson.is_despite_cancel
  return (
    <>
      {desk.clashes.length > 0 && <Clashes {...pad} />}
      <VehicleStopped vehicle={lesson.vehicle} />
      <Briefing day={day} lesson={lesson} isOpen={record.started_at === null} />
      {record.started_at === null && isOff && <Text>{t('lesson.off')}</Text>}
      {record.started_at === null && !isOff && !isOpen && (
        <Text role="status">
          {t('lesson.opens', { time: format.time(lesson.opens_at ?? lesson.start, day.time_zone) })}
        </Text>
      )}
      {record.started_at === null && !isOff && isOpen && (
        <Button
          size="xl"
          fullWidth
          leftSection={<IconPlayerPlay size={24} stroke={1.5} />}
          onClick={() => act({ kind: 'start' }, { kind: 'context', context: likelyContext(day, lesson) })}
        >
          {t('lesson.start')}
        </Button>
      )}
      {record.started_at !== null && (
        <>
          {pad.isClosed && <Text size="sm">{t('lesson.closed')}</Text>}
          <RatingPad {...pad} />
          <ErrorPad {...pad} />
          <FocusPad {...pad} />
          <Notes {...pad} />
          <Drive {...pad} tellUnkept={setKmUnkept} />
          {record.finished_at === null && <FinishCard {...pad} isKmUnkept={isKmUnkept} />}
          {record.finished_at !== null &&
            (record.is_absent ? <Text>{t('finish.wasAbsent')}</Text> : <SignCard {...pad} />)}
          {lesson.minutes && <Text size="sm">{t('minutes.differ', numbersOf(lesson.minutes, numbers))}</Text>}
          <Reopen {...pad} />
        </>
      )}
    </>
  )
}
