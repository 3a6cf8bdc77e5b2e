import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import { fieldError } from '@dsms/contract/kernel/errors'
import type { ImportBody } from '@dsms/contract/kernel/exchange'
import { trainers as area } from '@dsms/contract/trainers/trainers/calls'
import { branches } from '../../../db/tables/branches.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { App } from '../../../kernel/services.ts'
import { todayOf } from '../../../kernel/time/today.ts'
import { valuesOf } from '../../../kit/areas/area.columns.ts'
import { importSheet } from '../../../kit/areas/area.import.ts'
import { exportList, list, readOne, whole } from '../../../kit/areas/area.list.ts'
import { byName } from '../../../kit/areas/area.sheet.ts'
import { changeStatus, checkStatus, firstStatus } from '../../../kit/areas/area.status.ts'
import type { InputOf } from '../../../kit/areas/area.ts'
import { holdNamed, namesOf } from '../../../kit/areas/named.ts'
import { archive, checkVersion, insert, lock, restore, update } from '../../../kit/records/verbs.ts'
import { licenceTypes } from '../../curriculum/public.ts'
import { lockRights } from '../../identity/public.ts'
import { countryCodes } from '../../platform/public.ts'
import { lookup } from '../../school/public.ts'
import { readyToday } from '../credentials/credentials.ready.ts'
import { genderCodes } from './genders.reference.ts'
import { trainerListing, trainerRows } from './trainers.data.ts'
import { saveParts } from './trainers.parts.ts'
import {
  addPersonOf,
  inviteTrainer,
  keepPerson,
  knownPerson,
  letGo,
  lockPersonOf,
  sharedOf,
  takeBack,
} from './trainers.person.ts'
import { checkReady, checkVehicle, nextNumber, sharedAfter, trainerValues } from './trainers.rules.ts'
import { trainers } from './trainers.table.ts'

type Calls = typeof area.calls

/** What columns of a file name, and what a new name in an input holds until the end of the transaction. */
const references = {
  gender: genderCodes,
  country: countryCodes,
  position: lookup('trainer_position'),
  branch: byName(branches),
  licence_type: byName(licenceTypes, { code: licenceTypes.code }),
  speciality: lookup('trainer_speciality'),
  certification: lookup('trainer_certification'),
}
const named = namesOf(trainers, { position: references.position })

export const listTrainers = (actor: Actor, query: Given<Calls['list']>['query']) =>
  list(actor, area, trainerListing(actor, query), query)

export const readTrainer = async (actor: Actor, id: number) =>
  whole(area, await readOne(actor, trainers, id, trainerRows))

export async function createTrainer(app: App, actor: Actor, input: InputOf<typeof area>) {
  return readTrainer(actor, await addTrainer(app, actor, input))
}

/** Makes a trainer of somebody known, or of somebody new who is added first: a trainer has the person's number. */
export async function addTrainer(app: App, actor: Actor, input: InputOf<typeof area>): Promise<number> {
  const known = input.person_id ? await knownPerson(actor, input.person_id) : undefined
  const shared = sharedAfter(input, known && sharedOf(known))
  const values = trainerValues(actor, input, undefined)
  const id = known?.id ?? (await addPersonOf(actor, shared))
  await insert(actor, trainers, {
    status: firstStatus(area),
    ...valuesOf(trainers, input),
    ...values,
    ...shared,
    trainerNo: input.trainer_no || (await nextNumber(actor)),
    id,
  })
  await keepPerson(actor, id, shared)
  await holdNamed(actor, named(input, undefined))
  await saveParts(actor, id, input)
  await checkVehicle(actor, id, input, undefined)
  if (input.invite) await inviteTrainer(app, actor, id, { ...input, email: shared.email })
  return id
}

export async function updateTrainer(
  app: App,
  actor: Actor,
  id: number,
  { version, ...input }: Given<Calls['update']>['body'],
) {
  // first, as whoever changes the person does
  await lockPersonOf(actor, id)
  const before = await lock(actor, trainers, id)
  await checkVersion(actor, trainers, before, version)
  if (input.person_id && input.person_id !== id) throw fieldError('person_id', 'unknown_choice')
  const shared = sharedAfter(input, before)
  await update(actor, trainers, before, {
    ...valuesOf(trainers, input),
    ...trainerValues(actor, input, before),
    ...shared,
    trainerNo: input.trainer_no || undefined,
  })
  await keepPerson(actor, id, shared)
  await holdNamed(actor, named(input, before))
  await saveParts(actor, id, input)
  await checkVehicle(actor, id, input, before)
  if (input.invite) await inviteTrainer(app, actor, id, { ...input, email: shared.email })
  return readTrainer(actor, id)
}

/** Nobody begins to teach without papers; who leaves has a last day, and no longer signs in. */
export async function changeTrainerStatus(
  app: App,
  actor: Actor,
  id: number,
  change: Given<Calls['changeStatus']>['body'],
) {
  const leaves = change.status === 'left'
  if (leaves) {
    await lockRights(actor)
    await lockPersonOf(actor, id)
  }
  const trainer = await lock(actor, trainers, id)
  checkStatus(area, trainer.status, change)
  if (trainer.status === 'onboarding' && change.status === 'active') checkReady(actor, await readyToday(actor, id))
  const leftOn = leaves ? await lastDay(actor, change.left_on, trainer.joinedOn) : null
  await changeStatus(actor, area, trainers, trainer, change, { leftOn })
  if (leaves) await letGo(app, actor, id)
  return readTrainer(actor, id)
}

async function lastDay(actor: Actor, said: string | undefined, joinedOn: string | null): Promise<string> {
  const today = await todayOf(actor)
  const day = said ?? today
  if (day > today) throw fieldError('left_on', 'date_in_future')
  if (said && joinedOn && said < joinedOn) throw fieldError('left_on', 'end_before_start')
  return day
}

export async function archiveTrainer(app: App, actor: Actor, id: number) {
  await lockRights(actor)
  await lockPersonOf(actor, id)
  await archive(actor, trainers, await lock(actor, trainers, id))
  await letGo(app, actor, id)
  return readTrainer(actor, id)
}

/** A person who is archived among the people is brought back there first. */
export async function restoreTrainer(actor: Actor, id: number) {
  const person = await lockPersonOf(actor, id)
  await restore(actor, trainers, id)
  if (person) await takeBack(actor, person)
  return readTrainer(actor, id)
}

export const exportTrainers = (app: App, actor: Actor, query: Given<Calls['exportSheet']>['query']) =>
  exportList(app, actor, area, trainerListing(actor, query), query)

export const importTrainers = (app: App, actor: Actor, body: ImportBody) =>
  importSheet(actor, area, body, (again, input) => addTrainer(app, again, input), { references })
