import { addPackVersion, publishPackVersion, retirePackVersion } from '@dsms/contract/curriculum/countryPacks/calls'
import { getMe } from '@dsms/contract/kernel/session/me'
import { login } from '@dsms/contract/kernel/session/signIn'
import { dayAhead } from '@dsms/contract/kernel/time/days'
import { schools, slugOf } from '@dsms/contract/platform/schools/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AreaRecord, makeRecord, sampleInput } from '../../../testing/areas.ts'
import {
  goodPassword,
  makePerson,
  makeSchool,
  makeSchoolAdmin,
  makeSuperAdmin,
  type TestPerson,
} from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { mailTo, query, refusal, wrongFields } from '../../../testing/reads.ts'
import { issued } from '../../billing/invoices/invoices.testing.ts'

let owner: TestPerson
beforeAll(async () => {
  owner = await makeSuperAdmin()
})

const { calls } = schools
const make = (changes: Record<string, unknown> = {}) => makeRecord('schools', owner, changes)
const create = async (changes: Record<string, unknown>) =>
  send(owner.token, calls.create, { body: { ...(await sampleInput('schools', owner)), ...changes } })
const change = (by: TestPerson, id: number, status: string, more: object = {}) =>
  send(by.token, calls.changeStatus, { params: { id }, body: { status, reason: 'as agreed', ...more } })
const get = async (id: number) => (await callAs(owner.token, calls.get, { params: { id }, query: {} })).body

let nth = 0
const adminInput = () => {
  const name = `first-${process.pid}-${++nth}`
  return { first_name: 'سارة', last_name: 'العلي', email: `${name}@example.org`, username: name }
}

describe('a new school', () => {
  it('waits for approval, with its roles, its main branch and a slug of its English name', async () => {
    const school = await make({ name: { ar: 'مدرسة البحر', en: 'Sea Side School!' }, country_id: 189 })
    expect(school).toMatchObject({ status: 'pending', slug: 'sea-side-school', country: 'SA' })
    const again = await make({ name: { ar: 'مدرسة البحر', en: 'Sea side school' } })
    expect(again.slug).toBe('sea-side-school-2')
    const [made] = await query<{ roles: number; branches: number }>(sql`
      select (select count(*)::integer from roles where tenant = ${school.id}) as roles,
             (select count(*)::integer from branches where tenant = ${school.id} and is_main) as branches`)
    expect(made?.branches).toBe(1)
    expect(made?.roles).toBeGreaterThan(5)
  })

  it('has all that a school has from its first day, whoever opened it', async () => {
    const has = (id: number) =>
      query(sql`
        select (select count(*)::integer from branches where tenant = s.id and is_main and status = 'active' and name = s.name) as branches,
               (select count(*)::integer from school_profiles where tenant = s.id) as profiles,
               (select count(*)::integer from subscriptions where tenant = s.id) as subscriptions,
               (select array_agg(level order by level) from skill_levels where tenant = s.id and name ? 'ar') as levels
          from schools s where id = ${id}`)
    const [free] = await query<{ plans: number }>(sql`
      select count(*)::integer as plans from subscription_plans
       where status = 'active' and price_month = 0 and archived_at is null`)
    const all = { branches: 1, profiles: 1, subscriptions: free?.plans ? 1 : 0, levels: [0, 1, 2, 3, 4, 5] }
    expect(await has((await make()).id)).toEqual([all])
    expect(await has((await makeSchool()).id)).toEqual([all])
  })

  it('keeps the slug that somebody chose, once', async () => {
    const slug = `chosen-${process.pid}`
    expect((await make({ slug })).slug).toBe(slug)
    expect(refusal(await create({ slug }))).toEqual(wrongFields({ slug: 'slug_taken' }))
    expect(refusal(await create({ slug: 'Not So' }))).toEqual(wrongFields({ slug: 'invalid_slug' }))
  })

  it('invites its first administrator by mail', async () => {
    const admin = adminInput()
    const school = await make({ admin })
    expect(await mailTo(admin.email)).toContain('token=')
    const [row] = await query<{ key: string; status: string; tenant: number }>(sql`
      select r.key, u.status, u.tenant from users u join roles r on r.id = u.role_id where u.email = ${admin.email}`)
    expect(row).toEqual({ key: 'admin', status: 'invited', tenant: school.id })
  })

  it('is not there when its administrator cannot be', async () => {
    const known = await makeSchoolAdmin()
    const slug = `not-there-${process.pid}`
    const reply = await create({ slug, admin: { ...adminInput(), username: known.username } })
    expect(refusal(reply)).toEqual(wrongFields({ 'admin.username': 'username_taken' }))
    expect(await query(sql`select id from schools where slug = ${slug}`)).toEqual([])
  })

  it('has a latitude with its longitude, a real zone and an organization that is there', async () => {
    expect(refusal(await create({ latitude: 24 }))).toEqual(wrongFields({ longitude: 'required' }))
    expect(refusal(await create({ time_zone: 'Mars/Olympus' }))).toEqual(
      wrongFields({ time_zone: 'unknown_time_zone' }),
    )
    expect(refusal(await create({ organization_id: 2_000_000_000 }))).toEqual(
      wrongFields({ organization_id: 'unknown_choice' }),
    )
  })

  it('follows a published country pack or none', async () => {
    const { id, code } = await makeRecord('countryPacks', owner)
    await callAs(owner.token, addPackVersion, { params: { id }, body: {} })
    const follow = (country_pack_code: unknown, country_pack_version: number) =>
      create({ country_pack_code, country_pack_version })
    const unknown = wrongFields({ country_pack_code: 'unknown_choice' })
    expect(refusal(await follow(code, 1)), 'a draft').toEqual(unknown)
    const params = { id, nth: 1 }
    await callAs(owner.token, publishPackVersion, { params, body: { effective_from: '2026-01-01' } })
    const followed = await follow(code, 1)
    expect(followed.status).toBe(201)
    expect(refusal(await follow(code, 2))).toEqual(unknown)
    expect(refusal(await follow('NOSUCH', 1))).toEqual(unknown)
    await callAs(owner.token, retirePackVersion, { params, body: {} })
    expect(refusal(await follow(code, 1)), 'retired').toEqual(unknown)
    const kept = followed.body as AreaRecord
    const body = { city: 'الدمام', country_pack_code: code, country_pack_version: 1, version: kept.version }
    const reply = await send(owner.token, schools.calls.update, { params: { id: kept.id }, body })
    expect(reply.status, 'who follows it keeps it').toBe(200)
    expect(refusal(await create({ country_pack_code: code }))).toEqual(
      wrongFields({ country_pack_version: 'required' }),
    )
  })

  it('is found by its name in either language, its city and its licence', async () => {
    const { id } = await make({ name: { ar: 'مدرسة الشُّهب', en: 'Meteors' }, city: 'حائل', licence_no: 'LX-77120' })
    for (const q of ['الشهب', 'meteor', 'حايل', 'lx-77120']) {
      const { body } = await callAs(owner.token, calls.list, { query: { q } })
      expect(
        body.rows.map((row) => row.id),
        q,
      ).toContain(id)
    }
  })

  it('is listed by organization, gender, country and the end of its licence', async () => {
    const organization = await makeRecord('organizations', owner)
    const end = dayAhead(20)
    const school = await make({
      organization_id: organization.id,
      gender_scope: 'women',
      country_id: 120,
      licence_expires_on: end,
    })
    const found = async (wishes: object) =>
      (await callAs(owner.token, calls.list, { query: { organization_id: organization.id, ...wishes } })).body.total
    expect(await found({ gender_scope: 'women', country_id: 120, licence_within: 30 })).toBe(1)
    expect(await found({ gender_scope: 'men' })).toBe(0)
    expect(await found({ country_id: 1 })).toBe(0)
    expect(await found({ licence_within: 10 })).toBe(0)
    expect(await get(school.id)).toMatchObject({ organization: organization.name, usage: expect.any(Array) })
  })
})

describe('who may judge a school', () => {
  it.each([
    ['schools.approve', 'pending', 'active'],
    ['schools.approve', 'pending', 'rejected'],
    ['schools.suspend', 'active', 'suspended'],
    ['schools.suspend', 'suspended', 'active'],
    ['schools.status', 'active', 'past_due'],
    ['schools.status', 'pending', 'closed'],
  ])('needs %s from %s to %s', async (permission, from, to) => {
    const all = ['schools.approve', 'schools.suspend', 'schools.status']
    const others = await makePerson({ permissions: ['schools.view', ...all.filter((one) => one !== permission)] })
    const right = await makePerson({ permissions: ['schools.view', permission] })
    const { id } = await make()
    if (from !== 'pending') await change(owner, id, 'active')
    if (from === 'suspended') await change(owner, id, 'suspended')
    expect(refusal(await change(others, id, to))).toEqual({ status: 403, code: 'forbidden' })
    expect((await change(right, id, to)).status).toBe(200)
  })
})

describe('closing a school', () => {
  it('asks for unsettled invoices to be handed over', async () => {
    const admin = await makeSchoolAdmin()
    await issued(admin)
    expect((await get(admin.schoolId)).unsettled).toBe(1)
    const refused = await change(owner, admin.schoolId, 'closed')
    expect(refusal(refused)).toEqual({ status: 409, code: 'school_unsettled' })
    expect((await change(owner, admin.schoolId, 'closed', { handed_over: true })).status).toBe(200)
    expect((await send(admin.token, getMe, {})).status).toBe(401)
  })

  it('and turning one down keep its people out', async () => {
    const { id } = await make()
    const person = await makePerson({ schoolId: id, permissions: 'all', password: goodPassword })
    expect((await send(person.token, getMe, {})).status).toBe(200)
    await change(owner, id, 'rejected')
    expect((await send(person.token, getMe, {})).status).toBe(401)
    const reply = await send(undefined, login, { body: { email: person.email, password: goodPassword } })
    expect(refusal(reply).code).toBe('school_closed')
  })

  it('comes before putting it away', async () => {
    const { id } = await makeSchool()
    expect(refusal(await send(owner.token, calls.archive, { params: { id } })).code).toBe('illegal_transition')
  })
})

describe('what a school is later', () => {
  it('changes in its form, but for its administrator and to no slug', async () => {
    const school = await make()
    const update = (changes: object) =>
      send(owner.token, calls.update, { params: { id: school.id }, body: { version: school.version, ...changes } })
    expect(refusal(await update({ admin: adminInput() }))).toEqual(wrongFields({ admin: 'unknown_field' }))
    expect(refusal(await update({ slug: null }))).toEqual(wrongFields({ slug: 'required' }))
    const other = await make()
    expect(refusal(await update({ slug: other.slug }))).toEqual(wrongFields({ slug: 'slug_taken' }))
    expect(refusal(await update({ slug: 'Not So' }))).toEqual(wrongFields({ slug: 'invalid_slug' }))
    const reply = await update({ weekend_days: [6, 0], week_start: 1, categories: ['B', 'C1'], is_group: true })
    expect(reply.body).toMatchObject({ weekend_days: [6, 0], week_start: 1, categories: ['B', 'C1'], is_group: true })
    expect((reply.body as AreaRecord).version).toBe(school.version + 1)
  })
})

describe('the web address of a school', () => {
  it('is changed by whoever may, is free for another then, and the old one stays in the history', async () => {
    const { id, version, slug } = await make()
    const body = { version, slug: `moved-${process.pid}` }
    const clerk = await makePerson({ permissions: ['schools.view'] })
    expect(refusal(await send(clerk.token, calls.update, { params: { id }, body })).code).toBe('forbidden')
    const reply = await send(owner.token, calls.update, { params: { id }, body })
    expect(reply.body).toMatchObject({ slug: body.slug, history: [{ action: 'updated', fields: ['slug'] }, {}] })
    expect((await make({ slug })).slug).toBe(slug)
  })
})

describe('a name in an address', () => {
  it.each([
    ['Safe Road School', 'safe-road-school'],
    ['École  d’Auto', 'ecole-dauto'],
    ['مدرسة', ''],
    ['AB', ''],
  ])('of %s is %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })
})
