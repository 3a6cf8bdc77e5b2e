import type { ProductColor, ProductKind } from '@dsms/contract/shop/shop/calls'
import { productStatuses } from '@dsms/contract/shop/shop/manage'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  belongsTo,
  instant,
  numbered,
  recordColumns,
  rowId,
  schoolId,
  statusCheck,
  tenant,
} from '../../../db/columns.ts'
import { users } from '../../../db/tables/users.ts'

type Words = Record<string, string>

/** Delivery and ways to pay of a shop; a tenant without a row has the defaults. */
export const shopSettings = pgTable(
  'shop_settings',
  {
    id: rowId(),
    schoolId: schoolId(),
    tenant: tenant(),
    deliveryMinor: integer('delivery_minor').notNull().default(2500),
    deliveryTaxBps: integer('delivery_tax_bps').notNull().default(1500),
    freeFromMinor: integer('free_from_minor'),
    paymentMethods: text('payment_methods')
      .array()
      .notNull()
      .default(['cash_on_delivery', 'bank_transfer', 'card_terminal', 'invoice']),
    ...recordColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    unique('shop_settings_tenant').on(t.tenant),
    check('shop_settings_delivery', sql`${t.deliveryMinor} >= 0 and ${t.freeFromMinor} >= 0`),
  ],
)

export const shopCategories = pgTable(
  'shop_categories',
  {
    id: rowId(),
    schoolId: schoolId(),
    tenant: tenant(),
    names: jsonb('names').$type<Words>().notNull(),
    position: integer('position').notNull().default(0),
    ...recordColumns(),
  },
  (t) => [...numbered('shop_categories', t)],
)

export const shopProducts = pgTable(
  'shop_products',
  {
    id: rowId(),
    schoolId: schoolId(),
    tenant: tenant(),
    categoryId: integer('category_id').notNull(),
    names: jsonb('names').$type<Words>().notNull(),
    descriptions: jsonb('descriptions').$type<Words>().notNull().default({}),
    sku: text('sku').notNull().default(''),
    brand: text('brand').notNull(),
    kind: text('kind').$type<ProductKind>().notNull().default('goods'),
    listPriceMinor: integer('list_price_minor').notNull(),
    discountPercent: smallint('discount_percent').notNull().default(0),
    /** What one costs: the list price less the discount, half up. */
    priceMinor: integer('price_minor')
      .notNull()
      .generatedAlwaysAs(sql`list_price_minor - floor(list_price_minor * discount_percent / 100.0 + 0.5)::integer`),
    taxBps: integer('tax_bps').notNull().default(1500),
    hasFreeShipping: boolean('has_free_shipping').notNull().default(false),
    deliveryDays: smallint('delivery_days').notNull().default(3),
    image: text('image').notNull(),
    /** Pieces left; null when they are not counted. */
    stock: integer('stock'),
    status: text('status').notNull().default('draft'),
    /** Of the reviews that are shown, kept by a trigger on them. */
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    /** Average of stars in tenths, so that comparing it is a comparison of whole numbers. */
    ratingTenths: smallint('rating_tenths')
      .notNull()
      .generatedAlwaysAs(
        sql`case when rating_count = 0 then 0 else round(rating_sum * 10.0 / rating_count)::smallint end`,
      ),
    search: text('search')
      .notNull()
      .generatedAlwaysAs(
        sql`normalise_text(coalesce(names->>'ar', '') || chr(10) || coalesce(names->>'en', '') || chr(10) || coalesce(names->>'de', '') || chr(10) || coalesce(names->>'fr', '') || chr(10) || coalesce(names->>'pt', ''))`,
      ),
    ...recordColumns(),
  },
  (t) => [
    ...numbered('shop_products', t),
    belongsTo('shop_products_category', [t.tenant, t.categoryId], shopCategories),
    check('shop_products_kind', sql`${t.kind} in ('goods', 'lesson_package', 'exam_fee', 'course')`),
    statusCheck('shop_products', t, productStatuses),
    check('shop_products_archived', sql`${t.archivedAt} is null or ${t.status} = 'retired'`),
    check('shop_products_price', sql`${t.listPriceMinor} >= 0 and ${t.taxBps} between 0 and 10000`),
    check('shop_products_discount', sql`${t.discountPercent} = 0 or ${t.discountPercent} between 3 and 20`),
    check('shop_products_days', sql`${t.deliveryDays} between 1 and 8`),
    check('shop_products_stock', sql`${t.stock} >= 0`),
    uniqueIndex('shop_products_sku').on(t.tenant, t.sku).where(sql`sku <> '' and archived_at is null`),
    index('shop_products_price_idx').on(t.tenant, t.priceMinor, t.id),
    index('shop_products_rating_idx').on(t.tenant, t.ratingTenths, t.id),
    index('shop_products_category_idx').on(t.tenant, t.categoryId, t.id),
    index('shop_products_facets_idx')
      .on(t.tenant, t.categoryId, t.brand, t.ratingTenths, t.priceMinor, t.stock, t.id)
      .where(sql`status = 'active'`),
    index('shop_products_search_idx').using('gin', t.tenant, sql`${t.search} gin_trgm_ops`),
  ],
)

const productKey = (t: Record<'tenant' | 'productId', PgColumn>, name: string) =>
  belongsTo(name, [t.tenant, t.productId], shopProducts)
const personKey = (t: Record<'tenant' | 'userId', PgColumn>, name: string) =>
  belongsTo(name, [t.tenant, t.userId], users)

/** How often something changed that the filters of a shop count by, as changes to be added up. */
export const shopChanges = pgTable(
  'shop_changes',
  {
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    tenant: integer('tenant').notNull(),
    total: integer('total').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenant, t.id] }), index('shop_changes_idx').on(t.tenant)],
)

/** Every change of a stock and why. */
export const shopStockChanges = pgTable(
  'shop_stock_changes',
  {
    id: rowId(),
    schoolId: schoolId(),
    tenant: tenant(),
    productId: integer('product_id').notNull(),
    change: integer('change').notNull(),
    stock: integer('stock').notNull(),
    reason: text('reason').notNull(),
    note: text('note').notNull().default(''),
    orderId: integer('order_id'),
    userId: integer('user_id'),
    at: instant('at').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    productKey(t, 'shop_stock_changes_product'),
    index('shop_stock_changes_idx').on(t.productId, t.id),
  ],
)

export const shopCartLines = pgTable(
  'shop_cart_lines',
  {
    id: rowId(),
    schoolId: schoolId(),
    tenant: tenant(),
    userId: integer('user_id').notNull(),
    productId: integer('product_id').notNull(),
    qty: smallint('qty').notNull().default(1),
    color: text('color').$type<ProductColor>(),
    addedAt: instant('added_at').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    unique('shop_cart_lines_once').on(t.userId, t.productId, t.tenant),
    personKey(t, 'shop_cart_lines_person'),
    productKey(t, 'shop_cart_lines_product'),
    index('shop_cart_lines_product_idx').on(t.tenant, t.productId),
    check('shop_cart_lines_qty', sql`${t.qty} between 1 and 10`),
    check('shop_cart_lines_color', sql`${t.color} in ('primary', 'success', 'warning', 'danger', 'info')`),
  ],
)

export const shopWishes = pgTable(
  'shop_wishes',
  {
    id: rowId(),
    schoolId: schoolId(),
    tenant: tenant(),
    userId: integer('user_id').notNull(),
    productId: integer('product_id').notNull(),
    addedAt: instant('added_at').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    unique('shop_wishes_once').on(t.userId, t.productId, t.tenant),
    personKey(t, 'shop_wishes_person'),
    productKey(t, 'shop_wishes_product'),
    index('shop_wishes_product_idx').on(t.tenant, t.productId),
  ],
)

export const shopReviews = pgTable(
  'shop_reviews',
  {
    id: rowId(),
    schoolId: schoolId(),
    tenant: tenant(),
    productId: integer('product_id').notNull(),
    userId: integer('user_id').notNull(),
    rating: smallint('rating').notNull(),
    text: text('text').notNull().default(''),
    isHidden: boolean('is_hidden').notNull().default(false),
    hiddenReason: text('hidden_reason').notNull().default(''),
    /** Nobody has looked at it yet; until then it is hidden. */
    isWaiting: boolean('is_waiting').notNull().default(false),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    editedAt: instant('edited_at'),
    search: text('search').notNull().generatedAlwaysAs(sql`normalise_text(text)`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    unique('shop_reviews_once').on(t.productId, t.userId, t.tenant),
    personKey(t, 'shop_reviews_person'),
    productKey(t, 'shop_reviews_product'),
    check('shop_reviews_waiting', sql`${t.isHidden} or not ${t.isWaiting}`),
    check('shop_reviews_rating', sql`${t.rating} between 1 and 5`),
    index('shop_reviews_product_idx').on(t.productId, t.id),
    index('shop_reviews_tenant_idx').on(t.tenant, t.id),
    index('shop_reviews_search_idx').using('gin', t.tenant, sql`${t.search} gin_trgm_ops`),
  ],
)
