import type { InvoiceLine } from '@dsms/contract/billing/invoices/totals'
import * as z from 'zod'

export type CreditValues = {
  reason: string
  /** How much of each line is taken back, in the order of the lines; empty is nothing. */
  qtys: (number | null)[]
}

/** In whole thousandths, since 0.3 − 0.1 of binary fractions is not 0.2. */
export const creditLeft = (line: Pick<InvoiceLine, 'qty' | 'creditedQty'>): number =>
  Math.max(0, Math.round((line.qty - line.creditedQty) * 1000) / 1000)

/** The form's rules: a reason, and of no line more than is left. */
export const creditSchema = (left: number[]) =>
  z
    .object({ reason: z.string().trim().min(1).max(300), qtys: z.array(z.number().min(0).nullable()) })
    .superRefine(({ qtys }, context) => {
      for (const [place, qty] of qtys.entries())
        if ((qty ?? 0) > (left[place] ?? 0)) context.addIssue({ code: 'custom', path: ['qtys', place] })
      if (qtys.every((qty) => !qty)) context.addIssue({ code: 'custom', path: ['qtys', 0] })
    })

/** Lines are named only when they are not all that is left. */
export function creditBody(lines: Pick<InvoiceLine, 'id' | 'qty' | 'creditedQty'>[], { reason, qtys }: CreditValues) {
  if (lines.every((line, place) => (qtys[place] ?? 0) === creditLeft(line))) return { reason }
  return {
    reason,
    lines: lines.flatMap(({ id }, place) => {
      const qty = qtys[place]
      return qty ? [{ lineId: id, qty }] : []
    }),
  }
}
