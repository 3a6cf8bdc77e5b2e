import type { Translated } from '@dsms/contract/kernel/shared'

/** Mail for an invoice that is past due; `{seller}`, `{name}`, `{number}`, `{balance}` and `{due}` are filled in. */
export const reminderTexts: { subject: Translated; text: Translated } = {
  subject: {
    ar: 'تذكير بالفاتورة {number}',
    en: 'Reminder: invoice {number}',
    de: 'Zahlungserinnerung zur Rechnung {number}',
    fr: 'Rappel de la facture {number}',
    pt: 'Lembrete da fatura {number}',
  },
  text: {
    ar: 'مرحبًا {name}،\n\nكان موعد سداد الفاتورة {number} هو {due}، والمبلغ المتبقي منها {balance}.\nنرجو سداده في أقرب وقت. وإن سددتموه خلال الأيام الماضية فلا حاجة إلى أي إجراء.\n\n{seller}\n',
    en: 'Hello {name},\n\nInvoice {number} was due on {due}. {balance} is still outstanding.\nPlease pay it soon. If you have paid in the last few days, you can ignore this message.\n\n{seller}\n',
    de: 'Guten Tag {name},\n\ndie Rechnung {number} war am {due} fällig; {balance} davon sind noch offen.\nBitte überweisen Sie den Betrag bald. Haben Sie in den letzten Tagen gezahlt, ist nichts weiter zu tun.\n\n{seller}\n',
    fr: 'Bonjour {name},\n\nLa facture {number} était à payer au plus tard le {due} ; il en reste {balance}.\nMerci de la régler prochainement. Si vous avez payé ces derniers jours, il n’y a rien à faire.\n\n{seller}\n',
    pt: 'Olá {name},\n\nA fatura {number} vencia a {due}; faltam pagar {balance}.\nPedimos que a pague em breve. Se pagou nos últimos dias, não precisa de fazer nada.\n\n{seller}\n',
  },
}
