import { dayMs, hourMs } from '@dsms/contract/kernel/time/milliseconds'
import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { random } from '../../../../kernel/demo/random.ts'
import { leads, leadTalks } from '../leads.table.ts'

const sayings = [
  'سأل عن السعر، ويريد أن يقارن.',
  'لم يرد، أُرسلت له رسالة.',
  'تناسبه المواعيد المسائية فقط.',
  'طلبت صورة من العقد قبل أن تقرر.',
  'سيمرّ على الفرع هذا الأسبوع.',
  'ينتظر راتبه في نهاية الشهر.',
]

/** What was said with those who are no longer new: a word or two in the days after they came. */
export async function seedTalks(db: Db, schoolId: number): Promise<void> {
  const choose = random(20_260_301)
  const asked = await db
    .select({ id: leads.id, by: leads.ownerId, came: leads.createdAt, next: leads.followUpOn })
    .from(leads)
    .where(and(eq(leads.tenant, schoolId), ne(leads.status, 'new'), isNotNull(leads.ownerId)))
    .orderBy(leads.id)
  const talks = asked.flatMap(({ id, by, came, next }) => {
    const times = choose.between(1, 3)
    return Array.from({ length: times }, (_, nth) => ({
      tenant: schoolId,
      leadId: id,
      byId: by,
      said: choose.oneOf(sayings),
      nextOn: nth === times - 1 ? next : null,
      at: new Date(Math.min(Date.parse(came) + (nth + 1) * 0.4 * dayMs, Date.now() - hourMs)).toISOString(),
    }))
  })
  if (talks.length > 0) await db.insert(leadTalks).values(talks)
}
