import { present } from '@dsms/contract/kernel/choices/lists'
import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import type { ImportBody } from '@dsms/contract/kernel/exchange'
import { guardians as area, type linkGuardian } from '@dsms/contract/students/guardians/calls'
import { type NameParts, wholeNames } from '@dsms/contract/students/students/names'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { App, Services } from '../../../kernel/services.ts'
import { joined } from '../../../kernel/text/formats.ts'
import { valuesOf } from '../../../kit/areas/area.columns.ts'
import { importSheet } from '../../../kit/areas/area.import.ts'
import { exportList, list, readOne, whole } from '../../../kit/areas/area.list.ts'
import { changeStatus, firstStatus } from '../../../kit/areas/area.status.ts'
import type { InputOf } from '../../../kit/areas/area.ts'
import { archive, checkVersion, insertAll, lock, restore, update } from '../../../kit/records/verbs.ts'
import { addPeople } from '../../identity/public.ts'
import { lookup } from '../../school/public.ts'
import { identityValues, withIdentity } from '../students/identity/identity.ts'
import { checkName, personNames } from '../students/students.service.ts'
import { students } from '../students/students.table.ts'
import { guardianListing, guardianRows, guardiansOf } from './guardians.data.ts'
import { guardians, studentGuardians } from './guardians.table.ts'

type Calls = typeof area.calls
type Keys = Pick<Services, 'tokens'>

export const listGuardians = ({ tokens }: Keys, actor: Actor, query: Given<Calls['list']>['query']) =>
  list(actor, area, guardianListing(tokens, actor, query), query)

export const readGuardian = async ({ tokens }: Keys, actor: Actor, id: number) =>
  whole(area, await readOne(actor, guardians, id, (again, page) => guardianRows(tokens, again, page)))

export async function createGuardian(app: Keys, actor: Actor, input: InputOf<typeof area>) {
  return readGuardian(app, actor, await addGuardian(app, actor, input))
}

export async function addGuardian(app: Keys, actor: Actor, input: InputOf<typeof area>): Promise<number> {
  const [id] = await addGuardians(app, actor, [await withIdentity(app.tokens, actor, input)])
  return present(id)
}

/** Several at once, as files bring them, whose cells were cleaned; answers their keys in the same order. */
export async function addGuardians({ tokens }: Keys, actor: Actor, inputs: InputOf<typeof area>[]): Promise<number[]> {
  for (const input of inputs) checkName(input)
  const people = inputs.map((input) => ({
    tenant: actor.tenant,
    kind: 'guardian',
    status: 'active',
    ...personNames(input),
    email: input.email,
    phone: input.phone,
  }))
  const added = await addPeople(actor.db, people, (ids) =>
    insertAll(
      actor,
      guardians,
      inputs.map((input, nth) => ({
        ...valuesOf(guardians, input),
        id: present(ids[nth]),
        status: firstStatus(area),
        name: wholeNames(input),
        ...identityValues(tokens, actor.tenant, input.id_number),
      })),
    ),
  )
  return added.map(({ id }) => id)
}

export async function updateGuardian(
  app: Keys,
  actor: Actor,
  id: number,
  { version, ...typed }: Given<Calls['update']>['body'],
) {
  const before = await lock(actor, guardians, id)
  await checkVersion(actor, guardians, before, version)
  const input = await withIdentity(app.tokens, actor, typed, before)
  const parts: NameParts = {
    first_name: input.first_name ?? before.firstName,
    second_name: input.second_name ?? before.secondName,
    family_name: input.family_name ?? before.familyName,
  }
  checkName(parts)
  await update(actor, guardians, before, {
    ...valuesOf(guardians, input),
    name: wholeNames(parts),
    ...identityValues(app.tokens, actor.tenant, input.id_number),
  })
  const { email, phone } = input
  await update(
    actor,
    users,
    { id, tenant: actor.tenant },
    {
      ...personNames(parts),
      ...(email === undefined ? {} : { email }),
      ...(phone === undefined ? {} : { phone }),
    },
  )
  return readGuardian(app, actor, id)
}

export async function changeGuardianStatus(
  app: Keys,
  actor: Actor,
  id: number,
  change: Given<Calls['changeStatus']>['body'],
) {
  await changeStatus(actor, area, guardians, await lock(actor, guardians, id), change)
  return readGuardian(app, actor, id)
}

const nameRow = z.object({ name: z.string() })

/** Anyone who speaks for a student in use stays. */
export async function archiveGuardian(app: Keys, actor: Actor, id: number) {
  const guardian = await lock(actor, guardians, id)
  const rows = await rowsOf(
    actor.db,
    nameRow,
    sql`
      select names_text(s.name) as name from student_guardians l join students s on s.tenant = l.tenant and s.id = l.student_id
       where l.tenant = ${actor.tenant} and l.guardian_id = ${id} and s.archived_at is null order by s.id`,
  )
  if (rows.length) {
    const names = rows.slice(0, 5).map(({ name }) => name)
    throw new AppError('record_in_use', { count: rows.length, names: joined(actor.language, names) })
  }
  await archive(actor, guardians, guardian)
  return readGuardian(app, actor, id)
}

export async function restoreGuardian(app: Keys, actor: Actor, id: number) {
  await restore(actor, guardians, id)
  return readGuardian(app, actor, id)
}

export const exportGuardians = (app: App, actor: Actor, query: Given<Calls['exportSheet']>['query']) =>
  exportList(app, actor, area, guardianListing(app.tokens, actor, query), query)

export const importGuardians = (app: Keys, actor: Actor, body: ImportBody) =>
  importSheet(actor, area, body, async (importer, input) => present((await addGuardians(app, importer, [input]))[0]), {
    references: { id_type: lookup('id_type') },
    createMany: (importer, inputs) => addGuardians(app, importer, inputs),
  })

/** The guardians of a student who is there, archived or not. */
export async function listGuardiansOf(actor: Actor, studentId: number) {
  await checkStudent(actor, studentId)
  return guardiansOf(actor, studentId)
}

/** Lets a guardian speak for a student. One of them is the main one: the first, or who is made it. */
export async function linkToStudent(actor: Actor, studentId: number, link: Given<typeof linkGuardian>['body']) {
  await linkToStudents(actor, [{ ...link, student_id: studentId }])
  return guardiansOf(actor, studentId)
}

export type Link = Given<typeof linkGuardian>['body'] & { student_id: number }

const studentIdRow = z.object({ student_id: z.int() })

/** The same for several students at once, as files bring them. */
export async function linkToStudents(actor: Actor, links: Link[]): Promise<void> {
  await lockAll(
    actor,
    students,
    links.map(({ student_id }) => student_id),
  )
  await lockAll(
    actor,
    guardians,
    links.map(({ guardian_id }) => guardian_id),
  )
  const said = sql`jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as l (student_id integer, guardian_id integer, is_main boolean)`
  const rows = await rowsOf(
    actor.db,
    studentIdRow,
    sql`
      select distinct l.student_id from ${said} join student_guardians o
          on o.tenant = ${actor.tenant} and o.student_id = l.student_id and o.guardian_id <> l.guardian_id`,
  )
  const spokenFor = new Set(rows.map(({ student_id }) => student_id))
  if (spokenFor.size)
    await actor.db.execute(sql`
      update student_guardians o set is_main = false from ${said}
       where l.is_main and o.tenant = ${actor.tenant} and o.student_id = l.student_id and o.guardian_id <> l.guardian_id and o.is_main`)
  await actor.db
    .insert(studentGuardians)
    .values(
      links.map(({ student_id: studentId, guardian_id: guardianId, relation, rights, is_main }) => ({
        tenant: actor.tenant,
        studentId,
        guardianId,
        relation,
        rights: [...new Set(rights)],
        isMain: is_main || !spokenFor.has(studentId),
      })),
    )
    .onConflictDoUpdate({
      target: [studentGuardians.tenant, studentGuardians.studentId, studentGuardians.guardianId],
      set: {
        relation: sql`excluded.relation`,
        rights: sql`excluded.rights`,
        isMain: sql`excluded.is_main`,
      },
    })
}

/** Holds records in use; throws where one is not there. */
async function lockAll(actor: Actor, table: typeof students | typeof guardians, ids: number[]): Promise<void> {
  const wanted = [...new Set(ids)]
  const rows = await actor.db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.tenant, actor.tenant), inArray(table.id, wanted), isNull(table.archivedAt)))
    .orderBy(table.id)
    .for('update')
  if (rows.length !== wanted.length) throw new AppError('not_found')
}

/** Takes a guardian off a student; the one who was there longest becomes the main one. */
export async function unlinkFromStudent(actor: Actor, studentId: number, guardianId: number) {
  await lock(actor, students, studentId)
  const gone = await actor.db
    .delete(studentGuardians)
    .where(
      and(
        eq(studentGuardians.tenant, actor.tenant),
        eq(studentGuardians.studentId, studentId),
        eq(studentGuardians.guardianId, guardianId),
      ),
    )
    .returning({ isMain: studentGuardians.isMain })
  if (gone.length === 0) throw new AppError('not_found')
  if (gone[0]?.isMain)
    await actor.db.execute(sql`
      update student_guardians set is_main = true where (tenant, student_id, guardian_id) = (
        select tenant, student_id, guardian_id from student_guardians
         where tenant = ${actor.tenant} and student_id = ${studentId} order by created_at, guardian_id limit 1)`)
  return guardiansOf(actor, studentId)
}

async function checkStudent(actor: Actor, id: number): Promise<void> {
  const found = await actor.db.$count(students, and(eq(students.tenant, actor.tenant), eq(students.id, id)))
  if (found === 0) throw new AppError('not_found')
}
