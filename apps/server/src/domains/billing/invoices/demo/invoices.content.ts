import type { InvoiceItem } from '@dsms/contract/billing/invoices/totals'
import type { Translated } from '@dsms/contract/kernel/shared'

interface DemoItem {
  item: InvoiceItem
  words: Translated
  unitPriceMinor: number
  /** How many are billed at once, from and to. */
  qty: [number, number]
}

/** What the platform bills to schools, in cents of its currency. */
export const platformItems: DemoItem[] = [
  {
    item: 'subscription',
    words: {
      ar: 'الاشتراك القياسي، شهر',
      en: 'Standard plan, one month',
      de: 'Tarif Standard, Monat',
      fr: 'Formule Standard, mois',
      pt: 'Plano Standard, mês',
    },
    unitPriceMinor: 4900,
    qty: [3, 12],
  },
  {
    item: 'subscription',
    words: {
      ar: 'اشتراك المؤسسات، شهر',
      en: 'Enterprise plan, one month',
      de: 'Tarif Enterprise, Monat',
      fr: 'Formule Enterprise, mois',
      pt: 'Plano Enterprise, mês',
    },
    unitPriceMinor: 9900,
    qty: [6, 24],
  },
  {
    item: 'other',
    words: {
      ar: 'حزمة ألف رسالة نصية',
      en: 'Bundle of 1,000 text messages',
      de: 'Paket mit tausend Kurznachrichten',
      fr: 'Lot de mille SMS',
      pt: 'Pacote de mil mensagens de texto',
    },
    unitPriceMinor: 3250,
    qty: [1, 8],
  },
  {
    item: 'other',
    words: {
      ar: 'نقل البيانات وتدريب الموظفين، ساعة',
      en: 'Data migration and staff training, per hour',
      de: 'Datenübernahme und Schulung, Stunde',
      fr: 'Reprise de données et formation, heure',
      pt: 'Migração de dados e formação, hora',
    },
    unitPriceMinor: 8500,
    qty: [2, 20],
  },
]

/** What a school bills to learners, in halalas. */
export const schoolItems: DemoItem[] = [
  {
    item: 'package',
    words: {
      ar: 'باقة رخصة خاصة: 20 درسًا عمليًا',
      en: 'Private licence package: 20 practical lessons',
      de: 'Paket Klasse B: 20 Fahrstunden',
      fr: 'Forfait permis B : 20 leçons de conduite',
      pt: 'Pacote categoria B: 20 aulas práticas',
    },
    unitPriceMinor: 240_000,
    qty: [1, 1],
  },
  {
    item: 'lesson',
    words: {
      ar: 'درس قيادة عملي، 60 دقيقة',
      en: 'Practical lesson, 60 minutes',
      de: 'Fahrstunde, 60 Minuten',
      fr: 'Leçon de conduite, 60 minutes',
      pt: 'Aula prática, 60 minutos',
    },
    unitPriceMinor: 12_000,
    qty: [2, 10],
  },
  {
    item: 'exam',
    words: {
      ar: 'رسوم الاختبار العملي',
      en: 'Practical exam fee',
      de: 'Gebühr der praktischen Prüfung',
      fr: 'Frais de l’examen pratique',
      pt: 'Taxa do exame prático',
    },
    unitPriceMinor: 25_000,
    qty: [1, 2],
  },
  {
    item: 'material',
    words: {
      ar: 'كتاب النظرية وبنك الأسئلة',
      en: 'Theory book with question bank',
      de: 'Theoriebuch mit Fragenkatalog',
      fr: 'Manuel de code avec banque de questions',
      pt: 'Manual de código com banco de perguntas',
    },
    unitPriceMinor: 9_500,
    qty: [1, 1],
  },
]

export const demoBanks = {
  platform: {
    bankName: 'بنك الخليج التجريبي',
    country: 'الإمارات العربية المتحدة',
    iban: 'AE070331234567890123456',
    swiftCode: 'DEMOAEAD',
    tax1Bps: 0,
    address: 'برج الأعمال، دبي',
    email: 'billing@dsms.example',
    taxNumber: '100000000000003',
    terms: 'السداد خلال 14 يومًا من تاريخ الإصدار.',
  },
  school: {
    bankName: 'البنك التجريبي',
    country: 'المملكة العربية السعودية',
    iban: 'SA0380000000608010167519',
    swiftCode: 'DEMOSARI',
    tax1Bps: 1500,
    address: 'طريق الملك عبدالعزيز، الرياض',
    email: 'office@safe-road.example',
    taxNumber: '300000000000003',
    terms: 'تُسدد الرسوم قبل أول درس عملي.',
  },
}
