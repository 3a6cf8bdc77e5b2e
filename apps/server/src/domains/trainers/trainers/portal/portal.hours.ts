import type { Answer, Input } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { addDays } from '@dsms/contract/kernel/time/days'
import type { getMyHours, offerHours } from '@dsms/contract/trainers/trainers/portal'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../../db/rows.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import { zoneHere } from '../../../../kernel/time/today.ts'
import { together } from '../../../../kernel/together.ts'
import { addException, freeHours, showAvailability } from '../../availability/availability.service.ts'
import { availabilityExceptions as e } from '../../availability/availability.table.ts'
import { ownTrainer } from './portal.own.ts'

/** Days ahead that a trainer sees what is left of, today among them. */
const shown = 14

export async function readHours(actor: Actor): Promise<Answer<typeof getMyHours>> {
  const { id, today } = await ownTrainer(actor)
  const [{ trainers, ...rest }, { days }, offered] = await together([
    () => showAvailability(actor, { trainerId: id }),
    () => freeHours(actor, { trainer_id: id, from: today, to: addDays(today, shown - 1) }),
    () => actor.db.select({ id: e.id }).from(e).where(ownOffer(actor)),
  ])
  const [mine] = trainers
  if (!mine) throw new AppError('not_found')
  const own = new Set(offered.map((one) => one.id))
  return {
    ...rest,
    rules: mine.rules,
    exceptions: mine.exceptions.map((one) => ({ ...one, may_remove: own.has(one.id) })),
    days,
  }
}

const nowHere = sql`(now() at time zone ${zoneHere})`

/** Hours that the person who acts has offered and that have not begun; what the office wrote down is the office's. */
const ownOffer = ({ tenant, id }: Actor) =>
  and(
    eq(e.tenant, tenant),
    eq(e.trainerId, id),
    eq(e.createdBy, id),
    eq(e.kind, 'available'),
    sql`${e.starts} > ${nowHere}`,
  )

const pastRow = z.object({ past: z.boolean() })

/** Weekly hours are agreed with the school, and hours off are leave; more hours anybody may offer by themselves. */
export async function offer(actor: Actor, input: Input<typeof offerHours>['body']) {
  const { id } = await ownTrainer(actor)
  const rows = await rowsOf(actor.db, pastRow, sql`select ${input.from}::timestamp <= ${nowHere} as past`)
  if (rows[0]?.past) throw fieldError('from', 'date_in_past')
  return { ...(await addException(actor, { ...input, trainer_id: id, kind: 'available' })), may_remove: true }
}

export async function takeBack(actor: Actor, id: number) {
  await ownTrainer(actor)
  const gone = await actor.db
    .delete(e)
    .where(and(ownOffer(actor), eq(e.id, id)))
    .returning({ id: e.id })
  if (gone.length === 0) throw new AppError('not_found')
  return {}
}
