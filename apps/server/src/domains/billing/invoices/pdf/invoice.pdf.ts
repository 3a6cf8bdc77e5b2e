import type { InvoicePayment } from '@dsms/contract/billing/invoices/actions'
import { invoiceWays } from '@dsms/contract/billing/invoices/calls'
import { invoiceTotals, lineFigures } from '@dsms/contract/billing/invoices/totals'
import { isOneOf } from '@dsms/contract/kernel/choices/lists'
import type { Language } from '@dsms/contract/kernel/shared'
import { oneLine } from '@dsms/contract/kernel/translated'
import { spacedIban } from '../../../../kernel/money/iban.ts'
import { renderPdf } from '../../../../kernel/pdf/pdf.ts'
import { nameIn } from '../../../../kernel/text/names.ts'
import { roundingOf, sellerIn, type WholeInvoice } from '../invoices.detail.ts'
import { invoiceTemplate } from './invoice.template.ts'
import { allWordsIn, amountText, dayText, numberText, percentText, wordsIn } from './invoice.words.ts'

/** An invoice or credit note on paper, in one of the languages of the product. */
export const invoicePdf = (whole: WholeInvoice, payments: InvoicePayment[], language: Language): Promise<Buffer> =>
  renderPdf(invoiceTemplate, pageOf(whole, payments, language))

/** All that stands on the page, as text; the template only places it. */
function pageOf(whole: WholeInvoice, payments: InvoicePayment[], language: Language) {
  const { row, lines, original } = whole
  const word = wordsIn(language)
  const { bankName, country, iban, swiftCode, ...seller } = sellerIn(whole, language)
  const totals = invoiceTotals(lines)
  const rounding = roundingOf(whole)
  const money = (minor: number) => amountText(minor, row.currency, language)
  const withCode = (minor: number) => `${money(minor)} ${row.currency}`
  const isCredit = row.kind === 'credit_note'
  const balance = row.balanceMinor
  return {
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
    words: allWordsIn(language),
    title: word(isCredit ? 'creditNote' : 'invoice'),
    number: row.number ?? '',
    mark: row.state === 'void' ? word('void') : row.state === 'draft' ? word('draft') : '',
    isPaid: row.label === 'paid' && !isCredit,
    issued: dayText(row.issuedOn, language),
    due: isCredit ? '' : dayText(row.dueOn, language),
    original: original?.number ?? '',
    seller: { name: seller.name, address: seller.address, email: seller.email, taxNumber: seller.taxNumber },
    // what the payer may have typed themselves stays on its line
    client: Object.fromEntries(Object.entries(row.client).map(([name, value]) => [name, oneLine(value)])),
    currency: row.currency,
    lines: lines.map((line) => ({
      description: nameIn(line.description, language),
      qty: numberText(line.qty, language),
      price: money(line.unitPriceMinor),
      discount: line.discountBps ? percentText(line.discountBps, language) : '',
      tax: [line.tax1Bps, line.tax2Bps].filter(Boolean).map((bps) => percentText(bps, language)),
      amount: money(lineFigures(line).netMinor),
    })),
    hasDiscount: totals.discountMinor > 0,
    sums: [
      ...(totals.discountMinor > 0
        ? [sum(word('subtotal'), money(totals.subtotalMinor)), sum(word('discount'), money(-totals.discountMinor))]
        : []),
      sum(word('net'), money(totals.netMinor)),
      ...totals.taxes.map((tax) => sum(word('tax'), money(tax.taxMinor), percentText(tax.bps, language))),
      ...(rounding ? [sum(word('rounding'), money(rounding))] : []),
      { ...sum(word('total'), withCode(Math.abs(row.totalMinor))), isStrong: true },
      ...(row.paidMinor > 0 ? [sum(word('paidSum'), money(-row.paidMinor))] : []),
      ...(row.creditedMinor > 0 ? [sum(word('credited'), money(-row.creditedMinor))] : []),
      ...(row.state === 'issued' && !isCredit
        ? [{ ...sum(word(balance < 0 ? 'owedBack' : 'balance'), withCode(Math.abs(balance))), isStrong: true }]
        : []),
    ],
    payments: payments.toReversed().map((payment) => ({
      date: dayText(payment.paidOn, language),
      what: [word(`kind.${payment.kind}`), word(`by.${payment.method}`)].join(' · '),
      amount: money(payment.amountMinor),
    })),
    bank: isCredit || row.state === 'void' ? null : { bankName, country, iban: spacedIban(iban), swiftCode },
    note: row.showNotes || isCredit ? row.note : '',
    noteTitle: word(isCredit ? 'reason' : 'note'),
    terms: row.showTerms && !isCredit ? seller.terms : '',
    salesperson: row.salesperson,
    acceptVia: row.acceptVia !== null && isOneOf(invoiceWays, row.acceptVia) ? word(`via.${row.acceptVia}`) : '',
    stub: row.showStub && row.state === 'issued' && balance > 0 ? withCode(balance) : '',
  }
}

const sum = (label: string, amount: string, detail = '') => ({ label, detail, amount, isStrong: false })
