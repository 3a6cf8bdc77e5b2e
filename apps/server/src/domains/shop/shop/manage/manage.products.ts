import { isOneOf } from '@dsms/contract/kernel/choices/lists'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import {
  type listManagedProducts,
  type ManagedProduct,
  type ProductInput,
  productStatuses,
  type StockChange,
} from '@dsms/contract/shop/shop/manage'
import { and, desc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../../db/rows.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import { currencyOf } from '../../../../kernel/money/money.ts'
import { nameIn } from '../../../../kernel/text/names.ts'
import { together } from '../../../../kernel/together.ts'
import { records } from '../../../../kit/records/records.ts'
import { slugOf } from '../products.rows.ts'
import { shopCategories, shopProducts, shopStockChanges } from '../shop.table.ts'

const productRecords = records(shopProducts, {
  sorts: {
    id: shopProducts.id,
    price: shopProducts.priceMinor,
    stock: shopProducts.stock,
    brand: shopProducts.brand,
    rating: shopProducts.ratingTenths,
    updatedAt: shopProducts.updatedAt,
  },
  defaultSort: '-id',
})

type Row = typeof shopProducts.$inferSelect
type Filter = z.output<typeof listManagedProducts.query>

function read(actor: Actor, where: SQL | undefined) {
  return actor.db
    .select({ product: shopProducts, categoryNames: shopCategories.names })
    .from(shopProducts)
    .innerJoin(
      shopCategories,
      and(eq(shopCategories.tenant, shopProducts.tenant), eq(shopCategories.id, shopProducts.categoryId)),
    )
    .where(where)
    .$dynamic()
}

const wire = (
  actor: Actor,
  { product: row, categoryNames }: { product: Row; categoryNames: Record<string, string> },
  currency: string,
): ManagedProduct => ({
  id: row.id,
  names: row.names,
  descriptions: row.descriptions,
  sku: row.sku,
  brand: row.brand,
  categoryId: row.categoryId,
  kind: row.kind,
  listPriceMinor: row.listPriceMinor,
  discountPercentage: row.discountPercent,
  taxBasisPoints: row.taxBps,
  hasFreeShipping: row.hasFreeShipping,
  deliveryDays: row.deliveryDays,
  image: row.image,
  stock: row.stock,
  status: isOneOf(productStatuses, row.status) ? row.status : 'draft',
  name: nameIn(row.names, actor.language),
  slug: slugOf(row.names, row.id),
  category: nameIn(categoryNames, actor.language),
  priceMinor: row.priceMinor,
  currency,
  rating: row.ratingTenths / 10,
  reviewCount: row.ratingCount,
  updatedAt: row.updatedAt,
  version: row.version,
})

export async function listManaged(actor: Actor, filter: Filter): Promise<{ rows: ManagedProduct[]; total: number }> {
  const where = and(
    productRecords.mine(actor),
    isNull(shopProducts.archivedAt),
    filter.status ? eq(shopProducts.status, filter.status) : undefined,
    filter.category.length ? inArray(shopProducts.categoryId, filter.category) : undefined,
    filter.stockUpTo === undefined ? undefined : lte(shopProducts.stock, filter.stockUpTo),
    filter.q ? sql`${shopProducts.id} in (select find_products(${actor.tenant}, ${filter.q}))` : undefined,
  )
  const [currency, rows, total] = await together([
    () => currencyOf(actor),
    () =>
      read(actor, where)
        .orderBy(...productRecords.order(filter.sort))
        .limit(filter.perPage)
        .offset((filter.page - 1) * filter.perPage),
    () => productRecords.total(actor, where),
  ])
  return { rows: rows.map((row) => wire(actor, row, currency)), total }
}

export async function readManaged(actor: Actor, id: number): Promise<ManagedProduct> {
  const where = and(productRecords.mine(actor), isNull(shopProducts.archivedAt), eq(shopProducts.id, id))
  const [currency, [row]] = await together([() => currencyOf(actor), () => read(actor, where)])
  if (!row) throw new AppError('not_found')
  return wire(actor, row, currency)
}

type Change = { [K in keyof ProductInput]?: ProductInput[K] | undefined }

/** Columns of what was given; what was not given leaves a column as it is. */
const columnsOf = <Given extends Change>({ discountPercentage, taxBasisPoints, stock: _, ...given }: Given) => ({
  ...given,
  discountPercent: discountPercentage,
  taxBps: taxBasisPoints,
})

export async function createProduct(actor: Actor, input: ProductInput): Promise<ManagedProduct> {
  await checkInput(actor, input)
  const id = await productRecords.insert(actor, { ...columnsOf(input), stock: input.stock })
  if (input.stock) await logStock(actor, { productId: id, change: input.stock, stock: input.stock, reason: 'count' })
  return readManaged(actor, id)
}

export async function updateProduct(
  actor: Actor,
  id: number,
  { version, ...change }: Change & { version: number },
): Promise<ManagedProduct> {
  const row = await productRecords.lock(actor, id)
  await checkInput(actor, change, id)
  await productRecords.update(actor, row, version, columnsOf(change))
  return readManaged(actor, id)
}

/** Archived products leave carts and wishlists; orders keep what they say of them. */
export async function removeProduct(actor: Actor, id: number): Promise<void> {
  const row = await productRecords.lock(actor, id)
  await productRecords.archive(actor, row, { status: 'retired' })
}

const stateRow = z.object({ hasCategory: z.boolean(), isTaken: z.boolean() })

async function checkInput(actor: Actor, { categoryId, sku }: Change, id = 0): Promise<void> {
  const rows = await rowsOf(
    actor.db,
    stateRow,
    sql`
      select exists (
               select from shop_categories
                where tenant = ${actor.tenant} and id = ${categoryId ?? 0} and archived_at is null) as "hasCategory",
             exists (
               select from shop_products
                where tenant = ${actor.tenant} and sku = ${sku ?? ''} and id <> ${id} and archived_at is null) as "isTaken"`,
  )
  if (categoryId !== undefined && !rows[0]?.hasCategory) throw fieldError('categoryId', 'unknown_category')
  if (sku && rows[0]?.isTaken) throw fieldError('sku', 'sku_taken')
}

// stock

type Log = Pick<typeof shopStockChanges.$inferInsert, 'productId' | 'change' | 'stock' | 'reason' | 'note'>

const logStock = (actor: Actor, log: Log) =>
  actor.db.insert(shopStockChanges).values({ ...log, tenant: actor.tenant, userId: actor.id })

/** Adds to a stock or takes from it. A stock that was not counted is counted from now on, from zero. */
export async function changeStock(
  actor: Actor,
  id: number,
  { change, reason, note }: { change: number; reason: string; note: string },
): Promise<ManagedProduct> {
  const row = await productRecords.lock(actor, id)
  if (row.kind !== 'goods' && row.stock === null) throw new AppError('stock_not_counted')
  const stock = (row.stock ?? 0) + change
  if (stock < 0) throw fieldError('change', 'stock_below_zero', { stock: row.stock ?? 0 })
  if (stock > 1_000_000) throw fieldError('change', 'too_large', { max: 1_000_000 - (row.stock ?? 0) })
  await actor.db.update(shopProducts).set({ stock }).where(eq(shopProducts.id, id))
  await logStock(actor, { productId: id, change, stock, reason, note })
  return readManaged(actor, id)
}

export async function listStockChanges(
  actor: Actor,
  productId: number,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ rows: StockChange[]; total: number }> {
  const where = and(eq(shopStockChanges.tenant, actor.tenant), eq(shopStockChanges.productId, productId))
  const [, rows, total] = await together([
    () => readManaged(actor, productId),
    () =>
      actor.db
        .select({
          id: shopStockChanges.id,
          change: shopStockChanges.change,
          stock: shopStockChanges.stock,
          reason: sql<StockChange['reason']>`${shopStockChanges.reason}`,
          note: shopStockChanges.note,
          orderId: shopStockChanges.orderId,
          by: sql<string | null>`(select full_name from people_cards(array[shop_stock_changes.user_id]))`,
          at: shopStockChanges.at,
        })
        .from(shopStockChanges)
        .where(where)
        .orderBy(desc(shopStockChanges.id))
        .limit(perPage)
        .offset((page - 1) * perPage),
    () => actor.db.$count(shopStockChanges, where),
  ])
  return { rows, total }
}
