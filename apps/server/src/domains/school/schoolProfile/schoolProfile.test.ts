import type { Answer } from '@dsms/contract/kernel/endpoint'
import { schools } from '@dsms/contract/platform/schools/calls'
import { saveOpeningHours } from '@dsms/contract/school/openingHours/calls'
import { getSchoolCurrency, getSchoolProfile, updateSchoolProfile } from '@dsms/contract/school/schoolProfile/calls'
import { dismissSchoolSetup, getSchoolSetup } from '@dsms/contract/school/schoolProfile/setup'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, makeSuperAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, type Reply, send } from '../../../testing/harness.ts'
import { mainBranch, query, refusal, wrongFields } from '../../../testing/reads.ts'

type Shown = Reply<Answer<typeof getSchoolProfile>>
type Setup = Reply<Answer<typeof getSchoolSetup>>

const iban = 'SA03 8000 0000 6080 1016 7519'

describe('the profile of a school', () => {
  let owner: TestPerson & { schoolId: number }
  beforeEach(async () => {
    owner = await makeSchoolAdmin()
  })
  const show = (person: TestPerson = owner, where = {}) =>
    send(person.token, getSchoolProfile, { query: where }) as Promise<Shown>
  const change = async (body: object, version?: number) =>
    send(owner.token, updateSchoolProfile, {
      body: { version: version ?? (await show()).body.version, ...body },
    }) as Promise<Shown>

  it('is there from the first day', async () => {
    expect((await show()).body).toMatchObject({
      id: owner.schoolId,
      version: 2,
      time_zone: 'Asia/Riyadh',
      week_start: 0,
      weekend_days: [5, 6],
      gender_scope: 'mixed',
      iban: null,
      licence_days_left: null,
      keeps_currency: false,
    })
  })

  it('tells its money to whoever fills in a form, and to nobody of another school', async () => {
    const clerk = await makePerson({ schoolId: owner.schoolId, permissions: ['vehicles.view'] })
    await change({ currency: 'KWD' })
    const facts = async (person: TestPerson, where = {}) =>
      (await send(person.token, getSchoolCurrency, { query: where })).body
    expect(await facts(clerk)).toEqual({ currency: 'KWD' })
    expect(await facts(await makeSuperAdmin(), { school_id: owner.schoolId })).toEqual({ currency: 'KWD' })
    expect(await facts(await makeSchoolAdmin(), { school_id: owner.schoolId })).not.toEqual({ currency: 'KWD' })
  })

  it.each([
    ['a price', () => makeRecord('lessonTypes', owner, { price_minor: 12_000 })],
    [
      'a price of delivery',
      () => query(sql`insert into shop_settings (tenant, delivery_minor) values (${owner.schoolId}, 3000)`),
    ],
    [
      'a target',
      () => query(sql`insert into money_targets (tenant, year, budget) values (${owner.schoolId}, 2026, 5000)`),
    ],
  ])('keeps its currency once there is %s', async (_, add) => {
    expect((await change({ currency: 'KWD' })).status).toBe(200)
    await add()
    expect((await show()).body).toMatchObject({ currency: 'KWD', keeps_currency: true })
    expect(refusal(await change({ currency: 'SAR' }))).toEqual(wrongFields({ currency: 'currency_in_use' }))
    expect((await change({ currency: 'KWD', city: 'الكويت' })).body).toMatchObject({ currency: 'KWD', city: 'الكويت' })
    const platform = await makeSuperAdmin()
    const { version } = (await callAs(platform.token, schools.calls.get, { params: { id: owner.schoolId }, query: {} }))
      .body
    const params = { id: owner.schoolId }
    expect(
      refusal(await send(platform.token, schools.calls.update, { params, body: { version, currency: 'SAR' } })),
    ).toEqual(wrongFields({ currency: 'currency_in_use' }))
  })

  it('keeps what is said in both tables under one version', async () => {
    const first = await change({
      name: { ar: 'مدرسة الأفق', en: 'Horizon' },
      city: 'الرياض',
      phone: '+966501234567',
      weekend_days: [5],
      about: { ar: 'نعلّم القيادة', en: 'We teach driving' },
      languages_taught: ['ar', 'ur'],
      social: { instagram: 'https://instagram.com/horizon' },
    })
    expect(first.status, JSON.stringify(first.body)).toBe(200)
    expect(first.body).toMatchObject({
      version: 4,
      name: 'مدرسة الأفق',
      names: { ar: 'مدرسة الأفق' },
      city: 'الرياض',
      weekend_days: [5],
      abouts: { ar: 'نعلّم القيادة' },
      languages_taught: ['ar', 'ur'],
      social: { instagram: 'https://instagram.com/horizon', x: '' },
    })
    expect(first.body.history[0]?.by).toContain('Test')
    expect(refusal(await change({ city: 'Jeddah' }, 3))).toMatchObject({ status: 409, code: 'stale_version' })
    const [row] = await query<{ status: string }>(sql`select status from schools where id = ${owner.schoolId}`)
    expect(row?.status).toBe('trial')
  })

  it('never takes a status or an address of its own', async () => {
    await change({ status: 'active', slug: 'mine', organization_id: 5 })
    const [row] = await query(sql`select status, slug, organization_id from schools where id = ${owner.schoolId}`)
    expect(row).toMatchObject({ status: 'trial', organization_id: null })
    expect(row?.slug).not.toBe('mine')
  })

  it('shows bank details to those alone who may change them', async () => {
    expect((await change({ iban, account_holder: 'Horizon LLC', bank_name: 'B' })).body).toMatchObject({
      iban: 'SA0380000000608010167519',
      shows_bank: true,
    })
    const reader = await makePerson({ schoolId: owner.schoolId, permissions: ['settings.view'] })
    expect((await show(reader)).body).toMatchObject({
      iban: null,
      account_holder: null,
      bank_name: null,
      shows_bank: false,
    })
    const visitor = await makePerson({ permissions: ['schools.view'] })
    expect((await show(visitor, { school_id: owner.schoolId })).body).toMatchObject({ iban: null, shows_bank: false })
    expect((await show(await makeSuperAdmin(), { school_id: owner.schoolId })).body).toMatchObject({ shows_bank: true })
  })

  it.each([
    [{ iban: 'SA0380000000608010167510' }, { iban: 'invalid_iban' }],
    [{ latitude: 24.7 }, { longitude: 'required' }],
    [{ longitude: 46.7 }, { latitude: 'required' }],
    [{ time_zone: 'Mars/Olympus' }, { time_zone: 'unknown_time_zone' }],
    [{ brand_colour: 'red' }, { brand_colour: 'invalid_format' }],
    [{ social: { instagram: 'https://example.org/x' } }, { 'social.instagram': 'invalid_web_address' }],
    [{ weekend_days: [5, 5] }, { weekend_days: 'same_twice' }],
  ] as const)('refuses %o', async (body, fields) => {
    expect(refusal(await change(body))).toEqual(wrongFields(fields))
  })

  it('takes a point on the map in two steps only as a whole', async () => {
    expect((await change({ latitude: 24.7, longitude: 46.7 })).body).toMatchObject({ latitude: 24.7, longitude: 46.7 })
    expect((await change({ latitude: 25 })).body).toMatchObject({ latitude: 25, longitude: 46.7 })
    expect(refusal(await change({ longitude: null }))).toEqual(wrongFields({ longitude: 'required' }))
  })

  it('counts the days that the licence has left', async () => {
    const inTen = await query<{ day: string }>(sql`select ((now() at time zone 'Asia/Riyadh')::date + 10)::text as day`)
    expect((await change({ licence_expires_on: inTen[0]?.day })).body).toMatchObject({
      licence_days_left: 10,
      licence_warning_days: expect.any(Number),
    })
  })
})

describe('the checklist of a school', () => {
  let owner: TestPerson & { schoolId: number }
  beforeEach(async () => {
    owner = await makeSchoolAdmin()
  })
  const show = () => send(owner.token, getSchoolSetup, { query: {} }) as Promise<Setup>
  const step = async (key: string) => (await show()).body.steps.find((one) => one.key === key)

  it('begins with nothing done', async () => {
    const { body } = await show()
    expect(body).toMatchObject({ done: 0, is_dismissed: false })
    expect(body.steps.map(({ is_done }) => is_done)).not.toContain(true)
    expect(body.steps.every(({ link, permission }) => link.startsWith('/school/') && permission.includes('.'))).toBe(
      true,
    )
  })

  it('counts what is there', async () => {
    const { version } = (await send(owner.token, getSchoolProfile, { query: {} })).body as { version: number }
    const say = { phone: '+966501234567', address: 'King Road 1' }
    await send(owner.token, updateSchoolProfile, { body: { version, ...say } })
    expect(await step('profile')).toMatchObject({ count: 2, needed: 3, is_done: false })
    await send(owner.token, updateSchoolProfile, { body: { version: version + 1, licence_no: 'L-1' } })
    expect(await step('profile')).toMatchObject({ count: 3, is_done: true })

    const hours = [{ weekday: 0, opens: '08:00', closes: '12:00' }]
    await send(owner.token, saveOpeningHours, { body: { branch_id: await mainBranch(owner), version: 0, hours } })
    expect(await step('hours')).toMatchObject({ count: 1, is_done: true })

    await makeRecord('classRooms', owner)
    await makeRecord('licenceTypes', owner)
    await makePerson({ schoolId: owner.schoolId, kind: 'trainer' })
    for (const key of ['class_room', 'licence_type', 'trainer'])
      expect(await step(key)).toMatchObject({ is_done: true })
    expect((await show()).body.done).toBe(5)
  })

  it('does not count what another school has', async () => {
    await makeRecord('classRooms', await makeSchoolAdmin())
    expect(await step('class_room')).toMatchObject({ count: 0, is_done: false })
  })

  it('is taken off the dashboard and put there again', async () => {
    const dismiss = async (is_dismissed: boolean) =>
      (await send(owner.token, dismissSchoolSetup, { body: { is_dismissed } })).body
    expect(await dismiss(true)).toMatchObject({ is_dismissed: true })
    expect((await show()).body.is_dismissed).toBe(true)
    expect(await dismiss(false)).toMatchObject({ is_dismissed: false })
  })
})
