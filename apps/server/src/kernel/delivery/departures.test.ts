import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../../app.ts'
import { testApp, testEnv, testSecret } from '../../testing/harness.ts'
import { query } from '../../testing/reads.ts'
import { type Received, startSmtp } from '../../testing/world/smtp.ts'
import type { App } from '../services.ts'

const running: { apps: App[]; stop: () => void }[] = []
const clear = () => query(sql`delete from outbox where status = 'waiting'`)
// tests before this file may have left mails, and what these leave is not for the next
beforeEach(clear)
afterEach(async () => {
  await clear()
  for (const { apps, stop } of running.splice(0)) {
    stop()
    for (const app of apps) await app.http.close()
  }
})

/** Servers that share the tests' database, and the mail server of them all. */
async function servers(count: number, accept?: (mail: Received) => Promise<void>, search = '') {
  const { database, env } = await testApp()
  const smtp = await startSmtp(accept)
  const settings = { SMTP_URL: `${smtp.url}${search}`, MAIL_AT_ONCE: '10', DATA_DIR: env.DATA_DIR }
  const apps: App[] = []
  for (let nth = 0; nth < count; nth++) apps.push(await createApp(testEnv(settings), database, testSecret))
  running.push({ apps, stop: smtp.stop })
  const deliver = () => Promise.all(apps.map(({ mailer }) => mailer.deliver()))
  return { smtp, deliver }
}

const put = (count: number, domain: string) =>
  query(sql`insert into outbox (recipient, subject, text, status)
            select 'reader.' || n || '@' || ${domain}, 'Departure', 'Text', 'waiting' from generate_series(101, 100 + ${count}::integer) n`)

const waiting = (domain: string) =>
  query(sql`select attempts, error, next_attempt_at > now() as "isLater"
            from outbox where status = 'waiting' and split_part(recipient, '@', 2) = ${domain}`)

const turn = () => new Promise<void>((next) => setImmediate(next))
const until = async (isSo: () => boolean) => {
  while (!isSo()) await turn()
}

describe('mails', () => {
  it('leave ten at a time, each once', async () => {
    let letGo = () => {}
    const full = new Promise<void>((done) => {
      letGo = done
    })
    let count = 0
    const { smtp, deliver } = await servers(1, async () => {
      if (++count === 10) letGo()
      await full
    })
    await put(20, 'one.example')
    await put(20, 'two.example')
    await deliver()
    expect(smtp.most()).toBe(10)
    expect(new Set(smtp.received.map(({ to }) => to)).size).toBe(40)
    expect(smtp.received).toHaveLength(40)
  })

  it('leave once where several processes send', async () => {
    const { smtp, deliver } = await servers(3)
    await put(60, 'one.example')
    await deliver()
    expect(smtp.received).toHaveLength(60)
    expect(new Set(smtp.received.map(({ to }) => to)).size).toBe(60)
  })

  it('leave beside a domain that says nothing', async () => {
    let speak = () => {}
    const silence = new Promise<void>((done) => {
      speak = done
    })
    const { smtp, deliver } = await servers(1, async ({ to }) => {
      if (to.endsWith('silent.example')) await silence
    })
    await put(30, 'silent.example')
    await put(30, 'quick.example')
    const end = deliver()
    await until(() => smtp.received.length === 30)
    expect(smtp.received.every(({ to }) => to.endsWith('quick.example'))).toBe(true)
    speak()
    await end
    expect(smtp.received).toHaveLength(60)
  })

  it('wait for their next attempt where the server says nothing', async () => {
    const { smtp, deliver } = await servers(1, () => new Promise(() => {}), '?socketTimeout=100')
    await put(1, 'mute.example')
    await deliver()
    expect(smtp.received).toHaveLength(0)
    const error = expect.stringMatching(/timeout/i)
    expect(await waiting('mute.example')).toMatchObject([{ attempts: 1, error, isLater: true }])
  })

  it('leave again under the same id where the answer was lost', async () => {
    const ids: (string | undefined)[] = []
    const { smtp, deliver } = await servers(1, async ({ content }) => {
      ids.push(/^Message-ID: (.+)$/m.exec(content)?.[1])
      if (ids.length === 1) throw new Error('The connection ends before the answer')
    })
    await put(1, 'lost.example')
    await deliver()
    expect(await waiting('lost.example')).toMatchObject([{ attempts: 1, isLater: true }])
    await query(sql`update outbox set next_attempt_at = now() where recipient like '%@lost.example'`)
    await deliver()
    expect(smtp.received).toHaveLength(1)
    expect(ids).toEqual([expect.stringContaining('@localhost>'), ids[0]])
  })
})
