declare module '../../../kernel/errors.ts' {
  interface ErrorsOf {
    billing: typeof errors
  }
}

/** The status of each error of charges and invoices; its words stand beside, as `error.<code>`. */
export const errors = {
  unknown_client: 422,
  client_known: 422,
  invoice_issued: 409,
  invoice_empty: 409,
  invoice_not_voidable: 409,
  credit_exceeds_invoice: 422,
  payment_exceeds_balance: 422,
  payment_reversed: 409,
  key_used: 409,
  charge_settled: 409,
  over_allocated: 422,
  balance_short: 422,
  desk_closed: 409,
  day_closed: 409,
  already_open: 409,
  payment_refunded: 409,
  refund_exceeds: 422,
  same_person: 409,
  no_receipt: 409,
  package_retired: 409,
  too_many_parts: 422,
  nothing_left: 409,
  lessons_held: 409,
  not_transferable: 409,
  not_a_piece: 409,
  must_be_zero: 422,
  prepaid_sold: 409,
  invoice_not_past_due: 409,
  invoice_reminded: 409,
  invoice_prefix_same: 422,
} as const satisfies Record<string, number>
