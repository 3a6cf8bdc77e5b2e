import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import type { DemoPerson } from '../../../../kernel/demo/world.ts'
import { supportMessages, supportTickets } from '../../../messages/public.ts'

interface DemoTicket {
  subject: string
  text: string
  answer: string
  category: 'billing' | 'account' | 'technical' | 'training' | 'other'
}

const asked: DemoTicket[] = [
  {
    subject: 'الفاتورة الأخيرة لا تُظهر رقمنا الضريبي',
    text: 'أضفنا الرقم الضريبي في الإعدادات أمس، لكن فاتورة هذا الشهر صدرت بدونه.',
    answer: 'يظهر الرقم في كل فاتورة تصدر بعد حفظه. أصدروا إشعارًا دائنًا ثم فاتورة جديدة وسيكون فيها.',
    category: 'billing',
  },
  {
    subject: 'مدرّب لا يستطيع تسجيل الدخول من هاتفه',
    text: 'يدخل من الحاسوب دون مشكلة، وعلى الهاتف يعود إلى صفحة الدخول.',
    answer: 'ساعة الهاتف متأخرة يومًا كاملًا، وهذا يُنهي الجلسة فورًا. فعّلوا ضبط الوقت التلقائي.',
    category: 'account',
  },
  {
    subject: 'تقرير الحضور يفتح ببطء صباح الأحد',
    text: 'ننتظر قرابة دقيقة بين الثامنة والتاسعة، ثم يعود سريعًا.',
    answer: 'أضفنا فهرسًا للبحث في الأسبوع الأول، والزمن الآن أقل من ثانية. أخبرونا إن عاد البطء.',
    category: 'technical',
  },
  {
    subject: 'كيف نوزّع الطلاب الجدد على المجموعات؟',
    text: 'لدينا ثلاثون طالبًا جديدًا ونريد مجموعتين للنظري في المساء.',
    answer: 'أنشئوا المجموعتين من صفحة الدورات ثم استوردوا القائمة، وسنرسل دليلًا مصورًا قصيرًا.',
    category: 'training',
  },
  {
    subject: 'طلب إضافة فرع ثالث',
    text: 'نفتتح فرعًا في الحي الشمالي مطلع الشهر القادم.',
    answer: 'باقتكم تتسع لخمسة فروع. أضيفوه من الإعدادات ويعمل في الحال.',
    category: 'other',
  },
  {
    subject: 'رسالة التذكير تصل بالإنجليزية',
    text: 'لغة الطالب عربية في ملفه، والتذكير قبل الدرس وصل بالإنجليزية.',
    answer: 'كان القالب العربي فارغًا فاستُعمل الإنجليزي. أعدنا النص وسيصل بالعربية من الآن.',
    category: 'technical',
  },
]

const statuses = ['open', 'in_progress', 'waiting', 'resolved', 'closed', 'closed', 'resolved'] as const
const priorities = ['normal', 'high', 'low', 'normal', 'urgent'] as const

/** Ninety tickets of the first school over two years, the older ones answered and closed. */
export async function seedTickets(db: Db, people: DemoPerson[]): Promise<void> {
  const school = people.find(({ role }) => role === 'school')
  const support = people.find(({ role }) => role === 'superadmin')
  if (!school || !support) return
  const tickets = Array.from({ length: 90 }, (_, place) => {
    const daysAgo = Math.round((place * place) / 13) + 1
    const status = place < 14 ? statuses[place % statuses.length] : 'closed'
    const hours = 3 + ((place * 7) % 60)
    return { ...(asked[place % asked.length] as DemoTicket), place, daysAgo, hours, status: status as string }
  }).reverse()
  const before = (daysAgo: number, hours = 0) =>
    sql`now() - ${daysAgo} * interval '1 day' + ${hours} * interval '1 hour'`
  const rows = await db
    .insert(supportTickets)
    .values(
      tickets.map(({ subject, category, place, daysAgo, hours, status }) => {
        const isAnswered = status !== 'open'
        const isOver = status === 'resolved' || status === 'closed'
        return {
          tenant: school.schoolId ?? 0,
          requesterId: school.colleagues[place % 6]?.id ?? school.id,
          subject,
          category,
          priority: priorities[place % priorities.length] as string,
          status,
          createdAt: before(daysAgo),
          firstAnsweredAt: isAnswered ? before(daysAgo, Math.min(hours, daysAgo * 24 - 1)) : null,
          resolvedAt: isOver ? before(daysAgo, Math.min(hours + 5, daysAgo * 24 - 1)) : null,
        }
      }),
    )
    .returning({ id: supportTickets.id, requesterId: supportTickets.requesterId })
  await db.insert(supportMessages).values(
    tickets.flatMap(({ text, answer, daysAgo, hours, status }, index) => {
      const row = rows[index] as { id: number; requesterId: number }
      const common = { tenant: school.schoolId ?? 0, ticketId: row.id }
      const question = { ...common, authorId: row.requesterId, isFromSupport: false, text, createdAt: before(daysAgo) }
      if (status === 'open') return [question]
      const at = before(daysAgo, Math.min(hours, daysAgo * 24 - 1))
      return [question, { ...common, authorId: support.id, isFromSupport: true, text: answer, createdAt: at }]
    }),
  )
}
