import { Transform } from 'node:stream'
import { harmless } from '@dsms/contract/kit/formulas'
import papa from 'papaparse'
import writeXlsxFile from 'write-excel-file/node'

/** Rows in, CSV out, one at a time. A byte-order mark lets spreadsheet programs read Arabic. */
export const csvOf = (columns: readonly string[]): Transform =>
  new Transform({
    writableObjectMode: true,
    construct(done) {
      this.push(`\uFEFF${lineOf(columns)}`)
      done()
    },
    transform(row: object, _, done) {
      const cells = new Map<string, unknown>(Object.entries(row))
      done(null, lineOf(columns.map((column) => cellOf(cells.get(column)))))
    },
  })

const lineOf = (cells: readonly string[]) => `${papa.unparse([cells])}\n`

function cellOf(value: unknown): string {
  if (value === null || value === undefined || value === false) return ''
  if (value === true) return '1'
  if (typeof value === 'string') return harmless(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** A workbook with one sheet, in memory: for as many rows as the caller allows. */
export async function xlsxOf(columns: readonly string[], rows: object[]): Promise<Buffer> {
  const heading = columns.map((value) => ({ value, fontWeight: 'bold' as const }))
  const body = rows.map((row) => {
    const cells = new Map<string, unknown>(Object.entries(row))
    return columns.map((column) => {
      const value = cells.get(column)
      return value === null || value === undefined
        ? null
        : typeof value === 'number'
          ? { value }
          : { value: String(value) }
    })
  })
  const workbook = await writeXlsxFile([heading, ...body])
  return workbook.toBuffer()
}
