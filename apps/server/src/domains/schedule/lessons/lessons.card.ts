import { stagePlan } from '@dsms/contract/curriculum/courses/plan'
import { trainingStages } from '@dsms/contract/curriculum/licences/requirements'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import { getLessonPeople as call } from '@dsms/contract/schedule/lessons/people'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import { type Actor, holds } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { learnerOf } from '../../curriculum/public.ts'
import { readPlan } from '../../students/public.ts'
import { whoIsTold } from '../notices/told.service.ts'
import { countedMinutes } from './deeds/lessons.minutes.ts'
import { type Owed, openSumsOf } from './deeds/lessons.questions.ts'

const personRow = call.response.shape.people.element
  .omit({ of: true, owed: true })
  .extend({ enrolment_id: z.int(), booked: z.int(), minutes: z.int() })
type Row = z.infer<typeof personRow>

/** Students of a lesson as its card shows them, in the same number of statements however many there are. */
export async function lessonPeople(actor: Actor, id: number): Promise<Answer<typeof call>> {
  const lesson = await stageOf(actor, id)
  const isAlone = lesson.capacity === 1 && lesson.kind !== 'theory_class' && lesson.kind !== 'exam'
  const [rows, owed, { told }] = await together([
    () => peopleOf(actor, id),
    () => owedBy(actor, id),
    () => whoIsTold(actor, { deed: 'change', lesson_ids: [id], booking_ids: [], enrolment_ids: [], move_ids: [] }),
  ])
  const [first] = rows
  const plan = isAlone && first ? await readPlan(actor, first.enrolment_id) : undefined
  const ahead = plan
    ? (stagePlan(plan.asked?.rows ?? [], learnerOf(plan), plan.extra).find(({ stage }) => stage === lesson.stage)
        ?.minutes ?? 0) - (plan.earlier[lesson.stage] ?? 0)
    : 0
  return {
    people: rows.map(({ enrolment_id: _enrolment, booked, minutes, ...person }) => ({
      ...person,
      owed:
        owed?.filter(({ student_id }) => student_id === person.student_id).map(({ student_id: _id, ...sum }) => sum) ??
        null,
      nth: isAlone ? person.nth : null,
      of: isAlone ? booked + Math.max(0, Math.ceil((ahead - minutes) / lesson.default_minutes)) : null,
    })),
    told,
  }
}

const stageRow = z.object({
  stage: z.enum(trainingStages),
  kind: z.string(),
  capacity: z.int(),
  default_minutes: z.int(),
})
type Stage = z.infer<typeof stageRow>

async function stageOf({ db, tenant }: Actor, id: number): Promise<Stage> {
  const rows = await rowsOf(
    db,
    stageRow,
    sql`
      select y.stage, y.kind, l.capacity, y.default_minutes
        from lessons l join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
       where l.tenant = ${tenant} and l.id = ${id}`,
  )
  const [lesson] = rows
  if (!lesson) throw new AppError('not_found')
  return lesson
}

/** What the students of a lesson owe, for those who may know it. */
async function owedBy(actor: Actor, id: number): Promise<Owed[] | undefined> {
  if (!holds(actor, 'fee_payments.view')) return undefined
  return openSumsOf(
    actor,
    sql`select student_id from bookings where tenant = ${actor.tenant} and lesson_id = ${id} and status <> 'cancelled'`,
  )
}

/** Those who are booked or wait, as far as the caller reaches them. `nth` and `booked` count lessons of the same stage in the course. */
async function peopleOf(actor: Actor, id: number): Promise<Row[]> {
  const { db, tenant } = actor
  const rows = await rowsOf(
    db,
    personRow,
    sql`
      select k.id as booking_id, k.student_id, k.enrolment_id, s.student_no, coalesce(s.photo, u.avatar) as photo,
             ${holds(actor, 'students.view') ? sql`u.phone` : sql`null::text`} as phone, u.account_id is not null as has_account,
             n.nth, n.booked, n.minutes
        from bookings k
        join lessons l on l.tenant = k.tenant and l.id = k.lesson_id
        join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
        join students s on s.tenant = k.tenant and s.id = k.student_id
        join users u on u.tenant = k.tenant and u.id = k.student_id
       cross join lateral (
         select count(*) filter (where (w.starts_at, w.id) <= (l.starts_at, l.id))::integer as nth, count(*)::integer as booked,
                coalesce(sum(w.minutes), 0)::integer as minutes
           from (${lessonsOfStage}) w) n
       where k.tenant = ${tenant} and k.lesson_id = ${id} and k.status <> 'cancelled'
       order by k.id`,
  )
  return rows
}

/** Lessons of the same stage in the course of a booking `k`, but for those that fell through or were missed. */
const lessonsOfStage = sql`
  select m.starts_at, m.id, m.minutes from (
    select l.starts_at, l.id, ${countedMinutes} as minutes, y.stage
      from bookings b
      join lessons l on l.tenant = b.tenant and l.id = b.lesson_id
      join lesson_types y on y.tenant = l.tenant and y.id = l.type_id and y.kind <> 'exam'
     where b.tenant = k.tenant and b.enrolment_id = k.enrolment_id and b.status = 'booked' and b.attendance is distinct from 'absent'
       and lesson_stands(l.status)) m
   where m.stage = y.stage`
