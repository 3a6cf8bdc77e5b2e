import { branches as area } from '@dsms/contract/branches'
import { AppError } from '@dsms/contract/errors'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Actor } from '../actor.ts'
import { paged, wireColumns } from '../areas/area.columns.ts'
import type { AreaRules } from '../areas/area.ts'
import { serveArea } from '../areas/serveArea.ts'
import { branches } from '../db/schema/branches.ts'
import type { App } from '../services.ts'

const rules: AreaRules<typeof area, typeof branches> = {
  area,
  table: branches,
  sorts: { city: branches.city, is_main: branches.isMain },
  rows: ({ db, language }, page) => paged(db.select(wireColumns(branches, language)).from(branches).$dynamic(), page),
  narrow: ({ gender_scope }) => [gender_scope ? eq(branches.genderScope, gender_scope) : undefined],
  limited: 'branches',
  values: async (actor, { is_main, latitude, longitude }, before) => {
    if (((latitude ?? null) === null) !== ((longitude ?? null) === null))
      throw new AppError('invalid_input', {}, { [latitude ? 'longitude' : 'latitude']: { code: 'required' } })
    if (before?.isMain && is_main === false) throw new AppError('main_branch')
    if (is_main) await yieldMain(actor, before?.id ?? 0)
    return {}
  },
  archiving: (_, branch) => {
    if (branch.isMain) throw new AppError('main_branch')
  },
  statusChanging: (_, branch, to) => {
    if (branch.isMain && to === 'inactive') throw new AppError('main_branch')
    return undefined
  },
}

/** The present main branch is one of the others from now on. */
const yieldMain = (actor: Actor, id: number) =>
  actor.db
    .update(branches)
    .set({ isMain: false })
    .where(and(eq(branches.tenant, actor.tenant), eq(branches.isMain, true), ne(branches.id, sql`${id}`)))

export const branchRoutes = (app: App) => serveArea(app, rules)
