import { eraseUser } from '@dsms/contract/staff/users/account'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { asOwner, leaveEverywhere } from '../../../../testing/erasure.ts'
import { goodPassword, makePerson, makeRole, makeSchoolAdmin, type TestPerson } from '../../../../testing/factories.ts'
import { send } from '../../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../../testing/reads.ts'

const erase = (by: TestPerson, id: number, name: string) =>
  send(by.token, eraseUser, { params: { id }, body: { name, current_password: goodPassword } })

/** Every column of every table in which one of the words stands, with how often. */
async function placesOf(words: string[]): Promise<Record<string, number>> {
  const columns = await asOwner<{ place: string; test: string }>(sql`
    select c.table_name || '.' || c.column_name as place,
           format('select %L as place, count(*)::integer as total from %I where %I::text ~* $words$', c.table_name || '.' || c.column_name, c.table_name, c.column_name) as test
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb', 'ARRAY', 'character varying')`)
  const pattern = words.map((word) => word.replace(/[.+*?()]/g, '\\$&')).join('|')
  const found = await asOwner<{ place: string; total: number }>(
    sql.raw(columns.map(({ test }) => test.replace('$words$', `'${pattern}'`)).join(' union all ')),
  )
  return Object.fromEntries(found.filter(({ total }) => total > 0).map(({ place, total }) => [place, total]))
}

describe('erasing a person', () => {
  let admin: Awaited<ReturnType<typeof makeSchoolAdmin>>
  beforeAll(async () => {
    admin = await makeSchoolAdmin({ password: goodPassword })
  })

  it('leaves nothing that tells who it was, but what the law keeps and what others own', async () => {
    const { person, words, name } = await leaveEverywhere(admin)
    const before = await placesOf(words)
    expect(Object.keys(before).length).toBeGreaterThan(20)
    expect(before['audit_log.before'] ?? before['audit_log.after']).toBeGreaterThan(0)

    expect((await erase(admin, person.id, name)).status).toBe(200)
    expect(Object.keys(await placesOf(words)).sort()).toEqual(
      [
        // what was done to the issued invoice, and it itself
        'audit_log.after',
        // the text of a message that another person was sent
        'chat_messages.body',
        'chat_messages.search',
        'invoices.client',
        'invoices.search',
      ].filter((place) => place in before),
    )
    const kept =
      await asOwner(sql`select distinct a.entity, i.state from audit_log a left join invoices i on a.entity = 'invoices' and i.id = a.entity_id
      where a.after::text ~* ${words.map((word) => word.replace(/[.+]/g, '\\$&')).join('|')}`)
    expect(kept).toEqual([{ entity: 'invoices', state: 'issued' }])
    const [row] = await query<{ name: string; status: string }>(
      sql`select full_name as name, status from users where id = ${person.id}`,
    )
    expect(row).toEqual({ name: 'Erased person', status: 'archived' })
    expect(
      (await send(person.token, eraseUser, { params: { id: 1 }, body: { name: 'x', current_password: 'x' } })).status,
    ).toBe(401)
    expect((await erase(admin, person.id, name)).status).toBe(404)
    expect(
      await query(
        sql`select actor_id, action from audit_log where entity = 'users' and entity_id = ${person.id} order by id desc limit 1`,
      ),
    ).toEqual([{ actor_id: admin.id, action: 'deleted' }])
  })

  it('asks for the own password again', async () => {
    const person = await makePerson({ schoolId: admin.schoolId, firstName: 'Huda', lastName: 'Saleh' })
    const eraseWith = async (current_password: string) =>
      refusal(
        await send(admin.token, eraseUser, {
          params: { id: person.id },
          body: { name: 'Huda Saleh', current_password },
        }),
      )
    expect(await eraseWith('')).toEqual(wrongFields({ current_password: 'required' }))
    expect(await eraseWith('another-harbour-lamp-27')).toEqual(wrongFields({ current_password: 'password_wrong' }))
    expect(await query(sql`select status from users where id = ${person.id}`)).toEqual([{ status: 'active' }])
  })

  it('asks for the name, the right, and somebody else than oneself', async () => {
    const person = await makePerson({ schoolId: admin.schoolId, firstName: 'Huda', lastName: 'Saleh' })
    expect(refusal(await erase(admin, person.id, 'Huda'))).toEqual(wrongFields({ name: 'name_differs' }))
    const [self] = await query<{ name: string }>(
      sql`select coalesce(nullif(full_name, ''), username) as name from users where id = ${admin.id}`,
    )
    expect(refusal(await erase(admin, admin.id, self?.name ?? ''))).toMatchObject({ code: 'own_account' })
    const role = await makeRole(admin.schoolId, ['staff_users.view', 'staff_users.delete'])
    const colleague = await makePerson({ schoolId: admin.schoolId, roleId: role.id })
    expect((await erase(colleague, person.id, 'Huda Saleh')).status).toBe(403)
    const other = await makeSchoolAdmin({ password: goodPassword })
    expect((await erase(other, person.id, 'Huda Saleh')).status).toBe(404)
    expect(await query(sql`select status from users where id = ${person.id}`)).toEqual([{ status: 'active' }])
  })
})
