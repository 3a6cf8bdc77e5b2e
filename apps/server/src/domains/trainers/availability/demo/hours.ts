import { addDays } from '@dsms/contract/kernel/time/days'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { branches } from '../../../../db/tables/branches.ts'
import { users } from '../../../../db/tables/users.ts'
import { random } from '../../../../kernel/demo/random.ts'
import { availabilityExceptions, availabilityRules, availabilityWeeks } from '../availability.table.ts'

/** Sunday to Thursday, as 7 and 1 to 4: mornings, whole days, or late ones. */
const patterns = [
  {
    days: [7, 1, 2, 3, 4],
    hours: [
      ['08:00', '12:00'],
      ['16:00', '20:00'],
    ],
  },
  { days: [7, 1, 2, 3], hours: [['09:00', '17:00']] },
  { days: [1, 2, 3, 4, 6], hours: [['14:00', '22:00']] },
] as const

const saturday = 6

/** Hours of every trainer of a school, and three days on which things are otherwise. */
export async function seedHours(db: Db, schoolId: number): Promise<void> {
  const trainers = await trainersOf(db, schoolId)
  if (trainers.length === 0) return
  const [branch] = await db
    .select({ id: branches.id })
    .from(branches)
    .where(and(eq(branches.tenant, schoolId), isNull(branches.archivedAt)))
    .orderBy(branches.id)
    .limit(1)
  const choose = random(2_408)
  const today = new Date().toISOString().slice(0, 10)
  const validFrom = addDays(today, -200)
  await db
    .insert(availabilityWeeks)
    .values(trainers.map((trainerId) => ({ tenant: schoolId, trainerId, summary: 'demo' })))
  await db.insert(availabilityRules).values(
    trainers.flatMap((trainerId, place) => {
      const { days, hours } = patterns[place % patterns.length] ?? patterns[0]
      const theoryDay = choose.oneOf(days)
      // late hours of a Saturday lie behind the closing of the branch: nobody comes then
      return days
        .filter((weekday) => weekday !== saturday)
        .flatMap((weekday) =>
          hours.map(([starts, ends], nth) => ({
            tenant: schoolId,
            trainerId,
            weekday,
            starts,
            ends,
            validFrom,
            kind: weekday === theoryDay && nth === 0 ? 'theory' : 'any',
            branchId: weekday === theoryDay && nth === 0 ? (branch?.id ?? null) : null,
          })),
        )
    }),
  )
  const trainerOf = (nth: number) => trainers[nth % trainers.length] ?? 0
  const exception = (nth: number, days: number, from: string, to: string, kind: string, reason: string) => {
    const day = addDays(today, days)
    return { tenant: schoolId, trainerId: trainerOf(nth), kind, starts: `${day}T${from}`, ends: `${day}T${to}`, reason }
  }
  await db
    .insert(availabilityExceptions)
    .values([
      exception(0, 2, '09:00', '11:00', 'unavailable', 'موعد في المستشفى'),
      exception(0, 9, '13:00', '15:00', 'available', 'دروس تعويضية'),
      exception(1, 5, '08:00', '12:00', 'unavailable', 'تجديد رخصة التدريب'),
    ])
}

/** Anyone who teaches there, in the order in which they came. */
async function trainersOf(db: Db, schoolId: number): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.tenant, schoolId), eq(users.kind, 'trainer'), isNull(users.archivedAt)))
    .orderBy(users.id)
  return rows.map(({ id }) => id)
}
