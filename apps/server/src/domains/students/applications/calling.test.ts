import { firstOf } from '@dsms/contract/kernel/choices/lists'
import { updateSettings } from '@dsms/contract/platform/settings/calls'
import { askToBeCalled, callsADay } from '@dsms/contract/students/applications/calls'
import { leads } from '@dsms/contract/students/leads/calls'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'

let owner: TestPerson & { schoolId: number }
let slug: string

const ask = (body: object = {}, at = slug) =>
  send(undefined, askToBeCalled, {
    params: { slug: at },
    body: { name: 'نوف العنزي', phone: '+966551112233', data_consent: true, language: 'ar', ...body } as never,
  })
const known = async () => {
  const { rows } = (await callAs(owner.token, leads.calls.list, { query: { source: [] } })).body
  return Promise.all(
    rows.map(async ({ id }) => (await callAs(owner.token, leads.calls.get, { params: { id }, query: {} })).body),
  )
}

beforeEach(async () => {
  owner = await makeSchoolAdmin()
  slug = firstOf(await query<{ slug: string }>(sql`select slug from schools where id = ${owner.schoolId}`)).slug
})

describe('who asks to be called', () => {
  it('is a lead by name and phone alone, to be followed up today, and is told no more than that', async () => {
    const reply = await ask({ wish: 'بعد العصر' })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    expect(reply.body).toEqual({ asked: true })
    expect((await ask({ name: 'Nora Smith', phone: '+966551112244' })).status).toBe(200)
    expect(await known()).toMatchObject([
      { names: { en: 'Nora Smith' }, notes: null },
      { name: 'نوف العنزي', phone: '+966551112233', source: 'website', follow_up: 'today', notes: 'بعد العصر' },
    ])
  })

  it('is one lead however often they ask, and changes nothing that the school wrote', async () => {
    await ask()
    const first = firstOf(await known())
    await callAs(owner.token, leads.calls.update, {
      params: { id: first.id },
      body: { version: first.version, notes: 'ours', follow_up_on: '2030-01-01' },
    })
    const again = await Promise.all([
      ask({ name: 'Somebody Else', wish: 'at ten' }),
      ask({ wish: 'at ten' }),
      ask({ wish: 'at eleven' }),
    ])
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200])
    const all = await known()
    expect(all).toHaveLength(1)
    expect(all[0]).toMatchObject({ name: first.name, notes: 'ours', follow_up: 'today' })
    expect(all[0]?.talks).toHaveLength(1)
  })

  it('says who they are and that they agree; anything longer or without a phone is refused at its field', async () => {
    expect(refusal(await ask({ data_consent: false }))).toEqual(wrongFields({ data_consent: 'required' }))
    expect(refusal(await ask({ phone: '12' }))).toEqual(wrongFields({ phone: 'invalid_phone' }))
    expect(Object.keys(refusal(await ask({ name: '', wish: 'x'.repeat(201) })).fields ?? {}).sort()).toEqual([
      'name',
      'wish',
    ])
    expect(await known()).toEqual([])
  })

  it('finds the door shut where a school takes nobody, has had enough for a day, or is not there', async () => {
    await query(sql`
      insert into leads (tenant, name, phone, source, status)
      select ${owner.schoolId}, '{"en":"x"}', '+9665500' || (10000 + n), 'website', 'new' from generate_series(1, ${callsADay}) n`)
    expect((await ask()).body).toMatchObject({ code: 'applications_full' })
    await callAs(owner.token, updateSettings, {
      body: { changes: [{ key: 'training.applications', version: 0, value: false }] },
    })
    expect((await ask()).body).toMatchObject({ code: 'applications_closed' })
    expect((await ask({}, 'no-such-school')).status).toBe(404)
  })
})
