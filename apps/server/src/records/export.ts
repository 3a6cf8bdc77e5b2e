import { Readable } from 'node:stream'
import { AppError } from '@dsms/contract/errors'
import { exportLimit } from '@dsms/contract/exchange'
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

/** Rows as a file under a name. CSV streams, however many there are; a workbook holds so many and no more. */
export function sheetAnswer({ name, format, columns, total, rows }: Sheet) {
  if (format === 'csv')
    return fileAnswer(`${name}.csv`, 'text/csv; charset=utf-8', () => Readable.from(rows).pipe(csvOf(columns)))
  if (total > exportLimit)
    throw new AppError('invalid_input', {}, { format: { code: 'too_much_to_export', params: { max: exportLimit } } })
  return fileAnswer(`${name}.xlsx`, workbook, async () => xlsxOf(columns, await Array.fromAsync(rows)))
}

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
