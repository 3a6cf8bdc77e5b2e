import type { Language } from '@dsms/contract/kernel/shared'

/** Words of a receipt; what charges are for stands with the charges. */
const words = {
  payment: ['إيصال', 'Receipt', 'Quittung', 'Reçu', 'Recibo'],
  refund: ['إيصال استرداد', 'Refund receipt', 'Erstattungsbeleg', 'Reçu de remboursement', 'Recibo de reembolso'],
  reversal: ['إلغاء دفعة', 'Reversal', 'Stornobeleg', 'Annulation', 'Estorno'],
  reversed: ['ملغى', 'Reversed', 'Storniert', 'Annulé', 'Estornado'],
  taxNumber: ['الرقم الضريبي', 'Tax number', 'Steuernummer', 'Numéro fiscal', 'NIF'],
  student: ['الطالب', 'Student', 'Fahrschüler', 'Élève', 'Aluno'],
  payer: ['الدافع', 'Paid by', 'Bezahlt von', 'Payé par', 'Pago por'],
  day: ['التاريخ', 'Date', 'Datum', 'Date', 'Data'],
  method: ['طريقة الدفع', 'Method', 'Zahlungsart', 'Moyen', 'Método'],
  reason: ['السبب', 'Reason', 'Grund', 'Motif', 'Motivo'],
  balance: ['رصيد للطالب', 'Balance of the student', 'Guthaben', 'Solde de l’élève', 'Saldo do aluno'],
  amount: ['المبلغ', 'Amount', 'Betrag', 'Montant', 'Valor'],
  cash: ['نقدًا', 'Cash', 'Bar', 'Espèces', 'Numerário'],
  card: ['بطاقة', 'Card', 'Karte', 'Carte', 'Cartão'],
  transfer: ['تحويل بنكي', 'Bank transfer', 'Überweisung', 'Virement', 'Transferência'],
  cheque: ['شيك', 'Cheque', 'Scheck', 'Chèque', 'Cheque'],
  wallet: ['محفظة إلكترونية', 'Wallet', 'Wallet', 'Portefeuille', 'Carteira digital'],
  earlier: ['سُجّلت سابقًا', 'Recorded earlier', 'Früher erfasst', 'Enregistré avant', 'Registado antes'],
} as const satisfies Record<string, readonly [string, string, string, string, string]>

const places: Record<Language, 0 | 1 | 2 | 3 | 4> = { ar: 0, en: 1, de: 2, fr: 3, pt: 4 }

export const receiptWord = (word: keyof typeof words, language: Language): string => words[word][places[language]]
