import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import { fieldError } from '@dsms/contract/kernel/errors'
import { dayMs } from '@dsms/contract/kernel/time/milliseconds'
import type { listLessonsToReplan as replanCall } from '@dsms/contract/schedule/lessons/calls'
import { draftOfLesson } from '@dsms/contract/schedule/lessons/draft'
import { evaluate } from '@dsms/contract/schedule/rules/evaluate'
import type { LessonDraft } from '@dsms/contract/schedule/rules/facts'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { factsOf } from '../rules/facts.ts'
import { selectLessons, zoneOf } from './lessons.data.ts'

const longestSpanDays = 62
const mostLookedAt = 1000

/** Lessons to come that the rules of today are against; what somebody passed with a reason is not told again. */
export async function listLessonsToReplan(actor: Actor, query: Given<typeof replanCall>['query']) {
  const [from, to] = [Date.parse(query.from), Date.parse(query.to)]
  if (to <= from) throw fieldError('to', 'end_before_start')
  if (to - from > longestSpanDays * dayMs) throw fieldError('to', 'too_long_span', { max: longestSpanDays })
  const of = (column: string, id: number | undefined) => (id ? sql`and ${sql.raw(column)} = ${id}` : sql``)
  const coming = await selectLessons(
    actor,
    sql`l.id in (select id from lessons
                  where tenant = ${actor.tenant} and lesson_is_open(status)
                    and starts_at >= greatest(now(), ${query.from}::timestamptz) and starts_at < ${query.to}::timestamptz
                    ${of('trainer_id', query.trainer_id)} ${of('vehicle_id', query.vehicle_id)} ${of('branch_id', query.branch_id)}
                  order by starts_at, id limit ${mostLookedAt})`,
  )
  if (coming.length === 0) return { time_zone: await zoneOf(actor), looked_at: 0, lessons: [] }
  const drafts = coming.map(draftOfLesson)
  const facts = await factsOf(actor, drafts)
  const lessons = coming.flatMap((lesson, nth) => {
    const passed = new Set(lesson.overridden.map(({ code }) => code))
    const violations = evaluate(drafts[nth] as LessonDraft, facts).filter(
      ({ code, severity }) => severity !== 'warning' && !passed.has(code),
    )
    return violations.length ? [{ lesson, violations }] : []
  })
  return { time_zone: facts.zone, looked_at: coming.length, lessons }
}
