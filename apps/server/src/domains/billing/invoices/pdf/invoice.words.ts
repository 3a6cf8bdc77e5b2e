import { digitsOf, toMajor } from '@dsms/contract/kernel/money'
import type { Language } from '@dsms/contract/kernel/shared'
import { dateFormat, numberFormat } from '../../../../kernel/text/formats.ts'

/** Words of a printed invoice. */
const words = {
  invoice: ['فاتورة', 'Invoice', 'Rechnung', 'Facture', 'Fatura'],
  creditNote: ['إشعار دائن', 'Credit note', 'Gutschrift', 'Avoir', 'Nota de crédito'],
  draft: ['مسودة', 'Draft', 'Entwurf', 'Brouillon', 'Rascunho'],
  void: ['ملغاة', 'Void', 'Storniert', 'Annulée', 'Anulada'],
  paid: ['مسددة', 'Paid', 'Bezahlt', 'Payée', 'Paga'],
  number: ['الرقم', 'Number', 'Nummer', 'Numéro', 'Número'],
  issued: ['تاريخ الإصدار', 'Date issued', 'Rechnungsdatum', 'Date d’émission', 'Data de emissão'],
  due: ['موعد السداد', 'Due date', 'Fällig am', 'Échéance', 'Vencimento'],
  billedTo: ['فاتورة إلى', 'Billed to', 'Rechnung an', 'Facturé à', 'Faturado a'],
  taxNumber: ['الرقم الضريبي', 'Tax number', 'Steuernummer', 'Numéro fiscal', 'NIF'],
  ofInvoice: ['عن الفاتورة', 'For invoice', 'Zur Rechnung', 'Pour la facture', 'Da fatura'],
  reason: ['السبب', 'Reason', 'Grund', 'Motif', 'Motivo'],
  description: ['الوصف', 'Description', 'Beschreibung', 'Désignation', 'Descrição'],
  qty: ['الكمية', 'Quantity', 'Menge', 'Quantité', 'Quantidade'],
  price: ['السعر', 'Price', 'Preis', 'Prix', 'Preço'],
  discount: ['الخصم', 'Discount', 'Rabatt', 'Remise', 'Desconto'],
  tax: ['الضريبة', 'Tax', 'Steuer', 'Taxe', 'Imposto'],
  amount: ['المبلغ', 'Amount', 'Betrag', 'Montant', 'Valor'],
  subtotal: ['المجموع قبل الخصم', 'Subtotal', 'Zwischensumme', 'Sous-total', 'Subtotal'],
  net: ['الصافي قبل الضريبة', 'Net', 'Netto', 'Net', 'Líquido'],
  rounding: ['التقريب', 'Rounding', 'Rundung', 'Arrondi', 'Arredondamento'],
  total: ['الإجمالي', 'Total', 'Gesamtbetrag', 'Total', 'Total'],
  paidSum: ['المسدد', 'Paid', 'Gezahlt', 'Payé', 'Pago'],
  credited: ['المعاد بإشعارات دائنة', 'Credited', 'Gutgeschrieben', 'Crédité', 'Creditado'],
  balance: ['المتبقي', 'Balance due', 'Offener Betrag', 'Reste à payer', 'Saldo em dívida'],
  owedBack: ['مستحق للعميل', 'Owed to the client', 'Guthaben', 'Dû au client', 'A favor do cliente'],
  payments: ['الدفعات', 'Payments', 'Zahlungen', 'Paiements', 'Pagamentos'],
  date: ['التاريخ', 'Date', 'Datum', 'Date', 'Data'],
  method: ['طريقة الدفع', 'Method', 'Zahlungsart', 'Moyen', 'Método'],
  bank: ['الحساب البنكي', 'Bank details', 'Bankverbindung', 'Coordonnées bancaires', 'Dados bancários'],
  bankName: ['البنك', 'Bank', 'Bank', 'Banque', 'Banco'],
  country: ['الدولة', 'Country', 'Land', 'Pays', 'País'],
  note: ['ملاحظة', 'Note', 'Hinweis', 'Note', 'Nota'],
  terms: ['شروط السداد', 'Terms of payment', 'Zahlungsbedingungen', 'Conditions de paiement', 'Condições de pagamento'],
  salesperson: ['المسؤول', 'Salesperson', 'Ansprechpartner', 'Vendeur', 'Vendedor'],
  acceptVia: [
    'طرق الدفع المقبولة',
    'Payment accepted by',
    'Zahlbar per',
    'Paiement accepté par',
    'Pagamento aceite por',
  ],
  stub: ['قسيمة السداد', 'Payment stub', 'Zahlungsabschnitt', 'Talon de paiement', 'Talão de pagamento'],
  page: ['صفحة', 'Page', 'Seite', 'Page', 'Página'],
  of: ['من', 'of', 'von', 'sur', 'de'],
  'kind.payment': ['دفعة', 'Payment', 'Zahlung', 'Paiement', 'Pagamento'],
  'kind.reversal': ['إلغاء دفعة', 'Reversal', 'Rücknahme', 'Annulation', 'Estorno'],
  'kind.refund': ['استرداد', 'Refund', 'Erstattung', 'Remboursement', 'Reembolso'],
  'by.cash': ['نقدًا', 'Cash', 'Bar', 'Espèces', 'Numerário'],
  'by.bank_transfer': ['تحويل بنكي', 'Bank transfer', 'Überweisung', 'Virement', 'Transferência'],
  'by.debit': ['بطاقة مدى أو خصم', 'Debit card', 'Debitkarte', 'Carte de débit', 'Cartão de débito'],
  'by.credit': ['بطاقة ائتمان', 'Credit card', 'Kreditkarte', 'Carte de crédit', 'Cartão de crédito'],
  'by.paypal': ['باي بال', 'PayPal', 'PayPal', 'PayPal', 'PayPal'],
  'via.debit_card': ['بطاقة خصم', 'Debit card', 'Debitkarte', 'Carte de débit', 'Cartão de débito'],
  'via.credit_card': ['بطاقة ائتمان', 'Credit card', 'Kreditkarte', 'Carte de crédit', 'Cartão de crédito'],
  'via.paypal': ['باي بال', 'PayPal', 'PayPal', 'PayPal', 'PayPal'],
  'via.internet_banking': [
    'الخدمات المصرفية عبر الإنترنت',
    'Internet banking',
    'Onlinebanking',
    'Banque en ligne',
    'Banca online',
  ],
  'via.upi': ['تحويل فوري', 'UPI transfer', 'UPI-Überweisung', 'Virement UPI', 'Transferência UPI'],
} as const satisfies Record<string, readonly [string, string, string, string, string]>

const places: Record<Language, 0 | 1 | 2 | 3 | 4> = { ar: 0, en: 1, de: 2, fr: 3, pt: 4 }
export type InvoiceWord = keyof typeof words

export const wordsIn = (language: Language) => (word: InvoiceWord) => words[word][places[language]]
export const allWordsIn = (language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([word, texts]) => [word, texts[places[language]]]))

/** Latin digits in Arabic too, as amounts, plates and accounts are written. */
const localeOf = (language: Language) => (language === 'ar' ? 'ar-u-nu-latn-ca-gregory' : language)

export const dayText = (day: string, language: Language): string =>
  dateFormat(localeOf(language), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    .format(new Date(`${day}T00:00:00Z`))
    .replaceAll(/[\u200e\u200f\u061c]/g, '')

export const numberText = (value: number, language: Language, digits = 0): string =>
  numberFormat(localeOf(language), {
    minimumFractionDigits: digits,
    maximumFractionDigits: Math.max(digits, 3),
  })
    .format(value)
    .replaceAll(/[\u200e\u200f\u061c]/g, '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')

export const amountText = (minor: number, currency: string, language: Language): string => {
  const digits = digitsOf(currency)
  return numberFormat(localeOf(language), { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .format(toMajor(minor, currency))
    .replaceAll(/[\u200e\u200f\u061c]/g, '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
}

export const percentText = (bps: number, language: Language): string => `${numberText(bps / 100, language)}%`
