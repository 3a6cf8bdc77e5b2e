// Part of `npm run bench`: what reading a mailbox, a chat and a calendar costs when it holds much, beside one that
// holds fifty of each. Both belong to schools in one database, so tables and indexes are the same for both.
import type pg from 'pg'
import { refreshStatistics } from '../apps/server/src/db/migrate/statistics.ts'
import { appCases } from './apps.cases.ts'
import { type Sizes, seedApps, seedCrowd } from './apps.seed.ts'
import { type Bench, compare, openSchool, type Subject } from './compare.ts'

const sizes: Record<'small' | 'large', Sizes> = {
  small: { mails: 50, messages: 50, events: 50 },
  large: { mails: 50_000, messages: 100_000, events: 5_000 },
}

const tables = [
  ...['mails', 'mail_entries', 'mail_recipients', 'mail_files', 'mail_folders', 'files', 'file_readers', 'users'],
  ...['chats', 'chat_members', 'chat_messages', 'chat_profiles', 'events', 'event_guests', 'event_reminders'],
]

export async function measureApps(bench: Bench): Promise<void> {
  console.log('Filling mailboxes, chats and calendars …')
  const small = await open(bench, 'small')
  const large = await open(bench, 'large')
  await seedCrowd(bench.client)
  await refreshStatistics(bench.client)
  console.log(
    `\nMuch (${sizes.large.mails} mails, ${sizes.large.messages} messages, ${sizes.large.events} events) beside little (50 of each)`,
  )
  await compare(bench, small, large, tables)
}

/** A school of its own with somebody who is signed in, and their data. */
async function open({ client, url }: Bench, size: keyof typeof sizes): Promise<Subject> {
  const person = await openSchool(url, `apps.${size}`)
  await seedApps(client, person, sizes[size])
  return { ...person, cases: appCases(await marksOf(client, person.id)) }
}

async function marksOf(client: pg.Client, id: number) {
  const one = async (sql: string) => Number((await client.query<{ value: number }>(sql, [id])).rows[0]?.value)
  return {
    mail: await one(
      `select percentile_disc(0.5) within group (order by id) as value from mail_entries where user_id = $1 and folder = 'inbox'`,
    ),
    pages: await one(
      `select ceil(count(*) / 25.0) as value from mail_entries where user_id = $1 and folder = 'inbox' and head_id is null`,
    ),
    peer: await one('select peer_id as value from chat_members where user_id = $1 order by last_id desc limit 1'),
    message: await one(
      `select percentile_disc(0.5) within group (order by id) as value from chat_messages
        where chat_id = (select chat_id from chat_members where user_id = $1 order by last_id desc limit 1)`,
    ),
  }
}
