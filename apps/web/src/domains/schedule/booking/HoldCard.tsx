import { bookMyLesson, type MyLesson, previewMyLessonCost, releaseMyHold } from '@dsms/contract/schedule/booking/calls'
import { Button, Group } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { call } from '../../../kernel/call/call.ts'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Bdi, Typed } from '../../../ui/Bidi.tsx'
import { showDone, showFailure } from '../../../ui/toasts/toasts.tsx'
import { clockAt, minuteOf } from '../board/time/axis.ts'
import { useLessonsChanged } from '../board/useBoard.ts'
import classes from './Booking.module.css'
import { freeSlotsKey } from './booking.ts'
import { minutesText, useSecondsUntil } from './useSeconds.ts'

interface Props {
  lesson: MyLesson
  zone: string
  /** The office looks at it before it stands. */
  isAskedFor?: boolean
  /** Who does not pay for the student sees no money. */
  mayPay: boolean
}

/** A time that is held while the student decides: how long for, and the two ways on. */
export function HoldCard({ lesson, zone, isAskedFor, mayPay }: Props) {
  const t = useText('booking')
  const calendar = useCalendarFormat()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const client = useQueryClient()
  const changed = useLessonsChanged()
  const [busy, setBusy] = useState<'book' | 'release'>()
  const seconds = useSecondsUntil(lesson.hold_until ?? lesson.start)
  const { day } = clockAt(minuteOf(lesson.start), zone)
  const run = async (what: 'book' | 'release', work: () => Promise<unknown>) => {
    setBusy(what)
    try {
      await work()
    } catch (error) {
      showFailure(errorText(error))
    }
    await Promise.all([changed(), client.invalidateQueries({ queryKey: freeSlotsKey })])
    setBusy(undefined)
  }
  const book = () =>
    run('book', async () => {
      const { status } = await call(bookMyLesson, { body: { hold_id: lesson.id } })
      showDone(t(status === 'requested' ? 'hold.asked' : 'hold.done'))
      void navigate({ to: '/my/lessons', search: (now) => ('student' in now ? { student: now.student } : {}) })
    })
  return (
    <section className={`card ${classes.hold}`} aria-labelledby="hold">
      <h2 id="hold" className={classes.title}>
        {t('hold.title')}
      </h2>
      <p className={classes.when}>
        <strong>{calendar.fullDay(day)}</strong>
        <span>{calendar.times(lesson.start, lesson.end, zone)}</span>
      </p>
      <span className={classes.facets}>
        <Typed>{lesson.type.name}</Typed>
        {lesson.trainer && <Typed>{lesson.trainer}</Typed>}
        {lesson.vehicle && <Typed>{lesson.vehicle.name}</Typed>}
      </span>
      {mayPay && <LessonCost id={lesson.id} />}
      <p className={classes.until} role="timer" data-soon={seconds < 60 || undefined}>
        {seconds > 0 ? (
          <>
            {t('hold.left')} <Bdi>{minutesText(seconds)}</Bdi>
          </>
        ) : (
          t('hold.over')
        )}
      </p>
      {isAskedFor && <p className={classes.help}>{t('hold.askedFor')}</p>}
      <Group gap="xs">
        <Button size="md" loading={busy === 'book'} disabled={seconds === 0 || busy === 'release'} onClick={book}>
          {t(isAskedFor ? 'hold.ask' : 'hold.confirm')}
        </Button>
        <Button
          size="md"
          variant="default"
          loading={busy === 'release'}
          disabled={busy === 'book'}
          onClick={() => run('release', () => letGo(lesson.id, seconds))}
        >
          {t('hold.release')}
        </Button>
      </Group>
    </section>
  )
}

/** What ended by itself needs nobody to let go of it. */
const letGo = async (id: number, seconds: number) => {
  if (seconds > 0) await call(releaseMyHold, { params: { id } })
}

/** What the lesson costs: what packages cover, and what is left to pay. */
function LessonCost({ id }: { id: number }) {
  const t = useText('booking')
  const format = useFormat()
  const { data } = useQuery({
    queryKey: [...freeSlotsKey, 'cost', id],
    queryFn: ({ signal }) => call(previewMyLessonCost, { params: { id } }, signal),
  })
  if (!data?.currency || data.price_minor === null) return null
  const { minutes, covered_minutes: covered, rest_minor, price_minor, currency } = data
  if (covered === 0)
    return <p className={classes.help}>{t('cost.price', { price: format.money(price_minor, currency) })}</p>
  if (covered === minutes)
    return <p className={classes.help}>{t('cost.covered', { minutes: format.number(covered) })}</p>
  return (
    <p className={classes.help}>
      {t('cost.part', { minutes: format.number(covered), price: format.money(rest_minor, currency) })}
    </p>
  )
}
