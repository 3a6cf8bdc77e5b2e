import type { DemoCategory } from '../types.ts'

export const giftCards: DemoCategory = {
  names: ['بطاقات الهدايا', 'Gift cards', 'Gutscheine', 'Cartes-cadeaux', 'Cartões-presente'],
  about: [
    'هدية لمن يبدأ القيادة: رصيد يُستعمل في أي درس أو كتاب خلال سنتين.',
    'For someone learning to drive: credit for any lesson or book, valid for two years.',
    'Für alle, die anfangen: Guthaben für Fahrstunden oder Bücher, zwei Jahre gültig.',
    'Pour qui commence à conduire : un crédit pour leçons ou livres, valable deux ans.',
    'Para quem começa a conduzir: crédito para aulas ou livros durante dois anos.',
  ],
  kind: 'course',
  shape: 'gift',
  products: [
    {
      names: [
        'بطاقة هدية للدروس',
        'Lesson gift card',
        'Gutschein für Fahrstunden',
        'Carte-cadeau leçons',
        'Cartão-presente de aulas',
      ],
      brand: 'Pilotara',
      price: 500,
    },
  ],
}
