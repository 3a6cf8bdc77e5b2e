import { addDays } from '@dsms/contract/kernel/time/days'
import { holdMyLesson, type MySlot } from '@dsms/contract/schedule/booking/calls'
import { Alert, Button, Group } from '@mantine/core'
import { IconCalendarOff, IconClockX } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { text, useChangeSearch, useSearchOf } from '../../../kernel/address/search.ts'
import { call } from '../../../kernel/call/call.ts'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { clockAt, minuteOf } from '../board/time/axis.ts'
import { useLessonsChanged } from '../board/useBoard.ts'
import classes from './Booking.module.css'
import { freeSlotsKey, useFreeSlots } from './booking.ts'
import { slotsAfter } from './gone.ts'
import { DayTimes, TimeList } from './TimeList.tsx'

const readers = { from: text, day: text }
/** So many days are looked through at a time. */
const shownDays = 28

interface Props {
  enrolment_id: number
  branch: { id: number; last_day: string }
  type_id: number
  now: string
  zone: string
}

/** Days that have free times, and under the one that is chosen its times. */
export function FreeTimes({ enrolment_id, branch: { id: branch_id, last_day }, type_id, now, zone }: Props) {
  const t = useText('booking')
  const calendar = useCalendarFormat()
  const errorText = useErrorText()
  const change = useChangeSearch()
  const client = useQueryClient()
  const changed = useLessonsChanged()
  const said = useSearchOf(readers)
  const [gone, setGone] = useState<{ text: string; next: MySlot[] }>()
  const [holding, setHolding] = useState<string>()
  const today = clockAt(minuteOf(now), zone).day
  const from = /^\d{4}-\d{2}-\d{2}$/.test(said.from) && said.from > today ? said.from : today
  const to = [addDays(from, shownDays - 1), last_day].sort()[0] ?? last_day
  const free = useFreeSlots({ enrolment_id, type_id, branch_id, from, to: to < from ? from : to })
  const days = free.data?.days ?? []
  const day = days.find((one) => one.day === said.day) ?? days[0]

  const hold = async ({ start, trainer_id }: MySlot) => {
    setHolding(start)
    setGone(undefined)
    try {
      await call(holdMyLesson, { body: { enrolment_id, type_id, branch_id, start, trainer_id } })
      await changed()
    } catch (error) {
      setGone({ text: errorText(error), next: slotsAfter(error) })
      await client.invalidateQueries({ queryKey: freeSlotsKey })
    }
    setHolding(undefined)
  }
  if (free.isError && !free.data) return <ErrorBox error={free.error} onRetry={() => free.refetch()} />
  if (!free.data) return <ListSkeleton rows={4} />
  return (
    <section className={`card ${classes.times}`} aria-labelledby="times" aria-busy={free.isFetching}>
      <h2 id="times" className={classes.title}>
        {t('chooseDay')}
      </h2>
      {gone && (
        <Alert role="alert" color="orange" icon={<IconClockX size={20} stroke={1.5} />} title={gone.text}>
          {gone.next.length > 0 && (
            <>
              <p className={classes.help}>{t('nextTimes')}</p>
              <TimeList slots={gone.next} zone={zone} holding={holding} hold={hold} withDay />
            </>
          )}
        </Alert>
      )}
      {days.length === 0 && (
        <Empty icon={<IconCalendarOff size={48} stroke={1} />} text={t('noTimes', { to: calendar.dayMonth(to) })} />
      )}
      {day && (
        <DayTimes
          days={days}
          day={day.day}
          isChosen={day.day === said.day}
          choose={(chosen) => void change({ day: chosen })}
          zone={zone}
          holding={holding}
          hold={hold}
        />
      )}
      <Group gap="xs" mt="md">
        {from > today && (
          <Button
            variant="default"
            onClick={() => void change({ from: [addDays(from, -shownDays), today].sort()[1], day: undefined })}
          >
            {t('earlierDays')}
          </Button>
        )}
        {to < last_day && (
          <Button variant="default" onClick={() => void change({ from: addDays(to, 1), day: undefined })}>
            {t('laterDays')}
          </Button>
        )}
      </Group>
    </section>
  )
}
