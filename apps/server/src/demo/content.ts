type Status = 'trial' | 'active' | 'past_due' | 'suspended'

/** Schools of the demonstration; the first one is the demo accounts' own. `trialDays` counts from today. */
export const demoSchools: {
  name: Record<string, string>
  slug: string
  status: Status
  timeZone: string
  currency: string
  monthsAgo: number
  trialDays: number | null
}[] = [
  {
    name: { ar: 'مدرسة الطريق الآمن', en: 'Safe Road Driving School' },
    slug: 'safe-road',
    status: 'active',
    timeZone: 'Asia/Riyadh',
    currency: 'SAR',
    monthsAgo: 10,
    trialDays: null,
  },
  {
    name: { ar: 'أكاديمية المسار', en: 'Track Academy' },
    slug: 'track-academy',
    status: 'active',
    timeZone: 'Asia/Dubai',
    currency: 'AED',
    monthsAgo: 8,
    trialDays: null,
  },
  {
    name: { ar: 'مدرسة الميناء للقيادة', en: 'Harbour Driving School' },
    slug: 'harbour',
    status: 'active',
    timeZone: 'Asia/Kuwait',
    currency: 'KWD',
    monthsAgo: 6,
    trialDays: null,
  },
  {
    name: { ar: 'مدرسة النور', en: 'Annour School' },
    slug: 'annour',
    status: 'past_due',
    timeZone: 'Africa/Cairo',
    currency: 'EGP',
    monthsAgo: 5,
    trialDays: null,
  },
  {
    name: { de: 'Fahrschule Lindenhof', en: 'Lindenhof Driving School', ar: 'مدرسة ليندنهوف' },
    slug: 'lindenhof',
    status: 'active',
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
    monthsAgo: 3,
    trialDays: null,
  },
  {
    name: { pt: 'Escola Atlântico', en: 'Atlantic School', ar: 'مدرسة الأطلسي' },
    slug: 'atlantico',
    status: 'trial',
    timeZone: 'Europe/Lisbon',
    currency: 'EUR',
    monthsAgo: 0,
    trialDays: 4,
  },
  {
    name: { fr: 'Auto-école du Parc', en: 'Park Driving School', ar: 'مدرسة الحديقة' },
    slug: 'du-parc',
    status: 'trial',
    timeZone: 'Europe/Paris',
    currency: 'EUR',
    monthsAgo: 0,
    trialDays: 21,
  },
  {
    name: { ar: 'مدرسة القمة', en: 'Summit School' },
    slug: 'summit',
    status: 'suspended',
    timeZone: 'Asia/Amman',
    currency: 'JOD',
    monthsAgo: 11,
    trialDays: null,
  },
]

export const demoReviews: {
  rating: number
  text: string
  person: string
  targetKind: 'school' | 'trainer' | 'course'
  target: string
}[] = [
  {
    rating: 5,
    text: 'شرح واضح وصبر طويل، نجحت من المرة الأولى.',
    person: 'طالبة سابقة',
    targetKind: 'trainer',
    target: 'مدرّبة الميدان',
  },
  { rating: 5, text: 'المواعيد دقيقة والسيارات نظيفة.', person: 'طالب', targetKind: 'school', target: 'المدرسة' },
  {
    rating: 4,
    text: 'الدورة النظرية مفيدة، وأتمنى أمثلة أكثر.',
    person: 'طالبة',
    targetKind: 'course',
    target: 'الدورة النظرية',
  },
  {
    rating: 4,
    text: 'تدريب ممتاز على الطرق السريعة.',
    person: 'طالب',
    targetKind: 'course',
    target: 'القيادة على الطرق السريعة',
  },
  { rating: 3, text: 'تأخر موعدان، والبقية جيدة.', person: 'وليّ أمر', targetKind: 'school', target: 'المدرسة' },
  { rating: 5, text: 'أعاد لي الثقة بعد رسوب سابق.', person: 'طالب', targetKind: 'trainer', target: 'مدرّب الطريق' },
  {
    rating: 2,
    text: 'انتظرت طويلًا للحصول على موعد الاختبار.',
    person: 'طالبة',
    targetKind: 'school',
    target: 'المدرسة',
  },
]
