import { AppError } from '@dsms/contract/kernel/errors'
import { dayMs } from '@dsms/contract/kernel/time/milliseconds'
import { and, eq, gt, min, sql } from 'drizzle-orm'
import { takeTurnOf } from '../../../db/locks.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { DueWork } from '../../../kernel/due/due.ts'
import { studentApplications as table } from './applications.table.ts'

/** Mails a day to one address, whoever asked for them, at whatever schools: it may be somebody's who asked for none. */
const mailsADay = 6
/** Applications an hour from one address on the network; a school may have a tablet in its hall. */
const startsAnHour = 30

/**
 * Throws `too_many_requests` where an address of mail or of the network asked too often. Counted alike for addresses that have
 * an account and those that have none, and one after the other, so that many at once pass no limit together.
 */
export async function checkRoom({ db }: Actor, { email, ip }: { email: string; ip: string }): Promise<void> {
  await takeTurnOf(db, 'applicationMail', email.toLowerCase())
  await takeTurnOf(db, 'applicationAddress', ip)
  const [toAddress] = await db
    .select({ mails: sql<number>`coalesce(sum(${table.sends}), 0)::integer` })
    .from(table)
    .where(and(eq(sql`lower(${table.email})`, email.toLowerCase()), gt(table.createdAt, sql`now() - interval '1 day'`)))
  const [fromAddress] = await db
    .select({ starts: sql<number>`count(*)::integer` })
    .from(table)
    .where(and(eq(table.ip, ip), gt(table.createdAt, sql`now() - interval '1 hour'`)))
  if ((toAddress?.mails ?? 0) >= mailsADay || (fromAddress?.starts ?? 0) >= startsAnHour)
    throw new AppError('too_many_requests', { seconds: 3600 })
}

/** Applications that nobody confirmed go after a day, with everything that was typed. */
export const oldApplications = (): DueWork => ({
  name: 'old applications',
  async next(db) {
    const [row] = await db.select({ first: min(table.createdAt) }).from(table)
    return row?.first ? new Date(Date.parse(row.first) + dayMs).toISOString() : null
  },
  async run({ db }) {
    await db.delete(table).where(sql`${table.createdAt} <= now() - interval '1 day'`)
    return false
  },
})
