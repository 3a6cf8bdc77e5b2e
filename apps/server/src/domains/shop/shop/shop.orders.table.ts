import type { AddressInput } from '@dsms/contract/shop/shop/addresses'
import type { ProductColor, ProductKind } from '@dsms/contract/shop/shop/calls'
import type { OrderStatus, ShopPayment } from '@dsms/contract/shop/shop/orders'
import { orderStatuses } from '@dsms/contract/shop/shop/orders'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
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
  uuid,
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
import { invoices } from '../../billing/public.ts'
import { shopCategories, shopProducts } from './shop.table.ts'

/** Where somebody has things delivered; their own alone. */
export const shopAddresses = pgTable(
  'shop_addresses',
  {
    id: rowId(),
    schoolId: schoolId(),
    tenant: tenant(),
    userId: integer('user_id').notNull(),
    address: jsonb('address').$type<Omit<AddressInput, 'isDefault'>>().notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    belongsTo('shop_addresses_person', [t.tenant, t.userId], users),
    index('shop_addresses_idx').on(t.userId, t.id),
    uniqueIndex('shop_addresses_default').on(t.userId, t.tenant).where(sql`is_default`),
  ],
)

export const shopCoupons = pgTable(
  'shop_coupons',
  {
    id: rowId(),
    schoolId: schoolId(),
    tenant: tenant(),
    code: text('code').notNull(),
    percent: smallint('percent'),
    amountMinor: integer('amount_minor'),
    minMinor: integer('min_minor').notNull().default(0),
    startsOn: date('starts_on'),
    endsOn: date('ends_on'),
    maxUses: integer('max_uses'),
    uses: integer('uses').notNull().default(0),
    oncePerPerson: boolean('once_per_person').notNull().default(true),
    categoryId: integer('category_id'),
    isListed: boolean('is_listed').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    search: text('search').notNull().generatedAlwaysAs(sql`normalise_text(code)`),
    ...recordColumns(),
  },
  (t) => [
    ...numbered('shop_coupons', t),
    belongsTo('shop_coupons_category', [t.tenant, t.categoryId], shopCategories),
    check('shop_coupons_value', sql`(${t.percent} is null) <> (${t.amountMinor} is null)`),
    check('shop_coupons_percent', sql`${t.percent} between 1 and 100`),
    check('shop_coupons_amount', sql`${t.amountMinor} > 0`),
    check('shop_coupons_days', sql`${t.startsOn} <= ${t.endsOn}`),
    check('shop_coupons_uses', sql`${t.uses} >= 0 and ${t.uses} <= ${t.maxUses}`),
    uniqueIndex('shop_coupons_code').on(t.tenant, t.code).where(sql`archived_at is null`),
    index('shop_coupons_search_idx').using('gin', t.tenant, sql`${t.search} gin_trgm_ops`),
  ],
)

/** What somebody bought. Amounts, names and address are as they were when it was placed. */
export const shopOrders = pgTable(
  'shop_orders',
  {
    id: rowId(),
    schoolId: schoolId(),
    tenant: tenant(),
    buyerId: integer('buyer_id').notNull(),
    buyerName: text('buyer_name').notNull(),
    status: text('status').$type<OrderStatus>().notNull().default('placed'),
    placedAt: instant('placed_at').notNull().default(sql`now()`),
    /** Names of the first product. */
    title: jsonb('title').$type<Record<string, string>>().notNull(),
    pieces: integer('pieces').notNull(),
    /** Whether anything in it is delivered. */
    hasGoods: boolean('has_goods').notNull(),
    currency: text('currency').notNull(),
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
    couponId: integer('coupon_id'),
    couponCode: text('coupon_code'),
    couponMinor: bigint('coupon_minor', { mode: 'number' }).notNull().default(0),
    taxMinor: bigint('tax_minor', { mode: 'number' }).notNull(),
    deliveryMinor: integer('delivery_minor').notNull(),
    totalMinor: bigint('total_minor', { mode: 'number' }).notNull(),
    paymentMethod: text('payment_method').$type<ShopPayment>().notNull(),
    address: jsonb('address').$type<AddressInput>(),
    note: text('note').notNull().default(''),
    invoiceId: integer('invoice_id'),
    invoiceNumber: text('invoice_number'),
    idempotencyKey: uuid('idempotency_key'),
    search: text('search').notNull().generatedAlwaysAs(sql`normalise_text(buyer_name || ' o-' || id::text)`),
    ...recordColumns(),
  },
  (t) => [
    ...numbered('shop_orders', t),
    unique('shop_orders_once').on(t.buyerId, t.idempotencyKey, t.tenant),
    belongsTo('shop_orders_buyer', [t.tenant, t.buyerId], users),
    belongsTo('shop_orders_coupon', [t.tenant, t.couponId], shopCoupons),
    belongsTo('shop_orders_invoice', [t.tenant, t.invoiceId], invoices),
    statusCheck('shop_orders', t, orderStatuses),
    check('shop_orders_total', sql`${t.totalMinor} >= 0`),
    index('shop_orders_buyer_idx').on(t.buyerId, t.id),
    index('shop_orders_invoice_idx').on(t.tenant, t.invoiceId),
    index('shop_orders_status_idx').on(t.tenant, t.status, t.id),
    index('shop_orders_placed_idx').on(t.tenant, t.placedAt),
    index('shop_orders_total_idx').on(t.tenant, t.totalMinor, t.id),
    index('shop_orders_coupon_idx').on(t.couponId, t.buyerId),
    index('shop_orders_search_idx').using('gin', t.tenant, sql`${t.search} gin_trgm_ops`),
  ],
)

const orderKey = (t: Record<'tenant' | 'orderId', PgColumn>, name: string) =>
  belongsTo(name, [t.tenant, t.orderId], shopOrders)

export const shopOrderLines = pgTable(
  'shop_order_lines',
  {
    id: rowId(),
    schoolId: schoolId(),
    tenant: tenant(),
    orderId: integer('order_id').notNull(),
    productId: integer('product_id').notNull(),
    names: jsonb('names').$type<Record<string, string>>().notNull(),
    image: text('image').notNull(),
    kind: text('kind').$type<ProductKind>().notNull(),
    color: text('color').$type<ProductColor>(),
    qty: smallint('qty').notNull(),
    listUnitMinor: integer('list_unit_minor').notNull(),
    unitMinor: integer('unit_minor').notNull(),
    priceMinor: integer('price_minor').notNull(),
    taxBps: integer('tax_bps').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    orderKey(t, 'shop_order_lines_order'),
    belongsTo('shop_order_lines_product', [t.tenant, t.productId], shopProducts),
    index('shop_order_lines_order_idx').on(t.orderId),
    index('shop_order_lines_product_idx').on(t.productId, t.orderId),
  ],
)

export const shopOrderEvents = pgTable(
  'shop_order_events',
  {
    id: rowId(),
    schoolId: schoolId(),
    tenant: tenant(),
    orderId: integer('order_id').notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    userId: integer('user_id'),
    note: text('note').notNull().default(''),
    at: instant('at').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    orderKey(t, 'shop_order_events_order'),
    index('shop_order_events_idx').on(t.orderId, t.id),
  ],
)
