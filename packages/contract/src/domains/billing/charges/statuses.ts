/** What a student can owe for other than the price of the training. */
export const chargeKinds = ['exam_fee', 'late_cancellation', 'no_show'] as const
export type ChargeKind = (typeof chargeKinds)[number]

/** Each status of a charge and those that may follow it. */
export const chargeStatuses = {
  open: ['paid', 'waived', 'reversed'],
  paid: ['owed_back'],
  /** The school lets it be. */
  waived: [],
  /** Its reason is gone: the hour was given to somebody else. */
  reversed: [],
  /** Its reason is gone after it was paid: the school owes the amount to the student. */
  owed_back: ['paid_back'],
  paid_back: [],
} as const satisfies Record<string, readonly string[]>
export type ChargeStatus = keyof typeof chargeStatuses
