import { wholeSchool } from '@dsms/contract/kernel/permissions'
import { addDays } from '@dsms/contract/kernel/time/days'
import { dayMs } from '@dsms/contract/kernel/time/milliseconds'
import type { Facts, LessonDraft } from '@dsms/contract/schedule/rules/facts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../../db/client.ts'
import { rowsOf } from '../../../../db/rows.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import type { DemoWorld } from '../../../../kernel/demo/world.ts'
import { factsOf } from '../../rules/facts.ts'

/** Days before today and after it that the demonstration has lessons on. */
export const daysBehind = 28
export const daysAhead = 21
/** The training of the student who signs in began longer ago. */
const daysKnown = 68

const atBranch = z.object({ id: z.int(), branch_id: z.int() })

/** What lessons of the demonstration can be given with, as keys in their order. */
const foundRow = z.object({
  today: z.string(),
  types: z.array(z.object({ id: z.int(), code: z.string(), seats: z.int() })),
  trainers: z.array(atBranch),
  vehicles: z.array(atBranch.extend({ is_manual: z.boolean() })),
  rooms: z.array(atBranch),
  simulators: z.array(atBranch),
  circuits: z.array(atBranch.extend({ zones: z.array(z.int()) })),
  enrolments: z.array(atBranch.extend({ trainer_id: z.int().nullable(), start_on: z.string(), is_known: z.boolean() })),
})
type Found = z.infer<typeof foundRow>

/** The same, with the facts that the rules ask for, of all the days; and who is named where a rule was passed. */
export interface DemoSchool extends Found {
  facts: Facts
  now: number
  typeOf: Map<string, Found['types'][number]>
  head: string
}

/** Everybody and everything that lessons of a school could take; undefined while it has no lesson types or nobody who teaches. */
export async function readSchool(
  db: Db,
  { schoolId, people }: Pick<DemoWorld, 'schoolId' | 'people'>,
): Promise<DemoSchool | undefined> {
  const found = await whoIsThere(db, schoolId)
  if (!found.types.length || !found.trainers.length) return undefined
  const head = people.find(({ role }) => role === 'school')
  const actor: Actor = {
    id: head?.id ?? 0,
    accountId: 0,
    name: head?.fullName ?? '',
    scope: 'school',
    homeSchoolId: schoolId,
    schoolId,
    tenant: schoolId,
    kind: 'staff',
    roleId: 0,
    roleKey: 'admin',
    isAdmin: true,
    permissions: new Set(),
    reaches: wholeSchool,
    sessionId: '',
    language: 'ar',
    db,
    afterCommit: () => {},
  }
  const facts = await factsOf(actor, everything(found))
  return {
    ...found,
    now: facts.now,
    // lessons of the past are judged as if they were planned before the first of them, and exams as if they were paid for
    facts: {
      ...facts,
      enrolments: Object.fromEntries(
        Object.entries(facts.enrolments).map(([id, one]) => [id, { ...one, settled_exam_fees: 9 }]),
      ),
      now: instantOf(addDays(found.today, -daysKnown - 1)),
      claims: {},
      may_backdate: true,
    },
    typeOf: new Map(found.types.map((type) => [type.code, type])),
    head: actor.name,
  }
}

const instantOf = (day: string) => Date.parse(`${day}T00:00Z`)

/** Drafts that name all there is, from the first day to the last: what facts are asked for. */
function everything({
  today,
  types,
  trainers,
  vehicles,
  rooms,
  simulators,
  circuits,
  enrolments,
}: Found): LessonDraft[] {
  const whole = {
    type_id: types[0]?.id ?? 0,
    branch_id: trainers[0]?.branch_id ?? 0,
    start: instantOf(addDays(today, -daysKnown)),
    end: instantOf(addDays(today, daysAhead)) + dayMs,
    enrolment_ids: [],
  }
  return [
    { ...whole, enrolment_ids: enrolments.map(({ id }) => id) },
    ...types.map(({ id }) => ({ ...whole, type_id: id })),
    ...trainers.map(({ id }) => ({ ...whole, trainer_id: id })),
    ...vehicles.map(({ id }) => ({ ...whole, vehicle_id: id })),
    ...rooms.map(({ id }) => ({ ...whole, room_id: id })),
    ...simulators.map(({ id }) => ({ ...whole, simulator_id: id })),
    ...circuits.map(({ id }) => ({ ...whole, circuit_id: id })),
  ]
}

/** One read. Who has an account of the demonstration is known: they come first. */
async function whoIsThere(db: Db, schoolId: number): Promise<Found> {
  const listed = (columns: string, from: string) =>
    sql.raw(`coalesce((select json_agg(json_build_object(${columns}) order by x.id) from ${from}), '[]')`)
  const own = 'x.tenant = s.id and x.archived_at is null'
  const rows = await rowsOf(
    db,
    foundRow,
    sql`
      select (now() at time zone s.time_zone)::date::text as today,
             ${listed("'id', x.id, 'code', x.code, 'seats', x.max_students", `lesson_types x where ${own}`)} as types,
             ${listed(
               "'id', x.id, 'branch_id', b.branch_id",
               `trainers x join trainer_branches b on b.tenant = x.tenant and b.trainer_id = x.id where ${own} and x.status = 'active'`,
             )} as trainers,
             ${listed("'id', x.id, 'branch_id', x.branch_id, 'is_manual', x.gear_type = 'manual'", `vehicles x where ${own} and x.status = 'in_service' and x.legal_hold is null`)} as vehicles,
             ${listed("'id', x.id, 'branch_id', x.branch_id", `class_rooms x join lookup_values f on f.id = x.function_id and f.code = 'theory' where ${own} and x.status = 'active'`)} as rooms,
             ${listed("'id', x.id, 'branch_id', x.branch_id", `simulators x where ${own} and x.status = 'active'`)} as simulators,
             ${listed(
               "'id', x.id, 'branch_id', x.branch_id, 'zones', array(select z.id from circuit_zones z where z.circuit_id = x.id order by z.place)",
               `circuits x where ${own} and x.status = 'active'`,
             )} as circuits,
             ${listed(
               "'id', x.id, 'branch_id', x.branch_id, 'trainer_id', x.trainer_id, 'start_on', x.start_on, 'is_known', u.account_id is not null",
               `enrolments x join users u on u.id = x.student_id where ${own} and x.status in ('active', 'exam_phase', 'training_complete')`,
             )} as enrolments
        from schools s where s.id = ${schoolId}`,
  )
  const [found] = rows
  if (!found) throw new Error('the demonstration has no school')
  return found
}
