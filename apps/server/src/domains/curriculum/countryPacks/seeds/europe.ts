import type { PackDataInput } from '@dsms/contract/curriculum/countryPacks/data'
import { category, hours, minutes, noted, papers, type SeedPack, years } from './build.ts'
import { euGroups, euNames } from './names.ts'

type Code = keyof typeof euNames
type Facts = Partial<NonNullable<PackDataInput['categories']>[number]>
const eu = (code: Code, facts: Facts = {}) => category(code, euGroups[code], euNames[code], facts)
const aged = (code: Code, age: number, facts: Facts = {}) => eu(code, { min_age_months: years(age), ...facts })

export const europe: SeedPack = {
  code: 'EU',
  country: null,
  name: {
    ar: 'الاتحاد الأوروبي (أساس)',
    en: 'European Union (baseline)',
    de: 'Europäische Union (Grundlage)',
    fr: 'Union européenne (base)',
    pt: 'União Europeia (base)',
  },
  data: {
    documents: papers('id', 'photo', 'eye_test'),
    categories: [
      aged('AM', 16, { notes: { ar: 'حتى 45 كم/س.', en: 'Up to 45 km/h.' } }),
      aged('A1', 16, { notes: { ar: 'حتى 125 سم³ و11 كيلوواط.', en: 'Up to 125 cm³ and 11 kW.' } }),
      aged('A2', 18, { notes: { ar: 'حتى 35 كيلوواط.', en: 'Up to 35 kW.' } }),
      aged('A', 20, { requires: [{ code: 'A2', months: years(2) }], direct_age_months: years(24) }),
      aged('B1', 16),
      aged('B', 18, { notes: { ar: 'حتى 3500 كغ وثمانية ركاب.', en: 'Up to 3,500 kg and eight passengers.' } }),
      aged('BE', 18),
      aged('C1', 18),
      aged('C1E', 18),
      aged('C', 21),
      aged('CE', 21),
      aged('D1', 21),
      aged('D1E', 21),
      aged('D', 24),
      aged('DE', 24),
    ],
    validity: {
      light_licence_months: years(10),
      light_licence_most_months: years(15),
      heavy_licence_months: years(5),
      residence_days: 185,
    },
    notes: noted('قد تحيد الدول عن هذه الأعمار.', 'Member states may set different ages.'),
    sources: 'Driving-licence law of the European Union and its public summaries.',
  },
}

const atEnd = { ar: 'تُقاد في نهاية التدريب.', en: 'Special drives come at the end of the training.' }
const special = (country: number, motorway: number, night: number) => [
  minutes('special', country * 45, { sub_kind: 'country', min_sessions: country }),
  minutes('special', motorway * 45, { sub_kind: 'motorway', min_sessions: motorway }),
  minutes('special', night * 45, { sub_kind: 'night', min_sessions: night }),
]
const lectures = (count: number, sub_kind: 'general' | 'specific') =>
  minutes('theory', count * 90, { sub_kind, min_sessions: count })

export const germany: SeedPack = {
  code: 'DE',
  country: 'DE',
  name: { ar: 'ألمانيا', en: 'Germany', de: 'Deutschland', fr: 'Allemagne', pt: 'Alemanha' },
  data: {
    majority_age: 18,
    documents: papers('id', 'photo', 'eye_test', 'first_aid'),
    categories: [
      eu('AM', { notes: { ar: 'لا رحلات خاصة.', en: 'No special drives.' } }),
      eu('A1', { notes: atEnd, requirements: special(5, 4, 3) }),
      eu('A', { notes: atEnd, requirements: [lectures(12, 'general'), lectures(4, 'specific'), ...special(5, 4, 3)] }),
      eu('B', { notes: atEnd, requirements: [lectures(12, 'general'), lectures(2, 'specific'), ...special(5, 4, 3)] }),
      category(
        'B197',
        'car',
        {
          ar: 'سيارات، اختبار بناقل آلي',
          en: 'Cars, tested in an automatic',
          de: 'Pkw, Prüfung mit Automatik',
          fr: 'Voitures, examen en automatique',
          pt: 'Ligeiros, exame em automático',
        },
        {
          parent_code: 'B',
          requirements: [{ stage: 'road', sub_kind: 'manual_gearbox', gearbox: 'manual', min_sessions: 10 }],
        },
      ),
      eu('BE', { requirements: special(3, 1, 1) }),
    ],
    exam: {
      theory_valid_months: 12,
      theory_before_age_months: 3,
      practical_before_age_months: 1,
      retake_days: 14,
      retake_days_after_cheating: 42,
    },
    validity: { training_certificate_months: years(2), eye_test_months: years(2) },
    trainer: { practical_minutes_day: 495, work_minutes_day: hours(10) },
    notes: noted(
      'ست حصص نظرية عامة بدل اثنتي عشرة لمن يحمل فئة أخرى. رحلة خارج المدينة وأخرى على الطريق السريع درسان متتاليان على الأقل. أرقام الفئتين C وCE تختلف بين المصادر ولم تُدخل.',
      'Holders of another category need six general theory classes instead of twelve. One out-of-town drive and one motorway drive last at least two lessons in a row. Sources differ on C and CE, so those figures are left out.',
    ),
    sources: 'German rules on driving licences and training of learner drivers; publications for driving schools.',
  },
}

export const france: SeedPack = {
  code: 'FR',
  country: 'FR',
  name: { ar: 'فرنسا', en: 'France', de: 'Frankreich', fr: 'France', pt: 'França' },
  data: {
    majority_age: 18,
    documents: papers('id', 'photo'),
    categories: [
      eu('B', {
        min_age_months: years(17),
        min_training_age_months: years(15),
        restriction_code: '78',
        notes: {
          ar: 'القيادة بمرافق من 15 عامًا، مع لقاءين تربويين عند نحو 1000 و3000 كم. تقييم أولي قبل العقد.',
          en: 'Accompanied driving from 15, with review meetings at about 1,000 and 3,000 km. An assessment comes before the contract.',
          fr: 'Conduite accompagnée dès 15 ans, rendez-vous pédagogiques vers 1 000 et 3 000 km. Évaluation avant le contrat.',
        },
        requirements: [
          minutes('road', hours(20), { gearbox: 'manual' }),
          minutes('road', hours(13), { gearbox: 'automatic' }),
        ],
      }),
      category(
        'B78',
        'car',
        {
          ar: 'رفع قيد الناقل الآلي',
          en: 'Removal of the automatic restriction',
          de: 'Aufhebung der Automatikbeschränkung',
          fr: 'Levée de la restriction automatique',
          pt: 'Levantamento da restrição de automático',
        },
        {
          parent_code: 'B',
          gearbox: 'manual',
          requires: [{ code: 'B', months: 0 }],
          requirements: [minutes('road', hours(7), { gearbox: 'manual', max_minutes_on_simulator: hours(2) })],
        },
      ),
    ],
    exam: {
      theory_questions: 40,
      theory_right: 35,
      theory_valid_months: years(5),
      practical_failures: 5,
      practical_minutes: 32,
    },
    notes: noted(
      'المعتاد نحو 35 ساعة. يُبلَّغ عن الدروس على منصة الدولة. عقد موحّد، ومن يترك يستردّ بقدر ما لم يأخذه.',
      'Training usually takes about 35 hours. Lessons are reported to the state platform. The contract is standard, and students who leave early get a pro-rata refund.',
    ),
    sources: 'French public-service information on licences, accompanied driving and driving-school contracts.',
  },
}

/** Hours and kilometres of practice. */
const practice = (count: number, min_km: number) => minutes('road', hours(count), { min_km })
const pt = (code: Code, count: number, km: number) => eu(code, { requirements: [practice(count, km)] })

export const portugal: SeedPack = {
  code: 'PT',
  country: 'PT',
  name: { ar: 'البرتغال', en: 'Portugal', de: 'Portugal', fr: 'Portugal', pt: 'Portugal' },
  data: {
    majority_age: 18,
    documents: papers('id', 'photo', 'medical'),
    categories: [
      pt('A1', 12, 120),
      pt('A2', 12, 120),
      pt('A', 12, 200),
      pt('B1', 12, 120),
      eu('B', {
        min_training_age_months: 210,
        permit_validity_months: years(2),
        requirements: [
          { stage: 'theory', min_sessions: 28 },
          minutes('theory', hours(5), { sub_kind: 'theory_practice' }),
          practice(32, 500),
        ],
      }),
      pt('C1', 12, 120),
      pt('C', 16, 200),
      pt('C1E', 8, 100),
      pt('CE', 10, 120),
      pt('D1', 14, 180),
      pt('D', 18, 240),
      pt('D1E', 8, 100),
      pt('DE', 10, 120),
    ],
    validity: { learner_permit_months: years(2) },
    notes: noted(
      'يبدأ التدريب العملي بعد وحدة السلامة على الطرق المشتركة. وحدة النظري والعملي خمس ساعات بعد نصف التدريب العملي. رخصة المتعلم قابلة للتجديد.',
      'Practical training starts after the common road-safety module. The five-hour theory-practice module comes after half of the practical training. The learner permit can be renewed.',
    ),
    sources: 'Portuguese rules on driver training and its hours and kilometres.',
  },
}

export const unitedKingdom: SeedPack = {
  code: 'GB',
  country: 'GB',
  name: {
    ar: 'المملكة المتحدة',
    en: 'United Kingdom',
    de: 'Vereinigtes Königreich',
    fr: 'Royaume-Uni',
    pt: 'Reino Unido',
  },
  data: {
    majority_age: 18,
    documents: [{ kind: 'learner_permit' }],
    categories: [],
    exam: { most_faults: 15, retake_working_days: 10, free_move_working_days: 3 },
    notes: noted(
      'أي خطأ خطِر أو جسيم يعني الرسوب، وقد يُعدّ تكرار الخطأ جسيمًا. عدد المحاولات غير محدود. يحتاج المتعلم في المتوسط 45 ساعة مع مدرّب و22 ساعة تدريبًا خاصًا. مهلة نقل الموعد رقم قديم.',
      'Any serious or dangerous fault is a fail, and a repeated fault may count as serious. There is no limit on attempts. On average, learners take 45 hours of lessons and 22 hours of private practice. The notice for moving a test may be out of date.',
    ),
    sources: 'Public guidance and statistics on the British driving test.',
  },
}
