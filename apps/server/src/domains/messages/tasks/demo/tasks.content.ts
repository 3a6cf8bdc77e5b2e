import type { TaskTag } from '@dsms/contract/messages/tasks/calls'

/** A task of the demonstration; days count from today. */
export interface DemoTask {
  title: string
  html: string
  tags: TaskTag[]
  dueIn: number | null
  /** Whose it is: made for oneself, given to a colleague, or got from one. */
  whose: 'own' | 'given' | 'got'
  state?: 'completed' | 'deleted'
  isImportant?: true
}

/** The work of an office: of a school as of the platform. */
export const officeTasks: DemoTask[] = [
  {
    title: 'إرسال تقرير الحضور الأسبوعي',
    html: '<p>يُرسل صباح الأحد، مع <strong>أسباب الغياب</strong> لكل طالب.</p>',
    tags: ['team'],
    dueIn: -9,
    whose: 'own',
    state: 'completed',
  },
  {
    title: 'طباعة بطاقات الطلاب الجدد',
    html: '<p>سبع بطاقات تنتظر التوقيع في الاستقبال.</p>',
    tags: ['low'],
    dueIn: -6,
    whose: 'given',
    state: 'completed',
  },
  {
    title: 'تجديد تأمين سيارة التدريب الرابعة',
    html: '<p>ينتهي التأمين آخر الشهر. أرفق الوثيقة بملف السيارة بعد التجديد.</p>',
    tags: ['high'],
    dueIn: -5,
    whose: 'own',
    state: 'completed',
    isImportant: true,
  },
  {
    title: 'الرد على شكوى تأخر الحافلة',
    html: '<p>اعتذار قصير مع موعد بديل خلال الأسبوع.</p>',
    tags: ['medium'],
    dueIn: -4,
    whose: 'got',
    state: 'completed',
  },
  {
    title: 'تحديث أسعار الباقات في لوحة الاستقبال',
    html: '<ul><li>باقة المبتدئ</li><li>باقة التنشيط</li></ul>',
    tags: ['update'],
    dueIn: -3,
    whose: 'own',
    state: 'completed',
  },
  {
    title: 'تسليم خوذ ساحة الدراجات',
    html: '<p>ثماني خوذ، وتُسجَّل المقاسات في دفتر العهدة.</p>',
    tags: ['low', 'team'],
    dueIn: -2,
    whose: 'given',
    state: 'completed',
  },
  {
    title: 'تجهيز قاعة الدرس النظري للدفعة الجديدة',
    html: '<p>عشرون مقعدًا وجهاز عرض، مع نسخة من إشارات المرور.</p>',
    tags: ['team', 'medium'],
    dueIn: -1,
    whose: 'got',
    state: 'completed',
    isImportant: true,
  },
  {
    title: 'فحص فرامل السيارة السابعة',
    html: '<p>لاحظ المدرّب صوتًا عند التوقف. <strong>لا تخرج السيارة</strong> قبل الفحص.</p>',
    tags: ['high'],
    dueIn: -2,
    whose: 'own',
    isImportant: true,
  },
  {
    title: 'متابعة الأقساط المتأخرة',
    html: '<p>اتصال ودّي أولًا، ثم رسالة مكتوبة بعد ثلاثة أيام.</p>',
    tags: ['medium'],
    dueIn: -1,
    whose: 'got',
  },
  {
    title: 'تأكيد مواعيد اختبار الطريق',
    html: '<p>القائمة النهائية تُرسل قبل الظهر:</p><ol><li>تأكيد الحضور</li><li>السيارة والمدرّب</li></ol>',
    tags: ['high', 'update'],
    dueIn: 0,
    whose: 'own',
    isImportant: true,
  },
  {
    title: 'توزيع جدول المدرّبين',
    html: '<p>راعِ إجازات هذا الأسبوع ومن يعمل في الفترة المسائية.</p>',
    tags: ['team'],
    dueIn: 0,
    whose: 'given',
  },
  {
    title: 'مراجعة نتائج الاختبار التجريبي',
    html: '<p>من رسب في سؤالين عن الأولوية يحتاج درسًا إضافيًا.</p>',
    tags: ['medium', 'update'],
    dueIn: 1,
    whose: 'got',
    isImportant: true,
  },
  {
    title: 'طلب أقماع جديدة لساحة التدريب',
    html: '<p>ثلاثون قمعًا برتقاليًا، ويُقارن سعر موردين اثنين.</p>',
    tags: ['low'],
    dueIn: 3,
    whose: 'given',
  },
  {
    title: 'تحديث نموذج عقد التدريب',
    html: '<p>أضف بند تأجيل الدرس قبل <em>أربع وعشرين ساعة</em>.</p>',
    tags: ['update'],
    dueIn: 6,
    whose: 'own',
  },
  {
    title: 'التحضير لاجتماع المدرّبين الشهري',
    html: '<p>المحاور: السلامة، ومواعيد الصيف، واقتراحات الطلاب.</p>',
    tags: ['team', 'high'],
    dueIn: 7,
    whose: 'own',
    isImportant: true,
  },
  {
    title: 'جمع صور لصفحة المدرسة',
    html: '<p>بموافقة مكتوبة ممن يظهر في الصورة.</p>',
    tags: ['low'],
    dueIn: null,
    whose: 'own',
  },
  {
    title: 'البحث عن مورد وقود آخر',
    html: '<p>أُلغي بعد تمديد العقد الحالي.</p>',
    tags: ['low'],
    dueIn: -12,
    whose: 'own',
    state: 'deleted',
  },
  {
    title: 'نقل اللوحة الإرشادية عند البوابة',
    html: '<p>مكررة مع طلب الصيانة.</p>',
    tags: ['update'],
    dueIn: null,
    whose: 'given',
    state: 'deleted',
  },
]
