import { archiveSchoolRole } from '@dsms/contract/identity/roles/calls'
import { saveSchoolMatrix } from '@dsms/contract/identity/roles/privileges'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { makeCrowd, makeRole, makeSchoolAdmin } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'

// more people than one notification of the database can name
const size = 2500

it('a role of thousands of people changes and goes away as one of few does', async () => {
  const admin = await makeSchoolAdmin()
  const [crowd, other] = [await makeRole(admin.schoolId), await makeRole(admin.schoolId)]
  await makeCrowd(size, { tenant: admin.schoolId, roleId: crowd.id, status: 'active' }, (nth) => ({
    username: `many-${crowd.id}-${nth}`,
    email: `many-${crowd.id}-${nth}@example.org`,
  }))
  const told = async () =>
    Number(
      (await query<{ n: number }>(sql`select count(*) as n from notifications where school_id = ${admin.schoolId}`))[0]
        ?.n,
    )

  const privileges = [{ module_id: 101, privilege_id: 10100, status: true }]
  const saved = await callAs(admin.token, saveSchoolMatrix, { body: { role_id: crowd.id, privileges } })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  expect(await told()).toBe(size)

  const gone = await send(admin.token, archiveSchoolRole, {
    params: { id: crowd.id },
    query: { replacement_id: other.id },
  })
  expect(gone.status, JSON.stringify(gone.body)).toBe(200)
  const [moved] = await query<{ n: number }>(sql`select count(*) as n from users where role_id = ${other.id}`)
  expect(Number(moved?.n)).toBe(size)
  expect(await told()).toBe(2 * size)
})
