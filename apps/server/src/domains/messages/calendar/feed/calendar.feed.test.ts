import * as exchange from '@dsms/contract/messages/calendar/exchange'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { makeSchoolAdmin, makeSuperAdmin } from '../../../../testing/factories.ts'
import { callAs, testApp } from '../../../../testing/harness.ts'
import { query } from '../../../../testing/reads.ts'
import { add, someSchool } from '../calendar.testing.ts'

describe('a secret address', () => {
  const readAt = async (url: string) =>
    (await testApp()).http.inject({ method: 'GET', url: new URL(url, 'http://x').pathname })

  it('shows a calendar to whoever knows it, until it is ended', async () => {
    const { owner, guest } = await someSchool()
    await add(owner, { title: 'Shared' }, { isShared: true })
    await add(owner, { title: 'Secret' })
    await add(guest, { title: 'Mine' })
    expect((await callAs(guest.token, exchange.getFeed)).body).toEqual({
      isOn: false,
      created_at: null,
      last_read_at: null,
    })
    const made = await callAs(guest.token, exchange.makeFeed, { body: {} })
    expect(made.body).toMatchObject({ isOn: true, last_read_at: null })
    expect(made.body.url).toMatch(/\/api\/calendar\/feeds\/[\w-]{43}\.ics$/)
    const feed = await readAt(made.body.url)
    expect(feed.statusCode).toBe(200)
    expect(feed.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(feed.body).toContain('SUMMARY:Mine')
    expect(feed.body).toContain('SUMMARY:Shared')
    expect(feed.body).not.toContain('Secret')
    expect(feed.body.split('\r\n')).toContain('X-WR-CALNAME:تقويمي')
    expect(feed.body.match(/^(DTSTAMP|LAST-MODIFIED):\d{8}T\d{6}Z\r$/gm)).toHaveLength(4)
    expect((await readAt(made.body.url.replace('.ics', ''))).statusCode).toBe(200)
    expect((await callAs(guest.token, exchange.getFeed)).body.last_read_at).not.toBeNull()

    const again = await callAs(guest.token, exchange.makeFeed, { body: {} })
    expect(again.body.last_read_at).toBeNull()
    expect((await readAt(made.body.url)).statusCode).toBe(404)
    expect((await readAt(again.body.url)).statusCode).toBe(200)
    expect((await callAs(guest.token, exchange.revokeFeed)).body.isOn).toBe(false)
    expect((await readAt(again.body.url)).statusCode).toBe(404)
  })

  it('is shut for whoever may not sign in', async () => {
    const owner = await makeSchoolAdmin()
    const { url } = (await callAs(owner.token, exchange.makeFeed, { body: {} })).body
    const statusAfter = async (change: ReturnType<typeof sql>) => {
      await query(change)
      return (await readAt(url)).statusCode
    }
    expect(await statusAfter(sql`update users set status = 'inactive' where id = ${owner.id}`)).toBe(404)
    expect(await statusAfter(sql`update users set status = 'active' where id = ${owner.id}`)).toBe(200)
    expect(await statusAfter(sql`update schools set status = 'closed' where id = ${owner.schoolId}`)).toBe(404)
  })

  it('is kept as a hash, and guesses find nothing', async () => {
    const boss = await makeSuperAdmin()
    const { url } = (await callAs(boss.token, exchange.makeFeed, { body: {} })).body
    const token = url.split('/').at(-1)?.replace('.ics', '') as string
    const rows = await query(sql`select to_jsonb(f)::text as row from calendar_feeds f`)
    expect(JSON.stringify(rows)).not.toContain(token)
    for (const guess of ['', '.ics', `${token}x`, token.slice(1), "' or 1=1 --"]) {
      expect((await readAt(`/api/calendar/feeds/${encodeURIComponent(guess)}`)).statusCode).toBe(404)
    }
  })
})
