import type { Answer } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import { liveStatuses } from '@dsms/contract/students/enrolments/rules'
import { students as area } from '@dsms/contract/students/students/calls'
import type { MergeObstacle, previewMerge } from '@dsms/contract/students/students/merges'
import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../../db/rows.ts'
import { users } from '../../../../db/tables/users.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import { question } from '../../../../kernel/questions.ts'
import { nameSql } from '../../../../kit/areas/area.columns.ts'
import type { Kept } from '../../../platform/public.ts'
import { students } from '../students.table.ts'
import type { Row } from './merges.fields.ts'
import { studentMerges } from './merges.table.ts'

type Merge = typeof studentMerges.$inferSelect

/** For so long a merge can be undone. */
export const undoHours = 24

/** Both rows with their people, locked in the order of their keys where they are to be changed; each has to be the actor's to see. */
export async function readBoth(actor: Actor, id: number, otherId: number, isLocked: boolean) {
  const found = actor.db
    .select({ student: students, person: users })
    .from(students)
    .innerJoin(users, and(eq(users.tenant, students.tenant), eq(users.id, students.id)))
    .where(and(eq(students.tenant, actor.tenant), inArray(students.id, [id, otherId])))
    .orderBy(students.id)
  const rows = isLocked ? await found.for('update') : await found
  const [here, there] = [id, otherId].map((one) => rows.find(({ student }) => student.id === one))
  if (!here || !there) throw new AppError('not_found')
  return { here, there }
}

/** The row and the person, locked, also of a record that was archived. */
export async function lockOne({ db, tenant }: Actor, id: number): Promise<Row> {
  const [row] = await db
    .select({ student: students, person: users })
    .from(students)
    .innerJoin(users, and(eq(users.tenant, students.tenant), eq(users.id, students.id)))
    .where(and(eq(students.tenant, tenant), eq(students.id, id)))
    .for('update')
  if (!row) throw new AppError('not_found')
  return row
}

/** A student is in one place at a time: merged records may not have two lessons that overlap. */
export const dayOfSharedHour = question<[actor: Actor, one: number, other: number], string | null>(
  'the first day on which two students have different lessons at the same time',
)

/** Until the end of the transaction nobody else plans for these students. */
export const lockHours = question<[actor: Actor, studentIds: number[]], void>('how the time of students is locked')

type Obstacle = Answer<typeof previewMerge>['obstacles'][number]

const obstaclesRow = z.object({ licences: z.string().nullable(), contracts: z.boolean(), corrections: z.boolean() })

/** What stands in the way of a merge, by the names of errors. */
export async function obstaclesTo(
  actor: Actor,
  { here, there }: { here: Row; there: Row },
  nameOf: (row: Row) => string,
): Promise<Obstacle[]> {
  const { db, tenant, language } = actor
  const [kept, other] = [here.student.id, there.student.id]
  const both = (table: string, condition: SQL) =>
    sql`exists (select from ${sql.identifier(table)} a join ${sql.identifier(table)} b
                  on b.tenant = a.tenant and b.student_id = ${other} and b.archived_at is null and ${condition}
                 where a.tenant = ${tenant} and a.student_id = ${kept} and a.archived_at is null)`
  const rows = await rowsOf(
    db,
    obstaclesRow,
    sql`
      select (select string_agg(distinct ${nameSql(sql`l.name`, language)}, ${language === 'ar' ? '، ' : ', '})
                from enrolments a
                join enrolments b on b.tenant = a.tenant and b.licence_type_id = a.licence_type_id and b.student_id = ${other}
                 and b.archived_at is null and b.status = any(${live})
                join licence_types l on l.tenant = a.tenant and l.id = a.licence_type_id
               where a.tenant = ${tenant} and a.student_id = ${kept} and a.archived_at is null and a.status = any(${live})) as licences,
             ${both('contracts', sql`a.enrolment_id is null and b.enrolment_id is null and a.status = b.status and a.status in ('sent', 'accepted')`)} as contracts,
             ${both('correction_requests', sql`a.status = 'pending' and b.status = 'pending'`)} as corrections`,
  )
  const [found] = rows
  const day = await dayOfSharedHour(actor, kept, other)
  const add = (is: unknown, code: MergeObstacle, params: Record<string, string> = {}): Obstacle[] =>
    is ? [{ code, params }] : []
  const of = (row: Row) => ({ name: nameOf(row) })
  return [
    ...[here, there].flatMap((row) => add(row.student.mergedInto, 'merge_already', of(row))),
    ...add(here.student.archivedAt && !here.student.mergedInto, 'merge_archived', of(here)),
    ...[here, there].flatMap((row) => add(row.person.erasedAt, 'merge_erased', of(row))),
    ...add(there.person.accountId && !here.person.accountId, 'merge_account', of(there)),
    ...add(found?.licences, 'merge_enrolments', { licences: found?.licences ?? '' }),
    ...add(found?.contracts, 'merge_contracts'),
    ...add(found?.corrections, 'merge_corrections'),
    ...add(day, 'merge_lessons', { day: day ?? '' }),
  ]
}

const live = sql`${sql.raw(`array[${liveStatuses.map((status) => `'${status}'`).join(', ')}]`)}`

const countsRow = z.object({ counts: z.record(z.string(), z.number()), guardians: z.number() })

/** How many rows depend on a student, by table; of guardians how many the kept one does not have yet. */
export async function countRows({ db, tenant }: Actor, kept: number, other: number): Promise<Record<string, number>> {
  const rows = await rowsOf(
    db,
    countsRow,
    sql`
      select count_student_rows(${other}) as counts,
             (select count(*)::integer from student_guardians o where o.tenant = ${tenant} and o.student_id = ${other}
                 and o.guardian_id <> ${kept}) as guardians`,
  )
  return { ...rows[0]?.counts, guardians: rows[0]?.guardians ?? 0 }
}

type Moved = Pick<Merge, 'moved' | 'was' | 'links'>

const mergedRow = z.object({
  merged: z.object({
    moved: z.record(z.string(), z.array(z.int())),
    was: z.object({ archived_at: z.string().nullish(), person: z.string().optional() }),
    links: z.array(z.unknown()),
  }),
})

/** Moves the other record into the kept one, in the database as the actor may not see all of it; answers what goes back when it is undone. */
export async function moveInto({ db }: Actor, kept: number, other: number): Promise<Moved> {
  const rows = await rowsOf(db, mergedRow, sql`select merge_student(${kept}, ${other}) as merged`)
  const [row] = rows
  if (!row) throw new AppError('internal')
  return row.merged
}

/** Moves back what a merge moved, and notes that the merge holds no longer. */
export async function moveApart({ db }: Actor, merge: Merge): Promise<void> {
  await db.execute(sql`select unmerge_student(${merge.id})`)
}

/** What merging wrote over, which nobody can bring back after a day. */
export const forgetOverwritten = (_: Kept, most: number) => sql`
  update student_merges set before = '{}', after = '{}' where (tenant, id) in (
    select tenant, id from student_merges where before <> '{}' and created_at < now() - interval '2 days'
     limit ${most} for update skip locked)`

export async function lockMerge({ db, tenant }: Actor, id: number): Promise<Merge & { isOld: boolean }> {
  const [found] = await db
    .select({
      merge: studentMerges,
      isOld: sql<boolean>`${studentMerges.createdAt} < now() - make_interval(hours => ${undoHours})`,
    })
    .from(studentMerges)
    .where(and(eq(studentMerges.tenant, tenant), eq(studentMerges.id, id)))
    .for('update')
  if (!found) throw new AppError('not_found')
  return { ...found.merge, isOld: found.isOld }
}

const builtUponRow = z.object({ documents: z.boolean(), contracts: z.boolean() })

/** What was added since a merge to what moved by it, by table: it would be left behind without what it depends on. */
export async function builtUpon({ db, tenant }: Actor, { keptId, moved, createdAt }: Merge): Promise<string[]> {
  const keys = (table: string) =>
    sql`array(select jsonb_array_elements_text(${JSON.stringify(moved[table] ?? [])}::jsonb)::integer)`
  const rows = await rowsOf(
    db,
    builtUponRow,
    sql`
      select exists (select from documents d where d.tenant = ${tenant} and d.student_id = ${keptId}
                        and d.replaces_id = any(${keys('documents')}) and d.id <> all(${keys('documents')})) as documents,
             exists (select from contracts c where c.tenant = ${tenant} and c.student_id = ${keptId}
                        and c.enrolment_id = any(${keys('enrolments')}) and c.id <> all(${keys('contracts')}))
          or exists (select from contract_acceptances a where a.tenant = ${tenant}
                        and a.contract_id = any(${keys('contracts')}) and a.accepted_at > ${createdAt}) as contracts`,
  )
  return Object.entries(rows[0] ?? {}).flatMap(([table, is]) => (is ? [table] : []))
}

const mergeRow = area.calls.get.response.shape.merges.element
type Told = z.infer<typeof mergeRow>

/** The merges that hold of a student, the latest first: what went into their record, or what it went into. */
export async function mergesOf({ db, tenant, language }: Actor, id: number): Promise<Told[]> {
  const one = (row: string) => sql.raw(`json_build_object('id', ${row}.id, 'student_no', ${row}.student_no, 'name', `)
  const named = (row: string) => sql`${one(row)}${nameSql(sql.raw(`${row}.name`), language)})`
  const rows = await rowsOf(
    db,
    mergeRow,
    sql`
      select m.id, ${named('k')} as kept, ${named('o')} as other, to_json(m.created_at) #>> '{}' as at,
             (select shown_name(u.tenant, u.id, u.kind, u.full_name) from users u where u.tenant in (m.tenant, 0) and u.id = m.created_by) as by,
             case when m.created_at > now() - make_interval(hours => ${undoHours})
                  then to_json(m.created_at + make_interval(hours => ${undoHours})) #>> '{}' end as undo_until
        from student_merges m
        join students k on k.tenant = m.tenant and k.id = m.kept_id
        join students o on o.tenant = m.tenant and o.id = m.other_id
       where m.tenant = ${tenant} and ${id} in (m.kept_id, m.other_id) and m.undone_at is null
       order by m.id desc limit 20`,
  )
  return rows
}

/** Those of them whose record as a student went into another one. */
export async function mergedStudentsAmong({ db, tenant }: Actor, ids: number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: students.id })
    .from(students)
    .where(and(eq(students.tenant, tenant), inArray(students.id, ids), isNotNull(students.mergedInto)))
  return new Set(rows.map(({ id }) => id))
}
