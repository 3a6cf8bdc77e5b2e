import { z } from 'zod'
import { keysOf } from '../../../kernel/choices/lists.ts'
import { endpoint } from '../../../kernel/endpoint.ts'
import { id, idText, instant, listOf } from '../../../kernel/shared.ts'

export const productSorts = ['featured', 'price-asc', 'price-desc', 'rating'] as const
/** Bands of price that can be chosen at a click, in whole units of the shop's currency. */
export const priceBands = {
  'to-10': { to: 10 },
  '10-100': { from: 10, to: 100 },
  '100-500': { from: 100, to: 500 },
  'from-500': { from: 500 },
} as const satisfies Record<string, { from?: number; to?: number }>
export type PriceBand = keyof typeof priceBands
const bandNames = keysOf(priceBands)

/** Only goods are delivered and need an address; the others are booked to the buyer. */
export const productKinds = ['goods', 'lesson_package', 'exam_fee', 'course'] as const
export type ProductKind = (typeof productKinds)[number]
export const colorOptions = ['primary', 'success', 'warning', 'danger', 'info'] as const
export type ProductColor = (typeof colorOptions)[number]
/** How many of one product a cart may hold. */
export const maxQuantity = 10

const amount = z.number().min(0)
const decimalText = z.coerce.number<string | number>().min(0).max(999_999_999)

const plainProduct = z.object({
  id: z.int(),
  name: z.string(),
  /** Ends in `-id`. */
  slug: z.string(),
  description: z.string(),
  brand: z.string(),
  /** What one costs now, before tax, as a decimal amount of `currency`. */
  price: amount,
  image: z.string(),
  hasFreeShipping: z.boolean(),
  /** Average of what buyers gave, 1 to 5 with one decimal; 0 as long as nobody has. */
  rating: z.number().min(0).max(5),
  reviewCount: z.int(),
  priceMinor: z.int(),
  currency: z.string(),
  /** The price without the discount, when there is one. */
  priceBefore: amount.nullable(),
  kind: z.enum(productKinds),
  category: z.object({ id: z.int(), name: z.string() }),
  /** Pieces left; null when it is not counted. */
  stock: z.int().nullable(),
  isAvailable: z.boolean(),
})
const inWishlist = { isInWishlist: z.boolean() }
const inCart = { isInCart: z.boolean() }

export const product = plainProduct.extend({ ...inWishlist, ...inCart }).meta({ id: 'Product' })
export type Product = z.infer<typeof product>
export const wishedProduct = plainProduct.extend(inCart).meta({ id: 'WishedProduct' })
export type WishedProduct = z.infer<typeof wishedProduct>
export const cartProduct = plainProduct
  .extend({
    ...inWishlist,
    qty: z.int(),
    /** The chosen colour, when one was chosen. */
    color: z.enum(colorOptions).nullable(),
    /** 1 to 8 days ahead, by the product's time of delivery. */
    shippingDate: instant,
    /** The discount and the listed coupons that hold for this product, at most 4. */
    offers: z.int().min(0).max(4),
    /** What `price` is below `priceBefore`: 3 to 20, or 0 without a discount. */
    discountPercentage: z.int().min(0).max(20),
    /** Most that may be in the cart: 10 or the stock. */
    maxQty: z.int(),
  })
  .meta({ id: 'CartProduct' })
export type CartProduct = z.infer<typeof cartProduct>

const facet = z.object({ count: z.int() })

export const listProducts = endpoint({
  method: 'GET',
  path: '/apps/ecommerce/products',
  tag: 'shop',
  summary: 'Products of my shop that are for sale, with what else could be filtered by',
  access: 'session',
  query: z.object({
    /** Part of the name in any language. */
    q: z.string().trim().max(100).optional(),
    sortBy: z.preprocess((value) => (value === '' ? undefined : value), z.enum(productSorts).default('featured')),
    perPage: z.coerce.number<string | number>().int().min(1).max(100).default(9),
    page: z.coerce.number<string | number>().int().min(1).max(1_000_000).default(1),
    /** Several may be named of band, category and brand: any of them. */
    band: listOf(z.enum(bandNames), 4),
    minPrice: decimalText.optional(),
    maxPrice: decimalText.optional(),
    category: listOf(idText, 50),
    brand: listOf(z.string().trim().min(1).max(80), 50),
    /** At least so many stars. */
    rating: z.coerce.number<string | number>().int().min(1).max(5).optional(),
    inStock: z.stringbool().default(false),
  }),
  response: z.object({
    products: z.array(product),
    /** After search and filters. */
    total: z.int(),
    userWishlist: z.array(z.object({ id: z.int(), productId: z.int() })),
    userCart: z.array(z.object({ id: z.int(), productId: z.int(), qty: z.int() })),
    currency: z.string(),
    /** Each counts what it would find together with the search and all other filters, but not its own. */
    facets: z.object({
      categories: z.array(facet.extend({ id: z.int(), name: z.string() })),
      brands: z.array(facet.extend({ name: z.string() })),
      /** `rating` stars and up, 4 to 1. */
      ratings: z.array(facet.extend({ rating: z.int() })),
      bands: z.array(facet.extend({ band: z.enum(bandNames) })),
      price: z.object({ min: amount, max: amount }),
    }),
  }),
})

export const getProduct = endpoint({
  method: 'GET',
  path: '/apps/ecommerce/products/:id',
  tag: 'shop',
  summary: 'One product, and up to five of the same category',
  access: 'session',
  params: z.object({ id: idText }),
  response: z.object({
    product: product.extend({
      colorOptions: z.array(z.enum(colorOptions)),
      discountPercentage: z.int(),
      /** 1 to 8 days. */
      deliveryDays: z.int(),
    }),
    related: z.array(product),
  }),
  errors: ['not_found'],
})

export const listWishlist = endpoint({
  method: 'GET',
  path: '/apps/ecommerce/wishlist',
  tag: 'shop',
  summary: 'Products on my wishlist, the latest first',
  access: 'session',
  response: z.object({ products: z.array(wishedProduct) }),
})

export const listCart = endpoint({
  method: 'GET',
  path: '/apps/ecommerce/cart',
  tag: 'shop',
  summary: 'Products in my cart',
  access: 'session',
  response: z.object({ products: z.array(cartProduct) }),
})

export const addToCart = endpoint({
  method: 'POST',
  path: '/apps/ecommerce/cart',
  tag: 'shop',
  summary: 'Put one of a product into my cart; one that is there already stays as it is',
  access: 'session',
  status: 201,
  body: z.object({
    productId: id,
    qty: z.int().min(1).max(maxQuantity).default(1),
    color: z.enum(colorOptions).nullish(),
  }),
  response: z.object({}),
  errors: ['not_found', 'out_of_stock', 'cart_full'],
})

export const removeFromCart = endpoint({
  method: 'DELETE',
  path: '/apps/ecommerce/cart/:productId',
  tag: 'shop',
  summary: 'Take a product out of my cart, if it is in it',
  access: 'session',
  params: z.object({ productId: idText }),
  response: z.object({}),
})

export const addToWishlist = endpoint({
  method: 'POST',
  path: '/apps/ecommerce/wishlist',
  tag: 'shop',
  summary: 'Put a product on my wishlist',
  access: 'session',
  status: 201,
  body: z.object({ productId: id }),
  response: z.object({}),
  errors: ['not_found', 'wishlist_full'],
})

export const removeFromWishlist = endpoint({
  method: 'DELETE',
  path: '/apps/ecommerce/wishlist/:productId',
  tag: 'shop',
  summary: 'Take a product off my wishlist, if it is on it',
  access: 'session',
  params: z.object({ productId: idText }),
  response: z.object({}),
})

// what the founding calls cannot do

export const changeCart = endpoint({
  method: 'PATCH',
  path: '/api/shop/cart/:productId',
  tag: 'shop',
  summary: 'How many of a product in my cart, and in which colour',
  access: 'session',
  params: z.object({ productId: idText }),
  body: z.object({
    qty: z.int().min(1).max(maxQuantity).optional(),
    color: z.enum(colorOptions).nullish(),
  }),
  response: z.object({}),
  errors: ['not_found', 'out_of_stock'],
})

export const getProductImage = endpoint({
  method: 'GET',
  path: '/api/shop/images/:name',
  tag: 'shop',
  summary: 'A drawn picture of a kind of product, as SVG',
  access: 'public',
  params: z.object({ name: z.string().max(60) }),
  response: z.unknown(),
  answers: 'file',
  errors: ['not_found'],
})
