import type { Answer, Input as Given } from '@dsms/contract/kernel/endpoint'
import { judgeChoices as call } from '@dsms/contract/schedule/finding/calls'
import { evaluate } from '@dsms/contract/schedule/rules/evaluate'
import type { Facts, LessonDraft } from '@dsms/contract/schedule/rules/facts'
import type { Violation } from '@dsms/contract/schedule/rules/violations'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { idList } from '../../../db/idList.ts'
import { rowsOf } from '../../../db/rows.ts'
import { type Actor, holds } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { checkKnown, draftOf } from '../lessons/lessons.check.ts'
import { factsOf } from '../rules/facts.ts'

type Told = Answer<typeof call>
const choiceRow = call.response.shape.trainers.element.omit({ against: true })
type Choice = z.infer<typeof choiceRow>

/** Trainers and vehicles for a lesson, who is free first: what is against one is what a lesson with them breaks more than one without. */
export async function judgeChoices(actor: Actor, { lesson_id, ...said }: Given<typeof call>['body']): Promise<Told> {
  const draft = draftOf(said, lesson_id)
  const [people, cars] = await together([() => trainersOf(actor), () => vehiclesOf(actor)])
  const alone = { ...draft, enrolment_ids: [], vehicle_id: undefined, trainer_id: undefined }
  const facts = await factsOf(actor, [
    draft,
    ...people.map(({ id: trainer_id }) => ({ ...alone, trainer_id })),
    ...cars.map(({ id: vehicle_id }) => ({ ...alone, vehicle_id })),
  ])
  checkKnown(draft, facts)
  const trainers = judged(people, 'trainer', draft, facts)
  const vehicles = judged(cars, 'vehicle', draft, facts)
  const inTheWay = [...trainers, ...vehicles].flatMap(({ against }) => against.flatMap(({ lesson_id: id }) => id ?? []))
  return { trainers, vehicles, lessons: await lessonsInTheWay(actor, [...new Set(inTheWay)]) }
}

function judged(choices: readonly Choice[], kind: 'trainer' | 'vehicle', draft: LessonDraft, facts: Facts) {
  const key = `${kind}_id` as const
  const named = ({ code, resource }: Violation) => `${code} ${resource?.kind} ${resource?.id}`
  const without = new Set(evaluate({ ...draft, [key]: undefined }, facts).map(named))
  return choices
    .filter(({ id }) => (kind === 'trainer' ? facts.trainers : facts.vehicles)[id])
    .map((choice) => {
      const found = evaluate({ ...draft, [key]: choice.id }, facts)
      const against = found.filter((one) => one.severity !== 'warning' && !without.has(named(one)))
      return { ...choice, against }
    })
    .sort((one, other) => weightOf(one.against) - weightOf(other.against))
}

const weightOf = (against: readonly Violation[]): number =>
  against.length === 0 ? 0 : against.some(({ severity }) => severity === 'hard') ? 2 : 1

async function trainersOf(actor: Actor): Promise<Choice[]> {
  const { db, tenant, language } = actor
  const rows = await rowsOf(
    db,
    choiceRow,
    sql`
      select t.id, text_in(t.name, ${language}) as name, ${holds(actor, 'trainers.view') ? sql`u.phone` : sql`null::text`} as detail,
             coalesce((select json_agg(b.branch_id) from trainer_branches b where b.tenant = t.tenant and b.trainer_id = t.id), '[]') as branch_ids
        from trainers t left join users u on u.tenant = t.tenant and u.id = t.id
       where t.tenant = ${tenant} and t.archived_at is null and t.status in ('active', 'on_leave', 'suspended')
       order by 2, 1`,
  )
  return rows
}

async function vehiclesOf({ db, tenant, language }: Actor): Promise<Choice[]> {
  const rows = await rowsOf(
    db,
    choiceRow,
    sql`
      select v.id, text_in(v.name, ${language}) as name, v.registration_no as detail, json_build_array(v.branch_id) as branch_ids
        from vehicles v where v.tenant = ${tenant} and v.archived_at is null and v.status <> 'decommissioned'
       order by 2, 1`,
  )
  return rows
}

async function lessonsInTheWay({ db, tenant, language }: Actor, ids: readonly number[]): Promise<Told['lessons']> {
  if (ids.length === 0) return []
  const rows = await rowsOf(
    db,
    call.response.shape.lessons.element,
    sql`
      select l.id, to_char(l.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as start,
             to_char(l.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "end", text_in(y.name, ${language}) as type,
             (select text_in(s.name, ${language}) from bookings b join students s on s.tenant = b.tenant and s.id = b.student_id
               where b.tenant = l.tenant and b.lesson_id = l.id and b.status = 'booked' order by b.id limit 1) as student
        from lessons l join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
       where l.tenant = ${tenant} and l.id = any(${idList(ids)})`,
  )
  return rows
}
