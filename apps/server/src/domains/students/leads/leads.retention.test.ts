import { updateSettings } from '@dsms/contract/platform/settings/calls'
import { eraseUser } from '@dsms/contract/staff/users/account'
import { followLead, leadBoard, leadFigures, leads } from '@dsms/contract/students/leads/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { asSystem } from '../../../kernel/session/transaction.ts'
import { makeRecord } from '../../../testing/areas.ts'
import { asOwner } from '../../../testing/erasure.ts'
import { goodPassword, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { leadRetention } from './leads.retention.ts'

const { calls } = leads
const words = ['نوف العنزي', 'Nouf Alenezi', '966505551234', 'nouf@mail.example', 'حملة-نوف', 'تعمل-ممرضة']

let owner: TestPerson & { schoolId: number }
beforeAll(async () => {
  owner = await makeSchoolAdmin({ password: goodPassword })
})

const ask = (more: object = {}) =>
  makeRecord('leads', owner, {
    name: { ar: words[0], en: words[1] },
    phone: `+${words[2]}`,
    email: words[3],
    source: 'campaign',
    source_detail: words[4],
    notes: words[5],
    ...more,
  })
const lose = (id: number) =>
  callAs(owner.token, calls.changeStatus, { params: { id }, body: { status: 'lost', reason: 'السعر' } })
/** As if nobody had touched it for so many months; the trigger of times stands aside for it. */
const age = async (id: number, months: number) => {
  await asOwner(sql`alter table leads disable trigger touch`)
  await asOwner(sql`update leads set updated_at = now() - make_interval(months => ${months}) where id = ${id}`)
  await asOwner(sql`alter table leads enable trigger touch`)
}
async function forget() {
  const { database } = await testApp()
  const work = leadRetention()
  while (await asSystem(database, (context) => work.run(context)));
}
const erased = async () =>
  (
    await query<{ id: number }>(
      sql`select id from leads where tenant = ${owner.schoolId} and erased_at is not null order by id`,
    )
  ).map(({ id }) => id)
const figures = async () => (await callAs(owner.token, leadFigures, { query: {} })).body

describe('leads that came to nothing', () => {
  it('are let go of after the months that the school says, and counted as before', async () => {
    const lost = await ask()
    await callAs(owner.token, followLead, { params: { id: lost.id }, body: { said: words[5] ?? '', next_on: null } })
    await lose(lost.id)
    const fresh = await ask()
    await lose(fresh.id)
    const open = await ask()
    const away = await ask()
    await callAs(owner.token, calls.archive, { params: { id: away.id }, query: {} })
    for (const { id } of [lost, open, away]) await age(id, 13)
    await age(fresh.id, 11)
    const before = await figures()
    expect(before.sources.find(({ source }) => source === 'campaign')).toMatchObject({ came: 3, lost: 2 })

    await forget()
    expect(await erased()).toEqual([lost.id, away.id])
    expect(await figures()).toEqual(before)
    const [row] = await query(sql`select * from leads where id = ${lost.id}`)
    expect(row).toMatchObject({ source: 'campaign', status: 'lost', status_reason: 'السعر', name: {} })
    const left = await query(sql`
      select l::text from leads l where id in (${lost.id}, ${away.id})
      union all select t::text from lead_talks t where lead_id in (${lost.id}, ${away.id})
      union all select a::text from audit_log a where entity = 'leads' and entity_id in (${lost.id}, ${away.id})`)
    for (const word of words) expect(JSON.stringify(left)).not.toContain(word)

    await callAs(owner.token, updateSettings, { body: { changes: [{ key: 'data.leads', version: 0, value: 6 }] } })
    await forget()
    expect(await erased()).toEqual([lost.id, fresh.id, away.id].sort((one, other) => one - other))
  })

  it('are in no list, on no board and under no address afterwards', async () => {
    const { id } = await ask()
    await lose(id)
    await age(id, 61)
    await forget()
    for (const archived of ['true', 'false'] as const) {
      const { body } = await callAs(owner.token, calls.list, { query: { perPage: 100, archived, source: [] } })
      expect(body.rows.map((row) => row.id)).not.toContain(id)
      expect(body.total).toBe(body.rows.length)
    }
    const { columns } = (await callAs(owner.token, leadBoard, { query: { source: [] } })).body
    for (const column of columns) {
      expect(column.rows.map((row) => row.id)).not.toContain(id)
      expect(column.total).toBe(column.rows.length)
    }
    const back = { params: { id }, body: { status: 'contacted' } }
    for (const [call, input] of [
      [calls.get, { params: { id } }],
      [calls.changeStatus, back],
    ] as const)
      expect((await send(owner.token, call, input)).status).toBe(404)
    const [row] = await query(sql`select status from leads where id = ${id}`)
    expect(row).toEqual({ status: 'lost' })
  })

  it('are erased by nobody but the server, and by the erasure of whom they became', async () => {
    const { database } = await testApp()
    const attempt = asSystem(database, async ({ db }) => {
      await db.execute(sql`select set_config('app.user_id', '1', true)`)
      await db.execute(sql`select forget_leads(${owner.schoolId}, 1, 1)`)
    })
    await expect(attempt).rejects.toThrow()
    const { id } = await ask()
    const student = await makeRecord('students', owner)
    await send(owner.token, calls.changeStatus, { params: { id }, body: { status: 'contacted' } })
    await query(sql`update leads set status = 'won', student_id = ${student.id} where id = ${id}`)
    const [person] = await query<{ name: string }>(sql`select full_name as name from users where id = ${student.id}`)
    const reply = await send(owner.token, eraseUser, {
      params: { id: student.id },
      body: { name: person?.name, current_password: goodPassword },
    })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    expect(await erased()).toContain(id)
  })
})
