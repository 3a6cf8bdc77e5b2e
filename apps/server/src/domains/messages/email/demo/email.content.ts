import type { MailFolder, MailLabel } from '@dsms/contract/messages/email/calls'

export interface DemoMail {
  subject: string
  /** Paragraphs. */
  text: string[]
  folder: MailFolder
  hoursAgo: number
  labels?: MailLabel[]
  isStarred?: true
  isUnread?: true
  file?: 'results' | 'plan' | 'chart'
  /** An older mail of the conversation that the first mail of the list leads. */
  isOlder?: true
}

/** What lies in every mailbox beside the mail of the own work: 6 in spam, 2 in the trash. */
export const everywhere: DemoMail[] = [
  {
    subject: 'للبيع: إطارات مستعملة بحالة جيدة',
    text: ['أربعة إطارات مقاس 16، استعملت شتاءً واحدًا فقط.', 'من يرغب فليتصل بي بعد الدوام.'],
    folder: 'spam',
    hoursAgo: 20,
    isUnread: true,
  },
  {
    subject: 'أرسل هذه الرسالة إلى عشرة من أصدقائك',
    text: ['من يكسر السلسلة يتعطل محركه قبل نهاية الأسبوع!', 'جرّبها زميل لنا ونجا من مخالفة.'],
    folder: 'spam',
    hoursAgo: 55,
    isUnread: true,
  },
  {
    subject: 'Win a year of free fuel!!!',
    text: ['Today only: answer three questions about engine oil and enter the draw.', 'No purchase necessary.'],
    folder: 'spam',
    hoursAgo: 90,
    isUnread: true,
  },
  {
    subject: 'خصم كبير على معطرات السيارة',
    text: ['اشترِ اثنين والثالث مجانًا، والعرض حتى نفاد الكمية.'],
    folder: 'spam',
    hoursAgo: 160,
  },
  {
    subject: 'استبيان: ما لون سيارتك؟',
    text: ['عشرون سؤالًا لا تأخذ من وقتك إلا ساعة.'],
    folder: 'spam',
    hoursAgo: 250,
  },
  {
    subject: 'Your parking space may be in danger',
    text: ['Forward this note to the whole office before noon to keep it. Really.'],
    folder: 'spam',
    hoursAgo: 330,
  },
  {
    subject: 'قائمة غداء الثلاثاء الماضي',
    text: ['أرز ودجاج وسلطة، ومن له طلب خاص فليكتب قبل العاشرة.'],
    folder: 'trash',
    hoursAgo: 200,
  },
  {
    subject: 'Lost umbrella in the waiting room',
    text: ['A black umbrella with a wooden handle was left behind. It is at the front desk until Thursday.'],
    folder: 'trash',
    hoursAgo: 280,
  },
]

/** For those who run a school or the platform, and who teach. With the welcome: inbox 8, trash 4, draft 4, sent 2. */
export const officeMails: DemoMail[] = [
  {
    subject: 'رد: جدول اختبارات القيادة لهذا الأسبوع',
    text: ['اتفقنا إذن: مجموعة الصباح تبدأ من الميدان، والمساء من الطريق الدائري.', 'سأبلغ المدرّبين اليوم.'],
    folder: 'inbox',
    hoursAgo: 2,
    labels: ['important', 'company'],
    isStarred: true,
    isUnread: true,
  },
  {
    subject: 'رد: جدول اختبارات القيادة لهذا الأسبوع',
    text: ['الميدان مشغول بعد الظهر بأعمال الطلاء.', 'هل نقسّم الطلاب مجموعتين؟'],
    folder: 'inbox',
    hoursAgo: 9,
    isOlder: true,
  },
  {
    subject: 'جدول اختبارات القيادة لهذا الأسبوع',
    text: ['لدينا أحد عشر طالبًا للاختبار العملي يوم الأربعاء.', 'أحتاج رأيكم في التوقيت قبل مساء اليوم.'],
    folder: 'inbox',
    hoursAgo: 26,
    isOlder: true,
  },
  {
    subject: 'نتائج الاختبار النظري',
    text: ['أرفقت لكم نتائج دفعة الأسبوع الماضي.', 'نجح تسعة من أحد عشر، وأسئلة الأولوية ما زالت أصعب ما عليهم.'],
    folder: 'inbox',
    hoursAgo: 5,
    labels: ['company'],
    isUnread: true,
    file: 'results',
  },
  {
    subject: 'صيانة السيارة رقم 4',
    text: ['صوت المكابح عاد بعد تبديل الأقراص.', 'حجزت لها موعدًا في الورشة صباح الأحد، فلا تسجلوا عليها دروسًا.'],
    folder: 'inbox',
    hoursAgo: 28,
    labels: ['important'],
    isStarred: true,
    isUnread: true,
  },
  {
    subject: 'Lessons per day: the last two weeks',
    text: [
      'The chart is attached. Thursday evenings are full, Monday mornings are nearly empty.',
      'Should we offer a lower price then?',
    ],
    folder: 'inbox',
    hoursAgo: 50,
    labels: ['company'],
    isStarred: true,
    file: 'chart',
  },
  {
    subject: 'شكر من والدة إحدى الطالبات',
    text: ['اتصلت صباح اليوم تشكر الفريق على صبره.', 'أحببت أن يصلكم كلامها كما قالته: «عادت ابنتي واثقة».'],
    folder: 'inbox',
    hoursAgo: 75,
    labels: ['personal'],
    isStarred: true,
  },
  {
    subject: 'إجازتي في نهاية الشهر',
    text: ['أرجو الموافقة على ثلاثة أيام من يوم الاثنين.', 'رتبت مع زميلي أن يأخذ دروسي.'],
    folder: 'inbox',
    hoursAgo: 120,
    labels: ['private'],
  },
  {
    subject: 'خريطة المسارات الجديدة للتدريب',
    text: ['أضفنا مسارًا هادئًا للمبتدئين حول الحديقة، ومسارًا للمواقف الضيقة.', 'التفاصيل في الملف.'],
    folder: 'inbox',
    hoursAgo: 170,
    isStarred: true,
    file: 'plan',
  },
  {
    subject: 'ملاحظات على نموذج التسجيل',
    text: ['نقترح أن يُسأل عن اللغة المفضلة في الخطوة الأولى.', 'وأن تظهر الرسوم قبل تأكيد الحجز لا بعده.'],
    folder: 'draft',
    hoursAgo: 7,
    isStarred: true,
  },
  {
    subject: 'عرض لشركة التوصيل',
    text: ['يسرنا أن نقدم لسائقيكم دورة في القيادة الوقائية من أربع جلسات'],
    folder: 'draft',
    hoursAgo: 60,
    labels: ['company'],
  },
  { subject: 'اجتماع المدرّبين', text: ['جدول الأعمال:'], folder: 'draft', hoursAgo: 100 },
  { subject: '', text: ['لا تنسَ السؤال عن بطاقات الوقود'], folder: 'draft', hoursAgo: 190 },
  {
    subject: 'مواعيد الورشة لشهر كامل',
    text: ['وزعت السيارات على أيام الأحد بحيث لا تغيب اثنتان معًا.', 'من عنده اعتراض فليكتب لي اليوم.'],
    folder: 'sent',
    hoursAgo: 30,
    isStarred: true,
    file: 'plan',
  },
  {
    subject: 'ترحيب بالمدرّبة الجديدة',
    text: ['تنضم إلينا الأسبوع القادم، وستبدأ بمرافقة الدروس ثلاثة أيام.'],
    folder: 'sent',
    hoursAgo: 140,
  },
  {
    subject: 'موعد تطعيم الموظفين (انتهى)',
    text: ['كان الموعد يوم الخميس بين التاسعة والحادية عشرة.'],
    folder: 'trash',
    hoursAgo: 310,
    isStarred: true,
  },
  {
    subject: 'نسخة قديمة من قائمة الأسعار',
    text: ['لا تستعملوا هذه النسخة، فالجديدة عند الاستقبال.'],
    folder: 'trash',
    hoursAgo: 400,
  },
  ...everywhere,
]
