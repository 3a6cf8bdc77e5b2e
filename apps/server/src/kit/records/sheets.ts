import { stringify } from 'csv-stringify'
import writeXlsxFile from 'write-excel-file/node'

/**
 * Rows in, CSV out. A byte-order mark lets spreadsheet programs read Arabic; text that a spreadsheet would run as a
 * formula is put behind an apostrophe.
 */
export const csvOf = (columns: readonly string[]) =>
  stringify({ header: true, columns: [...columns], bom: true, cast: { string: harmless } })

/** A telephone number or one below zero begins like a formula and does nothing; an apostrophe would break it elsewhere. */
const harmless = (text: string): string =>
  /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text) && !/^(\+\d[\d ]*|-\d+([.,]\d+)?)$/.test(text) ? `'${text}` : text

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
