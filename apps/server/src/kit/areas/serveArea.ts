import type { Endpoint } from '@dsms/contract/kernel/endpoint'
import type { Area as Described } from '@dsms/contract/kit/areas'
import type * as z from 'zod'
import type { Actor } from '../../kernel/actor.ts'
import { serve } from '../../kernel/http/serve.ts'
import type { App } from '../../kernel/services.ts'
import { together } from '../../kernel/together.ts'
import { batches } from '../records/batches.ts'
import { sheetAnswer } from '../records/export.ts'
import { importArea } from './area.import.ts'
import { toLine } from './area.sheet.ts'
import { type AreaRules, type AreaTable, areaLife, type Wishes } from './area.ts'
import { statusesEnding } from './statusEnds.ts'

/** Inside here the calls of all areas are alike: what they take was checked against the contract. */
type Taken = z.ZodType<{
  id: number
  page: number
  perPage: number
  format: 'csv' | 'xlsx'
  version: number
  status: never
  reason: string | undefined
  from: string | undefined
  until: string | undefined
  school_id: number | undefined
}>
type Plain = Required<Pick<Endpoint<Taken, Taken, Taken, z.ZodType<unknown>>, 'params' | 'query' | 'body'>> &
  Endpoint<Taken, Taken, Taken, z.ZodType<unknown>>

/** Serves all calls of an area by its rules. Answers its life, for what the area does besides. */
export function serveArea<A extends Described, T extends AreaTable>(app: App, rules: AreaRules<A, T>) {
  const life = areaLife(rules)
  const { sheet, tag } = rules.area
  const calls = rules.area.calls as unknown as Record<keyof Described['calls'], Plain>

  serve(app, calls.list, async ({ actor, query }) => {
    const { page, perPage } = query
    const wishes = query as Wishes<A>
    const [rows, total] = await together([
      () => life.page(actor, wishes, perPage, (page - 1) * perPage),
      () => life.count(actor, wishes),
    ])
    return { rows, total }
  })

  serve(app, calls.get, ({ actor, params }) => life.read(actor, params.id))

  serve(app, calls.create, async ({ actor, body }) => {
    const { school_id: _, ...input } = body
    return life.read(actor, await life.create(actor, input as never))
  })

  const changed = async (actor: Actor, id: number, change: Promise<void>) => {
    await change
    return life.read(actor, id)
  }

  serve(app, calls.update, ({ actor, params, body }) => {
    const { school_id: _, version, ...input } = body
    return changed(actor, params.id, life.update(actor, params.id, version, input as never))
  })

  serve(app, calls.changeStatus, ({ actor, params, body }) => {
    const { school_id: _, status, reason, ...input } = body
    return changed(actor, params.id, life.changeStatus(actor, params.id, status, reason, input as never))
  })

  serve(app, calls.archive, ({ actor, params }) => changed(actor, params.id, life.archive(actor, params.id)))

  serve(app, calls.restore, ({ actor, params }) => changed(actor, params.id, life.restore(actor, params.id)))

  serve(app, calls.save, async ({ actor, query }) => {
    const wishes = query as Wishes<A>
    const total = await life.count(actor, wishes)
    const rows = batches(app, actor, async (again, limit, offset) =>
      (await life.page(again, wishes, limit, offset)).map((row) => toLine(rules.area, row)),
    )
    return sheetAnswer({ name: tag, format: query.format, columns: sheet, total, rows })
  })

  serve(app, calls.bring, ({ actor, body }) => importArea(actor, rules, life.create as never, body as never))

  if (rules.area.lasting.length) app.due.add(statusesEnding(rules))

  return life
}
