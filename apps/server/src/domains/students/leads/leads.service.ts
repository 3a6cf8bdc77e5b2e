import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { ImportBody } from '@dsms/contract/kernel/exchange'
import { leads as area, type followLead as follow } from '@dsms/contract/students/leads/calls'
import { branches } from '../../../db/tables/branches.ts'
import { users } from '../../../db/tables/users.ts'
import { type Actor, holds } from '../../../kernel/actor.ts'
import type { App } from '../../../kernel/services.ts'
import { together } from '../../../kernel/together.ts'
import { valuesOf } from '../../../kit/areas/area.columns.ts'
import { importSheet } from '../../../kit/areas/area.import.ts'
import { exportList, list, readOne, whole } from '../../../kit/areas/area.list.ts'
import { byName } from '../../../kit/areas/area.sheet.ts'
import { changeStatus, checkStatus, firstStatus } from '../../../kit/areas/area.status.ts'
import type { InputOf } from '../../../kit/areas/area.ts'
import { holdNamed, namesOf } from '../../../kit/areas/named.ts'
import { archive, checkVersion, insert, lock, restore, type StoredRow, update } from '../../../kit/records/verbs.ts'
import { licenceTypes } from '../../curriculum/public.ts'
import { isOwner, leadListing, leadRows, ownersByName, talksOf } from './leads.data.ts'
import { leads, leadTalks } from './leads.table.ts'

type Calls = typeof area.calls

/** What columns of a file name, and what a new name in an input holds until the end of the transaction. */
const references = {
  licence_type: byName(licenceTypes, { code: licenceTypes.code }),
  branch: byName(branches),
  owner: Object.assign(ownersByName, { table: users }),
}
const named = namesOf(leads, references)

export const listLeads = (actor: Actor, query: Given<Calls['list']>['query']) =>
  list(actor, area, leadListing(actor, query), query)

export async function readLead(actor: Actor, id: number) {
  const [record, talks] = await together([() => readOne(actor, leads, id, leadRows), () => talksOf(actor, id)])
  return whole(area, { ...record, talks })
}

export async function createLead(actor: Actor, input: InputOf<typeof area>) {
  return readLead(actor, await addLead(actor, input))
}

async function addLead(actor: Actor, input: InputOf<typeof area>): Promise<number> {
  await checkOwner(actor, input.owner_id, undefined)
  const id = await insert(actor, leads, { status: firstStatus(area), ...valuesOf(leads, input) })
  await holdNamed(actor, named(input, undefined))
  return id
}

export async function updateLead(actor: Actor, id: number, { version, ...input }: Given<Calls['update']>['body']) {
  const before = await lock(actor, leads, id)
  await checkVersion(actor, leads, before, version)
  await checkOwner(actor, input.owner_id, before)
  await update(actor, leads, before, valuesOf(leads, input))
  await holdNamed(actor, named(input, before))
  return readLead(actor, id)
}

/** Keeps what was said and sets the next day. Who was won, lost or archived is no longer followed up. */
export async function followLead(actor: Actor, id: number, { said, next_on }: Given<typeof follow>['body']) {
  const lead = await lock(actor, leads, id)
  if (lead.archivedAt !== null) throw new AppError('lead_archived')
  if (lead.status === 'lost') throw new AppError('lead_lost')
  if (lead.status === 'won') throw new AppError('illegal_transition', { from: 'won', allowed: '–' })
  await actor.db
    .insert(leadTalks)
    .values({ tenant: actor.tenant, leadId: id, said: said || null, nextOn: next_on, byId: actor.id })
  await update(actor, leads, lead, { followUpOn: next_on })
  return readLead(actor, id)
}

export async function changeLeadStatus(actor: Actor, id: number, change: Given<Calls['changeStatus']>['body']) {
  const lead = await lock(actor, leads, id)
  if (change.status === 'won' && lead.studentId === null) {
    checkStatus(area, lead.status, change)
    throw new AppError('lead_to_convert')
  }
  await changeStatus(actor, area, leads, lead, change)
  return readLead(actor, id)
}

export async function archiveLead(actor: Actor, id: number) {
  await archive(actor, leads, await lock(actor, leads, id))
  return readLead(actor, id)
}

export async function restoreLead(actor: Actor, id: number) {
  await restore(actor, leads, id)
  return readLead(actor, id)
}

export const exportLeads = (app: App, actor: Actor, query: Given<Calls['exportSheet']>['query']) =>
  exportList(app, actor, area, leadListing(actor, query), query)

export const importLeads = (actor: Actor, body: ImportBody) => importSheet(actor, area, body, addLead, { references })

/**
 * Staff look after leads. Everybody may take one that is nobody's and give up their own; who gives one to somebody, or takes
 * it from somebody, needs `leads.assign`.
 */
async function checkOwner(actor: Actor, id: number | null | undefined, before: StoredRow<typeof leads> | undefined) {
  const was = before?.ownerId ?? null
  if (id === undefined || id === was) return
  const isOwn = (id === actor.id && was === null) || (id === null && was === actor.id)
  if (!isOwn && !holds(actor, 'leads.assign')) throw new AppError('forbidden', { permission: 'leads.assign' })
  if (id !== null && !(await isOwner(actor, id))) throw fieldError('owner_id', 'unknown_choice')
}
