import type { DemoCategory } from '../types.ts'

export const lessonPackages: DemoCategory = {
  names: ['باقات الدروس', 'Lesson packages', 'Fahrstundenpakete', 'Forfaits de leçons', 'Pacotes de aulas'],
  about: [
    'دروس عملية مع مدرّب معتمد، تُحجز مواعيدها من حسابك وتبقى صالحة سنة كاملة.',
    'Practical lessons with a licensed trainer. Book them from your account. They are valid for a full year.',
    'Praktische Fahrstunden mit zugelassenem Fahrlehrer. Termine buchen Sie selbst; gültig ein ganzes Jahr.',
    'Leçons pratiques avec un moniteur agréé, à réserver depuis votre compte et valables une année entière.',
    'Aulas práticas com instrutor credenciado, marcadas na sua conta e válidas durante um ano inteiro.',
  ],
  kind: 'lesson_package',
  shape: 'wheel',
  products: [
    {
      names: [
        'باقة البداية: خمسة دروس',
        'Starter package: five lessons',
        'Startpaket: fünf Fahrstunden',
        'Forfait débutant : cinq leçons',
        'Pacote inicial: cinco aulas',
      ],
      brand: 'Volantia',
      price: 650,
    },
    {
      names: [
        'باقة العشرة دروس',
        'Ten-lesson package',
        'Paket mit zehn Fahrstunden',
        'Forfait de dix leçons',
        'Pacote de dez aulas',
      ],
      brand: 'Volantia',
      price: 1200,
    },
    {
      names: [
        'الباقة الكاملة: عشرون درسًا',
        'Complete package: twenty lessons',
        'Komplettpaket: zwanzig Fahrstunden',
        'Forfait complet : vingt leçons',
        'Pacote completo: vinte aulas',
      ],
      brand: 'Volantia',
      price: 2250,
    },
    {
      names: [
        'دروس استعادة الثقة',
        'Confidence refresher lessons',
        'Auffrischung für Wiedereinsteiger',
        'Leçons de remise en confiance',
        'Aulas para recuperar a confiança',
      ],
      brand: 'Pilotara',
      price: 420,
    },
  ],
}
