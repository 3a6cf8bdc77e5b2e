import { classRooms as area } from '@dsms/contract/resources/classRooms/calls'
import { describe, expect, it } from 'vitest'
import { classRooms } from '../../domains/resources/classRooms/classRooms.table.ts'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/services.ts'
import { insert, type StoredRow } from '../records/verbs.ts'
import { type Page, valuesOf, wireColumns } from './area.columns.ts'
import type { InputOf, ListedOf, RecordOf, SortsOf } from './area.ts'
import { serveArea } from './serveArea.ts'

type Row = ListedOf<typeof area> & RecordOf<typeof area>
type Rows<Shown> = (actor: Actor, page: Page) => Promise<Shown[]>

/** None of it runs: the type checker is the test, and fails where one of these lines would be right. */
const misspelt = (app: App, actor: Actor, input: InputOf<typeof area>, before: StoredRow<typeof classRooms>) => ({
  whole: (rows: Rows<Row>) => serveArea(app, area, classRooms, { rows }),
  // @ts-expect-error a column of the list is forgotten
  listed: (rows: Rows<Omit<Row, 'branch'>>) => serveArea(app, area, classRooms, { rows }),
  // @ts-expect-error a column of the record's own page is forgotten
  own: (rows: Rows<Omit<Row, 'photo'>>) => serveArea(app, area, classRooms, { rows }),
  added: (rows: Rows<Omit<Row, 'photo'>>) => serveArea(app, area, classRooms, { rows, more: () => ({ photo: null }) }),
  // @ts-expect-error it is called `photo`
  more: (rows: Rows<Omit<Row, 'photo'>>) => serveArea(app, area, classRooms, { rows, more: () => ({ foto: null }) }),
  // @ts-expect-error the table has no such column
  column: wireColumns(classRooms, 'ar').max_capacities,
  // @ts-expect-error nobody sees what it is sorted by
  sort: { max_capacities: classRooms.maxCapacity } satisfies SortsOf<typeof area>,
  // @ts-expect-error no input's key is called so
  reference: (rows: Rows<Row>) => serveArea(app, area, classRooms, { rows, references: { branches: undefined } }),
  // @ts-expect-error a column without a default is not filled in
  value: insert(actor, classRooms, { ...valuesOf(classRooms, input), status: 'active', branchId: undefined }),
  // @ts-expect-error the row has no such key
  stored: before.max_capacity,
})

describe('what is forgotten or misspelt', () => {
  it('does not compile', () => {
    expect(misspelt).toBeTypeOf('function')
  })
})
