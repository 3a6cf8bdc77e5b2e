import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { ImportBody } from '@dsms/contract/kernel/exchange'
import { schools as area } from '@dsms/contract/platform/schools/calls'
import { organizations } from '../../../db/tables/organizations.ts'
import { schools } from '../../../db/tables/schools.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { App, Services } from '../../../kernel/services.ts'
import { valuesOf } from '../../../kit/areas/area.columns.ts'
import { importSheet } from '../../../kit/areas/area.import.ts'
import { exportList, list, readOne, whole } from '../../../kit/areas/area.list.ts'
import { byName } from '../../../kit/areas/area.sheet.ts'
import { changeStatus, checkStatus, firstStatus } from '../../../kit/areas/area.status.ts'
import type { InputOf } from '../../../kit/areas/area.ts'
import { holdNamed, namesOf } from '../../../kit/areas/named.ts'
import { archive, checkVersion, lock, restore, update } from '../../../kit/records/verbs.ts'
import { countryCodes } from '../countries/countries.reference.ts'
import { insertSchools } from './schools.created.ts'
import { factsOf } from './schools.data.ts'
import { ofPlatform, schoolListing, schoolRows } from './schools.rows.ts'
import { checkIdle, checkMayBecome, checkSchool, newSlug, startSchool } from './schools.rules.ts'

type Calls = typeof area.calls
type Input = InputOf<typeof area>

const references = { country: countryCodes, organization: byName(organizations) }
const named = namesOf(schools, references)

export const listSchools = (actor: Actor, query: Given<Calls['list']>['query']) =>
  list(actor, area, schoolListing(actor, query), query)

export async function readSchool(actor: Actor, id: number) {
  const school = await readOne(actor, schools, id, schoolRows, ofPlatform(actor))
  return whole(area, { ...school, ...(await factsOf(actor, id)) })
}

export async function createSchool(services: Services, actor: Actor, input: Input) {
  return readSchool(actor, await addSchool(services, actor, input))
}

async function addSchool(services: Services, actor: Actor, input: Input): Promise<number> {
  await checkSchool(actor, input, undefined)
  const slug = input.slug || (await newSlug(actor, input.name.en))
  const [id] = await insertSchools(actor.db, [{ status: firstStatus(area), ...valuesOf(schools, input), slug }])
  if (!id) throw new AppError('internal')
  await holdNamed(actor, named(input, undefined))
  await startSchool(services, actor, id, input)
  return id
}

export async function updateSchool(actor: Actor, id: number, { version, ...input }: Given<Calls['update']>['body']) {
  const before = await lock(actor, schools, id, ofPlatform(actor))
  await checkVersion(actor, schools, before, version)
  await checkSchool(actor, input, before)
  if (input.admin) throw fieldError('admin', 'unknown_field', { name: 'admin' })
  if (input.slug === null) throw fieldError('slug', 'required')
  await update(actor, schools, before, { ...valuesOf(schools, input), slug: input.slug })
  await holdNamed(actor, named(input, before))
  return readSchool(actor, id)
}

export async function changeSchoolStatus(
  services: Services,
  actor: Actor,
  id: number,
  change: Given<Calls['changeStatus']>['body'],
) {
  const school = await lock(actor, schools, id, ofPlatform(actor))
  checkStatus(area, school.status, change)
  await checkMayBecome(actor, school, change.status, change.handed_over ?? false)
  await changeStatus(actor, area, schools, school, change)
  await services.events.publish(actor.db, { tenant: id }, { type: 'ability' })
  return readSchool(actor, id)
}

export async function archiveSchool(actor: Actor, id: number) {
  const school = await lock(actor, schools, id, ofPlatform(actor))
  checkIdle(school)
  await archive(actor, schools, school)
  return readSchool(actor, id)
}

export async function restoreSchool(actor: Actor, id: number) {
  await restore(actor, schools, id, ofPlatform(actor))
  return readSchool(actor, id)
}

export const exportSchools = (app: App, actor: Actor, query: Given<Calls['exportSheet']>['query']) =>
  exportList(app, actor, area, schoolListing(actor, query), query)

export const importSchools = (services: Services, actor: Actor, body: ImportBody) =>
  importSheet(actor, area, body, (again, input) => addSchool(services, again, input), { references })
