import { AppError } from '@dsms/contract/kernel/errors'
import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { accounts } from '../../../../db/tables/accounts.ts'
import { signInFailures } from '../../../../db/tables/identity.ts'
import type { Services } from '../../../../kernel/services.ts'
import { isKnownBrowser } from '../browsers.ts'

/**
 * Where guesses are counted. Everybody's count at the address, whether an account has it or not, so that a lock tells
 * nobody that somebody is there; those in a browser that the owner signed in with before have a count of their own, so
 * that guesses of others keep nobody out of their own browser. An address on the network is no gate: a whole school may
 * stand behind one.
 */
export interface Gate {
  key: string
  isOfAddress: boolean
  lockedUntil: string | null
}

type Somebody = { accountId: number; lockedUntil: string | null }

export async function gateAt(
  { tokens }: Pick<Services, 'tokens'>,
  db: Db,
  { email, account, browser }: { email: string; account: Somebody | undefined; browser: string | undefined },
): Promise<Gate> {
  // asked for strangers too: what takes longer for some tells who they are
  const isKnown = browser !== undefined && (await isKnownBrowser(db, account?.accountId ?? 0, browser))
  const key = isKnown
    ? tokens.keyed('browser', `${account?.accountId} ${browser}`)
    : tokens.keyed('address', email.toLowerCase())
  const row = await readGate(db, key)
  const lockedUntil = isKnown ? row : latest(row, account?.lockedUntil ?? null)
  return { key, isOfAddress: !isKnown, lockedUntil }
}

/** Of somebody who is signed in and gives their password once more. */
export async function ownGate({ tokens }: Pick<Services, 'tokens'>, db: Db, accountId: number): Promise<Gate> {
  const key = tokens.keyed('own', String(accountId))
  return { key, isOfAddress: false, lockedUntil: await readGate(db, key) }
}

async function readGate(db: Db, key: string): Promise<string | null> {
  const [row] = await db
    .select({ lockedUntil: signInFailures.lockedUntil })
    .from(signInFailures)
    .where(eq(signInFailures.key, key))
  return row?.lockedUntil ?? null
}

const latest = (one: string | null, other: string | null) =>
  one && other ? (one > other ? one : other) : (one ?? other)

/**
 * Counts a wrong password or code; every fifth locks, each time for twice as long (15 minutes to a day). Two quiet days
 * forget them all. Returns the count and the end of a lock.
 */
export async function countFailure(db: Db, gate: Gate, account: Pick<Somebody, 'accountId'> | undefined) {
  const t = signInFailures
  const failures = sql`(case when ${t.lastAt} < now() - interval '2 days' then 0 else ${t.failures} end + 1)`
  const [row] = await db
    .insert(t)
    .values({ key: gate.key, accountId: account?.accountId ?? null })
    .onConflictDoUpdate({
      target: t.key,
      set: {
        failures,
        lockedUntil: sql`case when ${failures} % 5 = 0
          then now() + least(interval '15 minutes' * power(2, least(${failures} / 5 - 1, 7)), interval '1 day')
          else ${t.lockedUntil} end`,
        lastAt: sql`now()`,
        accountId: account?.accountId ?? null,
      },
    })
    .returning({ failures: t.failures, lockedUntil: t.lockedUntil })
  if (!row) throw new AppError('internal')
  // where administrators see that an account is locked, and unlock it; no sooner, since time tells who is known
  if (account && gate.isOfAddress && row.failures % 5 === 0) {
    await db
      .update(accounts)
      .set({ failedLogins: row.failures, lockedUntil: row.lockedUntil })
      .where(eq(accounts.id, account.accountId))
  }
  return row
}

/** Forgets the guesses at a gate. False when it was locked in the meantime. */
export async function openGate(db: Db, gate: Gate): Promise<boolean> {
  const [row] = await db
    .select({ isLocked: sql<boolean>`coalesce(${signInFailures.lockedUntil} > now(), false)` })
    .from(signInFailures)
    .where(eq(signInFailures.key, gate.key))
    .for('update')
  if (row?.isLocked) return false
  if (row) await db.delete(signInFailures).where(eq(signInFailures.key, gate.key))
  return true
}

/** Forgets all guesses at an account: it is unlocked, or has another password. */
export async function forgetGuesses(db: Db, accountId: number): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.accountId, accountId))
}

export function refuseLocked({ lockedUntil }: { lockedUntil: string | null }): void {
  const milliseconds = lockedUntil ? Date.parse(lockedUntil) - Date.now() : 0
  if (milliseconds > 0) throw new AppError('account_locked', { minutes: Math.ceil(milliseconds / minuteMs) })
}
