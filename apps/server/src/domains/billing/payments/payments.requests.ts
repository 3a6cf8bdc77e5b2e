import { createHash } from 'node:crypto'
import { AppError } from '@dsms/contract/kernel/errors'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { moneyRequests } from './payments.table.ts'

/**
 * Does a deed once for a key, and answers the payment that came of it. The same key with the same body answers that payment
 * again; with another body it throws `key_used`. A second request waits here until the first has ended.
 */
export async function once(
  actor: Actor,
  call: string,
  { key, school_id: _school, ...body }: { key: string; school_id?: number | undefined; [field: string]: unknown },
  deed: () => Promise<number>,
): Promise<number> {
  const hash = createHash('sha256')
    .update(JSON.stringify([call, body]))
    .digest('hex')
  const mine = and(eq(moneyRequests.tenant, actor.tenant), eq(moneyRequests.key, key))
  const added = await actor.db
    .insert(moneyRequests)
    .values({ tenant: actor.tenant, key, body: hash })
    .onConflictDoNothing()
    .returning({ key: moneyRequests.key })
  if (added.length === 0) {
    const [known] = await actor.db.select().from(moneyRequests).where(mine)
    if (!known?.paymentId || known.body !== hash) throw new AppError('key_used')
    return known.paymentId
  }
  const paymentId = await deed()
  await actor.db.update(moneyRequests).set({ paymentId }).where(mine)
  return paymentId
}
