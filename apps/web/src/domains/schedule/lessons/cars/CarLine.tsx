import type { Lesson } from '@dsms/contract/schedule/lessons/calls'
import { Select, Text } from '@mantine/core'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { longList } from '../../../../kit/inputs/longList.ts'
import { Typed } from '../../../../ui/Bidi.tsx'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import { clockAt, minuteOf } from '../../board/time/axis.ts'
import type { Choice } from './given.ts'

interface Props {
  lesson: Lesson
  zone: string
  /** Undefined until they are known. */
  choices: readonly Choice[] | undefined
  value: number | undefined
  choose: (car: number | null) => void
}

/** One lesson, and the vehicle that it is to get; where none is free, the way to another time. */
export function CarLine({ lesson, zone, choices, value, choose }: Props) {
  const t = useText('schedule')
  const calendar = useCalendarFormat()
  const { id, start, end, bookings, type } = lesson
  const { day } = clockAt(minuteOf(start), zone)
  const who = bookings.find(({ status }) => status === 'booked')?.student ?? type.name
  const when = `${calendar.shortDay(day)} ${calendar.times(start, end, zone)}`
  const free = choices?.filter(({ against }) => against.length === 0)
  return (
    <li>
      <Text size="sm" fw={600}>
        <LinkAnchor to="/school/schedule" search={{ date: day, lesson: id }}>
          <Typed>{who}</Typed>
        </LinkAnchor>{' '}
        · {when}
      </Text>
      {free?.length === 0 ? (
        <Text size="sm" c="dimmed" mb="sm">
          {t('cars.noneFree')}{' '}
          <LinkAnchor size="sm" to="/school/schedule" search={{ date: day, lesson: id }}>
            {t('cars.otherTime')}
          </LinkAnchor>
        </Text>
      ) : (
        <Select
          {...longList}
          mb="sm"
          aria-label={`${t('by.vehicle')}: ${who}, ${when}`}
          placeholder={t('cars.leave')}
          clearable
          disabled={!free}
          data={(free ?? []).map(({ id: car, name, detail }) => ({
            value: String(car),
            label: detail ? `${name} · ${detail}` : name,
          }))}
          value={value === undefined ? null : String(value)}
          onChange={(car) => choose(car === null ? null : Number(car))}
        />
      )}
    </li>
  )
}
