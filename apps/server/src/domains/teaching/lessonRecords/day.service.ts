import type { Answer, Input } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import {
  type DayLesson,
  type getTeachingDay,
  listUnfinishedOfMine,
  type TeachingDay,
} from '@dsms/contract/teaching/lessonRecords/calls'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { todayOf, zoneHere } from '../../../kernel/time/today.ts'
import { together } from '../../../kernel/together.ts'
import { zoneOf } from '../../schedule/public.ts'
import { ownTrainer } from '../../trainers/public.ts'
import { isMine, readCatalogue, selectMine } from './day.data.ts'
import { at } from './records.data.ts'

/** A day of the person who acts as a trainer, with everything that giving its lessons takes. */
export async function readDay(
  actor: Actor,
  asked: Input<typeof getTeachingDay>['params']['day'],
): Promise<TeachingDay> {
  const me = await ownTrainer(actor)
  const today = await todayOf(actor)
  const day = asked === 'today' ? today : asked
  const [zone, lessons, catalogue] = await together([
    () => zoneOf(actor),
    () => selectMine(actor, sql`(l.starts_at at time zone ${zoneHere})::date = ${day}::date`),
    () => readCatalogue(actor),
  ])
  return {
    day,
    today,
    now: new Date().toISOString(),
    time_zone: zone,
    me: { id: me.id, name: me.name },
    lessons,
    ...catalogue,
  }
}

/** A lesson of the person who acts, for the student whose booking is named; everybody else's is not there. */
export async function readMine(actor: Actor, id: number, bookingId?: number): Promise<DayLesson> {
  const all = await selectMine(actor, sql`l.id = ${id}`)
  const lesson = bookingId === undefined ? all[0] : all.find(({ student }) => student?.booking_id === bookingId)
  if (!lesson) throw new AppError('not_found')
  return lesson
}

/** Lessons of the last two weeks that are over and were not finished, or that I have not signed. */
export async function listUnfinished(actor: Actor): Promise<Answer<typeof listUnfinishedOfMine>> {
  const { db, tenant, language } = actor
  await ownTrainer(actor)
  return rowsOf(
    db,
    listUnfinishedOfMine.response.element,
    sql`
      with mine as (
        select l.* from lessons l join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
         where l.tenant = ${tenant} and ${isMine(actor)} and y.kind <> 'theory_class'
           and lesson_is_agreed(l.status)
           and l.ends_at < now() and l.starts_at > now() - interval '14 days')
      select l.id, (l.starts_at at time zone ${zoneHere})::date::text as day, ${at(sql`l.starts_at`)} as start,
             ${at(sql`l.ends_at`)} as "end", t.booking_id, l.capacity > 1 as is_shared, text_in(y.name, ${language}) as type, text_in(t.full_name, ${language}) as student,
             r.finished_at is not null as is_finished
        from mine l
        join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
        join lesson_students(array(select id from mine)) t on t.lesson_id = l.id
        left join lesson_records r on r.tenant = l.tenant and r.booking_id = t.booking_id
       where r.finished_at is null
          or not r.is_absent and not exists (select from record_signatures g
                          where g.tenant = r.tenant and g.record_id = r.id and g.role in ('trainer', 'office'))
       order by l.starts_at desc, l.id desc limit 50`,
  )
}
