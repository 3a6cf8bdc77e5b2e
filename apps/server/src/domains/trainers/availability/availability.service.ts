import type { Answer, Input } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { daysBetween } from '@dsms/contract/kernel/time/days'
import {
  type addAvailabilityException,
  type copyAvailability,
  type getAvailability,
  type getFreeHours,
  longestFreeSpan,
  type saveAvailabilityWeek,
} from '@dsms/contract/trainers/availability/calls'
import { hoursLeft } from '@dsms/contract/trainers/availability/rules'
import { outside, splitNights, wrongRow } from '@dsms/contract/trainers/availability/weeks'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { staleError } from '../../../kit/records/history.ts'
import * as data from './availability.data.ts'
import { factsOf } from './availability.facts.ts'
import { chosenTrainer, lockTrainers } from './trainers.data.ts'

type Shown = Answer<typeof getAvailability>
type Week = Omit<Input<typeof saveAvailabilityWeek>['body'], 'school_id'>
type Copy = Input<typeof copyAvailability>['body']
type Exception = Input<typeof addAvailabilityException>['body']
interface Span {
  valid_from: string
  valid_to?: string | null | undefined
}

/** Weekly hours and exceptions of one trainer, or of all; four statements and one wait, however many there are. */
export async function showAvailability(actor: Actor, wanted: data.Wanted): Promise<Shown> {
  if (wanted.trainerId === undefined) checkSpan(wanted.from, wanted.to)
  const [[school], trainers, rules, exceptions] = await together([
    () => data.schoolOf(actor),
    () => data.trainersOf(actor, wanted),
    () => data.rulesOf(actor, wanted),
    () => data.exceptionsOf(actor, wanted),
  ])
  if (!school || (wanted.trainerId !== undefined && trainers.length === 0)) throw new AppError('not_found')
  const rulesBy = Map.groupBy(rules, (rule) => rule.trainer_id)
  const exceptionsBy = Map.groupBy(exceptions, (one) => one.trainer_id)
  const { weekend: _, ...rest } = school
  return {
    ...rest,
    trainers: trainers.map((trainer) => ({
      ...trainer,
      rules: rulesBy.get(trainer.id) ?? [],
      exceptions: exceptionsBy.get(trainer.id) ?? [],
    })),
  }
}

/** Both ends of a span, which has at most so many days. */
function checkSpan(from: string | undefined, to: string | undefined): void {
  if (!from) throw fieldError('from', 'required')
  if (!to) throw fieldError('to', 'required')
  if (to < from) throw fieldError('to', 'end_before_start')
  if (daysBetween(from, to) >= longestFreeSpan) throw fieldError('to', 'too_long_span', { max: longestFreeSpan })
}

/** Puts a week in place of a trainer's hours from one day to another; those before and after stay. */
export async function saveWeek(actor: Actor, id: number, { version, hours, ...span }: Week): Promise<Shown> {
  checkValidity(span)
  checkRows(hours)
  await takeWeek(actor, id, version)
  const places = await data.usableBranches(actor, [...new Set(hours.flatMap(({ branch_id }) => branch_id ?? []))])
  const unknown = hours.findIndex(({ branch_id }) => branch_id && !places.has(branch_id))
  if (unknown >= 0) throw fieldError(`hours.${unknown}.branch_id`, 'unknown_choice')
  await putWeek(actor, id, span, splitNights(hours), await data.presentRules(actor, [id], span.valid_from))
  return showAvailability(actor, { trainerId: id })
}

function checkValidity({ valid_from, valid_to }: Span): void {
  if (valid_to && valid_to < valid_from) throw fieldError('valid_to', 'end_before_start')
}

/** Names the row that is wrong: `hours.3.from` is the fourth. */
function checkRows(hours: Week['hours']): void {
  const wrong = wrongRow(hours)
  if (wrong) throw fieldError(`hours.${wrong.place}.${wrong.code === 'end_before_start' ? 'to' : 'from'}`, wrong.code)
}

/** Takes a trainer whose hours are as they were when the change was begun. Others are taken with it, in their order. */
async function takeWeek(actor: Actor, id: number, version: number, others: readonly number[] = []) {
  // the second begins once the trainers are ours, so that it sees what whoever was first has saved
  const [trainers, weeks, isReached] = await together([
    () => lockTrainers(actor, [id, ...others]),
    () => data.weeksOf(actor, [id]),
    () => data.isReached(actor, id),
  ])
  if (!trainers.has(id) || !isReached) throw new AppError('not_found')
  const [week] = weeks
  if ((week?.version ?? 0) !== version) throw await staleError(actor, 'availability_weeks', week?.id ?? 0, version)
  return trainers
}

type Row = Pick<data.NewRule, 'weekday' | 'from' | 'to' | 'kind'> & { branch_id?: number | null | undefined }

async function putWeek(
  actor: Actor,
  trainer_id: number,
  { valid_from, valid_to = null }: Span,
  rows: readonly Row[],
  present: readonly data.NewRule[],
) {
  const kept = outside(
    present.filter((rule) => rule.trainer_id === trainer_id),
    valid_from,
    valid_to,
  )
  const added = rows.map(({ weekday, from, to, kind, branch_id = null }) => ({
    trainer_id,
    weekday,
    from,
    to,
    kind,
    branch_id,
    valid_from,
    valid_to,
  }))
  await data.replaceRules(actor, trainer_id, valid_from, [...kept, ...added])
}

/** What holds on the first day of the span, to other weekdays of the trainer or to other trainers. */
export async function copyWeek(actor: Actor, copy: Copy): Promise<Shown> {
  const { trainer_id, version, weekday, to_weekdays, to_trainer_ids, ...span } = copy
  checkValidity(span)
  const others = [...new Set(to_trainer_ids)].filter((id) => id !== trainer_id)
  if (to_weekdays.length === 0 && others.length === 0) throw fieldError('to_weekdays', 'required')
  if (to_weekdays.length > 0 && !weekday) throw fieldError('weekday', 'required')
  const trainers = await takeWeek(actor, trainer_id, version, others)
  const unknown = to_trainer_ids.findIndex((id) => !trainers.has(id))
  if (unknown >= 0) throw fieldError(`to_trainer_ids.${unknown}`, 'unknown_choice')
  const present = await data.presentRules(actor, [trainer_id, ...others], span.valid_from)
  const rows = present.filter((rule) => rule.trainer_id === trainer_id && rule.valid_from <= span.valid_from)
  const targets = to_weekdays.filter((day) => day !== weekday)
  const week = [
    ...rows.filter((rule) => !targets.includes(rule.weekday)),
    ...targets.flatMap((day) =>
      rows.filter((rule) => rule.weekday === weekday).map((rule) => ({ ...rule, weekday: day })),
    ),
  ]
  for (const id of [...(targets.length ? [trainer_id] : []), ...others]) await putWeek(actor, id, span, week, present)
  return showAvailability(actor, { trainerId: trainer_id })
}

const longestException = 366

export async function addException(actor: Actor, { school_id: _, reason = null, ...input }: Exception) {
  if (input.to <= input.from) throw fieldError('to', 'end_before_start')
  if (daysBetween(input.from, input.to) > longestException)
    throw fieldError('to', 'too_long_span', { max: longestException })
  await chosenTrainer(actor, input.trainer_id)
  const made = await data.insertException(actor, { ...input, reason: reason || null })
  if (!made) throw new AppError('internal')
  return made
}

export async function removeException(actor: Actor, id: number) {
  if (!(await data.deleteException(actor, id))) throw new AppError('not_found')
  return {}
}

export async function freeHours(
  actor: Actor,
  { trainer_id, from, to, branch_id, kind }: Input<typeof getFreeHours>['query'],
): Promise<Answer<typeof getFreeHours>> {
  checkSpan(from, to)
  const { facts } = await factsOf(actor, trainer_id, from, to)
  if (branch_id && !facts.branches.some(({ id }) => id === branch_id)) throw fieldError('branch_id', 'unknown_choice')
  return { time_zone: facts.zone, days: hoursLeft(facts, from, to, { branch_id, kind }) }
}
