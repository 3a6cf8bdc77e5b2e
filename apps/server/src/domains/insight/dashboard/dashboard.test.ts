import { listReviews } from '@dsms/contract/content/testimonials/reviews'
import { getPlatformDashboard, getSchoolDashboard } from '@dsms/contract/insight/dashboard/calls'
import { listSchoolChoices } from '@dsms/contract/kernel/session/schools'
import { forgotPassword } from '@dsms/contract/kernel/session/signIn'
import { listOutbox } from '@dsms/contract/platform/outbox/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../../app.ts'
import type { App } from '../../../kernel/services.ts'
import {
  makePerson,
  makeRole,
  makeSchool,
  makeSchoolAdmin,
  makeSuperAdmin,
  type TestPerson,
} from '../../../testing/factories.ts'
import { callAs, send, testApp, testEnv, testSecret } from '../../../testing/harness.ts'
import { linkTokenTo, query, refusal } from '../../../testing/reads.ts'
import { givePlan, makePlan } from '../../platform/plans/plans.testing.ts'

describe('the dashboard of a school', () => {
  let admin: TestPerson & { schoolId: number }
  beforeAll(async () => {
    admin = await makeSchoolAdmin()
    const { schoolId } = admin
    const role = await makeRole(schoolId)
    const add = (wishes: object) => makePerson({ schoolId, roleId: role.id, ...wishes })
    const invited = await add({ status: 'invited', firstName: 'Waiting', lastName: 'Long' })
    await query(sql`update users set invited_at = now() - interval '3 days' where id = ${invited.id}`)
    const locked = await add({ firstName: 'Locked', lastName: 'Out' })
    await query(
      sql`update accounts set locked_until = now() + interval '1 hour' where id = (select account_id from users where id = ${locked.id})`,
    )
    await add({ status: 'inactive' })
    const gone = await add({})
    await query(sql`update users set status = 'archived', archived_at = now() where id = ${gone.id}`)
    const trainer = await add({ kind: 'trainer', status: 'invited' })
    await query(sql`update users set invited_at = now() - interval '3 days' where id = ${trainer.id}`)
    await query(sql`insert into reviews (tenant, rating, person, target_kind, target)
      select ${schoolId}, rating, 'A', 'school', 'B' from unnest(array[5, 4, 4]) rating`)
  })

  it('counts people and roles as they are, and names what needs attention', async () => {
    const { body } = await callAs(admin.token, getSchoolDashboard, { query: {} })
    expect(body.staffByStatus).toEqual({ active: 1, invited: 1, locked: 1, inactive: 1 })
    expect(body.staffByRole.map(({ count }) => count).sort()).toEqual([1, 3])
    const [row] = await query<{ n: number }>(
      sql`select count(*)::int as n from roles where school_id = ${admin.schoolId}`,
    )
    expect(body.roles).toBe(row?.n)
    expect(body.reviews).toEqual({ total: 3, average: 4.33 })
    expect(body.school).toMatchObject({ id: admin.schoolId, status: 'trial' })
    const subjects = (kind: string) => body.attention.filter((one) => one.kind === kind).map(({ subject }) => subject)
    expect(subjects('invitation_waiting')).toEqual(['Waiting Long'])
    expect(subjects('account_locked')).toEqual(['Locked Out'])
    expect(subjects('role_without_people').length).toBeGreaterThan(0)
    expect(body.attention.some(({ kind }) => kind === 'trial_ending' || kind === 'mail_failed')).toBe(false)
    expect(body.changes).toHaveLength(10)
  })

  it('keeps the changes from those who may not read the audit log', async () => {
    const person = await makePerson({ schoolId: admin.schoolId, permissions: ['dashboard.view'] })
    expect((await callAs(person.token, getSchoolDashboard, { query: {} })).body.changes).toEqual([])
  })
})

describe('the dashboard of the platform', () => {
  it('counts schools, people and months as they are', async () => {
    const admin = await makeSuperAdmin()
    const old = await makeSchool()
    await query(sql`update schools set status = 'active', created_at = now() - interval '2 years' where id = ${old.id}`)
    await givePlan(old.id, await makePlan())
    const ending = await makeSchool()
    await query(sql`update schools set trial_ends_at = now() + interval '2 days' where id = ${ending.id}`)
    const { body } = await callAs(admin.token, getPlatformDashboard)
    const [all] = await query<{ n: number }>(sql`select count(*)::int as n from schools`)
    const { suspended = 0, active = 0, ...others } = body.schoolsByStatus
    expect(Object.values(others).reduce((sum, n) => sum + n, suspended + active)).toBe(all?.n)
    for (const status of ['past_due', 'suspended'])
      await query(sql`update subscriptions set status = ${status} where tenant = ${old.id}`)
    const after = (await callAs(admin.token, getPlatformDashboard)).body.schoolsByStatus
    expect(after).toEqual({ ...others, suspended: suspended + 1, ...(active > 1 ? { active: active - 1 } : {}) })
    const [people] = await query<{ n: number }>(sql`select count(*)::int as n from users where status <> 'archived'`)
    expect(body.people).toBe(people?.n)
    expect(body.schoolsByMonth).toHaveLength(12)
    expect(body.schoolsByMonth[11]?.month).toBe(new Date().toISOString().slice(0, 7))
    expect(body.schoolsByMonth.reduce((sum, { count }) => sum + count, 0)).toBe(Number(all?.n) - 1)
    expect(body.attention).toContainEqual(
      expect.objectContaining({ kind: 'trial_ending', link: `/school/staff?school_id=${ending.id}` }),
    )
  })
})

describe('reviews', () => {
  let school: { id: number }
  beforeAll(async () => {
    school = await makeSchool()
    await query(sql`insert into reviews (tenant, rating, text, person, target_kind, target)
      select ${school.id}, 1 + n % 5, 'نص', 'A', 'trainer', 'B' from generate_series(1, 12) n`)
  })

  it('come newest first, in pages, with the average of all', async () => {
    const person = await makePerson({ schoolId: school.id, permissions: ['reviews_testimonials.view'] })
    const first = await callAs(person.token, listReviews, { body: {} })
    expect(first.body.data.result).toHaveLength(10)
    expect(first.body.data).toMatchObject({ total: 12, average: 2.92 })
    const second = await callAs(person.token, listReviews, { body: { page: 2 } })
    expect(second.body.data.result).toHaveLength(2)
    expect(second.body.data.average).toBe(2.92)
    expect(first.body.data.result[0]).toMatchObject({ rating: 3, text: 'نص', person: 'A', target_kind: 'trainer' })
  })

  it('are those of the own school, of a named one or, for the platform, of all', async () => {
    const other = await makeSchoolAdmin()
    const none = await callAs(other.token, listReviews, { body: {} })
    expect(none.body.data).toEqual({ result: [], total: 0, average: null })
    expect(refusal(await send(other.token, listReviews, { body: { school_id: school.id } })).status).toBe(404)
    const platform = await makePerson({ permissions: ['reviews_moderation.view'] })
    const named = await callAs(platform.token, listReviews, { body: { school_id: school.id } })
    expect(named.body.data.total).toBe(12)
    const all = await callAs(platform.token, listReviews, { body: {} })
    expect(all.body.data.total).toBeGreaterThanOrEqual(12)
  })
})

describe('schools to choose from', () => {
  it('are found by part of a name in any language', async () => {
    const { id } = await makeSchool()
    const mark = `مدرسة القيادة ${process.pid}`
    await query(sql`update schools set name = ${JSON.stringify({ ar: mark, en: 'Driving' })} where id = ${id}`)
    const person = await makePerson({ permissions: ['schools.view'] })
    const { body } = await callAs(person.token, listSchoolChoices, { query: { q: mark.replace('ة', 'ه') } })
    expect(body.rows).toEqual([{ id, name: mark, status: 'trial' }])
    const { id: chosen } = await makeSchool()
    const both = await callAs(person.token, listSchoolChoices, { query: { q: mark, chosen } })
    expect(both.body.rows.map((row) => row.id)).toEqual([chosen, id])
  })
})

describe('the outbox', () => {
  const read = (token: string, q: string) => callAs(token, listOutbox, { query: { q } })

  it('shows mail with its links to the administrator of the platform', async () => {
    const admin = await makeSuperAdmin()
    const person = await makePerson()
    await callAs(undefined, forgotPassword, { body: { email: person.email, language: 'en' } })
    const token = await linkTokenTo(person.email)
    const { body } = await read(admin.token, person.email)
    expect(body).toMatchObject({
      total: 1,
      rows: [{ to: person.email, subject: 'A new password for DSMS', status: 'kept', error: null, sent_at: null }],
    })
    expect(body.rows[0]?.text).toContain(token)

    const clerk = await makePerson({ permissions: ['staff_users.reset_password'] })
    const seen = (await read(clerk.token, person.email)).body.rows[0]
    expect(seen?.subject).toBe('A new password for DSMS')
    expect(seen?.text, 'a link is a way into an account that may have more rights').not.toContain(token)
    const viewer = await makePerson({ permissions: ['staff_users.view'] })
    expect((await read(viewer.token, '')).status).toBe(403)
  })

  it('shows nobody links and codes where a mail server is configured, nor of what waits for one', async () => {
    const admin = await makeSuperAdmin()
    const to = `keys-${process.pid}@example.org`
    const text =
      'Open https://x.example/reset-password?token=aB3-_z\nor /join?link=Qq9\nCode: 123456\nTotal 1234567, 100000.50'
    for (const status of ['kept', 'waiting', 'failed'])
      await query(
        sql`insert into outbox (recipient, subject, text, status) values (${to}, ${status}, ${text}, ${status})`,
      )
    const shown = async (http: App['http']) => {
      const reply = await http.inject({
        url: `${listOutbox.path}?q=${to}`,
        headers: { authorization: `Bearer ${admin.token}` },
      })
      return Object.fromEntries(
        reply.json().rows.map((row: { status: string; text: string }) => [row.status, row.text]),
      )
    }
    const masked = 'Open https://x.example/reset-password?token=…\nor /join?link=…\nCode: ……\nTotal 1234567, 100000.50'
    const { http, database } = await testApp()
    expect(await shown(http)).toEqual({ kept: text, waiting: masked, failed: masked })
    const mailing = await createApp(testEnv({ SMTP_URL: 'smtp://mail.invalid' }), database, testSecret)
    expect(await shown(mailing.http)).toEqual({ kept: masked, waiting: masked, failed: masked })
    await mailing.http.close()
    await query(sql`delete from outbox where recipient = ${to}`)
  })

  it('searches for what is typed, signs of patterns included', async () => {
    const admin = await makeSuperAdmin()
    expect((await read(admin.token, '%')).body.total).toBe(0)
    expect((await read(admin.token, '\\')).body.total).toBe(0)
  })
})
