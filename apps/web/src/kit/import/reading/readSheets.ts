import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

/** A line of a sheet with the number that it has there. */
export interface SheetLine {
  number: number
  cells: string[]
}

export interface Sheet {
  name: string
  lines: SheetLine[]
}

/** More than a list of people ever has; an archive may hold a thousand times of what it weighs. */
const mostBytes = 200_000_000

/**
 * The sheets of a workbook as text. The archive is taken apart here and handed on unpacked: the reader would start a
 * worker out of a text for large ones, which our content security policy refuses, and then wait for it forever.
 */
export async function readSheets(bytes: Uint8Array): Promise<Sheet[]> {
  let sum = 0
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/.test(name)) return false
      sum += originalSize
      if (sum > mostBytes) throw new Error('too large')
      return true
    },
  })
  for (const [name, part] of Object.entries(parts)) {
    if (/worksheets\/[^/]+\.xml$/.test(name)) parts[name] = withFaults(part)
  }
  const { default: readXlsx } = await import('read-excel-file/universal')
  const plain = new Blob([new Uint8Array(zipSync(parts, { level: 0 }))])
  // a number stays the text that it is: twenty digits of one would be rounded
  const sheets = await readXlsx<string>(plain, { parseNumber: numberText })
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    lines: linesOf(data.map((line) => line.map(cellText))),
  }))
}

/** The reader leaves out what a formula failed to say; a row must not lose it in silence. */
function withFaults(part: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const text = strFromU8(part)
  return text.includes(' t="e"') ? strToU8(text.replaceAll(' t="e"', ' t="str"')) : part
}

/** Lines that say something, each with its number. */
export const linesOf = (table: string[][]): SheetLine[] =>
  table.map((cells, place) => ({ number: place + 1, cells })).filter(({ cells }) => cells.some((cell) => cell !== ''))

// cells are text, numbers as text, booleans or dates, whatever the library's own types say
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (!(cell instanceof Date)) return String(cell).trim()
  const text = cell.toISOString()
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 16).replace('T', ' ')
}

/** A workbook may keep a large number as `9.66501234567E11`, with all of its digits. */
const numberText = (text: string): string =>
  /^-?\d(\.\d+)?E\+?\d+$/i.test(text) && Number.isSafeInteger(Number(text)) ? String(Number(text)) : text
