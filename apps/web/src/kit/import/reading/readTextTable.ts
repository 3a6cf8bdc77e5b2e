import papa from 'papaparse'
import { decodeText, type Encoding } from './decodeText.ts'
import { linesOf, type SheetLine } from './readSheets.ts'

export interface TextTable {
  encoding: Encoding
  lines: SheetLine[]
}

/** A file of values parted by commas, semicolons or tabs. Its first line may name the sign, as Excel understands it. */
export function readTextTable(bytes: Uint8Array, chosen?: Encoding): TextTable {
  const { text, encoding } = decodeText(bytes, chosen)
  const [, said, rest] = /^\uFEFF?sep=(.)\r?\n([\s\S]*)$/i.exec(text) ?? []
  const { data } = papa.parse<string[]>(
    // an empty line at the end makes every sign between values look unlikely
    (rest ?? text).replace(/^\uFEFF/, '').replace(/[\r\n]+$/, ''),
    said ? { delimiter: said } : {},
  )
  return { encoding, lines: linesOf(data.map((line) => line.map((cell) => cell.trim()))) }
}
