import type { Encoding } from './decodeText.ts'
import type { Sheet } from './readSheets.ts'

export interface ReadFile {
  sheets: Sheet[]
  /** How a text file is written; a workbook says so itself. */
  encoding?: Encoding
}

export interface ToRead {
  bytes: Uint8Array
  isWorkbook: boolean
  encoding?: Encoding | undefined
}

/** What a file holds. Slow for large ones, so it runs in a worker; readers are loaded when a file is chosen. */
export async function readFile({ bytes, isWorkbook, encoding }: ToRead): Promise<ReadFile> {
  if (isWorkbook) return { sheets: await (await import('./readSheets.ts')).readSheets(bytes) }
  const read = (await import('./readTextTable.ts')).readTextTable(bytes, encoding)
  return { sheets: [{ name: '', lines: read.lines }], encoding: read.encoding }
}
