import { hitsOfKind, type SearchHit } from '@dsms/contract/kit/hits'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { nameSql } from '../../../kit/areas/area.columns.ts'
import { findsPlate, foundKeys, plainHit } from '../../../kit/records/find.ts'
import { vehicles } from '../../resources/public.ts'
import { students } from '../../students/public.ts'
import { trainers } from '../../trainers/public.ts'

const isComing = sql.raw(
  `l.status in ('requested', 'scheduled', 'confirmed', 'in_progress') and l.archived_at is null and l.ends_at > now()`,
)

/** Coming lessons for the search over everything: by whatever finds a student, the trainer or the vehicle; the next first. */
export async function lessonHits(actor: Actor, q: string): Promise<SearchHit[]> {
  const { db, language, tenant } = actor
  const rows = await rowsOf(
    db,
    row,
    sql`
      select l.id, l.status, l.starts_at, ${nameSql(sql`y.name`, language)} as type,
             (select ${nameSql(sql`t.name`, language)} from trainers t where t.tenant = l.tenant and t.id = l.trainer_id) as trainer,
             (select v.registration_no from vehicles v where v.tenant = l.tenant and v.id = l.vehicle_id) as plate,
             (select string_agg(${nameSql(sql`s.name`, language)}, ${language === 'ar' ? '، ' : ', '} order by b.id)
                from bookings b join students s on s.tenant = b.tenant and s.id = b.student_id
               where b.tenant = l.tenant and b.lesson_id = l.id and b.status = 'booked') as students,
             to_char(l.starts_at at time zone z.time_zone, 'YYYY-MM-DD') as day
        from lessons l
        join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
        join schools z on z.id = l.tenant
       where l.tenant = ${tenant} and ${isComing}
         and (l.trainer_id in ${foundKeys(actor, trainers, q)}
              or l.vehicle_id in (select ${vehicles.id} from ${vehicles} where ${vehicles.tenant} = ${tenant} and ${findsPlate(vehicles.search, q)})
              or l.id in (select b.lesson_id from bookings b
                           where b.tenant = ${tenant} and b.status = 'booked' and b.student_id in ${foundKeys(actor, students, q)}))
       order by l.starts_at, l.id limit ${hitsOfKind}`,
  )
  return rows.map((row) => ({
    ...plainHit,
    kind: 'lesson',
    id: row.id,
    title: row.students ?? row.type,
    detail: [row.students && row.type, row.trainer].filter(Boolean).join(' · '),
    link: `/school/schedule?date=${row.day}&lesson=${row.id}`,
    number: row.plate,
    status: row.status,
    lesson_at: new Date(row.starts_at).toISOString(),
  }))
}

const row = z.object({
  id: z.int(),
  status: z.string(),
  starts_at: z.string(),
  type: z.string(),
  trainer: z.string().nullable(),
  plate: z.string().nullable(),
  students: z.string().nullable(),
  day: z.string(),
})

const lessonRow = z.object({ person: z.number(), at: z.string() })

/** When the next lesson of some students and trainers begins, by the person. */
export async function nextLessons({ db, tenant }: Actor, people: number[]): Promise<Map<number, string>> {
  const ids = sql`${sql.param(people)}::integer[]`
  const rows = await rowsOf(
    db,
    lessonRow,
    sql`
      select who.person, min(l.starts_at) as at from (
        select b.student_id as person, b.lesson_id from bookings b
         where b.tenant = ${tenant} and b.status = 'booked' and b.student_id = any (${ids})
        union all
        select o.trainer_id, o.id from lessons o
         where o.tenant = ${tenant} and o.trainer_id = any (${ids}) and o.ends_at > now()) as who
        join lessons l on l.tenant = ${tenant} and l.id = who.lesson_id and ${isComing}
       group by who.person`,
  )
  return new Map(rows.map(({ person, at }) => [person, new Date(at).toISOString()]))
}

/** The next lesson of a student with its trainer and car. */
export async function nextLessonOf({ db, tenant, language }: Actor, studentId: number) {
  const rows = await rowsOf(
    db,
    nextRow,
    sql`
      select l.id, l.starts_at, l.ends_at, l.status, ${nameSql(sql`y.name`, language)} as type,
             (select c.full_name from people_cards(array[l.trainer_id]) c) as trainer,
             (select v.registration_no from vehicles v where v.tenant = l.tenant and v.id = l.vehicle_id) as vehicle
        from bookings b
        join lessons l on l.tenant = b.tenant and l.id = b.lesson_id and ${isComing}
        join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
       where b.tenant = ${tenant} and b.student_id = ${studentId} and b.status = 'booked'
       order by l.starts_at, l.id limit 1`,
  )
  const [next] = rows
  if (!next) return null
  const { starts_at, ends_at, ...lesson } = next
  return { ...lesson, start: new Date(starts_at).toISOString(), end: new Date(ends_at).toISOString() }
}

const nextRow = z.object({
  id: z.int(),
  starts_at: z.string(),
  ends_at: z.string(),
  status: z.enum(['requested', 'scheduled', 'confirmed', 'in_progress']),
  type: z.string(),
  trainer: z.string().nullable(),
  vehicle: z.string().nullable(),
})
