import type { Answer, Input } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { Area as Described } from '@dsms/contract/kit/areas'
import { and, eq, getTableName, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type * as z from 'zod'
import type { Actor } from '../../kernel/actor.ts'
import { todayOf } from '../../kernel/time/today.ts'
import { together } from '../../kernel/together.ts'
import { historyOf } from '../records/history.ts'
import { checkTransition, contains, records } from '../records/records.ts'
import { nameSql, type Page, valuesOf } from './area.columns.ts'
import type { Reference } from './area.sheet.ts'
import { holdNamed, namesOf } from './named.ts'

type Awaitable<T> = T | Promise<T>

/** What every table of an area has; see `areaColumns`. */
export type AreaTable = PgTable &
  Record<
    | 'id'
    | 'tenant'
    | 'version'
    | 'createdAt'
    | 'updatedAt'
    | 'archivedAt'
    | 'updatedBy'
    | 'status'
    | 'statusReason'
    | 'search',
    PgColumn
  >

/** Days of a status that lasts. */
export interface Span {
  from?: string | undefined
  until?: string | undefined
}

type Whole<A extends Described> = Answer<A['calls']['get']>
export type Wishes<A extends Described> = Input<A['calls']['list']>['query']
export type InputOf<A extends Described> = z.output<A['input']>
type StatusInputOf<A extends Described> = Partial<NonNullable<Input<A['calls']['changeStatus']>['body']>>
type StatusOf<A extends Described> = keyof A['statuses'] & string
export type StoredRow<T extends PgTable> = T['$inferSelect'] & { id: number; version: number; status: string }
type Values<T extends PgTable> = { [K in keyof T['$inferInsert']]?: T['$inferInsert'][K] | SQL }

/**
 * What is particular to an area; the rest is common to all. Everything happens in the transaction of the call. An
 * input's field is kept in the column of its name; `values` says where that is not all.
 */
export interface AreaRules<A extends Described, T extends AreaTable> {
  area: A
  table: T
  /** What a list can be sorted by besides `id`, `name`, `status`, `created_at` and `updated_at`; `name` where the table has no translated one. */
  sorts?: Record<string, PgColumn | SQL>
  defaultSort?: string
  /** Rows as a list shows them: `paged(db.select({ ...wireColumns(table, language), … }).from(…).$dynamic(), page)`. */
  rows: (actor: Actor, page: Page) => Promise<Record<string, unknown>[]>
  /** What a search finds, where that is more than the searched column. */
  finds?: (q: string) => SQL | undefined
  /** Conditions of the area's own filters. They name the area's table alone, so that rows are counted without joins. */
  narrow?: (wishes: Wishes<A>, actor: Actor) => (SQL | undefined)[]
  /** Which rows a filter by status finds, where more counts than the row's own. */
  hasStatus?: (status: string) => SQL
  /** Which rows are the actor's, where that is not told by the column `tenant`: schools are the platform's. */
  mine?: (actor: Actor) => SQL
  /** Which rows are read, where that is more than the actor's own: those that the platform has for all. */
  reads?: (actor: Actor) => SQL
  /** What the record's own page shows besides the columns of its table and what a list shows. */
  more?: (actor: Actor, row: Record<string, unknown> & { id: number }) => Awaitable<Record<string, unknown>>
  /**
   * Before the record itself: locks that come first, so that nobody waits for each other, and whether there may be one more
   * (`isNew` when it is added, or brought back).
   */
  lockFirst?: (actor: Actor, input: Partial<InputOf<A>>, isNew: boolean) => Awaitable<unknown>
  /** Column values besides those of the same names. Throws what the rules forbid. `before` is the row as it was. */
  values?: (actor: Actor, input: Partial<InputOf<A>>, before: StoredRow<T> | undefined) => Awaitable<Values<T>>
  /** After the row is there: rows of other tables that belong to it. */
  saved?: (actor: Actor, id: number, input: Partial<InputOf<A>>, before: StoredRow<T> | undefined) => Awaitable<unknown>
  /** Before a status changes: throws what forbids it, answers values that change with it. */
  statusChanging?: (
    actor: Actor,
    row: StoredRow<T>,
    to: StatusOf<A>,
    reason: string | undefined,
    /** What the change of status takes besides. */
    input: StatusInputOf<A>,
  ) => Awaitable<Values<T> | undefined>
  /** After a status changed: what follows from it for other records. */
  statusChanged?: (
    actor: Actor,
    row: StoredRow<T>,
    to: StatusOf<A>,
    reason: string | undefined,
    input: StatusInputOf<A>,
  ) => Awaitable<unknown>
  /** Before a record is put away: throws `record_in_use` for what still needs it. */
  archiving?: (actor: Actor, row: StoredRow<T>) => Awaitable<unknown>
  /** Columns of its files that name other rows of the same file by its first column; those are brought first. */
  rowsNeed?: readonly string[]
  /** Columns of its files that name other records: `branch` for the input's `branch_id`. */
  references?: Record<string, Reference>
}

/** The columns of a status that lasts: from today unless told. Any other status has no days. */
async function daysOf(actor: Actor, span: Span | undefined) {
  if (!span) return { statusFrom: null, statusUntil: null }
  const from = span.from ?? (await todayOf(actor))
  if (span.until && span.until < from) throw fieldError('until', 'end_before_start')
  return { statusFrom: from, statusUntil: span.until ?? null }
}

/** The life of an area's records. What the rules leave open is the same for all. */
export function areaLife<A extends Described, T extends AreaTable>(rules: AreaRules<A, T>) {
  const { area, table } = rules
  const entity = getTableName(table)
  const kept = records(table, {
    entity,
    sorts: {},
    defaultSort: '-id',
    ...(rules.mine ? { mine: rules.mine } : {}),
  })
  const reads = rules.reads ?? kept.mine
  const named = namesOf(table, rules.references)
  const first = Object.keys(area.statuses)[0] as string

  const order = (actor: Actor, sort: string | undefined) =>
    records(table, {
      entity,
      sorts: {
        id: table.id,
        status: table.status,
        ...('name' in table ? { name: nameSql(table.name as PgColumn, actor.language) } : {}),
        created_at: table.createdAt,
        updated_at: table.updatedAt,
        ...rules.sorts,
      },
      defaultSort: rules.defaultSort ?? 'name',
    }).order(sort)

  const condition = (actor: Actor, wishes: Wishes<A>): SQL | undefined => {
    const { q, status, archived } = wishes as { q?: string; status?: string; archived?: boolean }
    return and(
      reads(actor),
      archived ? isNotNull(table.archivedAt) : isNull(table.archivedAt),
      status ? (rules.hasStatus?.(status) ?? eq(table.status, status)) : undefined,
      q ? (rules.finds?.(q) ?? contains(table.search, q)) : undefined,
      ...(rules.narrow?.(wishes, actor) ?? []),
    )
  }

  const page = (actor: Actor, wishes: Wishes<A>, limit: number, offset: number) =>
    rules.rows(actor, {
      where: condition(actor, wishes),
      order: order(actor, (wishes as { sort?: string }).sort),
      limit,
      offset,
      wishes,
    })

  const read = async (actor: Actor, id: number): Promise<Whole<A>> => {
    const [[row], history] = await together([
      () => rules.rows(actor, { where: and(eq(table.id, id), reads(actor)), order: [sql`1`], limit: 1, offset: 0 }),
      () => historyOf(actor, entity, id),
    ])
    if (!row) throw new AppError('not_found')
    return { ...row, ...(await rules.more?.(actor, row as never)), history } as Whole<A>
  }

  const create = async (actor: Actor, input: InputOf<A>): Promise<number> => {
    await rules.lockFirst?.(actor, input, true)
    const values = await rules.values?.(actor, input, undefined)
    const id = await kept.insert(actor, { status: first, ...valuesOf(table, input), ...values } as never)
    await holdNamed(actor, named(input, undefined))
    await rules.saved?.(actor, id, input, undefined)
    return id
  }

  return {
    page,
    count: (actor: Actor, wishes: Wishes<A>) => kept.total(actor, condition(actor, wishes)),
    read,
    create,

    /** The row of a record in use, locked until the transaction ends. */
    lock: (actor: Actor, id: number) => kept.lock(actor, id) as Promise<StoredRow<T>>,

    async update(actor: Actor, id: number, version: number, input: Partial<InputOf<A>>): Promise<void> {
      await rules.lockFirst?.(actor, input, false)
      const row = (await kept.lock(actor, id)) as StoredRow<T>
      // told before any rule: whoever looks at an old version should see the new one first
      await kept.update(actor, row, version, {})
      const values = await rules.values?.(actor, input, row)
      await kept.update(actor, row, undefined, { ...valuesOf(table, input), ...values } as never)
      await holdNamed(actor, named(input, row))
      await rules.saved?.(actor, id, input, row)
    },

    async changeStatus(
      actor: Actor,
      id: number,
      to: StatusOf<A>,
      reason: string | undefined,
      input: StatusInputOf<A> & Span = {} as StatusInputOf<A> & Span,
    ): Promise<void> {
      const row = (await kept.lock(actor, id)) as StoredRow<T>
      checkTransition(area.statuses, row.status, to)
      if (area.reasons.includes(to) && !reason)
        throw new AppError('invalid_input', {}, { reason: { code: 'reason_required' } })
      const values = await rules.statusChanging?.(actor, row, to, reason, input)
      const days = area.lasting.length ? await daysOf(actor, area.lasting.includes(to) ? input : undefined) : {}
      await kept.update(actor, row, undefined, {
        status: to,
        statusReason: reason ?? null,
        ...days,
        ...values,
      } as never)
      await rules.statusChanged?.(actor, row, to, reason, input)
    },

    async archive(actor: Actor, id: number): Promise<void> {
      const row = (await kept.lock(actor, id)) as StoredRow<T>
      await rules.archiving?.(actor, row)
      await kept.archive(actor, row)
    },

    /** Brings back what was put away; it counts against the limit of the subscription again. */
    async restore(actor: Actor, id: number): Promise<void> {
      await rules.lockFirst?.(actor, {}, true)
      const restored = await actor.db
        .update(table)
        .set({ archivedAt: null } as never)
        .where(and(eq(table.id, id), kept.mine(actor), isNotNull(table.archivedAt)))
        .returning({ id: table.id })
      if (restored.length === 0) throw new AppError('not_found')
    },
  }
}
