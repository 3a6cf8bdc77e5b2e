import { archiveSchoolRole } from '@dsms/contract/identity/roles/calls'
import { updateSchoolStaff } from '@dsms/contract/staff/staff/school'
import { addKnownPerson } from '@dsms/contract/staff/users/account'
import { deleteUser } from '@dsms/contract/staff/users/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { makePerson, makeRole, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { writersOf } from '../../../testing/writers.ts'

let owner: TestPerson & { schoolId: number }
beforeAll(async () => {
  owner = await makeSchoolAdmin()
})

const add = async (kind: 'student' | 'guardian' | 'trainer') => {
  const person = { kind, first_name: 'نورة', last_name: 'القحطاني' }
  return (await callAs(owner.token, addKnownPerson, { body: person })).body.user.id
}

/** What domains hold of a person. */
const recordsOf = async (id: number) => {
  const rows = await query<{ what: string; name: string | null; archived: boolean }>(sql`
    select 'profile' as what, list_role as name, false as archived from user_profiles where user_id = ${id}
    union all select 'student', name ->> 'ar', archived_at is not null from students where id = ${id}
    union all select 'guardian', name ->> 'ar', archived_at is not null from guardians where id = ${id}
    union all select 'trainer', name ->> 'ar', archived_at is not null from trainers where id = ${id} order by what`)
  return rows.map(({ what, name, archived }) => [what, name, ...(archived ? ['archived'] : [])].join(' '))
}

const listRole = async (id: number) =>
  (await query<{ role: string }>(sql`select list_role as role from user_profiles where user_id = ${id}`))[0]?.role

it('adds a profile, and the record of who learns or speaks for learners', async () => {
  expect(await recordsOf(await add('student'))).toEqual(['profile Student', 'student نورة القحطاني'])
  expect(await recordsOf(await add('guardian'))).toEqual(['guardian نورة القحطاني', 'profile Guardian'])
  expect(await recordsOf(await add('trainer'))).toEqual(['profile Teacher'])
})

it('names people without a name by their user name', async () => {
  const { id, username } = await makePerson({ schoolId: owner.schoolId, kind: 'student', firstName: '', lastName: '' })
  const [row] = await query<{ name: unknown }>(sql`select name from students where id = ${id}`)
  expect(row?.name).toEqual({ en: username })
})

it('archives with a person what domains hold of them, and nothing of others', async () => {
  const [pupil, parent, other] = [await add('student'), await add('guardian'), await add('student')]
  for (const id of [pupil, parent]) await send(owner.token, deleteUser, { query: { id: String(id) } })
  expect(await recordsOf(pupil)).toEqual(['profile Student', 'student نورة القحطاني archived'])
  expect(await recordsOf(parent)).toEqual(['guardian نورة القحطاني archived', 'profile Guardian'])
  expect(await recordsOf(other)).toEqual(['profile Student', 'student نورة القحطاني'])
})

it('changes the name in the list when a role changes what a person is, and keeps a chosen name', async () => {
  const role = await makeRole(owner.schoolId)
  const clerk = await makePerson({ schoolId: owner.schoolId, roleId: role.id })
  const writer = await makePerson({ schoolId: owner.schoolId, roleId: role.id })
  await query(sql`update user_profiles set list_role = 'author' where user_id = ${writer.id}`)
  const give = async (id: number, role_id: number) => {
    const [row] = await query<{ version: number }>(sql`select version from users where id = ${id}`)
    await callAs(owner.token, updateSchoolStaff, { body: { id, role_id, version: row?.version ?? 0 } })
  }

  await give(clerk.id, owner.roleId)
  expect(await listRole(clerk.id)).toBe('admin')
  await give(clerk.id, role.id)
  expect(await listRole(clerk.id)).toBe('subscriber')

  await callAs(owner.token, archiveSchoolRole, {
    params: { id: role.id },
    query: { replacement_id: String(owner.roleId) },
  })
  expect([await listRole(clerk.id), await listRole(writer.id)]).toEqual(['admin', 'admin'])
})

it('has one function that adds people', () => {
  expect(writersOf('users', { demo: true, adds: true })).toEqual(['domains/identity/account/addPeople.ts'])
})
