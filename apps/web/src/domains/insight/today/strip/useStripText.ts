import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { instantAt, type Strip, type StripLane, type StripLesson, shortName } from './strip.ts'

const said = [
  'held',
  'requested',
  'scheduled',
  'confirmed',
  'in_progress',
  'interrupted',
  'completed',
  'no_show',
] as const

/** What the strip says of lessons and gaps, in the reader's language. */
export function useStripText({ types }: Pick<Strip, 'types'>, zone: string) {
  const t = useText('today')
  const format = useFormat()
  const calendar = useCalendarFormat()
  const times = (from: number, to: number) => calendar.times(instantAt(from), instantAt(to), zone)
  const typeOf = ({ type_id }: StripLesson) => types.find(({ id }) => id === type_id)
  const seats = ({ booked, seats: all }: StripLesson) =>
    t('seats', { booked: format.number(booked), seats: format.number(all) })
  /** The student, or of a class what it is. */
  const who = (lesson: StripLesson) =>
    lesson.seats > 1
      ? `${typeOf(lesson)?.name ?? ''} · ${seats(lesson)}`
      : lesson.student
        ? shortName(lesson.student)
        : lesson.booked > 0
          ? t('hiddenStudent')
          : (typeOf(lesson)?.name ?? '')
  const trainer = (lane: StripLane) => lane.trainer ?? t('withoutTrainer')
  const status = (lesson: StripLesson) => {
    const known = said.find((one) => one === lesson.status)
    return known && t(`status.${known}`)
  }
  return {
    times,
    who,
    trainer,
    typeOf,
    colourOf: (lesson: StripLesson) => typeOf(lesson)?.colour,
    start: (minute: number) => calendar.time(instantAt(minute), zone),
    label: (lesson: StripLesson, lane: StripLane) =>
      format.joined([
        lesson.seats > 1 ? who(lesson) : lesson.student,
        lesson.seats > 1 ? undefined : typeOf(lesson)?.name,
        times(lesson.from, lesson.to),
        trainer(lane),
        status(lesson),
      ]),
    /** "+ 60 min", and of some full hours "+ 4 h". */
    length: ({ from, to }: { from: number; to: number }) =>
      to - from >= 120 && (to - from) % 60 === 0
        ? t('gap.hours', { number: format.number((to - from) / 60) })
        : t('gap.minutes', { number: format.number(to - from) }),
    plan: (lane: StripLane, { from, to }: { from: number; to: number }) =>
      t('gap.plan', { trainer: trainer(lane), times: times(from, to) }),
  }
}

export type StripText = ReturnType<typeof useStripText>
