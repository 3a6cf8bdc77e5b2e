import { partsOfName, wholeName } from '@dsms/contract/kit/cleaning/wholeName'
import type { SheetLine } from './reading/readSheets.ts'

export interface ImportColumn {
  /** Its name in the call. */
  key: string
  /** Its heading in the reader's language; files may use either. */
  label: string
  isRequired?: boolean
  /** Fills the first line of the template. */
  example: string
  /** Turns what people type into what the call takes. */
  clean?: (cell: string) => string
  /** The reader's word for a code that the call takes. */
  wordOf?: (cell: string) => string | undefined
}

export interface ImportRow {
  /** As the sheet counts. */
  number: number
  cells: Record<string, string>
}

/** The column that each place of a line fills; nothing for those that are left out. */
export type Mapping = (string | undefined)[]

/** Lines of a file below its heading as rows for the call. Empty cells are left out. */
export function rowsOf(lines: SheetLine[], mapping: Mapping, columns: ImportColumn[]): ImportRow[] {
  const byKey = new Map(columns.map((column) => [column.key, column]))
  const cellsOf = (key: string, cell: string): [string, string][] =>
    key === wholeName ? partsOfName(cell) : [[key, byKey.get(key)?.clean?.(cell) ?? cell]]
  return lines
    .map(({ number, cells }) => ({
      number,
      cells: Object.fromEntries(
        mapping.flatMap((key, place) => {
          const cell = cells[place] ?? ''
          return key === undefined || cell === '' ? [] : cellsOf(key, cell)
        }),
      ),
    }))
    .filter(({ cells }) => Object.keys(cells).length > 0)
}

/** Needed columns that nothing fills. A name is whole in one script or the other. */
export function missingIn(mapping: Mapping, columns: ImportColumn[]): ImportColumn[] {
  const isFilled = (key: string) =>
    mapping.includes(key) ||
    (/^(first|family)_name_ar$/.test(key) &&
      (mapping.includes(wholeName) || mapping.includes(key.replace(/ar$/, 'en'))))
  return columns.filter(({ key, isRequired }) => isRequired && !isFilled(key))
}

/** A file to fill in: the headings and one line as an example, for Excel with a mark that it is UTF-8. */
export function templateOf(columns: ImportColumn[]): Blob {
  const line = (cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')
  const text = [line(columns.map((column) => column.label)), line(columns.map((column) => column.example))].join('\r\n')
  return new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv;charset=utf-8' })
}
