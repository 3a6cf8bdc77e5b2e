import { recordOf } from '@dsms/contract/kernel/choices/lists'
import { hourMs } from '@dsms/contract/kernel/time/milliseconds'
import { resolveSetting, type SettingKey, settings } from '@dsms/contract/platform/settings/values'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { rowsOf } from '../../../db/rows.ts'
import type { DueWork } from '../../../kernel/due/due.ts'

const everyMs = hourMs
const atOnce = 2000

/** Lets go of what was kept long enough, by the settings of the platform, in pieces of some thousand rows; and writes down how much. */
export function retention(): DueWork {
  let nextAt = 0
  return {
    name: 'retention',
    next: async () => new Date(nextAt || Date.now()).toISOString(),
    async run({ db }) {
      if (Date.now() < nextAt) return false
      const kept = await readKept(db)
      let isMore = false
      for (const [what, forget] of Object.entries(works)) {
        const total = await forget(db, kept)
        if (total === 0) continue
        await db.execute(sql`
          insert into audit_log (tenant, entity, entity_id, action, subject, after)
          values (0, 'retention', 0, 'deleted', ${what}, ${JSON.stringify({ rows: total })}::jsonb)`)
        isMore ||= total >= atOnce
      }
      if (!isMore) nextAt = Date.now() + everyMs
      return isMore
    },
  }
}

/** How long each is kept, in days or months, by the settings. */
export type Kept = Record<Key, number>
const keys = [
  'data.addresses',
  'data.sessions',
  'data.notifications',
  'data.mails',
  'data.visits',
  'data.audit',
] as const
type Key = (typeof keys)[number] & SettingKey

const keptRow = z.object({ key: z.string(), value: z.unknown(), locked: z.boolean() })

async function readKept(db: Db): Promise<Kept> {
  const rows = await rowsOf(
    db,
    keptRow,
    sql`
      select key, value, locked from setting_values
       where tenant = 0 and organization_id is null and branch_id is null and key like 'data.%'`,
  )
  const keptFor = (key: Key) =>
    resolveSetting(
      settings[key],
      rows.filter((row) => row.key === key).map((row) => ({ ...row, level: 'platform' as const })),
    ).value
  return recordOf(keys, keptFor)
}

/** How many rows a statement changed. */
const changed = async (db: Db, statement: SQL): Promise<number> => (await db.execute(statement)).rowCount ?? 0

const goneRow = z.object({ gone: z.number() })

/** The same of a function that answers it. */
const called = async (db: Db, call: SQL): Promise<number> =>
  (await rowsOf(db, goneRow, sql`select ${call} as gone`))[0]?.gone ?? 0

const days = (count: number) => sql`now() - make_interval(days => ${count}::integer)`
const months = (count: number) => sql`now() - make_interval(months => ${count}::integer)`

/** Data that is forgotten in time, so many rows at a time, by one process alone. */
const works: Record<string, (db: Db, kept: Kept) => Promise<number>> = {
  addresses: (db, kept) =>
    changed(
      db,
      sql`update sessions set ip = null where id in (
        select id from sessions where ip is not null and created_at < ${days(kept['data.addresses'])}
           and coalesce(ended_at, expires_at) < ${days(kept['data.addresses'])} limit ${atOnce} for update skip locked)`,
    ),
  sessions: (db, kept) =>
    changed(
      db,
      sql`delete from sessions where id in (
        select id from sessions where created_at < ${months(kept['data.sessions'])}
           and coalesce(ended_at, expires_at) < ${months(kept['data.sessions'])} limit ${atOnce} for update skip locked)`,
    ),
  notifications: (db, kept) =>
    changed(
      db,
      sql`delete from notifications where (tenant, id) in (
        select tenant, id from notifications where created_at < ${days(kept['data.notifications'])} limit ${atOnce} for update skip locked)`,
    ),
  mails: (db, kept) =>
    changed(
      db,
      sql`delete from outbox where id in (
        select id from outbox where status <> 'waiting' and created_at < ${days(kept['data.mails'])}
           and coalesce(sent_at, created_at) < ${days(kept['data.mails'])} limit ${atOnce} for update skip locked)`,
    ),
  links: (db) =>
    changed(
      db,
      sql`delete from password_links where token_hash in (
        select token_hash from password_links where expires_at < ${days(30)} limit ${atOnce} for update skip locked)`,
    ),
  // sign-ins, failures and changes of the second step, which a person's administrators can look up
  identity_addresses: (db, kept) =>
    called(db, sql`forget_addresses(${kept['data.addresses']}::integer, ${atOnce}::integer)`),
  identity_events: (db, kept) =>
    changed(
      db,
      sql`delete from identity_events where (tenant, id) in (
        select tenant, id from identity_events where at < ${months(kept['data.sessions'])} limit ${atOnce})`,
    ),
  audit: (db, kept) => called(db, sql`forget_audit(${kept['data.audit']}::integer, ${atOnce}::integer)`),
}

/** Adds what a later domain forgets of its own rows, at most so many at a time. */
export function forgetInTime(what: string, statement: (kept: Kept, most: number) => SQL): void {
  works[what] = (db, kept) => changed(db, statement(kept, atOnce))
}
