declare module '../../../kernel/errors.ts' {
  interface ErrorsOf {
    shop: typeof errors
  }
}

/** The status of each error of the shop; its words stand beside, as `error.<code>`. */
export const errors = {
  out_of_stock: 409,
  cart_empty: 409,
  cart_full: 409,
  wishlist_full: 409,
  quote_changed: 409,
  unknown_address: 422,
  address_limit: 409,
  coupon_unknown: 422,
  coupon_not_now: 422,
  coupon_used_up: 422,
  coupon_used: 422,
  coupon_min_amount: 422,
  coupon_not_for_these: 422,
  coupon_code_taken: 422,
  coupon_value: 422,
  review_not_bought: 403,
  review_exists: 409,
  unknown_category: 422,
  category_in_use: 409,
  sku_taken: 422,
  stock_below_zero: 422,
  stock_not_counted: 409,
} as const satisfies Record<string, number>
