import { addDays } from '@dsms/contract/kernel/time/days'
import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { evaluate } from '@dsms/contract/schedule/rules/evaluate'
import type { LessonDraft } from '@dsms/contract/schedule/rules/facts'
import type { Violation } from '@dsms/contract/schedule/rules/violations'
import type { SchoolStart } from '@dsms/contract/schedule/start/calls'
import type { Actor } from '../../../kernel/actor.ts'
import { instantOf, today } from '../../../kernel/time/zones.ts'
import { findFreeSlots } from '../finding/freeSlots.ts'
import { factsOf } from '../rules/facts.ts'
import type { StartFacts } from './start.data.ts'

/** The day's hour that is asked about where nobody is free yet, and so many days from tomorrow on. */
const askedHour = '10:00:00'
const askedDays = 7
const mostStarts = 6

const isAgainst = ({ severity }: Violation) => severity !== 'warning'

/**
 * What refuses a first lesson with what the school has. The rules themselves are asked: for free starts where there is a student,
 * else for an hour of the next days, of which the one with the least against it is told.
 */
export async function judgeFirst(actor: Actor, known: StartFacts): Promise<SchoolStart['judge']> {
  const { branch, type, student, trainer, vehicle } = known
  const lacks = [
    ...(branch ? [] : (['branch'] as const)),
    ...(type ? [] : (['lesson_type'] as const)),
    ...(known.licence_types.length > 0 ? [] : (['licence_type'] as const)),
    ...(student?.enrolment_id ? [] : (['student'] as const)),
  ]
  const nothing = { lacks, against: [], type_id: type?.id ?? null, found: null }
  if (!branch || !type) return nothing
  const enrolment_id = student?.enrolment_id ?? undefined
  const place = { type_id: type.id, branch_id: branch.id }
  const found =
    enrolment_id && trainer?.is_ready && vehicle?.is_ready
      ? await findFreeSlots(actor, { ...place, enrolment_id, limit: mostStarts })
      : null
  if (found && found.slots.length > 0) return { ...nothing, found }
  const first = addDays(today(known.time_zone), 1)
  const drafts = Array.from({ length: askedDays }, (_, nth): LessonDraft => {
    const start = Date.parse(instantOf(`${addDays(first, nth)}T${askedHour}`, known.time_zone))
    return {
      ...place,
      start,
      end: start + type.minutes * minuteMs,
      trainer_id: trainer?.id,
      vehicle_id: vehicle?.id,
      enrolment_ids: enrolment_id === undefined ? [] : [enrolment_id],
    }
  })
  const facts = await factsOf(actor, drafts)
  const told = drafts.map((draft) => evaluate(draft, facts).filter(isAgainst))
  const against = told.reduce((least, one) => (one.length < least.length ? one : least), told[0] ?? [])
  return { ...nothing, against: against.length > 0 ? against : (found?.against ?? []), found }
}
