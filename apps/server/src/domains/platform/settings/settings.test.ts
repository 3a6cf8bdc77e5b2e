import { getSettings, updateSettings } from '@dsms/contract/platform/settings/calls'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import type { Actor } from '../../../kernel/actor.ts'
import { asPerson } from '../../../kernel/session/transaction.ts'
import { makePerson, makeSchoolAdmin, makeSuperAdmin, type TestPerson } from '../../../testing/factories.ts'
import { send, testApp } from '../../../testing/harness.ts'
import { mainBranch, query, refusal, wrongFields } from '../../../testing/reads.ts'
import { settingOf } from './settingOf.ts'
import { change, show } from './settings.testing.ts'

describe('settings', () => {
  let owner: TestPerson & { schoolId: number }
  let platform: TestPerson

  beforeAll(async () => {
    owner = await makeSchoolAdmin()
    platform = await makeSuperAdmin()
  })
  // what the platform says holds for the schools of every other test
  afterAll(() => query(sql`delete from setting_values where tenant = 0`))

  it('holds the default, then the word of the platform, the school, the branch', async () => {
    const branch_id = await mainBranch(owner)
    expect(await show(owner, 'booking.lead')).toMatchObject({
      value: 12,
      source: 'default',
      default: 12,
      min: 0,
      max: 168,
    })
    expect((await change(platform, [{ key: 'booking.lead', value: 20 }])).status).toBe(200)
    expect(await show(owner, 'booking.lead')).toMatchObject({ value: 20, source: 'platform', version: 0 })
    expect((await change(owner, [{ key: 'booking.lead', value: 6 }])).status).toBe(200)
    expect(await show(owner, 'booking.lead')).toMatchObject({ value: 6, source: 'school', inherited: 20, version: 1 })
    expect((await change(owner, [{ key: 'booking.lead', value: 3 }], { branch_id })).status).toBe(200)
    expect(await show(owner, 'booking.lead', { branch_id })).toMatchObject({ value: 3, source: 'branch', inherited: 6 })
    expect(await show(await makeSchoolAdmin(), 'booking.lead')).toMatchObject({ value: 20, source: 'platform' })
  })

  it('tells who changed it last and when, and goes back to the default', async () => {
    await change(owner, [{ key: 'exams.attempts', value: 5 }])
    const said = await show(owner, 'exams.attempts')
    expect(said).toMatchObject({ value: 5, changed_by: expect.stringContaining('Test') })
    expect(said?.changed_at).toBeTruthy()
    await change(owner, [{ key: 'exams.attempts', value: null }])
    expect(await show(owner, 'exams.attempts')).toMatchObject({ value: 3, source: 'default', version: 2 })
  })

  it('shows what is fixed above as fixed, and refuses to change it', async () => {
    await change(owner, [{ key: 'booking.horizon', value: 60 }])
    expect((await change(platform, [{ key: 'booking.horizon', value: 30, locked: true }])).status).toBe(200)
    expect(await show(owner, 'booking.horizon')).toMatchObject({ value: 30, source: 'platform', locked_by: 'platform' })
    const reply = await change(owner, [{ key: 'booking.horizon', value: 90 }])
    expect(refusal(reply)).toEqual({
      status: 409,
      code: 'setting_locked',
      fields: { 'booking.horizon': 'setting_locked' },
    })
    await change(platform, [{ key: 'booking.horizon', locked: false }])
    expect(await show(owner, 'booking.horizon'), 'the word of the school was kept').toMatchObject({
      value: 60,
      source: 'school',
    })
  })

  it('keeps a lock in the database too', async () => {
    await change(platform, [{ key: 'booking.max_open', locked: true }])
    await expect(
      query(sql`insert into setting_values (tenant, key, value) values (${owner.schoolId}, 'booking.max_open', '9')`),
    ).rejects.toMatchObject({ cause: { constraint: 'setting_values__value__setting_locked' } })
    await change(platform, [{ key: 'booking.max_open', locked: false }])
  })

  it('changes all or none, and names each wrong key', async () => {
    const reply = await change(owner, [
      { key: 'exams.readiness', value: 90 },
      { key: 'booking.step', value: 500 },
      { key: 'training.gender', value: 'maybe' },
      { key: 'notices.guardians', value: 1 },
    ])
    expect(refusal(reply)).toEqual(
      wrongFields({
        'booking.step': 'too_large',
        'training.gender': 'invalid_choice',
        'notices.guardians': 'invalid_type',
      }),
    )
    expect(await show(owner, 'exams.readiness')).toMatchObject({ value: 80, source: 'default' })
  })

  it('knows no key that is not in the list, and none at a level that cannot say it', async () => {
    const reply = await send(owner.token, updateSettings, {
      body: { changes: [{ key: 'no.such', version: 0, value: 1 }] },
    })
    expect(reply.status).toBe(422)
    const branch_id = await mainBranch(owner)
    expect(refusal(await change(owner, [{ key: 'data.leads', value: 6 }], { branch_id }))).toEqual(
      wrongFields({ 'data.leads': 'unknown_field' }),
    )
  })

  it('is changed once by two who began with the same version', async () => {
    expect((await change(owner, [{ key: 'fleet.grace', version: 0, value: 5 }])).status).toBe(200)
    const second = await change(owner, [{ key: 'fleet.grace', version: 0, value: 6 }])
    expect(refusal(second)).toMatchObject({ status: 409, code: 'stale_version' })
    expect(await show(owner, 'fleet.grace')).toMatchObject({ value: 5 })
  })

  it("keeps the platform's own to those who may, and a school's to those who may see schools", async () => {
    const clerk = await makePerson({ permissions: ['schools.view'] })
    expect(refusal(await send(clerk.token, getSettings, { query: {} }))).toMatchObject({ status: 403 })
    expect((await send(clerk.token, getSettings, { query: { school_id: owner.schoolId } })).status).toBe(200)
    const changes = [{ key: 'fleet.grace', version: 0, value: 1 }]
    const inSchool = await send(clerk.token, updateSettings, { body: { school_id: owner.schoolId, changes } })
    expect(inSchool.status).toBe(403)
    const keeper = await makePerson({ permissions: ['settings_platform.view'] })
    expect((await send(keeper.token, getSettings, { query: {} })).status).toBe(200)
    expect((await send(keeper.token, getSettings, { query: { school_id: owner.schoolId } })).status).toBe(403)
  })

  it("does not speak of another school's branch", async () => {
    const branch_id = await mainBranch(await makeSchoolAdmin())
    expect((await send(owner.token, getSettings, { query: { branch_id } })).status).toBe(404)
    expect((await change(owner, [{ key: 'fleet.grace', value: 1 }], { branch_id })).status).toBe(404)
  })

  it('is read by other features with its own type', async () => {
    await change(owner, [{ key: 'documents.warning', value: 45 }])
    const ask = async <T>(work: (actor: Actor) => Promise<T>) =>
      asPerson((await testApp()).database, { sessionId: owner.sessionId, language: 'en' }, () => {}, work)
    const days = await ask((actor) => settingOf(actor, 'documents.warning'))
    expectTypeOf(days).toEqualTypeOf<number>()
    expect(days).toBe(45)
    const policy = await ask((actor) => settingOf(actor, 'training.gender'))
    expectTypeOf(policy).toEqualTypeOf<'none' | 'prefer' | 'require'>()
    expect(policy).toBe('prefer')
    const branch = await mainBranch(owner)
    await change(owner, [{ key: 'calendar.lesson_minutes', value: 45 }], { branch_id: branch })
    expect(await ask((actor) => settingOf(actor, 'calendar.lesson_minutes', branch))).toBe(45)
    expect(await ask((actor) => settingOf(actor, 'calendar.lesson_minutes'))).toBe(60)
  })
})
