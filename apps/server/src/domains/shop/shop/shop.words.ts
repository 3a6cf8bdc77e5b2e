import type { Language, Translated } from '@dsms/contract/kernel/shared'

/** How an invoice calls what is paid for delivery. */
export const deliveryWords: Translated = {
  ar: 'التوصيل',
  en: 'Delivery',
  de: 'Lieferung',
  fr: 'Livraison',
  pt: 'Entrega',
}

const cancelled: Translated = {
  ar: 'أُلغي الطلب {number}',
  en: 'Order {number} was cancelled',
  de: 'Bestellung {number} wurde storniert',
  fr: 'La commande {number} a été annulée',
  pt: 'A encomenda {number} foi cancelada',
}

/** Why the invoice of a cancelled order is taken back. */
export const cancelWords = (id: number, language: Language): string =>
  cancelled[language].replace('{number}', `O-${id}`)
