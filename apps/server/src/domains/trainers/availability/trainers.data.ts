import { AppError, type Problem } from '@dsms/contract/kernel/errors'
import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { personName, shownName } from '../../../db/people.ts'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { keysCalled, type Reference } from '../../../kit/areas/area.sheet.ts'

/** Anyone who teaches at the school acted in, staff who teach as well, and has not been archived. */
export const isTrainer = (actor: Actor): SQL | undefined =>
  and(
    eq(users.tenant, actor.tenant),
    or(
      eq(users.kind, 'trainer'),
      sql`exists (select from trainers t where t.tenant = ${users.tenant} and t.id = ${users.id} and t.archived_at is null)`,
    ),
    isNull(users.archivedAt),
  )

const rowsOf = (actor: Actor, ids: readonly number[]) =>
  actor.db
    .select({ id: users.id, name: shownName(), accountId: users.accountId })
    .from(users)
    .where(and(isTrainer(actor), inArray(users.id, [...ids])))
    .orderBy(asc(users.id))

/** A trainer that a path or a query names. */
export async function findTrainer(actor: Actor, id: number) {
  const [trainer] = await rowsOf(actor, [id])
  if (!trainer) throw new AppError('not_found')
  return trainer
}

/** One that an input names: stays a trainer until the transaction ends. */
export async function chosenTrainer(actor: Actor, id: number, field = 'trainer_id') {
  const [trainer] = await rowsOf(actor, [id]).for('key share')
  if (!trainer) throw unknown(field)
  return trainer
}

/** Takes trainers, so that two who save their hours at once come one after the other; the order saves from deadlocks. */
export async function lockTrainers(actor: Actor, ids: readonly number[]) {
  const found = await rowsOf(actor, ids).for('no key update')
  return new Map(found.map((trainer) => [trainer.id, trainer]))
}

const unknown = (field: string) => {
  const fields: NonNullable<Problem['fields']> = { [field]: { code: 'unknown_choice' } }
  return new AppError('invalid_input', {}, fields)
}

/** Trainers as files call them: by name, or by their number among the staff. */
export const trainersByName: Reference = (actor, called) =>
  keysCalled(
    actor,
    called,
    sql`select ${users.id}, n.name from ${users} cross join lateral (values (${personName}), (${users.employeeNo})) as n (name)
         where ${isTrainer(actor)}`,
  )
