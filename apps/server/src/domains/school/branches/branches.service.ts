import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { ImportBody } from '@dsms/contract/kernel/exchange'
import { branches as area } from '@dsms/contract/school/branches/calls'
import { and, eq, ne } from 'drizzle-orm'
import { takeTurn } from '../../../db/locks.ts'
import { branches } from '../../../db/tables/branches.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { App } from '../../../kernel/services.ts'
import { joined } from '../../../kernel/text/formats.ts'
import { type Page, paged, valuesOf, wireColumns } from '../../../kit/areas/area.columns.ts'
import { importSheet } from '../../../kit/areas/area.import.ts'
import { exportList, filtered, list, readOne, sortedBy, whole } from '../../../kit/areas/area.list.ts'
import { changeStatus, checkStatus, firstStatus } from '../../../kit/areas/area.status.ts'
import type { FilterOf, InputOf, SortsOf } from '../../../kit/areas/area.ts'
import { archive, checkVersion, insert, lock, ownedBy, restore, update } from '../../../kit/records/verbs.ts'
import { checkLimit } from '../../platform/public.ts'
import { usesOfBranch } from './uses.ts'

type Calls = typeof area.calls
type Input = InputOf<typeof area>

const rows = ({ db, language }: Actor, page: Page) =>
  paged(db.select(wireColumns(branches, language)).from(branches).$dynamic(), page)

const sorts: SortsOf<typeof area> = { city: branches.city, is_main: branches.isMain }

const listing = (actor: Actor, query: FilterOf<typeof area>) => ({
  table: branches,
  where: and(
    ownedBy(actor, branches),
    filtered(branches, query),
    query.gender_scope ? eq(branches.genderScope, query.gender_scope) : undefined,
  ),
  order: sortedBy(actor, branches, query.sort, sorts),
  rows,
})

export const listBranches = (actor: Actor, query: Given<Calls['list']>['query']) =>
  list(actor, area, listing(actor, query), query)

export const readBranch = async (actor: Actor, id: number) => whole(area, await readOne(actor, branches, id, rows))

export async function createBranch(actor: Actor, input: Input) {
  return readBranch(actor, await addBranch(actor, input))
}

async function addBranch(actor: Actor, input: Input): Promise<number> {
  await checkLimit(actor, 'branches')
  if (input.is_main) await lockMain(actor)
  checkPlace(input)
  if (input.is_main) await yieldMain(actor, 0)
  return insert(actor, branches, { status: firstStatus(area), ...valuesOf(branches, input) })
}

export async function updateBranch(actor: Actor, id: number, { version, ...input }: Given<Calls['update']>['body']) {
  if (input.is_main) await lockMain(actor)
  const before = await lock(actor, branches, id)
  await checkVersion(actor, branches, before, version)
  checkPlace(input)
  if (before.isMain && input.is_main === false) throw new AppError('main_branch')
  if (input.is_main) await yieldMain(actor, id)
  await update(actor, branches, before, valuesOf(branches, input))
  return readBranch(actor, id)
}

/** A place on the map has both numbers. */
function checkPlace({ latitude, longitude }: Partial<Input>) {
  if (((latitude ?? null) === null) !== ((longitude ?? null) === null))
    throw fieldError(latitude ? 'longitude' : 'latitude', 'required')
}

/** Two who make different branches the main one take turns. */
const lockMain = (actor: Actor) => takeTurn(actor.db, 'mainBranch', actor.tenant)

/** The present main branch is one of the others from now on. */
const yieldMain = (actor: Actor, id: number) =>
  actor.db
    .update(branches)
    .set({ isMain: false })
    .where(and(eq(branches.tenant, actor.tenant), eq(branches.isMain, true), ne(branches.id, id)))

export async function changeBranchStatus(actor: Actor, id: number, change: Given<Calls['changeStatus']>['body']) {
  const branch = await lock(actor, branches, id)
  checkStatus(area, branch.status, change)
  if (branch.isMain && change.status === 'inactive') throw new AppError('main_branch')
  await changeStatus(actor, area, branches, branch, change)
  return readBranch(actor, id)
}

export async function archiveBranch(actor: Actor, id: number) {
  const branch = await lock(actor, branches, id)
  if (branch.isMain) throw new AppError('main_branch')
  await checkEmpty(actor, id)
  await archive(actor, branches, branch)
  return readBranch(actor, id)
}

/** Throws `record_in_use` while rooms, circuits, simulators or vehicles in use are at a branch. */
async function checkEmpty(actor: Actor, id: number) {
  const names = await usesOfBranch(actor, id)
  if (names.length === 0) return
  const first = joined(actor.language, names.slice(0, 3))
  throw new AppError('record_in_use', { count: names.length, names: first })
}

/** It counts against the limit of the subscription again. */
export async function restoreBranch(actor: Actor, id: number) {
  await checkLimit(actor, 'branches')
  await restore(actor, branches, id)
  return readBranch(actor, id)
}

export const exportBranches = (app: App, actor: Actor, query: Given<Calls['exportSheet']>['query']) =>
  exportList(app, actor, area, listing(actor, query), query)

export const importBranches = (actor: Actor, body: ImportBody) => importSheet(actor, area, body, addBranch)
