import { dayMs, minuteMs } from '../../../kernel/time/milliseconds.ts'
import { minutesOf, type Span } from '../../../kernel/time/spans.ts'
import { startsOf } from '../booking/freeStarts.ts'
import { type ChosenThing, isTaken } from '../booking/memory.ts'
import { evaluate, parts, searched, tellsAny } from '../rules/evaluate.ts'
import { type Claim, claimKey, type Facts, type LessonDraft } from '../rules/facts.ts'
import { minutesIn } from '../rules/scene.ts'
import { isOpenAt } from '../rules/time/opening.ts'
import { travelMinutes, whereabouts } from '../rules/time/ways.ts'
import type { Violation } from '../rules/violations.ts'
import { whenOf } from '../rules/when.ts'
import { type PartOfDay, type SlotReason, slotReasons } from './words.ts'

const hoursOfPart: Record<PartOfDay, Span> = {
  morning: { from: 0, to: minutesOf('12:00') },
  afternoon: { from: minutesOf('12:00'), to: minutesOf('17:00') },
  evening: { from: minutesOf('17:00'), to: minutesOf('24:00') },
}

const weights: Record<SlotReason, number> = { own_trainer: 4, no_gap: 2, no_extra_way: 1 }

/** What somebody asks for. Instants are milliseconds since 1970. */
export interface Asked {
  type_id: number
  branch_id: number
  enrolment_id: number | undefined
  /** The lesson that is to be moved, if any: facts of what it takes are left out. */
  lesson_id?: number | undefined
  /** The trainer of the course. */
  own_trainer_id: number | undefined
  minutes: number
  step_minutes: number
  from: number
  to: number
  part_of_day: PartOfDay | undefined
  /** The hours that a day has where nobody said when the branch is open. */
  usual_day: Span
  most: number
}

/** Who and what may be taken: undefined where a lesson goes without a trainer. */
export interface Offered {
  trainers: readonly (number | undefined)[]
  things: readonly (readonly [ChosenThing, readonly number[]])[]
}

export interface Found {
  draft: LessonDraft
  reasons: SlotReason[]
}

interface Ranked extends Found {
  /** A day of waiting weighs as much as a way less. */
  rank: number
}

/** So many days at least share the starts that are told. */
const spreadDays = 4
/** Nobody calls this a way. */
const nearMinutes = 3

const isAgainst = ({ severity }: Violation): boolean => severity !== 'warning'
const isClosed = (one: Violation): boolean => isAgainst(one) && one.code !== 'need_missing'

/**
 * The best starts at which no rule is against a lesson, spread over the next days: each with the trainer who suits best and the first
 * things that fit, those that are good for more reasons first. Pure: the facts are all it knows.
 */
export function bestStarts(asked: Asked, offered: Offered, facts: Facts): Found[] {
  const look: Look = { asked, facts, fits: new Map() }
  const a_day = Math.ceil(asked.most / spreadDays)
  const chosen: Ranked[] = []
  const spare: Ranked[] = []
  let day: { name: string; found: Ranked[] } = { name: '', found: [] }
  const close = () => {
    const apart = apartFrom(day.found, asked.minutes)
    chosen.push(...apart.slice(0, a_day))
    spare.push(...apart.slice(a_day))
  }
  for (const start of startsOf(asked, facts.zone)) {
    const time = timeOf(asked, start)
    const name = whenOf(time, facts.zone).day
    if (name !== day.name) {
      close()
      if (chosen.length >= asked.most) return best(chosen, asked.most)
      day = { name, found: [] }
    }
    if (!isAskedFor(time, look) || tellsAny(time, facts, searched.first, isClosed)) continue
    const found = withSomebody(time, offered, look)
    if (found) day.found.push(found)
  }
  close()
  return best([...chosen, ...best(spare, asked.most - chosen.length)], asked.most)
}

/**
 * Why there is no start at all, where that is plain: what is against the student on any day, else against everybody who could give the
 * lesson, else against everything that could be used for it; each rule once.
 */
export function whyNone(asked: Asked, { trainers, things }: Offered, facts: Facts): Violation[] {
  const time = timeOf(asked, asked.from)
  const against = (draft: LessonDraft) => evaluate(draft, facts, parts.ofDay).filter(isClosed)
  const ofStudent = against(time)
  if (ofStudent.length > 0) return ofStudent
  const each = [
    trainers.filter((id) => id !== undefined).map((trainer_id) => against({ ...time, trainer_id })),
    ...things.map(([kind, ids]) => ids.map((id) => against({ ...time, [`${kind}_id`]: id }))),
  ]
  const all = each.find((some) => some.length > 0 && some.every((one) => one.length > 0))
  return [...new Map(all?.flatMap(([first]) => (first ? [[first.code, first] as const] : []))).values()]
}

interface Look {
  asked: Asked
  facts: Facts
  /** Who and what the rules that know no hour have nothing against, by day. */
  fits: Map<string, boolean>
}

const timeOf = ({ type_id, branch_id, enrolment_id, lesson_id, minutes }: Asked, start: number): LessonDraft => ({
  lesson_id,
  type_id,
  branch_id,
  start,
  end: start + minutes * minuteMs,
  enrolment_ids: enrolment_id === undefined ? [] : [enrolment_id],
})

const best = <T extends Ranked>(found: readonly T[], most: number): T[] =>
  found
    .toSorted((one, other) => other.rank - one.rank || one.draft.start - other.draft.start)
    .slice(0, Math.max(0, most))

/** Of starts that would overlap the better one. */
function apartFrom(found: readonly Ranked[], minutes: number): Ranked[] {
  const kept: Ranked[] = []
  for (const one of best(found, found.length))
    if (kept.every(({ draft }) => Math.abs(draft.start - one.draft.start) >= minutes * minuteMs)) kept.push(one)
  return kept
}

/** In the part of the day that was asked for, and while the branch is open. */
function isAskedFor(time: LessonDraft, { asked, facts }: Look): boolean {
  const [first, ...later] = whenOf(time, facts.zone).parts
  if (!first) return false
  const part = asked.part_of_day && hoursOfPart[asked.part_of_day]
  if (part && (first.span.from < part.from || first.span.from >= part.to)) return false
  const branch = facts.branches[asked.branch_id]
  if (branch?.hours) return isOpenAt(branch, time, facts.zone)
  const { from, to } = asked.usual_day
  return first.span.from >= from && (to <= from || (first.span.to <= to && later.length === 0))
}

/** A time with whoever suits it best, and what fits. */
function withSomebody(time: LessonDraft, { trainers, things }: Offered, look: Look): Ranked | undefined {
  const { facts } = look
  const { today } = whenOf(time, facts.zone)
  const away = Math.floor((time.start - facts.now) / dayMs)
  const people = trainers
    .filter((id) => id === undefined || !isTaken(time, facts.claims[claimKey('trainer', id)]))
    .filter((trainer_id) => trainer_id === undefined || fits({ ...time, trainer_id }, `trainer ${trainer_id}`, look))
    .map((trainer_id) => {
      const that = facts.claims[claimKey('trainer', trainer_id ?? 0)] ?? []
      const day = that.filter(({ start }) => start >= today.from && start < today.to)
      const reasons = reasonsFor({ ...time, trainer_id }, day, look)
      const rank = reasons.reduce((sum, reason) => sum + weights[reason], -away)
      return { trainer_id, reasons, rank, load: day.length }
    })
    .sort((one, other) => other.rank - one.rank || one.load - other.load)
  for (const { trainer_id, reasons, rank } of people) {
    const given = { ...time, trainer_id }
    if (trainer_id !== undefined && tellsAny(given, facts, searched.after, isClosed)) continue
    const draft = withThings(given, things, look)
    if (draft) return { draft, reasons, rank }
  }
  return undefined
}

/** Whether the rules that look at no hour have nothing against somebody or something on a day: asked once for all its hours. */
function fits(draft: LessonDraft, what: string, { facts, fits: known }: Look): boolean {
  const key = `${whenOf(draft, facts.zone).day} ${what}`
  const before = known.get(key)
  if (before !== undefined) return before
  const now = !tellsAny(draft, facts, parts.ofDay, isClosed)
  known.set(key, now)
  return now
}

/** The draft with the first thing of each kind that fits. */
function withThings(draft: LessonDraft, things: Offered['things'], look: Look): LessonDraft | undefined {
  const [first, ...rest] = things
  if (!first) return draft
  const [kind, ids] = first
  for (const id of ids) {
    if (kind === 'vehicle' && isTaken(draft, look.facts.claims[claimKey(kind, id)])) continue
    const next = { ...draft, [`${kind}_id`]: id }
    if (!fits({ ...next, trainer_id: undefined }, `${kind} ${id}`, look)) continue
    if (tellsAny(next, look.facts, searched.after, isClosed)) continue
    const found = withThings(next, rest, look)
    if (found) return found
  }
  return undefined
}

/** Why a lesson would be good for a trainer who gives these on the same day. */
function reasonsFor(draft: LessonDraft, day: readonly Claim[], { asked, facts }: Look): SlotReason[] {
  const { trainer_id } = draft
  if (trainer_id === undefined) return []
  const before = day.findLast(({ end }) => end <= draft.start)
  const after = day.find(({ start }) => start >= draft.end)
  const isNext = (gap: number, claim: Claim) => gap < breakAround(draft, claim, facts) + asked.step_minutes
  const holds: Record<SlotReason, boolean> = {
    own_trainer: trainer_id === asked.own_trainer_id,
    no_gap:
      (before !== undefined && isNext(minutesIn({ start: before.end, end: draft.start }), before)) ||
      (after !== undefined && isNext(minutesIn({ start: draft.end, end: after.start }), after)),
    no_extra_way: isOnTheWay(draft, before, after, facts),
  }
  return slotReasons.filter((reason) => holds[reason])
}

function breakAround({ type_id, trainer_id }: LessonDraft, claim: Claim, facts: Facts): number {
  const own = facts.trainers[trainer_id ?? 0]?.buffer_minutes ?? 0
  return Math.max(own, facts.types[type_id]?.buffer_minutes ?? 0, claim.buffer_minutes, facts.settings.break_minutes)
}

/** It begins where the lesson before ended, and ends where the next begins, as far as there is one; of places nobody knows nothing is said. */
function isOnTheWay(draft: LessonDraft, before: Claim | undefined, after: Claim | undefined, facts: Facts): boolean {
  const { begins_at, ends_at } = whereabouts(draft, facts)
  const legs = [before && ([before.ends_at, begins_at] as const), after && ([ends_at, after.begins_at] as const)]
  const known = legs.filter((leg) => leg !== undefined)
  return (
    known.length > 0 &&
    known.every(([from, to]) => from && to && travelMinutes(from, to, facts.settings.travel_km_per_hour) <= nearMinutes)
  )
}
