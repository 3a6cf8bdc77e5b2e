import { type Duplex, pipeline, Readable } from 'node:stream'
import { AppError } from '@dsms/contract/kernel/errors'
import { exportLimit } from '@dsms/contract/kernel/exchange'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/services.ts'
import { type Batch, batches } from './batches.ts'
import { fileAnswer } from './files.ts'
import { csvOf, xlsxOf } from './sheets.ts'

interface Sheet {
  /** File name without its ending. */
  name: string
  format: 'csv' | 'xlsx'
  columns: readonly string[]
  /** How many rows there will be. */
  total: number
  rows: AsyncIterable<object>
}

/** Rows as a file under a name. CSV streams, however many there are; a workbook holds at most so many. */
export function sheetAnswer({ name, format, columns, total, rows }: Sheet) {
  if (format === 'csv')
    return fileAnswer(`${name}.csv`, 'text/csv; charset=utf-8', async () => stream(await begun(rows), csvOf(columns)))
  if (total > exportLimit)
    throw new AppError('invalid_input', {}, { format: { code: 'too_much_to_export', params: { max: exportLimit } } })
  return fileAnswer(`${name}.xlsx`, workbook, async () => xlsxOf(columns, await Array.fromAsync(rows)))
}

/**
 * A list as a file, read in batches after the transaction of the call, each row as `line` makes it. The one way in which
 * lists leave as CSV or workbook.
 */
export function exportSheet<Row extends object>(
  app: App,
  actor: Actor,
  { read, line, ...sheet }: Omit<Sheet, 'rows'> & { read: Batch<Row>; line?: (row: Row) => object },
) {
  const rows = batches(app, actor, read)
  return sheetAnswer({ ...sheet, rows: line ? lines(rows, line) : rows })
}

async function* lines<Row>(rows: AsyncIterable<Row>, line: (row: Row) => object) {
  for await (const row of rows) yield line(row)
}

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * Rows of which the first has been read: what goes wrong until then is an error with an answer of its own. Later the
 * status has been sent, and all that is left is to cut the file off.
 */
async function begun<Row>(rows: AsyncIterable<Row>): Promise<AsyncIterable<Row>> {
  const iterator = rows[Symbol.asyncIterator]()
  const first = await iterator.next()
  return (async function* () {
    for (let row = first; !row.done; row = await iterator.next()) yield row.value
  })()
}

/** A failing source fails the stream too; whoever sends that ends the connection and logs why. */
const stream = (rows: AsyncIterable<object>, into: Duplex): Duplex => {
  pipeline(Readable.from(rows), into, () => {})
  return into
}
