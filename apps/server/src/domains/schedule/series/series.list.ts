import type { Answer, Input as Given } from '@dsms/contract/kernel/endpoint'
import { fieldError } from '@dsms/contract/kernel/errors'
import { addDays, daysBetween } from '@dsms/contract/kernel/time/days'
import { instantsOf, offsetAt, steadyTimesOfDays } from '@dsms/contract/kernel/time/offsets'
import { dayMinutes } from '@dsms/contract/kernel/time/spans'
import { shutOn } from '@dsms/contract/people/availability/opening'
import type { listAffectedLessons, listLessonSeries } from '@dsms/contract/schedule/series/calls'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { openTimesOf } from '../../school/public.ts'
import { selectLessons } from '../lessons/lessons.data.ts'
import { countSeries, schoolTime, selectSeries } from './series.data.ts'
import { iso } from './series.judge.ts'

export async function listSeries(
  actor: Actor,
  { page, perPage, branch_id, trainer_id }: Given<typeof listLessonSeries>['query'],
): Promise<Answer<typeof listLessonSeries>> {
  const which = sql`${branch_id ? sql`s.branch_id = ${branch_id}` : sql`true`}
                and ${trainer_id ? sql`s.trainer_id = ${trainer_id}` : sql`true`}`
  const [rows, total] = await together([
    () => selectSeries(actor, which, sql`limit ${perPage} offset ${(page - 1) * perPage}`),
    () => countSeries(actor, which),
  ])
  return { rows, total }
}

/** Lessons to come that lie on a holiday of their branch, unless somebody planned them on it knowingly. */
export async function listAffected(
  actor: Actor,
  { from, to, branch_id }: Given<typeof listAffectedLessons>['query'],
): Promise<Answer<typeof listAffectedLessons>> {
  if (to < from) throw fieldError('to', 'end_before_start')
  if (daysBetween(from, to) > 366) throw fieldError('to', 'too_long_span')
  const [{ zone }, open] = await together([() => schoolTime(actor), () => openTimesOf(actor, from, to)])
  const steady = steadyTimesOfDays(zone, from, to)
  const shut = open
    .filter(({ id }) => !branch_id || id === branch_id)
    .flatMap((place) =>
      Array.from({ length: daysBetween(from, to) + 1 }, (_, nth) => addDays(from, nth)).flatMap((day) => {
        const holiday = shutOn([place], day).find(({ by }) => by === 'holiday')
        if (!holiday) return []
        return instantsOf(day, { from: 0, to: dayMinutes }, steady).map((span) => ({
          branch: place.id,
          day,
          name: holiday.name,
          from: iso(span.from),
          to: iso(span.to),
        }))
      }),
    )
  if (!shut.length) return { time_zone: zone, lessons: [] }
  const lessons = await selectLessons(
    actor,
    sql`l.status in ('held', 'requested', 'scheduled', 'confirmed') and l.starts_at > now()
        and not l.overridden @> '[{"code":"holiday"}]'
        and exists (select from jsonb_to_recordset(${JSON.stringify(shut)}::jsonb)
                             as h (branch integer, "from" timestamptz, "to" timestamptz)
                     where h.branch = l.branch_id and l.starts_at >= h.from and l.starts_at < h.to)`,
  )
  const nameOf = new Map(shut.map(({ branch, day, name }) => [`${branch} ${day}`, name]))
  return {
    time_zone: zone,
    lessons: lessons.map((lesson) => {
      const start = Date.parse(lesson.start)
      const day = iso(start + offsetAt(zone, start)).slice(0, 10)
      return { day, holiday: nameOf.get(`${lesson.branch.id} ${day}`) ?? null, lesson }
    }),
  }
}
