import { firstOf } from '@dsms/contract/kernel/choices/lists'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { Address, AddressInput } from '@dsms/contract/shop/shop/addresses'
import { and, desc, eq, sql } from 'drizzle-orm'
import { countOf } from '../../../../db/rows.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import { together } from '../../../../kernel/together.ts'
import { shopAddresses } from '../shop.orders.table.ts'
import { lockBuyer } from './shop.locks.ts'

const addressLimit = 20

type Row = Pick<typeof shopAddresses.$inferSelect, 'id' | 'address' | 'isDefault'>

const wire = ({ id, address, isDefault }: Row): Address => ({ id, ...address, isDefault })
const columns = { id: shopAddresses.id, address: shopAddresses.address, isDefault: shopAddresses.isDefault }
const mine = (actor: Actor) => eq(shopAddresses.userId, actor.id)

export async function listAddresses(actor: Actor): Promise<Address[]> {
  const rows = await actor.db
    .select(columns)
    .from(shopAddresses)
    .where(mine(actor))
    .orderBy(desc(shopAddresses.isDefault), shopAddresses.id)
  return rows.map(wire)
}

/** One of the actor's own, or undefined. */
export async function findAddress(actor: Actor, id: number): Promise<Address | undefined> {
  const [row] = await actor.db
    .select(columns)
    .from(shopAddresses)
    .where(and(mine(actor), eq(shopAddresses.id, id)))
  return row && wire(row)
}

export async function addAddress(actor: Actor, { isDefault, ...address }: AddressInput): Promise<Address> {
  await together([() => lockBuyer(actor), () => checkCountry(actor, address.country)])
  const known = await listAddresses(actor)
  if (known.length >= addressLimit) throw new AppError('address_limit', { max: addressLimit })
  const isFirst = known.length === 0
  if (isDefault && !isFirst) await clearDefault(actor)
  const rows = await actor.db
    .insert(shopAddresses)
    .values({ tenant: actor.tenant, userId: actor.id, address, isDefault: isDefault || isFirst })
    .returning(columns)
  return wire(firstOf(rows))
}

/** The default stays what it is until another one becomes it. */
export async function saveAddress(actor: Actor, id: number, { isDefault, ...address }: AddressInput): Promise<Address> {
  await together([() => lockBuyer(actor), () => checkCountry(actor, address.country)])
  const before = await findAddress(actor, id)
  if (!before) throw new AppError('not_found')
  if (isDefault && !before.isDefault) await clearDefault(actor)
  const [row] = await actor.db
    .update(shopAddresses)
    .set({ address, isDefault: isDefault || before.isDefault })
    .where(and(mine(actor), eq(shopAddresses.id, id)))
    .returning(columns)
  if (!row) throw new AppError('not_found')
  return wire(row)
}

export async function removeAddress(actor: Actor, id: number): Promise<void> {
  const [gone] = await actor.db
    .delete(shopAddresses)
    .where(and(mine(actor), eq(shopAddresses.id, id)))
    .returning({ isDefault: shopAddresses.isDefault })
  if (!gone) throw new AppError('not_found')
  if (!gone.isDefault) return
  await actor.db
    .update(shopAddresses)
    .set({ isDefault: true })
    .where(sql`id = (select min(a.id) from shop_addresses a where a.user_id = ${actor.id})`)
}

const clearDefault = (actor: Actor) =>
  actor.db
    .update(shopAddresses)
    .set({ isDefault: false })
    .where(and(mine(actor), eq(shopAddresses.isDefault, true)))

async function checkCountry(actor: Actor, code: string) {
  const found = await countOf(actor.db, sql`select 1 from countries where code = ${code}`)
  if (found === 0) throw fieldError('country', 'unknown_country')
}
