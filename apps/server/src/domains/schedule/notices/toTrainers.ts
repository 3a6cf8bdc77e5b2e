import { hourMs } from '@dsms/contract/kernel/time/milliseconds'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import { clockAt } from '../../../kernel/time/zones.ts'
import { idsIn, type NoticeServices } from '../../students/public.ts'

/** Trainers look at their plan every day: they are told of what changes in the hours before. */
const nearMs = 48 * hourMs

type Kind = 'trainer_lesson_booked' | 'trainer_lesson_moved' | 'trainer_lesson_cancelled'

interface News {
  kind: Kind
  lesson_id: number
  trainer_id: number | null
  /** Instants as ISO 8601; `was` where it is another than before. */
  start: string
  was?: string
}

/** Who was to give a lesson that is planned, and when, before it was changed. */
export type Before = Pick<News, 'start' | 'trainer_id'> & { id: number }

const lessonRow = z.object({ id: z.int(), trainer_id: z.int().nullable(), start: z.string() })

const lessonsThat = ({ db, tenant }: Actor, which: SQL) =>
  rowsOf(
    db,
    lessonRow,
    sql`
      select l.id, coalesce(l.actual_trainer_id, l.trainer_id) as trainer_id,
             to_char(l.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as start
        from lessons l where l.tenant = ${tenant} and ${which}`,
  )

/** Tells trainers of lessons soon to come that others planned for them, or called off. */
export async function tellTrainers(
  app: NoticeServices,
  actor: Actor,
  kind: 'trainer_lesson_booked' | 'trainer_lesson_cancelled',
  lessonIds: readonly number[],
): Promise<void> {
  if (lessonIds.length === 0) return
  const is = kind === 'trainer_lesson_cancelled' ? sql`l.status = 'cancelled'` : sql`lesson_is_planned(l.status)`
  const found = await lessonsThat(actor, sql`${idsIn('l.id', lessonIds)} and ${is}`)
  await tellNear(
    app,
    actor,
    found.map(({ id, ...one }) => ({ kind, lesson_id: id, ...one })),
  )
}

/** Tells trainers of planned lessons that others moved, took from them or gave to them. */
export async function tellTrainersChanged(app: NoticeServices, actor: Actor, before: readonly Before[]): Promise<void> {
  if (before.length === 0) return
  const ids = idsIn(
    'l.id',
    before.map(({ id }) => id),
  )
  const after = await lessonsThat(actor, sql`${ids} and lesson_is_planned(l.status)`)
  const news = after.flatMap(({ id, trainer_id, start }): News[] => {
    const was = before.find((one) => one.id === id)
    if (!was) return []
    if (was.trainer_id !== trainer_id)
      return [
        { kind: 'trainer_lesson_cancelled', lesson_id: id, trainer_id: was.trainer_id, start: was.start },
        { kind: 'trainer_lesson_booked', lesson_id: id, trainer_id, start },
      ]
    return Date.parse(was.start) === Date.parse(start)
      ? []
      : [{ kind: 'trainer_lesson_moved', lesson_id: id, trainer_id, start, was: was.start }]
  })
  await tellNear(app, actor, news)
}

const saidRow = z.object({
  kind: z.enum(['trainer_lesson_booked', 'trainer_lesson_moved', 'trainer_lesson_cancelled']),
  trainer_id: z.int(),
  lesson: z.string(),
  start: z.string(),
  was: z.string().nullable(),
  zone: z.string(),
})

/** Of several lessons of a series that are near, a trainer is told of the first. */
async function tellNear(app: NoticeServices, actor: Actor, news: readonly News[]): Promise<void> {
  const isNear = (instant: string) => {
    const ahead = Date.parse(instant) - Date.now()
    return ahead > 0 && ahead < nearMs
  }
  const near = news.filter(
    ({ trainer_id, start, was }) =>
      trainer_id !== null && trainer_id !== actor.id && (isNear(start) || (was !== undefined && isNear(was))),
  )
  if (near.length === 0) return
  const rows = await rowsOf(
    actor.db,
    saidRow,
    sql`
      select distinct on (n.trainer_id, n.kind) n.kind, n.trainer_id,
             text_in(y.name, coalesce((select a.language from account_of(n.trainer_id) a), ${app.env.DEFAULT_LANGUAGE})) as lesson,
             to_char(n.start at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start,
             to_char(n.was at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as was, z.time_zone as zone
        from jsonb_to_recordset(${JSON.stringify(near)}::jsonb)
               as n (kind text, lesson_id integer, trainer_id integer, start timestamptz, was timestamptz)
        join lessons l on l.tenant = ${actor.tenant} and l.id = n.lesson_id
        join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
        join schools z on z.id = l.tenant
       order by n.trainer_id, n.kind, n.start`,
  )
  for (const { kind, trainer_id, lesson, start, was, zone } of rows) {
    const before = was === null ? undefined : clockAt(was, zone)
    await notify(app, actor.db, [{ id: trainer_id, schoolId: actor.schoolId }], {
      kind,
      params: {
        lesson,
        ...clockAt(start, zone),
        ...(before && { wasDay: before.day, wasTime: before.time }),
      },
      link: '/my/day',
    })
  }
}
