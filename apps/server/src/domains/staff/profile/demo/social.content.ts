import type { DemoPerson } from '../../../../kernel/demo/world.ts'
import type { demoPictures } from './social.pictures.ts'

interface DemoPost {
  by: DemoPerson['role']
  text: string
  picture?: keyof typeof demoPictures
  comments: string[]
}

/** What people of a school write, newest last. */
export const schoolPosts: DemoPost[] = [
  {
    by: 'school',
    text: 'وصلت السيارتان الجديدتان ناقلتا الحركة العاديتان. من يريد تجربتهما قبل الدروس فليمرّ على المكتب.',
    picture: 'yard',
    comments: ['سأمرّ غدًا قبل الثامنة.', 'هل المرايا الإضافية مركّبة؟', 'نعم، وركّبنا دواسة المدرّب أيضًا.'],
  },
  {
    by: 'trainer',
    text: 'تذكير للجميع: فحص الإطارات والأضواء قبل أول درس، ولو بدا كل شيء كما كان أمس.',
    comments: ['وجدت اليوم مصباحًا معطّلًا، شكرًا على التذكير.'],
  },
  {
    by: 'trainer',
    text: 'أربعة من طلابي اجتازوا اختبار الطريق هذا الأسبوع، كلهم من المرة الأولى.',
    picture: 'morning',
    comments: ['ألف مبروك لهم ولك!', 'جهد واضح، أحسنت.'],
  },
  {
    by: 'student',
    text: 'أول درس لي على الطريق السريع اليوم. كنت أظن السرعة أصعب ما فيه، فإذا بالاندماج هو الأصعب.',
    picture: 'dusk',
    comments: ['خذي وقتك، وانظري في المرآة مرتين.', 'في الدرس القادم نعيده عند مدخل أهدأ.'],
  },
  {
    by: 'school',
    text: 'نفكر في فتح حصص نظرية مسائية يوم الثلاثاء. هل من طلابكم من يناسبه ذلك؟',
    comments: ['ثلاثة من طلابي على الأقل.', 'يناسب الموظفين كثيرًا.'],
  },
]

export const platformPosts: DemoPost[] = [
  {
    by: 'superadmin',
    text: 'انضمت إلينا ثلاث مدارس جديدة هذا الشهر. شكرًا لفريق الدعم على سرعة إعدادها.',
    picture: 'city',
    comments: ['الدور على بوابة التدريب الآن.', 'كان تعاونًا جميلًا.'],
  },
  {
    by: 'superadmin',
    text: 'حدّثنا صفحة الأسئلة الشائعة بعد ملاحظات المدارس؛ إن نقصها شيء فاكتبوه هنا.',
    comments: ['ينقصها سؤال عن نقل الطالب بين مدرستين.'],
  },
  { by: 'client', text: 'نجتمع يوم الأحد لمراجعة تجربة التسجيل من الجوال. أحضروا هواتفكم القديمة معكم.', comments: [] },
]

export const schoolPolls = [
  { question: 'أي وقت يناسبكم لاجتماع المدرّبين؟', options: ['الأحد صباحًا', 'الثلاثاء مساءً', 'الخميس بعد الظهر'] },
  {
    question: 'ما أصعب ما في اختبار الميدان؟',
    options: ['الوقوف بين سيارتين', 'الرجوع في منحنى', 'الانطلاق على منحدر'],
  },
]

export const platformPolls = [
  { question: 'ماذا نبني أولًا؟', options: ['تطبيق الطالب', 'تقارير المدرسة', 'الدفع الإلكتروني'] },
  { question: 'كم مرة نرسل نشرة المنصة؟', options: ['كل أسبوع', 'كل شهر'] },
]

interface DemoAbout {
  designation: string
  bio: string
  website: string
  cover: keyof typeof demoPictures
}

/** What the accounts say of themselves. */
export const abouts: Record<'superadmin' | 'school' | 'trainer' | 'student' | 'client', DemoAbout> = {
  superadmin: {
    designation: 'مسؤول المنصة',
    bio: 'أساعد مدارس القيادة على أن تعمل بلا ورق.',
    website: 'https://dsms.example',
    cover: 'city',
  },
  school: {
    designation: 'مديرة مدرسة قيادة',
    bio: 'أدير مدرسة قيادة منذ عشر سنوات، وأحب أن يبدأ كل درس في وقته.',
    website: 'https://school.example',
    cover: 'morning',
  },
  trainer: {
    designation: 'مدرّب قيادة',
    bio: 'الهدوء أولًا، ثم المرآة، ثم المقود.',
    website: '',
    cover: 'dusk',
  },
  student: { designation: 'طالبة', bio: 'أتعلم القيادة لأصل إلى عملي وحدي.', website: '', cover: 'yard' },
  client: { designation: 'حساب تجريبي', bio: 'أجرّب المنصة قبل أن أقرر.', website: '', cover: 'city' },
}
