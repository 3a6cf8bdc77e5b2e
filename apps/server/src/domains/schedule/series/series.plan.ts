import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { daysBetween } from '@dsms/contract/kernel/time/days'
import { type SteadyTime, steadyTimesOfDays } from '@dsms/contract/kernel/time/offsets'
import type { Facts, LessonDraft } from '@dsms/contract/schedule/rules/facts'
import type { checkLessonSeries } from '@dsms/contract/schedule/series/calls'
import { lastDayOf, mostOccurrences, occurrencesOf } from '@dsms/contract/schedule/series/occurrences'
import { shutOn } from '@dsms/contract/trainers/availability/opening'
import { sql } from 'drizzle-orm'
import { type Actor, holds } from '../../../kernel/actor.ts'
import { constraintOf } from '../../../kernel/http/errors.ts'
import { together } from '../../../kernel/together.ts'
import { openTimesOf } from '../../school/public.ts'
import { lockAllTaken } from '../claims/claims.data.ts'
import { checkKnown, draftOf } from '../lessons/lessons.check.ts'
import { factsOf } from '../rules/facts.ts'
import { schoolTime, trainersOfBranch } from './series.data.ts'
import { goneOf } from './series.gone.ts'
import { decided, decisionsOn, iso, type Judged, judge, type Planned, told } from './series.judge.ts'

export type Wish = Pick<Given<typeof checkLessonSeries>['body'], 'rule' | 'lesson' | 'decisions'>

export interface Plan {
  zone: string
  steady: SteadyTime[]
  /** Names of trainers who may be suggested, by branch. */
  trainers: ReadonlyMap<number, ReadonlyMap<number, string>>
  all: Planned[]
  /**
   * Where the fields of the lessons stand in the call; undefined where they come from lessons that stand already, so that
   * what the school does not have any more is a rule against a lesson and no mistake of the caller.
   */
  path: 'lesson.' | 'changes.' | undefined
  /** How its lessons are told to who has to decide. */
  tell: (judged: readonly Judged[]) => unknown[]
}

/**
 * The days of a series by its rule, without a branch those of the school. Throws at the field of the rule that makes none, or
 * too many.
 */
export async function daysOf(actor: Actor, rule: Wish['rule'], branchId: number | undefined) {
  if (!rule.until && !rule.count) throw fieldError('rule.until', 'required')
  if (rule.until && rule.until < rule.first_day) throw fieldError('rule.until', 'end_before_start')
  const last = lastDayOf(rule)
  if (rule.until && last < rule.until)
    throw fieldError('rule.until', 'too_long_span', { max: daysBetween(rule.first_day, last) + 1 })
  const [{ zone, week_start }, open] = await together([
    () => schoolTime(actor),
    () => openTimesOf(actor, rule.first_day, last),
  ])
  const places = open.filter(({ id }) => branchId === undefined || id === branchId)
  const holidayOn = (day: string) => shutOn(places, day).find(({ by }) => by === 'holiday')
  const found = occurrencesOf(rule, zone, week_start, (day) => holidayOn(day) !== undefined)
  if (found.length === 0) throw fieldError('rule.weekdays', 'too_few', { min: 1 })
  if (found.filter(({ is_holiday }) => !is_holiday).length > mostOccurrences)
    throw fieldError(rule.until ? 'rule.until' : 'rule.count', 'too_many', { max: mostOccurrences })
  return { zone, found, holidayOn, steady: steadyTimesOfDays(zone, rule.first_day, last) }
}

/** The days of a series, each as the lesson that it is to be. */
export async function planOf(actor: Actor, { rule, lesson, decisions }: Wish): Promise<Plan> {
  const [{ zone, found, holidayOn, steady }, trainers] = await together([
    () => daysOf(actor, rule, lesson.branch_id),
    () => trainersOfBranch(actor, lesson.branch_id),
  ])
  const on = decisionsOn(decisions, ({ day }) => day, new Set(found.map(({ day }) => day)))
  const all = found.map(
    (one, nth): Planned => ({
      day: one.day,
      draft: { ...draftOf({ ...lesson, start: iso(one.start), end: iso(one.end) }), lesson_id: -1 - nth },
      exists: one.exists,
      twice: one.twice,
      holiday: one.is_holiday ? (holidayOn(one.day)?.name ?? '') : null,
      decision: on.get(one.day),
    }),
  )
  const tell = (judged: readonly Judged[]) => told(judged, trainers)
  return { zone, steady, trainers: new Map([[lesson.branch_id, trainers]]), all, path: 'lesson.', tell }
}

/** Judges a plan with the facts of all its lessons in one wait, and under the locks of all where it is to be kept. */
export async function judgePlan(
  actor: Actor,
  plan: Plan,
  isLocked: boolean,
): Promise<{ judged: Judged[]; facts: Facts }> {
  const { all, trainers, steady, path } = plan
  const wanted = all.map((planned) => ({ ...decided(planned), lesson_id: planned.draft.lesson_id }))
  const others = [...trainers].flatMap(([branch_id, names]) =>
    [...names.keys()].map(
      (trainer_id): LessonDraft => ({ ...(wanted[0] as LessonDraft), branch_id, trainer_id, enrolment_ids: [] }),
    ),
  )
  const before = all.flatMap((planned) => planned.before ?? [])
  const [, facts] = await together([
    async () => isLocked && (await lockAllTaken(actor, [...wanted, ...before])),
    () => factsOf(actor, [...wanted, ...all.map(({ draft }) => draft), ...before, ...others]),
  ])
  if (path) for (const { draft } of all) checkKnown(draft, facts, path)
  for (const [nth, draft] of wanted.entries())
    if (path || isTaken(all[nth], facts)) checkKnown(draft, facts, 'decisions.')
  const mayOverride = holds(actor, 'schedules.override')
  return { judged: judge(all, { facts, mayOverride, steady, trainers }), facts }
}

/** Whether somebody chose another way to give a lesson of which all is there. */
const isTaken = (planned: Planned | undefined, facts: Facts): boolean =>
  planned?.decision?.action === 'take' && goneOf(planned.draft, facts).length === 0

export function checkResolved(judged: readonly Judged[], { tell }: Plan): void {
  const count = judged.filter(({ state }) => state === 'conflict').length
  if (count > 0) throw new AppError('series_unresolved', { count }, {}, { occurrences: tell(judged) })
}

/** Runs what writes claims; should the database object, since somebody planned past the locks, the rules are asked again. */
export async function orUnresolved<T>(actor: Actor, plan: Plan, write: () => Promise<T>): Promise<T> {
  await actor.db.execute(sql`savepoint series`)
  try {
    return await write()
  } catch (error) {
    if (!constraintOf(error)?.startsWith('claims_')) throw error
    await actor.db.execute(sql`rollback to savepoint series`)
    const { judged } = await judgePlan(actor, plan, false)
    const count = Math.max(1, judged.filter(({ state }) => state === 'conflict').length)
    throw new AppError('series_unresolved', { count }, {}, { occurrences: plan.tell(judged) })
  }
}
