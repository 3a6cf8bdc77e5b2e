import { subscribe } from '@dsms/contract/content/newsletter/calls'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { makeSchool } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'

const kept = (address: string) =>
  query<{ tenant: number; kind: string }>(
    sql`select tenant, kind from newsletter_subscribers where lower(email) = ${address} order by kind, tenant`,
  )

describe('an address that asks for news', () => {
  it('is kept once for each kind, and the answer never tells whether it was known', async () => {
    const address = `reader${process.pid}@example.org`
    const first = await callAs(undefined, subscribe, { body: { email: address, kind: 'launch' } })
    const again = await callAs(undefined, subscribe, { body: { email: address.toUpperCase(), kind: 'launch' } })
    expect([first.status, first.body]).toEqual([again.status, again.body])
    await callAs(undefined, subscribe, { body: { email: address } })
    expect(await kept(address)).toEqual([
      { tenant: 0, kind: 'launch' },
      { tenant: 0, kind: 'newsletter' },
    ])
  })

  it('may be for a school, by its short name', async () => {
    const school = await makeSchool()
    const [row] = await query<{ slug: string }>(sql`select slug from schools where id = ${school.id}`)
    const address = `fan${process.pid}@example.org`
    await callAs(undefined, subscribe, { body: { email: address, school: row?.slug as string } })
    expect(await kept(address)).toEqual([{ tenant: school.id, kind: 'newsletter' }])
    const unknown = await send(undefined, subscribe, { body: { email: address, school: 'no-such-school' } })
    expect(unknown.status).toBe(404)
  })

  it('has to be one', async () => {
    const reply = await send(undefined, subscribe, { body: { email: 'nobody' } })
    expect(refusal(reply)).toEqual(wrongFields({ email: 'invalid_email' }))
  })
})
