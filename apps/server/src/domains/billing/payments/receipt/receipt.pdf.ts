import type { WholePayment } from '@dsms/contract/billing/payments/calls'
import { AppError } from '@dsms/contract/kernel/errors'
import type { Language } from '@dsms/contract/kernel/shared'
import { oneLine } from '@dsms/contract/kernel/translated'
import type { Actor } from '../../../../kernel/actor.ts'
import { renderPdf } from '../../../../kernel/pdf/pdf.ts'
import { reasonsOfCharges } from '../../charges/charges.words.ts'
import { type Place, placeOf, sellerOf } from '../../invoices/invoices.place.ts'
import { amountText, dayText } from '../../invoices/pdf/invoice.words.ts'
import { receiptTemplate } from './receipt.template.ts'
import { receiptWord } from './receipt.words.ts'

/** The receipt of a payment, ready to be drawn outside the transaction. Throws `no_receipt` where it has no number. */
export async function printableReceipt(actor: Actor, payment: WholePayment) {
  if (payment.receipt_no === null) throw new AppError('no_receipt')
  const place = await placeOf(actor)
  return {
    name: `${payment.receipt_no}.pdf`,
    draw: () => renderPdf(receiptTemplate, pageOf(payment, place, actor.language)),
  }
}

/** All that stands on the page, as text; the template only places it. */
function pageOf(payment: WholePayment, place: Place, language: Language) {
  const word = (name: Parameters<typeof receiptWord>[0]) => receiptWord(name, language)
  const money = (minor: number) => `${amountText(minor, payment.currency, language)} ${payment.currency}`
  const fact = (label: string, text: string | null, isPlain = false) =>
    text ? [{ label, text: oneLine(text), isPlain }] : []
  const { name, address, taxNumber } = sellerOf(place, language)
  return {
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
    words: { taxNumber: word('taxNumber'), amount: word('amount') },
    title: word(payment.kind),
    number: payment.receipt_no ?? '',
    mark: payment.status === 'reversed' ? word('reversed') : '',
    seller: { name, address, taxNumber },
    branch: payment.branch,
    facts: [
      ...fact(word('student'), payment.student),
      ...fact(word('payer'), payment.payer),
      ...fact(word('day'), dayText(payment.received_on, language)),
      ...fact(word('method'), word(payment.method)),
      ...fact(word('reason'), payment.status_reason),
    ],
    lines: [
      ...payment.allocations.map(({ kind, what, note, amount_minor }) => ({
        text: oneLine([reasonsOfCharges[kind][language], what, note ?? ''].filter(Boolean).join(' · ')),
        amount: money(amount_minor),
      })),
      ...(payment.unallocated_minor > 0 ? [{ text: word('balance'), amount: money(payment.unallocated_minor) }] : []),
    ],
    total: money(payment.amount_minor),
  }
}
