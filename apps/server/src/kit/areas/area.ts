import type { Answer } from '@dsms/contract/kernel/endpoint'
import type { ServedArea } from '@dsms/contract/kit/areas'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type * as z from 'zod'
import type { Actor } from '../../kernel/actor.ts'
import type { RecordTable, StoredRow, Values } from '../records/verbs.ts'
import type { Page, Stored } from './area.columns.ts'
import type { References } from './area.sheet.ts'

export type { StoredRow } from '../records/verbs.ts'

type Awaitable<T> = T | Promise<T>

/** What every table of an area has; see `areaColumns`. */
export type AreaTable = RecordTable & Record<'createdAt' | 'updatedAt' | 'status' | 'statusReason' | 'search', PgColumn>

/** What `create` takes; `update` takes any part of it. */
export type InputOf<A extends ServedArea> = z.output<A['input']>
/** What a line of a file becomes: that, and what it says as well. */
export type BroughtOf<A extends ServedArea> = z.output<A['bringing']['input']>
/** What a list may be narrowed by. */
export type FilterOf<A extends ServedArea> = Omit<z.output<A['calls']['list']['query']>, 'page' | 'perPage'>
/** What a change of status takes. */
export type StatusInputOf<A extends ServedArea> = z.output<A['calls']['changeStatus']['body']>
/** A row as a list shows it, and a record as its own page does. */
export type ListedOf<A extends ServedArea> =
  Answer<A['calls']['list']> extends { rows: (infer Row)[] } ? Stored<Row> : never
export type WholeOf<A extends ServedArea> = Stored<Answer<A['calls']['get']>>
/** The same without its latest changes, which the kit adds. */
export type RecordOf<A extends ServedArea> = Omit<WholeOf<A>, 'history'>

/** What a list can be sorted by other than `id`, `name`, `status`, `created_at` and `updated_at`. */
export type SortsOf<A extends ServedArea> = { [Name in keyof WholeOf<A>]?: PgColumn | SQL }
type SortName<A extends ServedArea> = keyof WholeOf<A> & string
/** Names to sort by, the first one first; a minus sign turns one round. */
export type SortOf<A extends ServedArea> = readonly (SortName<A> | `-${SortName<A>}`)[]

/**
 * The special parts of a catalogue; the rest is common to all. Every rule runs in the transaction of the call, those of
 * a change when the row is locked and its version checked. An input's field is kept in the column of its name. What needs
 * another order of things, or more than this, is written with the verbs themselves.
 */
export interface AreaRules<A extends ServedArea, T extends AreaTable, Row extends ListedOf<A>> {
  /** Rows as a list shows them: `paged(db.select({ ...wireColumns(table, language), … }).from(…).$dynamic(), page)`. */
  rows: (actor: Actor, page: Page) => Promise<Row[]>
  sorts?: SortsOf<A>
  /** By name, unless told. */
  defaultSort?: SortOf<A>
  /** Conditions of the area's own filters. They name its table alone, so that rows are counted without joins. */
  filters?: (query: FilterOf<A>) => (SQL | undefined)[]
  /** Columns of its files that name other records: `branch` for the input's `branch_id`. */
  references?: References<A>
  /** What the record's own page shows as well. */
  more?: (actor: Actor, row: Row) => Awaitable<Omit<RecordOf<A>, keyof Row>>
  /** Before a row is written: throws what the rules forbid, answers values of columns other than those of the input. */
  beforeWrite?: (
    actor: Actor,
    input: Partial<InputOf<A>>,
    before: StoredRow<T> | undefined,
  ) => Awaitable<Values<T> | undefined>
  /** After a row is written: rows of other tables that belong to it. */
  afterWrite?: (
    actor: Actor,
    id: number,
    input: Partial<InputOf<A>>,
    before: StoredRow<T> | undefined,
  ) => Awaitable<unknown>
  /** Before a status changes: throws what forbids it, answers values that change with it. */
  beforeStatus?: (actor: Actor, row: StoredRow<T>, change: StatusInputOf<A>) => Awaitable<Values<T> | undefined>
  /** Before a record is archived: throws what still needs it. */
  beforeArchive?: (actor: Actor, row: StoredRow<T>) => Awaitable<unknown>
}
