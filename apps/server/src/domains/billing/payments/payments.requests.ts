import { createHash } from 'node:crypto'
import { AppError } from '@dsms/contract/kernel/errors'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { moneyRequests } from './payments.table.ts'

/**
 * Does a deed once for a key, and answers the payment or the sale that came of it. The same key with the same body answers that
 * one again; with another body it throws `key_used`. A second request waits here until the first has ended.
 */
export async function once(
  actor: Actor,
  call: string,
  { key, school_id: _school, ...body }: { key: string; school_id?: number | undefined; [field: string]: unknown },
  deed: () => Promise<number>,
  made: 'paymentId' | 'saleId' = 'paymentId',
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
    const before = known?.[made]
    if (!before || known.body !== hash) throw new AppError('key_used')
    return before
  }
  const id = await deed()
  await actor.db
    .update(moneyRequests)
    .set({ [made]: id })
    .where(mine)
  return id
}
