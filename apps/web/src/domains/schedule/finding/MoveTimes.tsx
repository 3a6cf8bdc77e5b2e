import type { Lesson } from '@dsms/contract/schedule/lessons/calls'
import { Button, Group, Text } from '@mantine/core'
import { useId } from 'react'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { clockAt, type Minute, minuteOf } from '../board/time/axis.ts'
import { useFreeSlots } from './find.ts'

/** So many times are told. */
const most = 6

interface Props {
  lesson: Lesson
  /** With whom and what it is to be given; as it is now unless somebody chose another. */
  on: { trainer_id?: number | undefined; vehicle_id?: number | undefined }
  zone: string
  school_id: number | undefined
  choose: (start: Minute) => void
}

/** The next times that a lesson of one student can be moved to, with whom it is given: its own hour counts as free. */
export function MoveTimes({ lesson, on, zone, school_id, choose }: Props) {
  const t = useText('schedule')
  const calendar = useCalendarFormat()
  const id = useId()
  const { start, end, capacity, bookings } = lesson
  const found = useFreeSlots(
    capacity > 1
      ? undefined
      : {
          type_id: lesson.type.id,
          branch_id: lesson.branch.id,
          lesson_id: lesson.id,
          enrolment_id: bookings.find(({ status }) => status === 'booked')?.enrolment_id,
          minutes: minuteOf(end) - minuteOf(start),
          ...on,
          limit: most + 1,
          school_id,
        },
  )
  const times = found.data?.slots.filter((slot) => slot.start !== start).slice(0, most) ?? []
  if (times.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Text id={id} size="sm" fw={500} mb={6}>
        {t('moveTimes')}
      </Text>
      <Group gap="xs">
        {times.map((slot) => (
          <Button
            key={slot.start}
            variant="default"
            size="compact-md"
            fz="sm"
            mih={36}
            onClick={() => choose(minuteOf(slot.start))}
          >
            {calendar.shortDay(clockAt(minuteOf(slot.start), zone).day)} {calendar.time(slot.start, zone)}
          </Button>
        ))}
      </Group>
    </section>
  )
}
