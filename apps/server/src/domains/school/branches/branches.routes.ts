import { AppError } from '@dsms/contract/kernel/errors'
import { branches as area } from '@dsms/contract/school/branches/calls'
import { and, eq, ne, sql } from 'drizzle-orm'
import { takeTurn } from '../../../db/locks.ts'
import { branches } from '../../../db/tables/branches.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { App } from '../../../kernel/services.ts'
import { paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import type { AreaRules } from '../../../kit/areas/area.ts'
import { serveArea } from '../../../kit/areas/serveArea.ts'
import { checkLimit } from '../../platform/public.ts'
import { usesOfBranch } from './uses.ts'

const rules: AreaRules<typeof area, typeof branches> = {
  area,
  table: branches,
  sorts: { city: branches.city, is_main: branches.isMain },
  rows: ({ db, language }, page) => paged(db.select(wireColumns(branches, language)).from(branches).$dynamic(), page),
  narrow: ({ gender_scope }) => [gender_scope ? eq(branches.genderScope, gender_scope) : undefined],
  lockFirst: async (actor, { is_main }, isNew) => {
    if (isNew) await checkLimit(actor, 'branches')
    if (is_main) await lockMain(actor)
  },
  values: async (actor, { is_main, latitude, longitude }, before) => {
    if (((latitude ?? null) === null) !== ((longitude ?? null) === null))
      throw new AppError('invalid_input', {}, { [latitude ? 'longitude' : 'latitude']: { code: 'required' } })
    if (before?.isMain && is_main === false) throw new AppError('main_branch')
    if (is_main) await yieldMain(actor, before?.id ?? 0)
    return {}
  },
  archiving: async (actor, branch) => {
    if (branch.isMain) throw new AppError('main_branch')
    await checkEmpty(actor, branch.id)
  },
  statusChanging: (_, branch, to) => {
    if (branch.isMain && to === 'inactive') throw new AppError('main_branch')
    return undefined
  },
}

/** Two who make different branches the main one take turns. */
const lockMain = (actor: Actor) => takeTurn(actor.db, 'mainBranch', actor.tenant)

/** The present main branch is one of the others from now on. */
const yieldMain = (actor: Actor, id: number) =>
  actor.db
    .update(branches)
    .set({ isMain: false })
    .where(and(eq(branches.tenant, actor.tenant), eq(branches.isMain, true), ne(branches.id, sql`${id}`)))

/** Throws `record_in_use` while rooms, circuits, simulators or vehicles in use are at a branch. */
async function checkEmpty(actor: Actor, id: number) {
  const names = await usesOfBranch(actor, id)
  if (names.length === 0) return
  const first = names.slice(0, 3).join(actor.language === 'ar' ? '، ' : ', ')
  throw new AppError('record_in_use', { count: names.length, names: first })
}

export const branchRoutes = (app: App) => serveArea(app, rules)
