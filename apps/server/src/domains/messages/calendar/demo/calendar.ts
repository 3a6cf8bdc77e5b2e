import type { CalendarKind } from '@dsms/contract/kernel/choices/calendarKinds'
import { addDays } from '@dsms/contract/kernel/time/days'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../../db/client.ts'
import { rowsOf } from '../../../../db/rows.ts'
import type { DemoPerson } from '../../../../kernel/demo/world.ts'
import { type Day, instantOf, midnight, platformZone, today } from '../../../../kernel/time/zones.ts'
import { events } from '../calendar.table.ts'

interface DemoEvent {
  kind: CalendarKind
  title: string
  location?: string
  description?: string
  /** First and last day; relative to today, or days of this month. */
  days: (now: Day) => [Day, Day]
  /** Hours of the one that is not all day. */
  hours?: [string, string]
  /** What stands there for somebody who learns. */
  learner?: Pick<DemoEvent, 'title' | 'location' | 'description'>
}

const fromToday =
  (first: number, last = first) =>
  (now: Day): [Day, Day] => [addDays(now, first), addDays(now, last)]
const ofMonth =
  (first: number, last = first) =>
  (now: Day): [Day, Day] => {
    const day = (date: number) => `${now.slice(0, 8)}${String(date).padStart(2, '0')}`
    return [day(first), day(last)]
  }

const demoEvents: DemoEvent[] = [
  {
    kind: 'Business',
    title: 'اجتماع المدرّبين الأسبوعي',
    location: 'قاعة الاجتماعات',
    description: 'مراجعة جدول الأسبوع وتوزيع السيارات.',
    days: fromToday(0),
    hours: ['10:00', '11:00'],
    learner: {
      title: 'مراجعة أسئلة الاختبار مع الزميلات',
      location: 'المكتبة العامة',
      description: 'إشارات المرور والأولوية عند التقاطعات.',
    },
  },
  {
    kind: 'Business',
    title: 'فحص سيارات التدريب',
    location: 'الورشة',
    days: ofMonth(11, 12),
    learner: { title: 'اختبارات منتصف الفصل', location: 'الجامعة' },
  },
  {
    kind: 'Business',
    title: 'موعد الاختبار العملي',
    location: 'ساحة الاختبار',
    days: ofMonth(18),
    learner: { title: 'لقاء تعريفي باختبار الطريق', location: 'قاعة الاجتماعات' },
  },
  {
    kind: 'Business',
    title: 'تجديد تأمين المركبات',
    days: fromToday(3),
    learner: { title: 'إحضار بطاقة الهوية إلى المكتب' },
  },
  { kind: 'Personal', title: 'مراجعة طبيب العيون', days: fromToday(-1) },
  { kind: 'Personal', title: 'دورة الإسعافات الأولية', location: 'المركز الصحي', days: ofMonth(21, 23) },
  {
    kind: 'Personal',
    title: 'تجديد رخصة القيادة',
    days: ofMonth(6),
    learner: { title: 'شراء نظارة جديدة' },
  },
  { kind: 'Family', title: 'نزهة عائلية إلى البحر', days: fromToday(5, 6) },
  { kind: 'Holiday', title: 'إجازة المدرسة', description: 'تُغلق المدرسة أبوابها هذا اليوم.', days: ofMonth(27) },
  { kind: 'ETC', title: 'يوم السلامة المرورية', location: 'حديقة المرور', days: ofMonth(15) },
]

const zoneRow = z.object({ id: z.int(), zone: z.string() })

/** Ten events for each account, around today and in this month; nobody sees another's. */
export async function seedCalendar(db: Db, people: DemoPerson[]): Promise<void> {
  const schools = await rowsOf(db, zoneRow, sql`select id, time_zone as zone from schools`)
  const zones = new Map(schools.map(({ id, zone }) => [id as number | null, zone]))
  await db.insert(events).values(
    people.flatMap((person) => {
      const timeZone = zones.get(person.schoolId) ?? platformZone
      const now = today(timeZone)
      return demoEvents.map(({ days, hours, learner, ...event }, place) => {
        const [first, last] = days(now)
        const startLocal = hours ? `${first}T${hours[0]}:00` : midnight(first)
        const endLocal = hours ? `${last}T${hours[1]}:00` : midnight(addDays(last, 1))
        return {
          ...event,
          ...(person.role === 'student' && learner ? { location: undefined, description: undefined, ...learner } : {}),
          uid: `demo-${person.id}-${place + 1}`,
          ownerId: person.id,
          tenant: person.schoolId ?? 0,
          timeZone,
          isAllDay: !hours,
          startLocal,
          endLocal,
          startsAt: instantOf(startLocal, timeZone),
          endsAt: instantOf(endLocal, timeZone),
        }
      })
    }),
  )
}
