import { dayEnd, dayStart } from '../../../kernel/time/clock.ts'
import { daysFrom, isoWeekdayOf, toIso, weekFrom } from '../../../kernel/time/days.ts'
import { minuteMs } from '../../../kernel/time/milliseconds.ts'
import { instantsOf, minutesAt, type SteadyTime, steadyTimesOfDays } from '../../../kernel/time/offsets.ts'
import {
  common,
  dayMinutes,
  lengthOf,
  merged,
  minutesOf,
  type Span,
  timeOf,
  without,
} from '../../../kernel/time/spans.ts'
import { type Away, type BranchTimes, type LostBy, shutOn } from './opening.ts'

/** What somebody is there for at these hours. */
export const hourKinds = ['any', 'lessons', 'theory'] as const
export type HourKind = (typeof hourKinds)[number]
export const exceptionKinds = ['available', 'unavailable'] as const

/** Hours of every week for as long as they hold. */
export interface WeeklyHours {
  /** 1 is Monday, 7 is Sunday, as ISO 8601 counts. */
  weekday: number
  /** Times by the clock; `to` is at most `24:00`. */
  from: string
  to: string
  valid_from: string
  valid_to: string | null
  /** Only there; null is wherever the school teaches. */
  branch_id: number | null
  kind: HourKind
}

/** Once more, or not at all, from one time to another: `2026-03-29T09:00`, by the clock where the school is. */
export interface HoursException {
  kind: (typeof exceptionKinds)[number]
  from: string
  to: string
  reason: string | null
}

/** Whole days off, the first from noon and the last until noon where it says so. */
export interface LeaveDays {
  first_day: string
  last_day: string
  from_noon: boolean
  until_noon: boolean
}
export interface NamedLeave extends LeaveDays {
  kind: string
}

/** All that decides when somebody can teach. */
export interface HoursFacts {
  zone: string
  rules: readonly WeeklyHours[]
  exceptions: readonly HoursException[]
  leave: readonly NamedLeave[]
  branches: readonly BranchTimes[]
}

/** One stretch in which somebody is free: by the clock, and as instants, which alone tell the two 02:30 of autumn apart. */
export interface FreeTime {
  from: string
  to: string
  starts_at: string
  ends_at: string
}

/** Hours that somebody works and that cannot be used, and why. `name` is the holiday's, or what was written down. */
export interface LostTime {
  from: string
  to: string
  by: LostBy
  name: string | null
}

export interface FreeDay {
  day: string
  free: FreeTime[]
  lost: LostTime[]
  /** As time passes: on the night that clocks are put back an hour more than the clock tells. */
  minutes: number
}

/** Narrows what is asked: hours for this kind of teaching, at this branch. */
export interface HoursWish {
  kind?: HourKind | undefined
  branch_id?: number | undefined
}

export const noon = 12 * 60

/** The hours of who has said none: any hour of any day, for anything, anywhere. */
export const anyHour: readonly WeeklyHours[] = weekFrom(1).map((weekday) => ({
  weekday: toIso(weekday),
  from: dayStart,
  to: dayEnd,
  valid_from: '0001-01-01',
  valid_to: null,
  branch_id: null,
  kind: 'any',
}))

/** Hours that somebody has left on each day, and what took the others. */
export function hoursLeft(facts: HoursFacts, first: string, last: string, wish: HoursWish = {}): FreeDay[] {
  const steady = steadyTimesOfDays(facts.zone, first, last)
  return daysFrom(first, last).map((day) => freeOn(facts, day, wish, steady))
}

/** The same of one day. */
export function freeOn(
  facts: HoursFacts,
  day: string,
  wish: HoursWish = {},
  steady: readonly SteadyTime[] = steadyTimesOfDays(facts.zone, day, day),
): FreeDay {
  const parts = ownHours(facts, day, wish).map(({ branch_id, spans }) => {
    const away = [...awayOn(facts, day), ...shutOn(placesFor(facts, branch_id, wish), day)]
    return away.reduce<{ left: Span[]; lost: (Span & { by: LostBy; name: string | null })[] }>(
      ({ left, lost }, { by, name, spans: cut }) => ({
        left: without(left, cut),
        lost: [...lost, ...common(left, cut).map((span) => ({ ...span, by, name }))],
      }),
      { left: spans, lost: [] },
    )
  })
  const left = merged(parts.flatMap((part) => part.left))
  const instants = merged(left.flatMap((span) => instantsOf(day, span, steady)))
  return {
    day,
    free: instants.map(({ from, to }) => ({
      from: timeOf(minutesAt(day, from, steady, false)),
      to: timeOf(minutesAt(day, to, steady, true)),
      starts_at: new Date(from).toISOString(),
      ends_at: new Date(to).toISOString(),
    })),
    // what is lost at one branch and left at another is not lost
    lost: parts
      .flatMap((part) => part.lost)
      .flatMap(({ by, name, ...span }) => without([span], left).map((rest) => ({ ...rest, by, name })))
      .sort((a, b) => a.from - b.from)
      .map(({ from, to, by, name }) => ({ from: timeOf(from), to: timeOf(to), by, name })),
    minutes: Math.round(lengthOf(instants) / minuteMs),
  }
}

/** The hours that somebody has said for a day, by where they hold. */
function ownHours({ rules, exceptions }: HoursFacts, day: string, { kind, branch_id }: HoursWish) {
  const weekday = isoWeekdayOf(day)
  const weekly = rules
    .filter(
      (rule) =>
        rule.weekday === weekday &&
        holdsOn(rule, day) &&
        (!kind || kind === 'any' || rule.kind === 'any' || rule.kind === kind) &&
        (!branch_id || rule.branch_id === null || rule.branch_id === branch_id),
    )
    .map((rule) => ({ branch_id: rule.branch_id, span: { from: minutesOf(rule.from), to: minutesOf(rule.to) } }))
  const once = exceptions
    .filter((exception) => exception.kind === 'available')
    .map((exception) => ({ branch_id: null, span: partOf(exception, day) }))
  return [...Map.groupBy([...weekly, ...once], (one) => one.branch_id)].map(([branch, all]) => ({
    branch_id: branch,
    spans: merged(all.map(({ span }) => span)),
  }))
}

const holdsOn = ({ valid_from, valid_to }: WeeklyHours, day: string) =>
  valid_from <= day && (valid_to === null || day <= valid_to)

/** What keeps the person away, wherever. */
const awayOn = ({ exceptions, leave }: HoursFacts, day: string): Away[] => [
  ...exceptions
    .filter(({ kind }) => kind === 'unavailable')
    .map((exception) => ({ by: 'unavailable' as const, name: exception.reason, spans: [partOf(exception, day)] })),
  ...leave.map((one) => ({ by: 'leave' as const, name: one.kind, spans: [leaveOn(one, day)] })),
]

/** The part of a day that an exception is about; without length where it is not about that day. */
function partOf({ from, to }: HoursException, day: string): Span {
  const at = (moment: string) =>
    moment.slice(0, 10) < day ? 0 : moment.slice(0, 10) > day ? dayMinutes : minutesOf(moment.slice(11))
  return { from: at(from), to: at(to) }
}

export const leaveOn = ({ first_day, last_day, from_noon, until_noon }: LeaveDays, day: string): Span =>
  day < first_day || day > last_day
    ? { from: 0, to: 0 }
    : { from: day === first_day && from_noon ? noon : 0, to: day === last_day && until_noon ? noon : dayMinutes }

const placesFor = ({ branches }: HoursFacts, ruled: number | null, { branch_id }: HoursWish): BranchTimes[] => {
  const only = ruled ?? branch_id
  return branches.filter(({ id }) => only === undefined || id === only)
}
