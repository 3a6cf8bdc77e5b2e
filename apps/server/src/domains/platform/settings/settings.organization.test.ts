import { getSettings, updateSettings } from '@dsms/contract/platform/settings/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { countOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { asPerson } from '../../../kernel/session/transaction.ts'
import { type AreaRecord, makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, makeSuperAdmin, type TestPerson } from '../../../testing/factories.ts'
import { send, testApp } from '../../../testing/harness.ts'
import { mainBranch, query, refusal } from '../../../testing/reads.ts'
import { settingOf } from './settingOf.ts'
import { change, show } from './settings.testing.ts'

let platform: TestPerson
beforeAll(async () => {
  platform = await makeSuperAdmin()
})

const put = (school: { schoolId: number }, organization: AreaRecord | null) =>
  query(sql`update schools set organization_id = ${organization?.id ?? null} where id = ${school.schoolId}`)

/** A group, a franchise below it, and a school of that. */
async function makeLine() {
  const top = await makeRecord('organizations', platform)
  const below = await makeRecord('organizations', platform, { parent_id: top.id })
  const school = await makeSchoolAdmin()
  await put(school, below)
  const say = (where: AreaRecord, ...changes: Parameters<typeof change>[1]) =>
    change(platform, changes, { organization_id: where.id })
  return { top, below, school, say }
}

const as = async <T>(person: TestPerson, work: (actor: Actor) => Promise<T>) =>
  asPerson((await testApp()).database, { sessionId: person.sessionId, language: 'en' }, () => {}, work)

describe('what an organization says of a setting', () => {
  it('holds for the schools in it and below it, the inner one before the outer', async () => {
    const { top, below, school, say } = await makeLine()
    expect((await say(top, { key: 'calendar.break_minutes', value: 10 })).status).toBe(200)
    expect(await show(school, 'calendar.break_minutes')).toMatchObject({
      value: 10,
      source: 'organization',
      organization: top.name,
      is_own: false,
      version: 0,
    })
    await say(below, { key: 'calendar.break_minutes', value: 15 })
    expect(await show(school, 'calendar.break_minutes')).toMatchObject({ value: 15, organization: below.name })
    expect(await as(school, (actor) => settingOf(actor, 'calendar.break_minutes'))).toBe(15)
    const branch_id = await mainBranch(school)
    expect(await show(school, 'calendar.break_minutes', { branch_id })).toMatchObject({ value: 15 })
    await change(school, [{ key: 'calendar.break_minutes', value: 20 }])
    expect(await show(school, 'calendar.break_minutes')).toMatchObject({
      value: 20,
      source: 'school',
      organization: null,
      is_own: true,
      inherited: 15,
    })
    await say(below, { key: 'calendar.break_minutes', value: null })
    expect(await show(school, 'calendar.break_minutes')).toMatchObject({ value: 20, inherited: 10 })
  })

  it('beats the platform, and is no word of any other school', async () => {
    const { below, school, say } = await makeLine()
    const [other, apart] = [await makeLine(), await makeSchoolAdmin()]
    await change(platform, [{ key: 'booking.max_open', value: 8 }])
    await say(below, { key: 'booking.max_open', value: 9 })
    expect(await show(school, 'booking.max_open')).toMatchObject({ value: 9 })
    for (const one of [other.school, apart]) {
      expect(await show(one, 'booking.max_open')).toMatchObject({ value: 8, source: 'platform' })
      const seen = await as(one, ({ db }) =>
        countOf(db, sql`select from setting_values where organization_id is not null`),
      )
      expect(seen, 'the database shows none of it either').toBe(0)
    }
    await put(school, other.below)
    expect(await show(school, 'booking.max_open'), 'a school that goes elsewhere leaves it behind').toMatchObject({
      value: 8,
    })
    await change(platform, [{ key: 'booking.max_open', value: null }])
  })

  it('is shown on its own page with what stands above it', async () => {
    const { top, below, say } = await makeLine()
    await say(top, { key: 'booking.step', value: 20 })
    const at = { organization_id: below.id }
    expect(await show(platform, 'booking.step', at)).toMatchObject({
      value: 20,
      source: 'organization',
      organization: top.name,
      is_own: false,
      version: 0,
    })
    await say(below, { key: 'booking.step', value: 25 })
    expect(await show(platform, 'booking.step', at)).toMatchObject({
      value: 25,
      is_own: true,
      inherited: 20,
      version: 1,
    })
    expect(await show(platform, 'booking.step'), 'the platform keeps its own').toMatchObject({ source: 'default' })
  })
})

describe('what an organization has fixed', () => {
  it('is its value, or what stands above it, for all below', async () => {
    const { top, below, school, say } = await makeLine()
    const branch_id = await mainBranch(school)
    await change(school, [{ key: 'booking.notice', value: 5 }])
    await say(top, { key: 'booking.notice', value: 48, locked: true }, { key: 'fleet.grace', locked: true })
    const fixed = { value: 48, locked_by: 'organization', locked_by_organization: top.name }
    expect(await show(school, 'booking.notice')).toMatchObject(fixed)
    expect(await show(school, 'booking.notice', { branch_id })).toMatchObject(fixed)
    expect(await show(platform, 'booking.notice', { organization_id: below.id })).toMatchObject(fixed)
    expect(await show(school, 'fleet.grace')).toMatchObject({ value: 7, source: 'default', locked_by: 'organization' })
    await change(platform, [{ key: 'fleet.grace', value: 9 }])
    expect(await show(school, 'fleet.grace')).toMatchObject({ value: 9, source: 'platform', locked_by: 'organization' })
    await change(platform, [{ key: 'fleet.grace', value: null }])
    await put(school, null)
    expect(await show(school, 'booking.notice'), 'the word of the school was kept').toMatchObject({ value: 5 })
  })

  it('cannot be said otherwise in a school, in a branch or in an organization below', async () => {
    const { top, below, school, say } = await makeLine()
    await say(top, { key: 'exams.attempts', value: 2, locked: true })
    const locked = { status: 409, code: 'setting_locked', fields: { 'exams.attempts': 'setting_locked' } }
    const words = [{ key: 'exams.attempts', value: 9 }] as const
    expect(refusal(await change(school, [...words]))).toEqual(locked)
    expect(refusal(await change(platform, [...words], { school_id: school.schoolId }))).toEqual(locked)
    expect(refusal(await say(below, ...words))).toEqual(locked)
    expect((await say(top, { key: 'exams.attempts', value: 4 })).status, 'but where it was fixed').toBe(200)
  })

  it('is kept by the database too', async () => {
    const { top, below, school, say } = await makeLine()
    await say(top, { key: 'fleet.grace', locked: true })
    const refused = { cause: { constraint: 'setting_values__value__setting_locked' } }
    await expect(
      query(sql`insert into setting_values (tenant, key, value) values (${school.schoolId}, 'fleet.grace', '9')`),
    ).rejects.toMatchObject(refused)
    await expect(
      query(
        sql`insert into setting_values (tenant, organization_id, key, value) values (0, ${below.id}, 'fleet.grace', '9')`,
      ),
    ).rejects.toMatchObject(refused)
    await expect(
      query(
        sql`insert into setting_values (tenant, organization_id, key, value) values (${school.schoolId}, ${top.id}, 'booking.step', '9')`,
      ),
      'no row is of a school and of an organization',
    ).rejects.toMatchObject({ cause: { constraint: 'setting_values__organization_id' } })
  })

  it('is fixed by those who may, while values are said by all who keep the settings of the platform', async () => {
    const { top, say } = await makeLine()
    const keeper = await makePerson({ permissions: ['settings_platform.view', 'settings_platform.edit'] })
    const at = { organization_id: top.id }
    expect((await change(keeper, [{ key: 'booking.lead', value: 10 }], at)).status).toBe(200)
    expect(refusal(await change(keeper, [{ key: 'booking.lead', locked: true }], at))).toMatchObject({ status: 403 })
    await say(top, { key: 'booking.lead', locked: true })
    expect(refusal(await change(keeper, [{ key: 'booking.lead', locked: false }], at))).toMatchObject({ status: 403 })
    expect((await change(keeper, [{ key: 'booking.lead', value: 11, locked: true }], at)).status).toBe(200)
  })
})

describe('settings of organizations', () => {
  it('are for people of the platform who may, and speak of no organization that is not there', async () => {
    const { top, school } = await makeLine()
    const at = { organization_id: top.id }
    const clerk = await makePerson({ permissions: ['schools.view', 'schools.edit'] })
    expect((await send(clerk.token, getSettings, { query: at })).status).toBe(403)
    const body = { ...at, changes: [{ key: 'booking.lead', version: 0, value: 1 }] }
    expect((await send(clerk.token, updateSettings, { body })).status).toBe(403)
    expect((await send(school.token, getSettings, { query: at })).status).toBe(404)
    expect((await send(school.token, updateSettings, { body })).status).toBe(404)
    expect((await send(platform.token, getSettings, { query: { ...at, school_id: school.schoolId } })).status).toBe(404)
    expect((await send(platform.token, getSettings, { query: { organization_id: 999_999_999 } })).status).toBe(404)
  })
})
