/** What a charge can be for. */
export const chargeKinds = [
  'registration',
  'package',
  'lesson',
  'exam',
  'authority_fee',
  'late_cancellation',
  'no_show',
  'material',
  'document',
  'retake',
  'dunning',
  'invoice',
  'other',
] as const
export type ChargeKind = (typeof chargeKinds)[number]

/** Kinds that the office adds by hand. The others follow from a deed: a cancellation, a sale, an invoice, a reminder. */
export const addedKinds = [
  'exam',
  'registration',
  'lesson',
  'authority_fee',
  'material',
  'document',
  'retake',
  'other',
] as const satisfies readonly ChargeKind[]

/**
 * Each status of a charge and those that may follow it. The sums paid and waived decide between the first three; a
 * payment that is taken back opens the charge again.
 */
export const chargeStatuses = {
  open: ['part_paid', 'paid', 'waived', 'written_off', 'reversed'],
  part_paid: ['open', 'paid', 'waived', 'written_off', 'reversed'],
  paid: ['open', 'part_paid', 'reversed'],
  /** The school lets the rest be. */
  waived: ['part_paid', 'reversed'],
  /** The school no longer expects the rest. */
  written_off: ['part_paid', 'reversed'],
  /** Its reason is gone. What was paid for it is balance of the student. */
  reversed: [],
} as const satisfies Record<string, readonly string[]>
export type ChargeStatus = keyof typeof chargeStatuses
