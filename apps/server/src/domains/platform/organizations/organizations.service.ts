import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import type { ImportBody } from '@dsms/contract/kernel/exchange'
import { organizations as area } from '@dsms/contract/platform/organizations/calls'
import { organizations } from '../../../db/tables/organizations.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { App, Services } from '../../../kernel/services.ts'
import { valuesOf } from '../../../kit/areas/area.columns.ts'
import { importSheet } from '../../../kit/areas/area.import.ts'
import { exportList, list, readOne, whole } from '../../../kit/areas/area.list.ts'
import { changeStatus, checkStatus, firstStatus } from '../../../kit/areas/area.status.ts'
import type { InputOf } from '../../../kit/areas/area.ts'
import { holdNamed, namesOf } from '../../../kit/areas/named.ts'
import { archive, checkVersion, insert, lock, restore, update } from '../../../kit/records/verbs.ts'
import { countryCodes } from '../countries/countries.reference.ts'
import { lockTree, treeOf } from './organizations.data.ts'
import { organizationListing, organizationRows } from './organizations.rows.ts'
import { checkClosing, checkOrganization, checkUnused, tellSchools } from './organizations.rules.ts'

type Calls = typeof area.calls
type Input = InputOf<typeof area>

const references = { country: countryCodes }
const named = namesOf(organizations, references)

export const listOrganizations = (actor: Actor, query: Given<Calls['list']>['query']) =>
  list(actor, area, organizationListing(actor, query), query)

export async function readOrganization(actor: Actor, id: number) {
  const organization = await readOne(actor, organizations, id, organizationRows)
  return whole(area, { ...organization, tree: await treeOf(actor, id) })
}

export async function createOrganization(actor: Actor, input: Input) {
  return readOrganization(actor, await addOrganization(actor, input))
}

async function addOrganization(actor: Actor, input: Input): Promise<number> {
  if (input.parent_id) await lockTree(actor)
  await checkOrganization(actor, input, undefined)
  const id = await insert(actor, organizations, { status: firstStatus(area), ...valuesOf(organizations, input) })
  await holdNamed(actor, named(input, undefined))
  return id
}

export async function updateOrganization(
  actor: Actor,
  id: number,
  { version, ...input }: Given<Calls['update']>['body'],
) {
  if (input.parent_id) await lockTree(actor)
  const before = await lock(actor, organizations, id)
  await checkVersion(actor, organizations, before, version)
  await checkOrganization(actor, input, before)
  await update(actor, organizations, before, valuesOf(organizations, input))
  await holdNamed(actor, named(input, before))
  return readOrganization(actor, id)
}

export async function changeOrganizationStatus(
  services: Services,
  actor: Actor,
  id: number,
  change: Given<Calls['changeStatus']>['body'],
) {
  const organization = await lock(actor, organizations, id)
  checkStatus(area, organization.status, change)
  if (change.status === 'closed') await checkClosing(actor, organization)
  await changeStatus(actor, area, organizations, organization, change)
  if (change.status === 'suspended' || organization.status === 'suspended') await tellSchools(services, actor, id)
  return readOrganization(actor, id)
}

export async function archiveOrganization(actor: Actor, id: number) {
  const organization = await lock(actor, organizations, id)
  await checkUnused(actor, organization)
  await archive(actor, organizations, organization)
  return readOrganization(actor, id)
}

export async function restoreOrganization(actor: Actor, id: number) {
  await restore(actor, organizations, id)
  return readOrganization(actor, id)
}

export const exportOrganizations = (app: App, actor: Actor, query: Given<Calls['exportSheet']>['query']) =>
  exportList(app, actor, area, organizationListing(actor, query), query)

export const importOrganizations = (actor: Actor, body: ImportBody) =>
  importSheet(actor, area, body, addOrganization, { references })
