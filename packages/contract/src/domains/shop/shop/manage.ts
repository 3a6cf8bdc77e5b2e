import { z } from 'zod'
import type { Access } from '../../../kernel/endpoint.ts'
import { endpoint } from '../../../kernel/endpoint.ts'
import { changeOf, id, idText, instant, languages, listOf, pageOf, paging, rowVersion } from '../../../kernel/shared.ts'
import { productKinds } from './calls.ts'
import { shopPayments } from './orders.ts'

export const can = (action: 'view' | 'create' | 'edit' | 'delete' | 'status'): Access => ({
  platform: `shop.${action}`,
  school: `shop.${action}`,
})

export const productStatuses = ['draft', 'active', 'retired'] as const
export type ProductStatus = (typeof productStatuses)[number]
export const stockReasons = ['delivery', 'count', 'damage', 'loss', 'return', 'other', 'sale', 'cancellation'] as const

const price = z.int().min(0).max(99_999_999)
const percent = z.int().min(3).max(20)

/** Words in the languages of the product; one of them is enough, the others fall back on it. */
export const words = (max: number) =>
  z
    .partialRecord(z.enum(languages), z.string().trim().max(max))
    .refine((all) => Object.values(all).some(Boolean), 'required')

// products

export const productInput = z.object({
  names: words(160),
  descriptions: z.partialRecord(z.enum(languages), z.string().trim().max(4000)).default({}),
  sku: z.string().trim().max(40).default(''),
  /** Without a comma, which parts the brands of a filter. */
  brand: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .regex(/^[^,]+$/, 'invalid_format'),
  categoryId: id,
  kind: z.enum(productKinds),
  /** Before discount and tax, in the smallest unit of the shop's currency. */
  listPriceMinor: price,
  /** 0, or 3 to 20. */
  discountPercentage: z.union([z.literal(0), percent], 'invalid_format').default(0),
  taxBasisPoints: z.int().min(0).max(10_000),
  hasFreeShipping: z.boolean().default(false),
  deliveryDays: z.int().min(1).max(8).default(3),
  /** One of the drawn pictures or one that `uploadProductImage` gave. */
  image: z
    .string()
    .regex(/^(\/api\/shop\/images\/[a-z]+-\d{1,2}\.svg|\/files\/[a-f0-9]{64}\.(png|jpg|webp))$/, 'invalid_format'),
  /** Pieces at the start; null when it is not counted. Later changes are stock changes with a reason. */
  stock: z.int().min(0).max(1_000_000).nullable().default(null),
  status: z.enum(productStatuses).default('draft'),
})
export type ProductInput = z.output<typeof productInput>

export const managedProduct = productInput
  .extend({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    category: z.string(),
    priceMinor: z.int(),
    currency: z.string(),
    rating: z.number(),
    reviewCount: z.int(),
    updatedAt: instant,
    version: rowVersion,
  })
  .meta({ id: 'ManagedProduct' })
export type ManagedProduct = z.infer<typeof managedProduct>

export const listManagedProducts = endpoint({
  method: 'GET',
  path: '/api/shop/manage/products',
  tag: 'shop',
  summary: 'Products of the shop in every status',
  access: can('view'),
  query: paging.extend({
    status: z.enum(productStatuses).optional(),
    category: listOf(idText, 50),
    /** Counted and at most so many left. */
    stockUpTo: z.coerce.number<string | number>().int().min(0).optional(),
  }),
  response: pageOf(managedProduct),
  errors: ['unknown_sort'],
})

export const getManagedProduct = endpoint({
  method: 'GET',
  path: '/api/shop/manage/products/:id',
  tag: 'shop',
  summary: 'One product with everything that can be changed of it',
  access: can('view'),
  params: z.object({ id: idText }),
  response: z.object({ product: managedProduct }),
  errors: ['not_found'],
})

export const createProduct = endpoint({
  method: 'POST',
  path: '/api/shop/manage/products',
  tag: 'shop',
  summary: 'Add a product',
  access: can('create'),
  status: 201,
  body: productInput,
  response: z.object({ product: managedProduct }),
  errors: ['unknown_category', 'sku_taken'],
})

export const updateProduct = endpoint({
  method: 'PATCH',
  path: '/api/shop/manage/products/:id',
  tag: 'shop',
  summary: 'Change a product',
  access: can('edit'),
  params: z.object({ id: idText }),
  body: changeOf(productInput.omit({ stock: true })).extend({ version: rowVersion }),
  response: z.object({ product: managedProduct }),
  errors: ['not_found', 'stale_version', 'unknown_category', 'sku_taken', 'illegal_transition'],
})

export const removeProduct = endpoint({
  method: 'DELETE',
  path: '/api/shop/manage/products/:id',
  tag: 'shop',
  summary: 'Archive a product; orders keep what they say of it',
  access: can('delete'),
  params: z.object({ id: idText }),
  response: z.object({}),
  errors: ['not_found'],
})

export const uploadProductImage = endpoint({
  method: 'POST',
  path: '/api/shop/manage/images',
  tag: 'shop',
  summary: 'Keep a PNG, JPEG or WebP picture for a product',
  access: { platform: ['shop.create', 'shop.edit'], school: ['shop.create', 'shop.edit'] },
  bodyLimit: 3_000_000,
  status: 201,
  body: z.object({ content: z.base64().min(4).max(2_900_000) }),
  response: z.object({ image: z.string() }),
  errors: ['not_an_image', 'body_too_large'],
})

/** Names of the drawn pictures that a product may have, with their addresses. */
export const listDrawnImages = endpoint({
  method: 'GET',
  path: '/api/shop/manage/images',
  tag: 'shop',
  summary: 'The drawn pictures that a product can be given',
  access: can('view'),
  response: z.object({ images: z.array(z.string()) }),
})

// stock

export const stockChange = z
  .object({
    id: z.int(),
    change: z.int(),
    /** What was there afterwards. */
    stock: z.int(),
    reason: z.enum(stockReasons),
    note: z.string(),
    orderId: z.int().nullable(),
    by: z.string().nullable(),
    at: instant,
  })
  .meta({ id: 'StockChange' })
export type StockChange = z.infer<typeof stockChange>

export const listStockChanges = endpoint({
  method: 'GET',
  path: '/api/shop/manage/products/:id/stock',
  tag: 'shop',
  summary: 'Every change of the stock of a product, the newest first',
  access: can('view'),
  params: z.object({ id: idText }),
  query: paging.pick({ page: true, perPage: true }),
  response: pageOf(stockChange),
  errors: ['not_found'],
})

export const changeStock = endpoint({
  method: 'POST',
  path: '/api/shop/manage/products/:id/stock',
  tag: 'shop',
  summary: 'Add to the stock or take from it, with a reason',
  access: can('edit'),
  params: z.object({ id: idText }),
  body: z.object({
    change: z
      .int()
      .min(-1_000_000)
      .max(1_000_000)
      .refine((value) => value !== 0, 'required'),
    reason: z.enum(['delivery', 'count', 'damage', 'loss', 'return', 'other']),
    note: z.string().trim().max(300).default(''),
  }),
  response: z.object({ product: managedProduct }),
  errors: ['not_found', 'stock_below_zero', 'stock_not_counted'],
})

// settings

export const shopSettings = z
  .object({
    currency: z.string(),
    deliveryMinor: price,
    deliveryTaxBasisPoints: z.int().min(0).max(10_000),
    /** Delivery costs nothing from here on; never when null. */
    freeDeliveryFromMinor: price.nullable(),
    paymentMethods: z.array(z.enum(shopPayments)).min(1).max(4),
  })
  .meta({ id: 'ShopSettings' })
export type ShopSettings = z.infer<typeof shopSettings>

export const getShopSettings = endpoint({
  method: 'GET',
  path: '/api/shop/manage/settings',
  tag: 'shop',
  summary: 'Delivery and ways to pay',
  access: can('view'),
  response: shopSettings,
})

export const saveShopSettings = endpoint({
  method: 'PATCH',
  path: '/api/shop/manage/settings',
  tag: 'shop',
  summary: 'Set delivery and ways to pay',
  access: can('edit'),
  body: changeOf(shopSettings.omit({ currency: true })),
  response: shopSettings,
})
