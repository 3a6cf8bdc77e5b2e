import { category, hours, minutes, noted, papers, type SeedPack, years } from './build.ts'

const car = {
  ar: 'خصوصي',
  en: 'Private car',
  de: 'Privatwagen',
  fr: 'Voiture particulière',
  pt: 'Automóvel particular',
}

export const saudiArabia: SeedPack = {
  code: 'SA',
  country: 'SA',
  name: {
    ar: 'المملكة العربية السعودية',
    en: 'Saudi Arabia',
    de: 'Saudi-Arabien',
    fr: 'Arabie saoudite',
    pt: 'Arábia Saudita',
  },
  data: {
    majority_age: 18,
    documents: papers('id', 'photo', 'medical'),
    categories: [
      category('PRIVATE', 'car', car, {
        min_age_months: years(18),
        notes: {
          ar: 'الساعات كما تعمل بها مدارس السيدات؛ بعد الرسوب في اختبار الطريق أربع ساعات أخرى.',
          en: 'These are the hours that women’s driving schools teach. A failed road test adds four hours.',
        },
        requirements: [
          minutes('theory', hours(8), { min_sessions: 4, must_finish_before: 'simulator' }),
          minutes('simulator', hours(2), { must_finish_before: 'yard' }),
          minutes('yard', hours(6), { must_finish_before: 'road' }),
          minutes('road', hours(14)),
          minutes('road', hours(6), { prior_experience: 'under_2_years', min_sessions: 3 }),
          minutes('road', hours(6), { prior_experience: 'from_2_to_5_years', min_sessions: 3 }),
          minutes('road', hours(6), { prior_experience: 'over_5_years', min_sessions: 3 }),
        ],
      }),
      category(
        'PUBLIC',
        'other',
        {
          ar: 'عمومي',
          en: 'Public transport',
          de: 'Öffentlicher Verkehr',
          fr: 'Transport public',
          pt: 'Transporte público',
        },
        { min_age_months: years(20) },
      ),
    ],
    exam: { theory_questions: 32, theory_right: 26 },
    notes: noted(
      'الأرقام من ممارسة المدارس لا من نص النظام. في نظام أقدم 30 أو 90 أو 120 ساعة بحسب المستوى. تنتهي ساعات الميدان باختبار ميدان، ويمتد التدريب العملي نحو عشرة أيام.',
      'These figures come from what schools do, not from the law. An older rule set 30, 90 or 120 hours by level. The yard hours end with a yard test, and practical training takes about ten days.',
    ),
    sources: 'Published programmes of Saudi driving schools and reports on them.',
  },
}

/** One-hour classes. */
const classes = (count: number, prior_experience: 'none' | 'from_2_to_5_years' | 'over_5_years') =>
  minutes('road', hours(count), { min_sessions: count, prior_experience })

export const emirates: SeedPack = {
  code: 'AE',
  country: 'AE',
  name: {
    ar: 'الإمارات العربية المتحدة',
    en: 'United Arab Emirates',
    de: 'Vereinigte Arabische Emirate',
    fr: 'Émirats arabes unis',
    pt: 'Emirados Árabes Unidos',
  },
  data: {
    categories: [
      category(
        'LIGHT',
        'car',
        {
          ar: 'مركبة خفيفة',
          en: 'Light vehicle',
          de: 'Leichtes Fahrzeug',
          fr: 'Véhicule léger',
          pt: 'Veículo ligeiro',
        },
        {
          min_age_months: years(18),
          requirements: [
            { stage: 'theory', min_sessions: 8, must_finish_before: 'road' },
            classes(20, 'none'),
            classes(15, 'from_2_to_5_years'),
            classes(10, 'over_5_years'),
          ],
        },
      ),
    ],
    trainer: { permit_months: 12 },
    learner: { minutes_day: hours(4), break_after_minutes: hours(2), break_minutes: 60 },
    documents: [
      ...papers('id', 'photo', 'eye_test'),
      {
        names: {
          ar: 'موافقة الطالبة على مدرّب رجل',
          en: 'A woman’s consent to a male trainer',
          de: 'Einwilligung einer Fahrschülerin in einen männlichen Fahrlehrer',
          fr: 'Accord d’une élève pour un moniteur homme',
          pt: 'Consentimento da aluna para um instrutor homem',
        },
      },
    ],
    notes: noted(
      'قواعد دبي: تقييم داخلي قبل اختبار الطريق، ونحو ثمانية دروس بعد الرسوب. اختبار الميدان خمس مناورات. يحمل المدرّب تصريحه. في أبوظبي نظري ومحاكٍ و10 إلى 30 ساعة عملية بحسب المهارة.',
      'In Dubai, an internal assessment comes before the road test, and about eight more lessons after a failed one. The yard test has five manoeuvres. Trainers must carry their permit. In Abu Dhabi, training is theory, simulator and 10 to 30 practical hours, depending on skill.',
    ),
    sources: 'Published programmes of driving institutes in Dubai and Abu Dhabi.',
  },
}
