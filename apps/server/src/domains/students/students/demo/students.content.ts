import type { NamePart } from '@dsms/contract/students/students/names'

type Gender = 'female' | 'male'

export const names = (ar: string, en: string): NamePart => ({ ar, en })

/** Where students are at home: most of them in the city of the school. */
export const homes: { province: string; city: string; address: string; at: [lat: number, lng: number] }[] = [
  { province: 'منطقة الرياض', city: 'الرياض', address: 'حي النخيل، شارع التخصصي', at: [24.7494, 46.6389] },
  { province: 'منطقة الرياض', city: 'الرياض', address: 'حي الملقا، طريق أنس بن مالك', at: [24.8089, 46.6113] },
  { province: 'منطقة الرياض', city: 'الرياض', address: 'حي العليا، شارع موسى بن نصير', at: [24.6905, 46.6853] },
  { province: 'منطقة الرياض', city: 'الرياض', address: 'حي النسيم، شارع حسان بن ثابت', at: [24.7261, 46.8253] },
  { province: 'منطقة الرياض', city: 'الدرعية', address: 'حي الخالدية، شارع الأمير سطام', at: [24.7487, 46.5383] },
  { province: 'منطقة الرياض', city: 'الخرج', address: 'حي الناصفة، شارع الملك فهد', at: [24.1483, 47.305] },
  { province: 'منطقة مكة المكرمة', city: 'جدة', address: 'حي السلامة، شارع صاري', at: [21.591, 39.152] },
  { province: 'المنطقة الشرقية', city: 'الدمام', address: 'حي الشاطئ، شارع الخليج', at: [26.471, 50.112] },
  {
    province: 'منطقة المدينة المنورة',
    city: 'المدينة المنورة',
    address: 'حي العزيزية، طريق السلام',
    at: [24.44, 39.55],
  },
  { province: 'منطقة القصيم', city: 'بريدة', address: 'حي الفايزية، شارع عمر بن الخطاب', at: [26.36, 43.97] },
  { province: 'منطقة حائل', city: 'حائل', address: 'حي النقرة، شارع الملك عبدالعزيز', at: [27.52, 41.69] },
]

/** Those whose papers have no Arabic name. */
export const foreigners: { first: string; family: string; gender: Gender; country: string; languages: string[] }[] = [
  { first: 'Thomas', family: 'Weber', gender: 'male', country: 'DE', languages: ['de', 'en'] },
  { first: 'Maria', family: 'Santos', gender: 'female', country: 'PH', languages: ['en'] },
  { first: 'Rajesh', family: 'Kumar', gender: 'male', country: 'IN', languages: ['en'] },
  { first: 'Claire', family: 'Moreau', gender: 'female', country: 'FR', languages: ['fr', 'en'] },
  { first: 'João', family: 'Ferreira', gender: 'male', country: 'PT', languages: ['pt', 'en'] },
  { first: 'Emily', family: 'Clarke', gender: 'female', country: 'GB', languages: ['en'] },
  { first: 'Joseph', family: 'Mathew', gender: 'male', country: 'IN', languages: ['en'] },
  { first: 'Grace', family: 'Okafor', gender: 'female', country: 'NG', languages: ['en'] },
]

/** Neighbours from other Arab countries who live here with a residence permit. */
export const neighbours = ['EG', 'YE', 'SD', 'SY', 'JO']

/** Whose children learn here; the mother speaks for them alone where there is no father. Two of a family are siblings. */
export const families: {
  father?: NamePart
  mother?: NamePart
  fatherOf: NamePart
  family: NamePart
  children: number
}[] = [
  { father: names('عبدالله', 'Abdullah'), family: names('الرشيد', 'Alrasheed'), children: 2 },
  { father: names('سلطان', 'Sultan'), mother: names('هند', 'Hind'), family: names('العنزي', 'Alanazi'), children: 1 },
  { father: names('ناصر', 'Nasser'), family: names('السبيعي', 'Alsubaie'), children: 2 },
  { mother: names('منيرة', 'Munira'), family: names('التميمي', 'Altamimi'), children: 1 },
  {
    father: names('فيصل', 'Faisal'),
    mother: names('الجوهرة', 'Aljawhara'),
    family: names('البقمي', 'Albaqami'),
    children: 1,
  },
  { father: names('تركي', 'Turki'), family: names('الشمري', 'Alshammari'), children: 2 },
  { father: names('صالح', 'Saleh'), family: names('اليامي', 'Alyami'), children: 1 },
  {
    father: names('مشعل', 'Mishal'),
    mother: names('حصة', 'Hissa'),
    family: names('الرويلي', 'Alruwaili'),
    children: 1,
  },
  { father: names('وليد', 'Waleed'), family: names('العسيري', 'Alasiri'), children: 1 },
].map((one) => ({ fatherOf: one.father ?? names('محمد', 'Mohammed'), ...one }))

export const occupations = ['طالب جامعي', 'موظف قطاع خاص', 'معلم', 'مهندس', 'ممرض', 'موظف حكومي', 'محاسب', null]

export const tagsOfStudents = ['مسائي', 'عطلة نهاية الأسبوع', 'دفع بالتقسيط', 'خصم الجامعة', 'شركة', 'إعادة اختبار']

/** The person to call; every second student has named somebody. */
export const kin = [
  { emergencyName: 'أم محمد', emergencyRelation: 'والدة' },
  { emergencyName: 'أبو سعد', emergencyRelation: 'والد' },
  { emergencyName: 'عبدالعزيز', emergencyRelation: 'أخ' },
  { emergencyName: 'نوف', emergencyRelation: 'أخت' },
  { emergencyName: 'أبو فارس', emergencyRelation: 'صديق' },
]

export const reasons: Record<string, string[]> = {
  paused: ['سفر خارج المدينة', 'ظرف صحي', 'اختبارات الجامعة'],
  rejected: ['لم يجتز الفحص الطبي', 'هوية منتهية ولم تُجدَّد', 'لا تنطبق شروط السن على الفئة المطلوبة'],
  withdrawn: ['انتقل إلى مدينة أخرى', 'التحق بمدرسة أقرب إلى سكنه', 'لم يعد الوقت مناسبًا له'],
}

export const sharedNotes = [
  'يفضّل المواعيد بعد صلاة العصر.',
  'يحتاج تدريبًا أطول على الوقوف الموازي.',
  'يتواصل عبر الرسائل فقط.',
]

export const internalNotes = ['حُوّل من فرع آخر.', 'وُعد بخصم عند تسجيل قريب له.', 'اتصلنا به مرتين دون رد.']
