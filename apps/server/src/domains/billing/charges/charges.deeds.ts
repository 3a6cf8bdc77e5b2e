import type { ChargeKind } from '@dsms/contract/billing/charges/statuses'
import { feeDueDays } from '@dsms/contract/schedule/policies/cost'
import { sql } from 'drizzle-orm'
import { idList } from '../../../db/idList.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { Costed } from '../../schedule/public.ts'

/** Charges for seats that were given up late. The fee goes back when somebody else takes the hour. */
export const chargeLate = (actor: Actor, _changes: unknown, { fees }: { fees: readonly Costed[] }): Promise<void> =>
  noteCharges(
    actor,
    'late_cancellation',
    fees.map((one) => ({ ...noted(one), ...hourOf(one) })),
  )

/** Charges those who were absent from a lesson. */
export const chargeAbsent = (
  actor: Actor,
  _lessonId: number,
  { missed }: { missed: readonly Costed[] },
): Promise<void> => noteCharges(actor, 'no_show', missed.map(noted))

const noted = ({ seat, cost }: Costed) => ({ booking: seat.booking_id, amount: cost.amount_minor })

const hourOf = ({ seat }: Costed) => ({
  from: new Date(seat.start).toISOString(),
  until: new Date(seat.end).toISOString(),
  trainer: seat.trainer_id,
  vehicle: seat.vehicle_id,
})

/** Notes what is owed, once for a seat, in one statement. Due work tells who owes it. */
async function noteCharges(
  { db, tenant }: Actor,
  kind: ChargeKind,
  charges: readonly { booking: number; amount: number }[],
): Promise<void> {
  const owed = charges.filter(({ amount }) => amount > 0)
  if (owed.length === 0) return
  await db.execute(sql`select note_charges(${tenant}, ${kind}, ${feeDueDays}, ${JSON.stringify(owed)}::jsonb)`)
}

/** Gives fees back for hours that these lessons take now. What was paid becomes balance of the student. */
export async function giveBackRefilled({ db, tenant }: Actor, lessonIds: readonly number[]): Promise<void> {
  await db.execute(sql`select give_back_fees(${tenant}, l) from unnest(${idList(lessonIds)}) as l`)
}

/** Gives back what absence from a lesson cost. What was paid becomes balance of the student. */
export async function giveBackForAbsence({ db, tenant, id: settledBy }: Actor, lessonId: number): Promise<void> {
  await db.execute(sql`
    select reverse_charges(${tenant}, array(
             select c.id from bookings b join charges c on c.tenant = b.tenant and c.booking_id = b.id
              where b.tenant = ${tenant} and b.lesson_id = ${lessonId} and c.kind = 'no_show' and c.status <> 'reversed'
                and (c.open_minor > 0 or c.paid_minor > 0)), 'undone', ${settledBy}::integer)`)
}

/** Charges of enrolments go with these to another record of the same person. */
export async function followEnrolments({ db, tenant }: Actor, enrolmentIds: readonly number[]): Promise<void> {
  if (enrolmentIds.length === 0) return
  await db.execute(sql`select charges_follow_enrolments(${tenant}, ${idList(enrolmentIds)})`)
}
