import { AppError } from '@dsms/contract/kernel/errors'
import type { ProductCategory } from '@dsms/contract/shop/shop/categories'
import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Actor } from '../../../../kernel/actor.ts'
import { nameIn } from '../../../../kernel/text/names.ts'
import { together } from '../../../../kernel/together.ts'
import { records } from '../../../../kit/records/records.ts'
import { shopCategories, shopProducts } from '../shop.table.ts'

const categoryRecords = records(shopCategories, { sorts: {}, defaultSort: 'id' })

export async function listCategories(actor: Actor, id?: number): Promise<ProductCategory[]> {
  const [rows, sizes] = await together([
    () =>
      actor.db
        .select()
        .from(shopCategories)
        .where(
          and(
            categoryRecords.mine(actor),
            isNull(shopCategories.archivedAt),
            id === undefined ? undefined : eq(shopCategories.id, id),
          ),
        )
        .orderBy(shopCategories.position, shopCategories.id),
    () =>
      actor.db
        .select({ id: shopProducts.categoryId, products: count() })
        .from(shopProducts)
        .where(and(eq(shopProducts.tenant, actor.tenant), isNull(shopProducts.archivedAt)))
        .groupBy(shopProducts.categoryId),
  ])
  return rows.map((row) => ({
    id: row.id,
    name: nameIn(row.names, actor.language),
    names: row.names,
    position: row.position,
    products: sizes.find((size) => size.id === row.id)?.products ?? 0,
    version: row.version,
  }))
}

async function readCategory(actor: Actor, id: number): Promise<ProductCategory> {
  const [row] = await listCategories(actor, id)
  if (!row) throw new AppError('not_found')
  return row
}

interface Change {
  names?: Record<string, string> | undefined
  position?: number | undefined
}

export async function createCategory(
  actor: Actor,
  input: { names: Record<string, string>; position: number },
): Promise<ProductCategory> {
  return readCategory(actor, await categoryRecords.insert(actor, input))
}

export async function updateCategory(
  actor: Actor,
  id: number,
  { version, ...change }: Change & { version?: number | undefined },
): Promise<ProductCategory> {
  const row = await categoryRecords.lock(actor, id)
  await categoryRecords.update(actor, row, version, {
    names: change.names ?? row.names,
    position: change.position ?? row.position,
  })
  return readCategory(actor, id)
}

export async function removeCategory(actor: Actor, id: number): Promise<void> {
  const row = await categoryRecords.lock(actor, id)
  const products = await actor.db.$count(
    shopProducts,
    and(eq(shopProducts.tenant, actor.tenant), eq(shopProducts.categoryId, id), isNull(shopProducts.archivedAt)),
  )
  if (products > 0) throw new AppError('category_in_use', { products })
  await actor.db.execute(
    sql`update shop_coupons set is_active = false where tenant = ${actor.tenant} and category_id = ${id}`,
  )
  await categoryRecords.archive(actor, row)
}
