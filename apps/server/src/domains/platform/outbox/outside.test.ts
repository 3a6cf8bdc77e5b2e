import * as account from '@dsms/contract/identity/account/calls'
import { getMe } from '@dsms/contract/kernel/session/me'
import { register, resetPassword } from '@dsms/contract/kernel/session/signIn'
import { dayMs, hourMs } from '@dsms/contract/kernel/time/milliseconds'
import * as drafts from '@dsms/contract/messages/email/drafts'
import { trialLimits } from '@dsms/contract/platform/plans/calls'
import { createSchoolStaff } from '@dsms/contract/staff/staff/school'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  goodPassword,
  makePerson,
  makeSchoolAdmin,
  makeSuperAdmin,
  staffInput,
  type TestPerson,
} from '../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { query, refusal } from '../../../testing/reads.ts'
import { sendPasswordLink } from '../../identity/signIn/identity.service.ts'
import { mail, write } from '../../messages/email/mailbox.testing.ts'
import { limitsOf, makePlan, withPlan } from '../plans/plans.testing.ts'
import { change } from '../settings/settings.testing.ts'

let serial = 0
const outsider = () => `guest-${process.pid}-${++serial}@elsewhere.example`
const outsiders = (count: number) => Array.from({ length: count }, outsider)
const letterTo = async (address: string) =>
  await query<{ text: string; held_for: number | null; is_outside: boolean }>(
    sql`select text, held_for, is_outside from outbox where recipient = ${address} order by id desc`,
  )
const tokenIn = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? '')?.[1] as string
const sendTo = async (person: TestPerson, to: string[]) => {
  const draft = await write(person, { to, subject: 'Offer' })
  return send(person.token, drafts.sendDraft, { params: { id: draft.id }, body: {} })
}
const counted = (person: TestPerson) =>
  query<{ sent: number }>(sql`
    select sent from outside_mail_counts where tenant = ${person.schoolId} and user_id in (0, ${person.id}) order by user_id, day`)
const isVerified = async (id: number) =>
  (
    await query<{ yes: boolean }>(
      sql`select a.email_verified_at is not null as yes from users u join accounts a on a.id = u.account_id where u.id = ${id}`,
    )
  )[0]?.yes

interface Registered {
  user: { id: number; schoolId: number; emailUnverified?: true }
  accessToken: string
}
async function founder() {
  const username = `relay-${process.pid}-${++serial}`
  const email = `${username}@example.org`
  const { body } = await send(undefined, register, { body: { username, email, password: goodPassword } })
  const { user, accessToken } = body as Registered
  return { ...user, email, username, token: accessToken } as TestPerson & { schoolId: number; emailUnverified?: true }
}
const confirm = (token: string) => send(undefined, account.confirmEmail, { body: { token } })

describe('whoever registered', () => {
  it('gets a link, and mails nobody outside before it was followed', async () => {
    const admin = await founder()
    expect(admin.emailUnverified).toBe(true)
    const [letter] = await letterTo(admin.email)
    expect(letter?.text).toContain('/confirm-email?token=')
    expect(refusal(await sendTo(admin, outsiders(1)))).toEqual({ status: 403, code: 'email_unverified' })
    const colleague = await makePerson({ schoolId: admin.schoolId })
    expect((await sendTo(admin, [colleague.email])).status, 'mail inside').toBe(200)
    expect(
      await query(
        sql`select token_hash from email_changes where account_id = (select account_id from users where id = ${admin.id})`,
      ),
    ).not.toEqual([{ token_hash: tokenIn(letter?.text) }])
    expect((await confirm(tokenIn(letter?.text))).body).toEqual({ email: admin.email })
    expect((await confirm(tokenIn(letter?.text))).status, 'a link works once').toBe(400)
    expect(await isVerified(admin.id)).toBe(true)
    expect((await callAs(admin.token, getMe)).body).not.toHaveProperty('emailUnverified')
    expect((await sendTo(admin, outsiders(1))).status).toBe(200)
    expect((await letterTo(admin.email)).length, 'no mail about a changed address').toBe(1)
  })

  it('may ask for the link again, so many times a day; a newer one replaces the older', async () => {
    const admin = await founder()
    const again = () => send(admin.token, account.sendVerification, { body: {} })
    const [first] = await letterTo(admin.email)
    for (let turn = 0; turn < 5; turn++) expect((await again()).body).toEqual({ email: admin.email, isVerified: false })
    expect(refusal(await again())).toMatchObject({ status: 409, code: 'link_sent_lately' })
    await callAs(admin.token, account.cancelEmailChange)
    expect(refusal(await again()).code, 'giving it up counts no less').toBe('link_sent_lately')
    await query(
      sql`update email_changes set counted_from = now() - interval '25 hours' where account_id = (select account_id from users where id = ${admin.id})`,
    )
    expect((await again()).status).toBe(200)
    expect((await confirm(tokenIn(first?.text))).status).toBe(400)
    expect((await confirm(tokenIn((await letterTo(admin.email))[0]?.text))).status).toBe(200)
    expect((await again()).body).toEqual({ email: admin.email, isVerified: true })
    expect(await letterTo(admin.email)).toHaveLength(7)
  })

  it('has invitations wait until then; asking for a password sends none either', async () => {
    const admin = await founder()
    const [role] = await query<{ id: number }>(
      sql`select id from roles where school_id = ${admin.schoolId} and key is null limit 1`,
    )
    const input = staffInput(role?.id as number)
    expect((await send(admin.token, createSchoolStaff, { body: input })).status).toBeLessThan(300)
    expect(await letterTo(input.email)).toMatchObject([{ held_for: admin.id, is_outside: true }])
    // the call answers before its work is done, which must be over before the address is confirmed
    await sendPasswordLink(await testApp(), input.email, 'ar')
    await confirm(tokenIn((await letterTo(admin.email))[0]?.text))
    expect(await letterTo(input.email)).toMatchObject([{ held_for: null }])
    const [invitation] = await letterTo(input.email)
    const body = { token: tokenIn(invitation?.text), password: goodPassword, password_confirmation: goodPassword }
    expect((await send(undefined, resetPassword, { body })).status).toBe(200)
    const [invited] = await query<{ id: number }>(sql`select id from users where email = ${input.email}`)
    expect(await isVerified(invited?.id as number), 'the mailed link shows it too').toBe(true)
  })

  it('has to confirm another address anew, whoever changes it', async () => {
    const person = await makePerson({ schoolId: (await makeSchoolAdmin()).schoolId })
    await query(sql`update users set first_name = 'Same' where id = ${person.id}`)
    expect(await isVerified(person.id)).toBe(true)
    await query(sql`update accounts set email = ${outsider()} where id = ${person.accountId}`)
    expect(await isVerified(person.id)).toBe(false)
  })
})

describe('letters to outsiders', () => {
  let admin: TestPerson & { schoolId: number }
  beforeAll(async () => {
    admin = await makeSchoolAdmin()
  })

  it('are counted by person and day, and told in words when they are used up', async () => {
    const most = trialLimits.outside_mails_person
    expect((await sendTo(admin, [...outsiders(most - 1), admin.email])).status).toBe(200)
    expect(await counted(admin)).toEqual([{ sent: most - 1 }, { sent: most - 1 }])
    const reply = await sendTo(admin, outsiders(2))
    expect(reply.body).toMatchObject({ code: 'mail_limit_person', params: { most, left: 1, wanted: 2 } })
    const { free_at } = (reply.body as { params: { free_at: string } }).params
    const hours = (Date.parse(free_at) - Date.now()) / hourMs
    expect(hours).toBeGreaterThan(0)
    expect(hours).toBeLessThanOrEqual(24)
    expect(free_at, 'midnight in Riyadh').toMatch(/T21:00:00Z$/)
    expect((await sendTo(admin, outsiders(1))).status).toBe(200)
  })

  it('are counted for the school together, whoever writes', async () => {
    const { schoolId } = await makeSchoolAdmin()
    const writers = await Promise.all([0, 1, 2].map(() => makePerson({ schoolId })))
    const statuses = []
    for (const writer of writers) statuses.push((await sendTo(writer, outsiders(20))).status)
    expect(statuses).toEqual([200, 200, 409])
    expect(refusal(await sendTo(writers[2] as TestPerson, outsiders(11))).code).toBe('mail_limit_school')
    expect((await sendTo(writers[2] as TestPerson, outsiders(10))).status).toBe(200)
  })

  it('never pass the limit when many are sent at once', async () => {
    const { schoolId } = await makeSchoolAdmin()
    const writers = await Promise.all([0, 1, 2, 3].map(() => makePerson({ schoolId })))
    const replies = await Promise.all(writers.flatMap((writer) => [0, 1, 2].map(() => sendTo(writer, outsiders(8)))))
    const sent = replies.filter(({ status }) => status === 200).length
    expect(sent).toBe(Math.floor(trialLimits.outside_mails / 8))
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect((await counted({ ...admin, schoolId, id: 0 }))[0]).toEqual({ sent: sent * 8 })
  })

  it('that invite leave on the next day that has room, and are good as long from there', async () => {
    const school = await makeSchoolAdmin()
    const [role] = await query<{ id: number }>(
      sql`select id from roles where school_id = ${school.schoolId} and key is null limit 1`,
    )
    await sendTo(school, outsiders(trialLimits.outside_mails_person - 1))
    const invite = async () => {
      const input = staffInput(role?.id as number)
      expect((await send(school.token, createSchoolStaff, { body: input })).status).toBeLessThan(300)
      return (
        await query<{ is_later: boolean; is_good: boolean }>(sql`
          select o.next_attempt_at > now() as is_later, l.expires_at > o.next_attempt_at + interval '71 hours' as is_good
            from outbox o, password_links l join users u on u.account_id = l.account_id
           where o.recipient = ${input.email} and u.email = ${input.email}`)
      )[0]
    }
    expect(await invite()).toEqual({ is_later: false, is_good: true })
    expect(await invite()).toEqual({ is_later: true, is_good: true })
    expect(await counted(school)).toEqual([{ sent: 25 }, { sent: 1 }, { sent: 25 }, { sent: 1 }])
  })

  it('are given back when they are taken back, and counted on the day on which they leave', async () => {
    const writer = await makePerson({ schoolId: (await makeSchoolAdmin()).schoolId })
    const draft = await write(writer, { to: outsiders(3), subject: 'Later' })
    const sendAt = new Date(Date.now() + 3 * dayMs).toISOString()
    const act = (endpoint: typeof drafts.sendNow | typeof drafts.undoSend) =>
      send(writer.token, endpoint, { params: { id: draft.id }, body: {} })
    await callAs(writer.token, drafts.sendDraft, { params: { id: draft.id }, body: { sendAt } })
    const days = () =>
      query(sql`select day > current_date + 1 as is_later, sent from outside_mail_counts
                 where tenant = ${writer.schoolId} and user_id = ${writer.id} order by day`)
    expect(await days()).toEqual([{ is_later: true, sent: 3 }])
    await act(drafts.undoSend)
    expect(await days()).toEqual([{ is_later: true, sent: 0 }])
    await callAs(writer.token, drafts.sendDraft, { params: { id: draft.id }, body: { sendAt } })
    await act(drafts.sendNow)
    expect(await days()).toEqual([
      { is_later: false, sent: 3 },
      { is_later: true, sent: 0 },
    ])
  })

  it('follow the plan once the trial is over; null is no limit', async () => {
    const limits = limitsOf({ outside_mails_person: 2 })
    const school = await withPlan(await makePlan({ limits }))
    await query(sql`update schools set status = 'active' where id = ${school.schoolId}`)
    expect(refusal(await sendTo(school, outsiders(3))).code).toBe('mail_limit_person')
    expect((await sendTo(school, outsiders(2))).status).toBe(200)
  })
})

describe('the platform', () => {
  let platform: TestPerson
  beforeAll(async () => {
    platform = await makeSuperAdmin()
  })
  const say = (value: boolean | null) => change(platform, [{ key: 'mail.outside', value }])
  afterEach(() => say(null))

  it('stops all mail to outsiders at once, and lets it go again', async () => {
    const admin = await makeSchoolAdmin()
    const to = outsider()
    await mail(admin, { to: [to], subject: 'Before' })
    await (await testApp()).due.wake()
    expect((await say(false)).status).toBe(200)
    expect(refusal(await sendTo(admin, outsiders(1)))).toEqual({ status: 409, code: 'outside_mail_off' })
    expect(await query(sql`select outside_mail_is_on() as is_on`)).toEqual([{ is_on: false }])
    expect((await letterTo(to))[0]?.is_outside, 'what waits in the outbox is marked').toBe(true)
    const school = await change(admin, [{ key: 'mail.outside', value: true }])
    expect(refusal(school).fields).toEqual({ 'mail.outside': 'unknown_field' })
    const [entry] = await query<{ actor_id: number; after: { value: unknown } }>(sql`
      select actor_id, after from audit_log where entity = 'setting_values' and actor_id = ${platform.id} order by id desc`)
    expect(entry).toMatchObject({ actor_id: platform.id, after: { value: false } })
  })
})
