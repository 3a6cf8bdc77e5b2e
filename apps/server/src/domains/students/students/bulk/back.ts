import { present } from '@dsms/contract/kernel/choices/lists'
import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import type { BulkOutcome, changeManyStatuses, giveManyTrainer, tagMany } from '@dsms/contract/students/students/bulk'
import { students as area } from '@dsms/contract/students/students/calls'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { users } from '../../../../db/tables/users.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import { nameIn } from '../../../../kernel/text/names.ts'
import { staleErrors } from '../../../../kit/records/history.ts'
import { lockAll, type StoredRow, updateAll } from '../../../../kit/records/verbs.ts'
import { enrolments } from '../../enrolments/enrolments.table.ts'
import { students } from '../students.table.ts'
import { keys, said } from './outcome.ts'
import { judgeStatus } from './statuses.ts'

type Student = StoredRow<typeof students>
type Back<Body extends { back?: unknown }> = NonNullable<Body['back']>
type StatusesBack = Back<Given<typeof changeManyStatuses>['body']>
type TagsBack = Back<Given<typeof tagMany>['body']>
type TrainersBack = Back<Given<typeof giveManyTrainer>['body']>
interface Versioned {
  id: number
  version: number
}

/** The versions that rows have now, by their keys. */
export async function versionsOf(
  { db, tenant }: Actor,
  table: typeof students | typeof enrolments,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: table.id, version: table.version })
    .from(table)
    .where(and(eq(table.tenant, tenant), inArray(table.id, [...ids])))
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** Who can get the status back that they had: as for a single one, where no reason is asked for. */
export function wayBack(status: Student['status'], changed: readonly Student[], versions: Map<number, number>) {
  const nexts: readonly string[] = area.statuses[status as keyof typeof area.statuses]
  const reasons: readonly string[] = area.reasons
  return changed
    .filter((was) => nexts.includes(was.status) && !reasons.includes(was.status))
    .map(({ id, status: before }) => ({
      id,
      version: present(versions.get(id)),
      status: before as keyof typeof area.statuses,
    }))
}

/** Nobody is told: it was a slip, and what it said was told already. */
export async function putBackStatuses(actor: Actor, back: StatusesBack, isTrial: boolean) {
  const found = await lockAll(actor, students, keys(back))
  const wrong = await changedSince(actor, 'students', found, back)
  const wanted = Map.groupBy(
    back.filter(({ id }) => !wrong.has(id)),
    ({ status }) => status,
  )
  for (const [status, rows] of wanted) {
    const ids = new Set(keys(rows))
    const those = found.filter(({ id }) => ids.has(id))
    const refused = area.reasons.includes(status)
      ? new Map(those.map(({ id }) => [id, new AppError('reason_required')]))
      : await judgeStatus(actor, those, status)
    for (const [id, error] of refused) wrong.set(id, error)
    const fitting = those.filter(({ id }) => !refused.has(id))
    if (!isTrial) await updateAll(actor, students, keys(fitting), { status, statusReason: null })
  }
  return outcomeOf(actor, found, back, wrong)
}

export async function putBackTags(actor: Actor, back: TagsBack, isTrial: boolean) {
  const found = await lockAll(actor, students, keys(back))
  const wrong = await changedSince(actor, 'students', found, back)
  const rows = back.filter(({ id }) => !wrong.has(id))
  if (!isTrial && rows.length > 0)
    await actor.db.execute(sql`
      update students s set tags = array(select jsonb_array_elements_text(b.tags))
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as b (id integer, tags jsonb)
       where s.tenant = ${actor.tenant} and s.id = b.id`)
  return outcomeOf(actor, found, back, wrong)
}

/** By enrolment; the outcome names students, and who keeps one enrolment as it is counts as staying. */
export async function putBackTrainers(actor: Actor, back: TrainersBack, isTrial: boolean) {
  const found = await lockAll(actor, enrolments, keys(back))
  const wrong = await changedSince(actor, 'enrolments', found, back)
  const free = await trainersAmong(actor, back)
  for (const { id, trainer_id } of back)
    if (trainer_id !== null && !free.has(trainer_id) && !wrong.has(id)) wrong.set(id, new AppError('unknown_choice'))
  const wanted = Map.groupBy(
    back.filter(({ id }) => !wrong.has(id)),
    ({ trainer_id }) => trainer_id,
  )
  if (!isTrial) for (const [trainerId, rows] of wanted) await updateAll(actor, enrolments, keys(rows), { trainerId })
  const owners = new Map(found.map(({ id, studentId }) => [id, studentId]))
  const ofStudents = new Map([...wrong].map(([id, error]) => [owners.get(id) ?? id, error]))
  const people = [...new Set(owners.values())]
  const named = people.length
    ? await actor.db
        .select({ id: students.id, name: students.name })
        .from(students)
        .where(and(eq(students.tenant, actor.tenant), inArray(students.id, people)))
    : []
  return outcomeOf(
    actor,
    named,
    people.map((id) => ({ id })),
    ofStudents,
  )
}

/** Rows that somebody changed after the deed, or that are gone. */
async function changedSince(actor: Actor, entity: string, found: readonly Versioned[], back: readonly Versioned[]) {
  const now = new Map(found.map(({ id, version }) => [id, version]))
  const gone = back.filter(({ id }) => !now.has(id)).map(({ id }) => [id, new AppError('not_found')] as const)
  const stale = back.filter(({ id, version }) => now.has(id) && now.get(id) !== version)
  return new Map<number, AppError>([...gone, ...(await staleErrors(actor, entity, keys(stale)))])
}

/** Those who may still be given: a trainer who left is not given back. */
async function trainersAmong({ db, tenant }: Actor, back: TrainersBack): Promise<Set<number>> {
  const ids = [...new Set(back.flatMap(({ trainer_id }) => trainer_id ?? []))]
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.tenant, tenant), inArray(users.id, ids), eq(users.kind, 'trainer'), eq(users.status, 'active')))
  return new Set(rows.map(({ id }) => id))
}

function outcomeOf(
  { language }: Actor,
  found: readonly Pick<Student, 'id' | 'name'>[],
  back: readonly { id: number }[],
  wrong: ReadonlyMap<number, AppError>,
): BulkOutcome {
  const names = new Map(found.map(({ id, name }) => [id, nameIn(name, language)]))
  return {
    done: back.filter(({ id }) => !wrong.has(id)).map(({ id }) => ({ id, name: names.get(id) ?? '' })),
    refused: [...wrong].map(([id, error]) => ({ id, name: names.get(id) ?? null, ...said(error) })),
  }
}
