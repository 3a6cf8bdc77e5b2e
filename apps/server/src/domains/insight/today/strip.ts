import { gapMinutes, type getSchoolToday } from '@dsms/contract/insight/today/calls'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { instantsOf, steadyTimesOfDays } from '@dsms/contract/kernel/time/offsets'
import { dayMinutes, lengthOf, minutesOf, type Span, without } from '@dsms/contract/kernel/time/spans'
import { shutOn } from '@dsms/contract/trainers/availability/opening'
import { anyHour, freeOn } from '@dsms/contract/trainers/availability/rules'
import { mayTeachOn } from '@dsms/contract/trainers/credentials/rules'
import type { TrainerFacts } from '@dsms/contract/trainers/trainers/facts'
import type { SchoolDay } from './day.ts'
import type { StripLesson } from './strip.data.ts'

type Strip = NonNullable<Answer<typeof getSchoolToday>['strip']>
type Lane = Strip['lanes'][number]

/** A gap that has begun is offered from the next quarter of an hour on. */
const step = 15

interface Known {
  lessons: readonly StripLesson[]
  /** Milliseconds. */
  now: number
}

/** Who is at work on a day, with their lessons, the time that nobody has taken, and when they do not teach. */
export function stripOf(day: SchoolDay, { lessons, now }: Known): Strip {
  const { trainers, facts } = day
  const axis = hoursOf(day, lessons)
  const first = Math.ceil(now / minuteMs / step) * step
  const known = new Map(facts.map((one) => [one.id, one]))
  const byTrainer = Map.groupBy(lessons, ({ trainer_id }) => trainer_id)
  const lanes = trainers.flatMap(({ id, name }): Lane[] => {
    const taught = byTrainer.get(id) ?? []
    const trainer = known.get(id)
    const free = trainer ? freeTimes(day, trainer) : []
    if (taught.length === 0 && lengthOf(within(free, axis)) === 0) return []
    const ahead = { from: Math.max(axis.from, first), to: axis.to }
    return [
      {
        trainer_id: id,
        trainer: name,
        lessons: taught.map(shown),
        gaps: without(within(free, ahead), taught.filter(takesTime)).filter(({ from, to }) => to - from >= gapMinutes),
        off: without([axis], free),
      },
    ]
  })
  const alone = lessons.filter(({ trainer_id, needs_trainer }) => trainer_id === null && needs_trainer)
  const types = new Map(lessons.map(({ type_id: id, type: name, colour }) => [id, { id, name, colour }]))
  return {
    ...axis,
    types: [...types.values()],
    lanes: [
      ...(alone.length > 0 ? [{ trainer_id: null, trainer: null, lessons: alone.map(shown), gaps: [], off: [] }] : []),
      ...lanes,
    ],
  }
}

const shown = ({ id, from, to, type_id, status, student, seats, booked }: StripLesson): Lane['lessons'][number] => ({
  id,
  from,
  to,
  type_id,
  status,
  student,
  seats,
  booked,
})

const takesTime = ({ status }: StripLesson): boolean => status !== 'no_show'

const within = (spans: readonly Span[], { from, to }: Span): Span[] =>
  spans
    .map((span) => ({ from: Math.max(span.from, from), to: Math.min(span.to, to) }))
    .filter((span) => span.to > span.from)

/** When somebody teaches on a day, in minutes since 1970; never where a paper is missing without which nobody does. */
function freeTimes({ day, time_zone: zone, branches }: SchoolDay, trainer: TrainerFacts): Span[] {
  if (trainer.status !== 'active' || !mayTeachOn(day, trainer.credentials).may) return []
  const rules = trainer.rules.length ? trainer.rules : anyHour
  const { free } = freeOn({ zone, rules, exceptions: trainer.exceptions, leave: trainer.leave, branches }, day)
  return free.map(({ starts_at, ends_at }) => ({
    from: Math.round(Date.parse(starts_at) / minuteMs),
    to: Math.round(Date.parse(ends_at) / minuteMs),
  }))
}

/** Full hours from the opening of the first branch to the closing of the last, and as long as lessons are given. */
function hoursOf({ day, time_zone, branches, usual }: SchoolDay, lessons: readonly StripLesson[]): Span {
  const whole = { from: 0, to: dayMinutes }
  const open = without(
    [whole],
    shutOn(branches, day).flatMap(({ spans }) => spans),
  )
  const isSaid = open.length > 0 && lengthOf(open) < dayMinutes
  const hours = isSaid
    ? { from: open[0]?.from ?? 0, to: open.at(-1)?.to ?? dayMinutes }
    : { from: minutesOf(usual.from), to: minutesOf(usual.to) }
  const steady = steadyTimesOfDays(time_zone, day, day)
  const instants = instantsOf(day, hours, steady)
  const midnight = (instantsOf(day, whole, steady)[0]?.from ?? 0) / minuteMs
  const from = Math.min((instants[0]?.from ?? 0) / minuteMs, ...lessons.map((one) => one.from)) - midnight
  const to = Math.max((instants.at(-1)?.to ?? 0) / minuteMs, ...lessons.map((one) => one.to)) - midnight
  return {
    from: Math.round(midnight + Math.floor(from / 60) * 60),
    to: Math.round(midnight + Math.ceil(to / 60) * 60),
  }
}
