import * as c from '@dsms/contract/curriculum/components/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AreaRecord, makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'

const nameOf = (en: string, ar = `${en} ع`) => ({ ar, en })

describe('modes of learning and sessions of a component', () => {
  let owner: TestPerson
  beforeAll(async () => {
    owner = await makeSchoolAdmin()
  })

  const save = (person: TestPerson, { id, version }: AreaRecord, modes: object[], removes_sessions = false) =>
    send(person.token, c.saveComponentModes, { params: { id }, body: { version, modes, removes_sessions } })
  const kept = (reply: { body: unknown }) => reply.body as AreaRecord & { modes: c.ModeOfLearning[] }
  const withSessions = async (sessions: string[] = ['One', 'Two']) => {
    const component = await makeRecord('trainingComponents', owner)
    return kept(
      await save(owner, component, [
        { name: nameOf('Class room'), sessions: sessions.map((name) => ({ name: nameOf(name) })) },
        { name: nameOf('Online'), sessions: [] },
      ]),
    )
  }

  it('are kept in their order, counted, and a new version', async () => {
    const first = await withSessions()
    expect(first.version).toBe(2)
    expect(first).toMatchObject({ mode_count: 2, session_count: 2 })
    const [room, online] = first.modes
    if (!room || !online) throw new Error('no modes')
    const again = kept(
      await save(owner, first, [
        { id: online.id, name: online.names, sessions: [] },
        {
          id: room.id,
          name: room.names,
          sessions: [...room.sessions].reverse().map(({ id, names }) => ({ id, name: names })),
        },
      ]),
    )
    expect(again.modes.map(({ id }) => id)).toEqual([online.id, room.id])
    expect(again.modes[1]?.sessions.map(({ names }) => names.en)).toEqual(['Two', 'One'])
    expect(again.modes[1]?.sessions.map(({ id }) => id)).toEqual(room.sessions.map(({ id }) => id).reverse())
  })

  it('are saved all or not at all, and once of the same version', async () => {
    const first = await withSessions()
    const modes = [
      { name: nameOf('New'), sessions: [] },
      { name: nameOf('New'), sessions: [] },
    ]
    expect(refusal(await save(owner, first, modes, true))).toEqual(wrongFields({ 'modes.1.name': 'taken' }))
    expect((await send(owner.token, c.trainingComponents.calls.get, { params: { id: first.id } })).body).toMatchObject({
      version: first.version,
      mode_count: 2,
    })
    const [one, two] = await Promise.all([
      save(owner, first, modes.slice(1), true),
      save(owner, first, modes.slice(1), true),
    ])
    expect([one.status, two.status].sort()).toEqual([200, 409])
  })

  it('go with their sessions only when that is said', async () => {
    const first = await withSessions()
    expect(refusal(await save(owner, first, []))).toMatchObject({ status: 409, code: 'record_in_use' })
    const emptied = kept(await save(owner, first, [], true))
    expect(emptied).toMatchObject({ mode_count: 0, session_count: 0, modes: [] })
    const [left] = await query<{ n: number }>(sql`
      select count(*)::integer as n from component_sessions s where not exists (select from component_modes m where m.id = s.mode_id)`)
    expect(left?.n).toBe(0)
  })

  it('take no mode or session of another component or school', async () => {
    const mine = await withSessions()
    const other = await withSessions()
    const stranger = await makeSchoolAdmin()
    const theirs = await makeRecord('trainingComponents', stranger)
    const foreign = other.modes[0]
    const [own] = mine.modes
    if (!foreign || !own) throw new Error('no modes')
    expect(refusal(await save(owner, mine, [{ id: foreign.id, name: nameOf('X'), sessions: [] }], true))).toEqual(
      wrongFields({ 'modes.0.id': 'unknown_choice' }),
    )
    const session = { id: foreign.sessions[0]?.id, name: nameOf('X') }
    expect(refusal(await save(owner, mine, [{ id: own.id, name: own.names, sessions: [session] }], true))).toEqual(
      wrongFields({ 'modes.0.sessions.0.id': 'unknown_choice' }),
    )
    expect((await save(owner, theirs, [])).status).toBe(404)
    // past the service the database refuses it too
    await expect(
      query(sql`insert into component_sessions (tenant, mode_id, name, place)
                values (${stranger.schoolId}, ${own.id}, '{"en":"X"}', 0)`),
    ).rejects.toThrow()
    await expect(
      query(sql`insert into component_configurations (tenant, component_id, mode_id, currency)
                values (${owner.schoolId}, ${other.id}, ${own.id}, 'SAR')`),
    ).rejects.toThrow()
  })

  it('are changed by those who may change components alone', async () => {
    const component = await withSessions()
    const reader = await makePerson({ schoolId: owner.schoolId, permissions: ['licence_types_courses.view'] })
    expect((await save(reader, component, [])).status).toBe(403)
  })

  describe('with a configuration', () => {
    const configure = (person: TestPerson, component: AreaRecord, mode_id: number, body: object) =>
      send(person.token, c.configureComponentMode, {
        params: { id: component.id, mode_id },
        body: { version: component.version, ...body },
      })
    const whole = {
      price: 120_000,
      total_minutes: 600,
      missed_sessions_allowed: 2,
      days: 10,
      minutes_per_session: 60,
      session_price: 12_000,
      missed_session_charge: 5_000,
      ends_with_exam: true,
      pass_mark_percent: 80,
      exam_price: 20_000,
      missed_exam_charge: 10_000,
      free_exam_attempts: 1,
      may_start_with_unpaid_invoices: true,
      needs_balance_to_start: true,
      needs_all_sessions_attended: true,
      may_attend_with_unpaid_invoices: true,
    }

    it('keep every field of it, replace it, and forget the exam where there is none', async () => {
      const component = await withSessions()
      const mode = component.modes[0]?.id as number
      const told = kept(await configure(owner, component, mode, whole))
      expect(told.modes[0]?.configuration).toEqual({ ...whole, currency: expect.stringMatching(/^[A-Z]{3}$/) })
      const { body } = await callAs(owner.token, c.configureComponentMode, {
        params: { id: component.id, mode_id: mode },
        body: { version: told.version, price: 5, pass_mark_percent: 70 },
      })
      expect(body.modes[0]?.configuration).toMatchObject({
        price: 5,
        total_minutes: null,
        ends_with_exam: false,
        pass_mark_percent: null,
        exam_price: null,
      })
      expect(body.modes[1]?.configuration).toBeNull()
    })

    it('refuse a stale version, nonsense, and a mode of another component', async () => {
      const component = await withSessions()
      const other = await withSessions()
      const mode = component.modes[0]?.id as number
      expect(refusal(await configure(owner, component, mode, { version: 1 })).code).toBe('stale_version')
      expect((await configure(owner, component, other.modes[0]?.id as number, {})).status).toBe(404)
      expect(
        Object.keys(
          refusal(await configure(owner, component, mode, { pass_mark_percent: 101, price: -1 })).fields ?? {},
        ),
      ).toEqual(['price', 'pass_mark_percent'])
    })
  })
})

describe('suggestedMinutes', () => {
  it('is minutes of a session times sessions, where both are known', () => {
    expect(c.suggestedMinutes(10, 45)).toBe(450)
    expect(c.suggestedMinutes(0, 45)).toBeNull()
    expect(c.suggestedMinutes(10, null)).toBeNull()
  })
})
