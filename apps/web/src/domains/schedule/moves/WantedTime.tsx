import { addDays } from '@dsms/contract/kernel/time/days'
import { useState } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { TimeField } from '../../../kit/inputs/time/TimeField.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { clockAt, instantAt, minuteAt, minuteOf } from '../board/time/axis.ts'
import { useFreeSlots } from '../booking/booking.ts'
import { DayTimes } from '../booking/TimeList.tsx'

/** So many days are looked through. */
const shownDays = 28
/** Where the list of times begins; any other can be typed. */
const dayStarts = '06:00'

interface Props {
  lesson: { id: number; enrolment_id: number; type_id: number; start: string }
  zone: string
  wanted: string | undefined
  want: (start: string | undefined) => void
  error: string | undefined
}

/** The free times that a lesson can be moved to; a freely chosen time where the school lets nobody book this kind, or none is free. */
export function WantedTime({ lesson, zone, wanted, want, error }: Props) {
  const [day, setDay] = useState<string>()
  const today = clockAt(minuteOf(new Date().toISOString()), zone).day
  const { id: lesson_id, enrolment_id, type_id } = lesson
  const free = useFreeSlots({ enrolment_id, type_id, lesson_id, from: today, to: addDays(today, shownDays - 1) })
  if (!free.data && !free.isError) return <ListSkeleton rows={3} />
  const days = free.data?.days ?? []
  const open = days.find((one) => one.day === day) ?? days[0]
  if (!open) return <TypedTime start={lesson.start} zone={zone} want={want} error={error} />
  return (
    <div>
      <DayTimes
        days={days}
        day={open.day}
        isChosen={open.day === day}
        choose={setDay}
        zone={zone}
        holding={undefined}
        hold={({ start }) => want(start)}
        chosen={wanted ?? ''}
      />
      {error && (
        <div role="alert" style={{ color: 'var(--mantine-color-error)' }}>
          {error}
        </div>
      )}
    </div>
  )
}

function TypedTime({ start, zone, want, error }: Pick<Props, 'zone' | 'want' | 'error'> & { start: string }) {
  const t = useText('moves')
  const [day, setDay] = useState<string | null>(null)
  const [time, setTime] = useState(() => clockAt(minuteOf(start), zone).time)
  const say = (on: string | null, at: string) => want(on ? instantAt(minuteAt(on, at, zone)) : undefined)
  return (
    <>
      <DateField
        label={t('day')}
        required
        value={day}
        onChange={(on) => {
          setDay(on)
          say(on, time)
        }}
        error={error}
      />
      <TimeField
        label={t('time')}
        required
        from={dayStarts}
        value={time}
        onChange={(at) => {
          setTime(at ?? time)
          say(day, at ?? time)
        }}
      />
    </>
  )
}
