import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../../testing/factories.ts'
import { query } from '../../../testing/reads.ts'
import { makePeople, open, said } from './chats.testing.ts'

const size = 300

describe('a long conversation', () => {
  let first: TestPerson
  let second: TestPerson
  beforeAll(async () => {
    const people = await makePeople()
    first = people.first
    second = people.second
    await said(first, second, 'message 1')
    await query(sql`
      with chat as (select id, tenant from chats where ${first.id}::integer in (first_id, second_id)),
      more as (insert into chat_messages (tenant, chat_id, sender_id, peer_id, body)
        select chat.tenant, chat.id, case when n % 2 = 0 then ${first.id}::integer else ${second.id}::integer end,
               case when n % 2 = 0 then ${second.id}::integer else ${first.id}::integer end, 'message ' || n
          from chat, generate_series(2, ${size}) n order by n returning id)
      update chat_members set last_id = (select max(id) from more), incoming_id = (select max(id) from more)
       where chat_id = (select id from chat)`)
  })

  it('is read upwards without a gap or a double, while messages keep arriving', async () => {
    const newest = await open(first, second, { limit: 50 })
    expect(newest.body.chat?.hasMore).toBe(true)
    let above = newest.body.chat?.chat ?? []
    const seen = [...above]
    let pages = 1
    while (above.length) {
      await said(second, first, `arrives ${pages}`)
      const page = await open(first, second, { before: above[0]?.id as number, limit: 50 })
      above = page.body.chat?.chat ?? []
      seen.unshift(...above)
      pages++
      if (!page.body.chat?.hasMore) break
    }
    expect(pages).toBe(6)
    expect(seen.map(({ message }) => message)).toEqual(Array.from({ length: size }, (_, n) => `message ${n + 1}`))
    expect(new Set(seen.map(({ id }) => id)).size).toBe(size)
    // what arrived meanwhile is caught up with, in order
    const since = await open(first, second, { after: seen.at(-1)?.id as number })
    expect(since.body.chat?.chat.map(({ message }) => message)).toEqual(
      Array.from({ length: 5 }, (_, n) => `arrives ${n + 1}`),
    )
    expect(since.body.chat?.hasMore).toBe(false)
  })

  it('is caught up with in parts, and counts as seen only as far as it was given', async () => {
    const start = (await open(first, second)).body.chat?.chat.at(-1)?.id as number
    for (let n = 0; n < 5; n++) await said(second, first, `part ${n}`)
    const part = await open(first, second, { after: start, limit: 2 })
    expect(part.body.chat).toMatchObject({ hasMore: true, unseenMsgs: 5 })
    expect((await open(second, first)).body.chat?.readId).toBe(part.body.chat?.chat.at(-1)?.id)
    const rest = await open(first, second, { after: part.body.chat?.chat.at(-1)?.id as number })
    expect(rest.body.chat?.chat.map(({ message }) => message)).toEqual(['part 2', 'part 3', 'part 4'])
    expect(rest.body.chat).toMatchObject({ hasMore: false, unseenMsgs: 0 })
  })

  it('is complete for who follows it by `after` while both write at once', async () => {
    let after = (await open(first, second)).body.chat?.chat.at(-1)?.id as number
    let isOver = false
    const follow = async () => {
      const heard: string[] = []
      for (let last = false; !last; ) {
        last = isOver
        const { body } = await open(first, second, { after })
        heard.push(...(body.chat?.chat ?? []).map(({ message }) => message))
        after = body.chat?.chat.at(-1)?.id ?? after
      }
      return heard
    }
    const following = follow()
    const write = async (from: TestPerson, to: TestPerson, name: string) => {
      for (let n = 0; n < 20; n++) await said(from, to, `${name} ${n}`)
    }
    await Promise.all([
      write(first, second, 'a'),
      write(second, first, 'b'),
      write(first, second, 'c'),
      write(second, first, 'd'),
    ])
    isOver = true
    const heard = await following
    expect(heard).toHaveLength(80)
    expect(new Set(heard).size).toBe(80)
    for (const name of 'abcd')
      expect(heard.filter((text) => text.startsWith(name))).toEqual(
        Array.from({ length: 20 }, (_, n) => `${name} ${n}`),
      )
  })
})
