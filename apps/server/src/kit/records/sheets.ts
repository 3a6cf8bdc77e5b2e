import { stringify } from 'csv-stringify'
import writeXlsxFile from 'write-excel-file/node'

/**
 * Rows in, CSV out. A byte-order mark lets spreadsheet programs read Arabic; text that a spreadsheet would run as a
 * formula is put behind an apostrophe.
 */
export const csvOf = (columns: readonly string[]) =>
  stringify({ header: true, columns: [...columns], bom: true, escape_formulas: true })

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
