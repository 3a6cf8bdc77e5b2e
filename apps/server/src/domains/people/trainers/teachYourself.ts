import { AppError } from '@dsms/contract/kernel/errors'
import { trainerCredentials } from '@dsms/contract/people/credentials/calls'
import { type RequiredKind, requiredKinds } from '@dsms/contract/people/credentials/rules'
import { trainerGearboxes, trainers as trainersArea, trainings } from '@dsms/contract/people/trainers/calls'

import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { knownError } from '../../../kernel/http/errors.ts'
import type { App } from '../../../kernel/services.ts'
import { readyToday } from '../credentials/credentials.ready.ts'
import { addCredential, changeCredentialStatus } from '../credentials/credentials.service.ts'
import { lockPersonOf } from './trainers.person.ts'
import { addTrainer, changeTrainerStatus } from './trainers.service.ts'
import { trainers } from './trainers.table.ts'

type Papers = Record<RequiredKind, { number: string; expires_on: string }>

/**
 * Makes a trainer of whoever asks, who teaches all that the school trains for at all of its branches, and lets them begin. Somebody who
 * is one already gets the papers that they lack, and nothing twice.
 */
export async function teachYourself(
  app: App,
  actor: Actor,
  { first_name, family_name, ...papers }: { first_name: string; family_name: string } & Papers,
): Promise<void> {
  if (!(await lockPersonOf(actor, actor.id))) throw new AppError('not_found')
  const before = await statusOf(actor)
  if (before === undefined) {
    const script = /\p{Script=Arabic}/u.test(first_name + family_name) ? 'ar' : 'en'
    const input = trainersArea.input.parse({
      ...(await taughtHere(actor)),
      person_id: actor.id,
      [`first_name_${script}`]: first_name,
      [`family_name_${script}`]: family_name,
      employment: 'owner',
      teaches: [...trainings],
      gearboxes: [...trainerGearboxes],
    })
    await addTrainer(app, actor, input)
  }
  const { blocked_by } = await readyToday(actor, actor.id)
  for (const kind of requiredKinds.filter((one) => blocked_by.includes(one)))
    await at(kind, async () => {
      const input = trainerCredentials.input.parse({ trainer_id: actor.id, kind, ...papers[kind] })
      await changeCredentialStatus(actor, await addCredential(actor, input), { status: 'approved' })
    })
  if (before === undefined || before === 'onboarding')
    await changeTrainerStatus(app, actor, actor.id, { status: 'active' })
}

async function statusOf(actor: Actor): Promise<string | undefined> {
  const [row] = await actor.db
    .select({ status: trainers.status })
    .from(trainers)
    .where(and(eq(trainers.tenant, actor.tenant), eq(trainers.id, actor.id)))
  return row?.status
}

async function taughtHere({ db, tenant }: Actor) {
  const { rows } = await db.execute<{ licence_type_ids: number[]; branch_ids: number[] }>(sql`
    select coalesce((select json_agg(t.id) from licence_types t
                      where t.tenant = ${tenant} and t.status = 'active' and t.archived_at is null), '[]') as licence_type_ids,
           coalesce((select json_agg(b.id) from branches b where b.tenant = ${tenant} and b.archived_at is null), '[]') as branch_ids`)
  return rows[0]
}

/** A paper whose last day is over stands at its day. */
async function at<T>(kind: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const known = knownError(error)
    if (!known) throw error
    const fields = Object.entries(known.fields).map(([path, field]) => [
      `${kind}.${path === 'status' ? 'expires_on' : path}`,
      field,
    ])
    throw new AppError(known.code, known.params, Object.fromEntries(fields))
  }
}
