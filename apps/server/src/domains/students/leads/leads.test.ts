import { dayMs } from '@dsms/contract/kernel/time/milliseconds'
import { followLead, leadBoard, leadFigures, leads, listLeadOwners } from '@dsms/contract/students/leads/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord, sampleInput } from '../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'

const { calls } = leads
let owner: TestPerson
let stranger: TestPerson

beforeAll(async () => {
  owner = await makeSchoolAdmin()
  stranger = await makeSchoolAdmin()
})

const make = (changes: Record<string, unknown> = {}, who: TestPerson = owner) => makeRecord('leads', who, changes)
const create = async (changes: Record<string, unknown>, who: TestPerson = owner) =>
  send(who.token, calls.create, { body: { ...(await sampleInput('leads', who)), ...changes } })
const update = (id: number, body: Record<string, unknown>, who: TestPerson = owner) =>
  send(who.token, calls.update, { params: { id }, body })
const change = (id: number, body: Record<string, unknown>) =>
  send(owner.token, calls.changeStatus, { params: { id }, body })
const find = async (wishes: Record<string, unknown>, who: TestPerson = owner) => {
  const reply = await send(who.token, calls.list, { query: { perPage: 100, ...wishes } })
  return (reply.body as { rows: { id: number }[] }).rows.map(({ id }) => id)
}
/** A day where the schools of these tests are. */
const dayThere = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(Date.now() + days * dayMs)

describe('the input', () => {
  it('is reached by phone or by mail, in the form and in the table', async () => {
    const neither = wrongFields({ phone: 'contact_required' })
    expect(refusal(await create({ phone: null, email: null }))).toEqual(neither)
    const { id } = await make({ phone: null, email: 'noura@mail.example' })
    expect(refusal(await update(id, { version: 1, email: null }))).toEqual(neither)
    expect(refusal(await create({ phone: '0501234567' }))).toEqual(wrongFields({ phone: 'invalid_phone' }))
  })

  it('keeps wished times, and none that overlap or never end', async () => {
    const times = [{ weekday: 1, from: '16:00', to: '18:00' }]
    const { id } = await make({ wish_times: times })
    expect((await send(owner.token, calls.get, { params: { id } })).body).toMatchObject({ wish_times: times })
    const late = { weekday: 1, from: '17:00', to: '19:00' }
    expect(refusal(await create({ wish_times: [...times, late] }))).toEqual(
      wrongFields({ 'wish_times.1.from': 'hours_overlap' }),
    )
    expect(refusal(await update(id, { version: 1, wish_times: [{ ...late, to: '17:00' }] }))).toEqual(
      wrongFields({ 'wish_times.0.to': 'end_before_start' }),
    )
  })

  it("names nothing that is another school's", async () => {
    const theirs = await makeRecord('licenceTypes', stranger)
    const trainer = await makePerson({ schoolId: owner.schoolId, kind: 'trainer' })
    const colleague = await makePerson({ schoolId: owner.schoolId })
    expect(refusal(await create({ licence_type_id: theirs.id }))).toEqual(
      wrongFields({ licence_type_id: 'unknown_choice' }),
    )
    for (const owner_id of [stranger.id, trainer.id, 2_000_000_000])
      expect(refusal(await create({ owner_id }))).toEqual(wrongFields({ owner_id: 'unknown_choice' }))
    expect((await create({ owner_id: colleague.id })).body).toMatchObject({ owner_id: colleague.id })
    // the database keeps the rule for whoever forgets it
    const { id } = await make()
    for (const [column, person] of Object.entries({ owner_id: trainer.id, student_id: colleague.id }))
      await expect(
        query(sql`update leads set ${sql.identifier(column)} = ${person} where id = ${id}`),
      ).rejects.toMatchObject({ cause: { constraint: `leads__${column}__unknown_choice` } })
  })

  it('is looked after by whoever takes it, and given to others by those who may', async () => {
    const permissions = ['leads.view', 'leads.create', 'leads.edit'] as const
    const clerk = await makePerson({ schoolId: owner.schoolId, permissions: [...permissions] })
    const { id } = await make()
    expect(refusal(await update(id, { version: 1, owner_id: owner.id }, clerk)).code).toBe('forbidden')
    expect((await update(id, { version: 1, owner_id: clerk.id }, clerk)).body).toMatchObject({ owner_id: clerk.id })
    expect((await update(id, { version: 2, owner_id: owner.id })).status).toBe(200)
    // what is another's is not taken either, and everything else may be changed
    for (const owner_id of [clerk.id, null])
      expect(refusal(await update(id, { version: 3, owner_id }, clerk)).code).toBe('forbidden')
    expect((await update(id, { version: 3, owner_id: owner.id, notes: 'x' }, clerk)).status).toBe(200)
    const { body } = await callAs(clerk.token, listLeadOwners, { query: {} })
    expect(body.map((one) => one.id)).toEqual(expect.arrayContaining([owner.id, clerk.id]))
    expect(body.map((one) => one.id)).not.toContain(stranger.id)
  })
})

describe('status', () => {
  it('goes forward, is lost with a reason and begins again', async () => {
    const { id } = await make()
    for (const status of ['contacted', 'visiting', 'offered'])
      expect((await change(id, { status })).body).toMatchObject({ status })
    expect(refusal(await change(id, { status: 'visiting' })).code).toBe('illegal_transition')
    expect(refusal(await change(id, { status: 'lost' }))).toEqual(wrongFields({ reason: 'reason_required' }))
    expect((await change(id, { status: 'lost', reason: 'too dear' })).body).toMatchObject({ status_reason: 'too dear' })
    expect(refusal(await change(id, { status: 'won' })).code).toBe('illegal_transition')
    expect((await change(id, { status: 'contacted' })).body).toMatchObject({ status_reason: null })
    expect(refusal(await change(id, { status: 'won' })).code).toBe('lead_to_convert')
  })
})

describe('the list', () => {
  it('finds names in both scripts, addresses, and numbers however they are written', async () => {
    const own = await makeSchoolAdmin()
    const { id } = await make(
      { name: { ar: 'نورة الحربي', en: 'Noura Alharbi' }, phone: '+966501239876', email: 'noura@mail.example' },
      own,
    )
    for (const q of ['نوره', 'alharbi', 'noura@', '+966501239876', '0501239876', '٠٥٠ ١٢٣ ٩٨٧٦', '501-239'])
      expect(await find({ q }, own), q).toEqual([id])
    expect(await find({ q: '0501239877' }, own)).toEqual([])
  })

  it('is narrowed by what people ask for, and ordered by the follow-up', async () => {
    const own = await makeSchoolAdmin()
    const type = await makeRecord('licenceTypes', own)
    const late = await make({ follow_up_on: dayThere(-1), source: 'phone', owner_id: own.id }, own)
    const now = await make({ follow_up_on: dayThere(0), source: 'website', licence_type_id: type.id }, own)
    const soon = await make({ follow_up_on: dayThere(1), source: 'referral' }, own)
    const lost = await make({ follow_up_on: dayThere(-5) }, own)
    await send(own.token, calls.changeStatus, { params: { id: lost.id }, body: { status: 'lost', reason: 'x' } })
    expect([late, now, soon].map(({ follow_up }) => follow_up)).toEqual(['overdue', 'today', 'later'])
    expect(await find({ due: true, sort: 'follow_up_on' }, own)).toEqual([late.id, now.id])
    expect(await find({ source: 'phone,website', sort: '-follow_up_on' }, own)).toEqual([now.id, late.id])
    expect(await find({ owner_id: own.id }, own)).toEqual([late.id])
    expect(await find({ licence_type_id: type.id }, own)).toEqual([now.id])
    expect(await find({ status: 'lost' }, own)).toEqual([lost.id])
    // what is nobody's work any more is not due
    expect((await send(own.token, calls.get, { params: { id: lost.id } })).body).toMatchObject({ follow_up: null })
  })
})

describe('the board', () => {
  it('has a column for each status, with those to be followed up soonest first', async () => {
    const own = await makeSchoolAdmin()
    const someday = await make({}, own)
    const later = await make({ follow_up_on: dayThere(4) }, own)
    const soon = await make({ follow_up_on: dayThere(1) }, own)
    await send(own.token, calls.changeStatus, { params: { id: later.id }, body: { status: 'offered' } })
    const board = async (wishes: Record<string, unknown> = {}) => {
      const { columns } = (await callAs(own.token, leadBoard, { query: { source: [], ...wishes } })).body
      return columns.map(({ status, total, rows }) => [status, total, rows.map(({ id }) => id)])
    }
    expect(await board()).toEqual([
      ['new', 2, [soon.id, someday.id]],
      ['contacted', 0, []],
      ['visiting', 0, []],
      ['offered', 1, [later.id]],
      ['won', 0, []],
      ['lost', 0, []],
    ])
    expect((await board({ q: later.name })).filter(([, total]) => total)).toEqual([['offered', 1, [later.id]]])
  })

  it('shows fifty cards of a column at most, and counts all of them', async () => {
    const own = await makeSchoolAdmin()
    await query(sql`
      insert into leads (tenant, name, phone, source, status)
      select ${own.schoolId}, '{"ar":"مهتم"}', '+966500000000', 'phone', 'contacted' from generate_series(1, 53)`)
    const { columns } = (await callAs(own.token, leadBoard, { query: { source: [] } })).body
    const contacted = columns.find(({ status }) => status === 'contacted')
    expect([contacted?.total, contacted?.rows.length]).toEqual([53, 50])
  })
})

describe('figures', () => {
  it('count what each source brought in a stretch of days, and what became of it', async () => {
    const own = await makeSchoolAdmin()
    await query(sql`
      insert into leads (tenant, name, phone, source, status, created_at, archived_at)
      select ${own.schoolId}, '{"ar":"مهتم"}', '+966500000000', source, status, at::timestamptz, away::timestamptz
        from (values ('phone', 'won', '2025-03-01T09:00Z', null), ('phone', 'lost', '2025-03-02T09:00Z', null),
                     ('phone', 'new', '2025-03-31T20:59Z', null), ('walk_in', 'won', '2025-03-15T09:00Z', null),
                     -- April has begun where the school is
                     ('phone', 'won', '2025-03-31T21:00Z', null), ('phone', 'won', '2025-03-05T09:00Z', '2025-03-06T09:00Z')
             ) as given (source, status, at, away)`)
    const figures = (wishes: { from?: string; to?: string }) => callAs(own.token, leadFigures, { query: wishes })
    const { body } = await figures({ from: '2025-03-01', to: '2025-03-31' })
    expect(body.sources.filter(({ came }) => came)).toEqual([
      { source: 'walk_in', came: 1, won: 1, lost: 0, rate: 100 },
      { source: 'phone', came: 3, won: 1, lost: 1, rate: 33 },
    ])
    expect(body.all).toEqual({ came: 4, won: 2, lost: 1, rate: 50 })
    expect((await figures({ to: '2025-04-30' })).body).toMatchObject({ from: '2025-01-01', all: { came: 5 } })
    const reply = await send(own.token, leadFigures, { query: { from: '2025-03-02', to: '2025-03-01' } })
    expect(refusal(reply)).toEqual(wrongFields({ to: 'end_before_start' }))
  })

  it('are of this year unless told, and say what is to be followed up', async () => {
    const own = await makeSchoolAdmin()
    await make({ follow_up_on: dayThere(-2) }, own)
    await make({ follow_up_on: dayThere(0) }, own)
    await make({ follow_up_on: dayThere(1) }, own)
    const year = dayThere(0).slice(0, 4)
    expect((await callAs(own.token, leadFigures, { query: {} })).body).toMatchObject({
      from: `${year}-01-01`,
      to: dayThere(0),
      all: { came: 3, won: 0, lost: 0, rate: 0 },
      overdue: 1,
      today: 1,
    })
  })
})

describe('a file', () => {
  it('is tried first, says what is wrong with which line, and then comes in', async () => {
    const own = await makeSchoolAdmin()
    const type = await makeRecord('licenceTypes', own)
    const line = { name_ar: 'هدى السالم', phone: '+966501112233', source: 'campaign', licence_type: type.name }
    const wrong = { ...line, phone: '', source: 'rumour', licence_type: 'none such' }
    const bring = (rows: object[], mode: string) => send(own.token, calls.importSheet, { body: { rows, mode } })
    expect((await bring([line, wrong, { ...line, phone: '' }], 'check')).body).toMatchObject({
      imported: 0,
      rows: [
        { row: 2, fields: { source: { code: 'invalid_choice' }, licence_type: { code: 'unknown_choice' } } },
        { row: 3, fields: { phone: { code: 'contact_required' } } },
      ],
    })
    expect(await find({}, own)).toEqual([])
    expect((await bring([line], 'all')).body).toMatchObject({ imported: 1 })
    expect(await find({ licence_type_id: type.id }, own)).toHaveLength(1)
  })
})

describe('another school', () => {
  it('is told of nothing here', async () => {
    const { id } = await make()
    for (const call of [calls.get, calls.archive])
      expect(refusal(await send(stranger.token, call, { params: { id } })).status).toBe(404)
    expect(refusal(await update(id, { version: 1, notes: 'x' }, stranger)).status).toBe(404)
    const reply = await send(stranger.token, calls.changeStatus, { params: { id }, body: { status: 'won' } })
    expect(reply.status).toBe(404)
    expect(await find({}, stranger)).not.toContain(id)
  })
})

describe('what was said', () => {
  const follow = (id: number, body: object, who: TestPerson = owner) =>
    send(who.token, followLead, { params: { id }, body: body as never })

  it('is kept with who and when, the latest first, and sets the next day', async () => {
    const { id } = await make({ follow_up_on: dayThere(-2) })
    await follow(id, { said: 'Asked for the price', next_on: dayThere(1) })
    const reply = await follow(id, { said: '  ', next_on: null })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    const { body } = await callAs(owner.token, calls.get, { params: { id }, query: {} })
    expect(body).toMatchObject({
      follow_up_on: null,
      talks: [
        { said: null, next_on: null },
        { said: 'Asked for the price', next_on: dayThere(1) },
      ],
    })
    expect(body.talks[0]?.by).toBeTruthy()
  })

  it('is refused where nothing is followed up any more, to who may only look, and to another school', async () => {
    const { id } = await make()
    const said = { said: 'x', next_on: null }
    expect(refusal(await follow(id, { said: 'y'.repeat(1001), next_on: null }))).toEqual(
      wrongFields({ said: 'too_long' }),
    )
    expect((await follow(id, said, stranger)).status).toBe(404)
    const looker = await makePerson({ schoolId: owner.schoolId, permissions: ['leads.view'] })
    expect((await follow(id, said, looker)).status).toBe(403)
    await change(id, { version: 1, status: 'lost', reason: 'gone' })
    expect((await follow(id, said)).body).toMatchObject({ code: 'lead_lost' })
  })
})
