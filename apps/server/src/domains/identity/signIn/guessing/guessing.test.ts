import { changeOwnPassword } from '@dsms/contract/kernel/session/me'
import { login } from '@dsms/contract/kernel/session/signIn'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { asSystem } from '../../../../kernel/session/transaction.ts'
import { goodPassword, makePerson, makeSchoolAdmin } from '../../../../testing/factories.ts'
import { type Reply, send, testApp } from '../../../../testing/harness.ts'
import { query, refusal } from '../../../../testing/reads.ts'
import { oldBrowsers, oldGuesses } from '../identity.due.ts'
import { forgetGuesses } from './gates.ts'

let count = 0
const nobody = () => `nobody-${process.pid}-${++count}@example.org`
const signIn = (email: string, password: string, browser?: string) =>
  send(undefined, login, { body: { email, password } }, browser ? { cookie: `dsms_browser=${browser}` } : {})
const wrong = async (email: string, times: number, browser?: string) => {
  const replies: Reply[] = []
  for (let turn = 0; turn < times; turn++) replies.push(await signIn(email, `wrong ${turn}`, browser))
  return replies
}
const cookieOf = (reply: Reply) => reply.cookies.find(({ name }) => name === 'dsms_browser')
const told = ({ status, body }: Reply) => ({ status, ...(body as object), requestId: undefined })

async function withBrowser() {
  const { schoolId } = await makeSchoolAdmin()
  const person = await makePerson({ schoolId, password: goodPassword })
  const browser = cookieOf(await signIn(person.email, goodPassword))?.value as string
  return { person, browser }
}

describe('an address that nobody has', () => {
  it('is locked, told and released as one that somebody has', async () => {
    const person = await makePerson({ password: goodPassword })
    const [known, unknown] = [await wrong(person.email, 7), await wrong(nobody(), 7)]
    expect(unknown.map(told)).toEqual(known.map(told))
    expect(unknown.map((reply) => refusal(reply).code)).toEqual([
      ...Array(4).fill('login_invalid'),
      ...Array(3).fill('account_locked'),
    ])
    const strange = nobody()
    await wrong(` ${strange.toUpperCase()}`, 5)
    expect(refusal(await signIn(strange, 'wrong')).code).toBe('account_locked')
  })

  it('counts however many come at once', async () => {
    const email = nobody()
    await Promise.all(Array.from({ length: 5 }, () => signIn(email, 'wrong')))
    expect(refusal(await signIn(email, goodPassword)).code).toBe('account_locked')
  })

  it('is kept as a keyed hash, and not for long', async () => {
    const email = nobody()
    await wrong(email, 1)
    const { database } = await testApp()
    const [row] = await query<{ key: string }>(
      sql`select key from sign_in_failures where account_id is null order by last_at desc limit 1`,
    )
    const key = row?.key as string
    expect(key).toMatch(/^[\w-]{43}$/)
    await query(sql`update sign_in_failures set last_at = now() - interval '49 hours' where key = ${key}`)
    const due = oldGuesses()
    const next = await asSystem(database, ({ db }) => due.next(db))
    expect(Date.parse(next as string)).toBeLessThanOrEqual(Date.now())
    await asSystem(database, (context) => due.run(context))
    expect(await query(sql`select from sign_in_failures where key = ${key}`)).toEqual([])
  })

  it('fills no disk: beyond so many, the oldest go at once', async () => {
    const { database } = await testApp()
    await query(sql`insert into sign_in_failures (key, last_at)
      select 'flood ' || n, now() - interval '1 day' - n * interval '1 second' from generate_series(1, 60) n`)
    const due = oldGuesses(50)
    expect(Date.parse((await asSystem(database, ({ db }) => due.next(db))) as string)).toBeLessThanOrEqual(Date.now())
    await asSystem(database, (context) => due.run(context))
    const [left] = await query<{ left: number }>(sql`select count(*)::int as left from sign_in_failures`)
    expect(left?.left).toBeLessThanOrEqual(50)
    expect(await query(sql`select from sign_in_failures where key = 'flood 60'`)).toEqual([])
  })
})

describe('a browser that its owner signed in with before', () => {
  it('is kept in a cookie that scripts and other sites cannot use, for sign-in alone', async () => {
    const person = await makePerson({ password: goodPassword })
    expect(cookieOf(await signIn(person.email, goodPassword))).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
      path: '/jwt',
      maxAge: 180 * 86_400,
    })
    expect(cookieOf(await signIn(person.email, 'wrong'))).toBeUndefined()
  })

  it('is not locked by guesses of others, who stay locked', async () => {
    const { person, browser } = await withBrowser()
    await wrong(person.email, 6)
    expect(refusal(await signIn(person.email, goodPassword)).code).toBe('account_locked')
    expect((await signIn(person.email, goodPassword, browser)).status).toBe(200)
    expect(refusal(await signIn(person.email, goodPassword)).code, 'the others').toBe('account_locked')
  })

  it('has a count of its own, two at once included', async () => {
    const { person, browser } = await withBrowser()
    await Promise.all([wrong(person.email, 2, browser), wrong(person.email, 3, browser)])
    expect(refusal(await signIn(person.email, goodPassword, browser)).code).toBe('account_locked')
    expect((await signIn(person.email, goodPassword)).status, 'elsewhere').toBe(200)
  })

  it('counts for its owner alone, and not when the cookie is made up', async () => {
    const { browser } = await withBrowser()
    const other = await makePerson({ password: goodPassword })
    await wrong(other.email, 5)
    for (const cookie of [browser, 'x'.repeat(43), '"; drop'])
      expect(refusal(await signIn(other.email, goodPassword, cookie)).code).toBe('account_locked')
  })

  it('may be shared by several people', async () => {
    const { person, browser } = await withBrowser()
    const second = await makePerson({ password: goodPassword })
    expect(cookieOf(await signIn(second.email, goodPassword, browser))?.value).toBe(browser)
    for (const { email } of [person, second]) {
      await wrong(email, 5)
      expect((await signIn(email, goodPassword, browser)).status).toBe(200)
    }
  })

  it('is a stranger again after a new password, but for the one it was changed in', async () => {
    const { person, browser } = await withBrowser()
    const next = 'seven-green-kettles'
    const changed = await send(person.token, changeOwnPassword, {
      body: { current_password: goodPassword, password: next, password_confirmation: next },
    })
    await wrong(person.email, 5)
    expect(refusal(await signIn(person.email, next, browser)).code).toBe('account_locked')
    expect((await signIn(person.email, next, cookieOf(changed)?.value)).status).toBe(200)
  })

  it('is forgotten when nobody used it for half a year, and with the eleventh of one person', async () => {
    const { person, browser } = await withBrowser()
    await query(
      sql`update known_browsers set used_at = now() - interval '181 days' where account_id = (select account_id from users where id = ${person.id})`,
    )
    await wrong(person.email, 5)
    expect(refusal(await signIn(person.email, goodPassword, browser)).code).toBe('account_locked')
    const { database } = await testApp()
    await asSystem(database, (context) => oldBrowsers().run(context))
    const own = () =>
      query(sql`select from known_browsers where account_id = (select account_id from users where id = ${person.id})`)
    expect(await own()).toEqual([])
    await query(sql`insert into known_browsers (account_id, token_hash, used_at)
      select ${person.accountId}, 'hash ' || n, now() - n * interval '1 day' from generate_series(1, 12) n`)
    await asSystem(database, async ({ db }) => {
      await db.execute(sql`update accounts set locked_until = null where id = ${person.accountId}`)
      await forgetGuesses(db, person.accountId)
    })
    expect((await signIn(person.email, goodPassword)).status).toBe(200)
    expect((await own()).length).toBe(10)
  })
})

it('what strangers guess keeps nobody from changing their password where they are signed in', async () => {
  const person = await makePerson({ password: goodPassword })
  await wrong(person.email, 5)
  const next = 'seven-green-kettles'
  const body = { current_password: goodPassword, password: next, password_confirmation: next }
  expect((await send(person.token, changeOwnPassword, { body })).status).toBe(200)
})

it('a whole school behind one network address locks nobody, whoever of it mistypes', async () => {
  const { schoolId } = await makeSchoolAdmin()
  const people = await Promise.all(Array.from({ length: 7 }, () => makePerson({ schoolId, password: goodPassword })))
  for (const { email } of people) await wrong(email, 1)
  const replies = await Promise.all(people.map(({ email }) => signIn(email, goodPassword)))
  expect(replies.map(({ status }) => status)).toEqual(people.map(() => 200))
})
