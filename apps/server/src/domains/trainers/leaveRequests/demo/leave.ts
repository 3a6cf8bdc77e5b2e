import { addDays } from '@dsms/contract/kernel/time/days'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { roles } from '../../../../db/tables/roles.ts'
import { users } from '../../../../db/tables/users.ts'
import { leaveAllowances, leaveRequests } from '../leaveRequests.table.ts'

/** Days from today, and what was decided. */
const requests = [
  { from: 21, to: 27, kind: 'vacation', status: 'pending', note: 'سفر عائلي' },
  { from: 6, to: 7, kind: 'training', status: 'approved', note: 'دورة الإسعافات الأولية' },
  { from: -12, to: -11, kind: 'sick', status: 'approved', note: 'وعكة صحية' },
  { from: 14, to: 18, kind: 'vacation', status: 'rejected', note: null, reason: 'أسبوع الاختبارات العملية' },
  { from: 30, to: 30, kind: 'emergency', status: 'cancelled', note: 'ظرف عائلي' },
  { from: 10, to: 10, kind: 'other', status: 'pending', note: 'مراجعة دائرة حكومية', untilNoon: true },
]

/** Leave in every state, and what each trainer has of it this year. */
export async function seedLeave(db: Db, schoolId: number): Promise<void> {
  const trainers = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.tenant, schoolId), eq(users.kind, 'trainer'), isNull(users.archivedAt)))
    .orderBy(users.id)
  if (trainers.length === 0) return
  const [head] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(and(eq(users.tenant, schoolId), eq(roles.key, 'admin')))
    .orderBy(users.id)
    .limit(1)
  const today = new Date().toISOString().slice(0, 10)
  await db.insert(leaveRequests).values(
    requests.map(({ from, to, kind, status, note, reason = null, untilNoon = false }, nth) => {
      const isDecided = status === 'approved' || status === 'rejected'
      return {
        tenant: schoolId,
        trainerId: trainers[nth % trainers.length]?.id ?? 0,
        kind,
        firstDay: addDays(today, from),
        lastDay: addDays(today, to),
        untilNoon,
        note,
        status,
        statusReason: reason,
        decidedById: isDecided ? (head?.id ?? null) : null,
        decidedAt: isDecided ? sql<string>`now() - interval '1 day'` : null,
      }
    }),
  )
  const year = Number(today.slice(0, 4))
  await db.insert(leaveAllowances).values(
    trainers.flatMap(({ id: trainerId }) => [
      { tenant: schoolId, trainerId, year, kind: 'vacation', days: 30 },
      { tenant: schoolId, trainerId, year, kind: 'training', days: 5 },
    ]),
  )
}
