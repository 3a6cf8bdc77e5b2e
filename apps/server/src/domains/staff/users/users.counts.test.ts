import { getUserFigures } from '@dsms/contract/staff/users/account'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { asSystem } from '../../../kernel/session/transaction.ts'
import { makeRole, makeSchoolAdmin } from '../../../testing/factories.ts'
import { callAs, testApp } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { colleagueOf } from '../../../testing/scopes.ts'
import { addPeople } from '../../identity/public.ts'

/** The kept counts of a school, and a new count of its people. */
async function bothOf(schoolId: number) {
  const kept = await query(sql`
    select status, list_role, plan, sum(total)::integer as total from user_counts where tenant = ${schoolId}
     group by 1, 2, 3 having sum(total) <> 0 order by 1, 2, 3`)
  const counted = await query(sql`
    select u.status, p.list_role, p.plan, count(*)::integer as total
      from users u join user_profiles p on p.user_id = u.id where u.tenant = ${schoolId} group by 1, 2, 3 order by 1, 2, 3`)
  return { kept, counted }
}

describe('kept counts of people', () => {
  it('follow every change of status, name in the list and plan', async () => {
    const admin = await makeSchoolAdmin()
    const [one, other] = [await colleagueOf(admin, {}), await colleagueOf(admin, { status: 'invited' })]
    const changes = [
      sql`update users set status = 'inactive' where id = ${one.id}`,
      sql`update user_profiles set plan = 'team', list_role = 'editor' where user_id = ${other.id}`,
      sql`update user_profiles set bio = 'Here' where user_id = ${other.id}`,
      sql`update user_profiles set list_role = 'Teacher' where user_id = ${one.id}`,
      sql`update users set status = 'active' where id = ${one.id}`,
      sql`update users set status = 'archived', archived_at = now() where id = ${other.id}`,
    ]
    for (const change of changes) {
      await query(change)
      const { kept, counted } = await bothOf(admin.schoolId)
      expect(kept).toEqual(counted)
    }
    const { kept } = await bothOf(admin.schoolId)
    expect(kept).toEqual([
      { status: 'active', list_role: 'Teacher', plan: 'basic', total: 1 },
      { status: 'active', list_role: 'admin', plan: 'basic', total: 1 },
      { status: 'archived', list_role: 'editor', plan: 'team', total: 1 },
    ])
  })

  it('agree when status and plan of one person change at the same moment', async () => {
    const admin = await makeSchoolAdmin()
    const { id } = await colleagueOf(admin, {})
    for (const [status, plan] of [
      ['inactive', 'team'],
      ['active', 'company'],
      ['inactive', 'basic'],
    ])
      await Promise.all([
        query(sql`update users set status = ${status} where id = ${id}`),
        query(sql`update user_profiles set plan = ${plan} where user_id = ${id}`),
      ])
    const { kept, counted } = await bothOf(admin.schoolId)
    expect(kept).toEqual(counted)
  })

  it('leave with a change that is rolled back', async () => {
    const admin = await makeSchoolAdmin()
    const { id: roleId } = await makeRole(admin.schoolId)
    const before = await bothOf(admin.schoolId)
    const twin = { tenant: admin.schoolId, roleId, firstName: 'Twin', employeeNo: `twin-${admin.id}`, status: 'active' }
    const { database } = await testApp()
    const adding = asSystem(database, async ({ db }) => {
      await addPeople(db, [twin])
      // has the number of the first
      await addPeople(db, [twin])
    })
    await expect(adding).rejects.toMatchObject({ cause: { constraint: 'users_employee_no' } })
    expect(await bothOf(admin.schoolId)).toEqual(before)
  })

  it('are summed up without becoming others', async () => {
    const admin = await makeSchoolAdmin()
    const { id } = await colleagueOf(admin, {})
    for (let nth = 0; nth < 40; nth++)
      await query(
        sql`update user_profiles set plan = case plan when 'team' then 'basic' else 'team' end where user_id = ${id}`,
      )
    const figures = async () => (await callAs(admin.token, getUserFigures, { query: {} })).body
    const before = await figures()
    await (await testApp()).due.wake()
    const { kept, counted } = await bothOf(admin.schoolId)
    expect(kept).toEqual(counted)
    expect(await figures()).toEqual(before)
    const [rows] = await query<{ rows: number }>(
      sql`select count(*) as rows from user_counts where tenant = ${admin.schoolId}`,
    )
    // the server may have summed some of the 80 by itself before, and few are left as they are
    expect(rows?.rows).toBeLessThan(40)
  })
})
