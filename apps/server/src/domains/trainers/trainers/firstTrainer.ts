import { AppError } from '@dsms/contract/kernel/errors'
import { trainerCredentials } from '@dsms/contract/trainers/credentials/calls'
import { type RequiredKind, requiredKinds } from '@dsms/contract/trainers/credentials/rules'
import { trainerGearboxes, trainers as trainersArea, trainings } from '@dsms/contract/trainers/trainers/calls'
import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { knownError } from '../../../kernel/http/errors.ts'
import type { App } from '../../../kernel/services.ts'
import { readyToday } from '../credentials/credentials.ready.ts'
import { addCredential, changeCredentialStatus } from '../credentials/credentials.service.ts'
import { lockPersonOf } from './trainers.person.ts'
import { addTrainer, changeTrainerStatus } from './trainers.service.ts'
import { trainers } from './trainers.table.ts'

type Papers = Record<RequiredKind, { number: string; expires_on: string }>
interface Named {
  first_name: string
  family_name: string
}
interface Other {
  phone: string
  gender_id?: number | null | undefined
  licence_type_ids?: number[] | undefined
}

/**
 * Makes a trainer of whoever asks, or of somebody else who is new here, and lets them begin. They teach at all branches and, unless
 * told, all that the school trains for. Who is a trainer already gets the papers that they lack, and nothing twice.
 */
export async function addFirstTrainer(
  app: App,
  actor: Actor,
  { other, teaching_permit, driving_licence, ...name }: Named & Papers & { other?: Other | undefined },
): Promise<void> {
  if (!other && !(await lockPersonOf(actor, actor.id))) throw new AppError('not_found')
  const there = await trainerThere(actor, other ? isOfPhone(other) : eq(trainers.id, actor.id))
  const add = async () => addTrainer(app, actor, await inputOf(actor, name, other))
  const id = there?.id ?? (await (other ? at('other', add) : add()))
  const papers = { teaching_permit, driving_licence }
  const { blocked_by } = await readyToday(actor, id)
  for (const kind of requiredKinds.filter((one) => blocked_by.includes(one)))
    await at(kind, async () => {
      const input = trainerCredentials.input.parse({ trainer_id: id, kind, ...papers[kind] })
      await changeCredentialStatus(actor, await addCredential(actor, input), { status: 'approved' })
    })
  if (there === undefined || there.status === 'onboarding')
    await changeTrainerStatus(app, actor, id, { status: 'active' })
}

const isOfPhone = ({ phone }: Other) =>
  and(eq(trainers.phone, phone), isNull(trainers.archivedAt), ne(trainers.status, 'left'))

async function trainerThere(actor: Actor, which: SQL | undefined) {
  const [row] = await actor.db
    .select({ id: trainers.id, status: trainers.status })
    .from(trainers)
    .where(and(eq(trainers.tenant, actor.tenant), which))
    .orderBy(trainers.id)
    .limit(1)
  return row
}

async function inputOf(actor: Actor, { first_name, family_name }: Named, other: Other | undefined) {
  const script = /\p{Script=Arabic}/u.test(first_name + family_name) ? 'ar' : 'en'
  const { licence_type_ids, ...of } = other ?? { person_id: actor.id, employment: 'owner' }
  const input = {
    ...(await taughtHere(actor)),
    ...(licence_type_ids ? { licence_type_ids } : {}),
    ...of,
    [`first_name_${script}`]: first_name,
    [`family_name_${script}`]: family_name,
    teaches: [...trainings],
    gearboxes: [...trainerGearboxes],
  }
  return trainersArea.input.parse(input)
}

const taughtRow = z.object({ licence_type_ids: z.array(z.int()), branch_ids: z.array(z.int()) })

async function taughtHere({ db, tenant }: Actor) {
  const rows = await rowsOf(
    db,
    taughtRow,
    sql`
      select coalesce((select json_agg(t.id) from licence_types t
                        where t.tenant = ${tenant} and t.status = 'active' and t.archived_at is null), '[]') as licence_type_ids,
             coalesce((select json_agg(b.id) from branches b where b.tenant = ${tenant} and b.archived_at is null), '[]') as branch_ids`,
  )
  return rows[0]
}

/** Errors of a paper, or of somebody else, stand where they were typed. */
async function at<T>(place: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const known = knownError(error)
    if (!known) throw error
    const fields = Object.entries(known.fields).map(([path, field]) => [
      `${place}.${path === 'status' ? 'expires_on' : path}`,
      field,
    ])
    throw new AppError(known.code, known.params, Object.fromEntries(fields))
  }
}
