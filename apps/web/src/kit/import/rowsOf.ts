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

export interface ImportRows {
  rows: Record<string, string>[]
  /** Headings that mean nothing here. */
  unknown: string[]
  /** Needed columns that the file does not have. */
  missing: ImportColumn[]
}

/** Lines of a file as rows for the call. Empty cells are left out. */
export function rowsOf([heading = [], ...lines]: string[][], columns: ImportColumn[]): ImportRows {
  const found = heading.map((title) => columns.find((column) => [column.key, column.label].some(isSame(title))))
  return {
    unknown: heading.filter((title, place) => title !== '' && !found[place]),
    missing: columns.filter((column) => column.isRequired && !found.includes(column)),
    rows: lines.map((line) =>
      Object.fromEntries(
        found.flatMap((column, place) => {
          const cell = line[place] ?? ''
          return column && cell !== '' ? [[column.key, column.clean?.(cell) ?? cell]] : []
        }),
      ),
    ),
  }
}

/** A file to fill in: the headings and one line as an example, for Excel with a mark that it is UTF-8. */
export function templateOf(columns: ImportColumn[]): Blob {
  const line = (cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')
  const text = [line(columns.map((column) => column.label)), line(columns.map((column) => column.example))].join('\r\n')
  return new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv;charset=utf-8' })
}

const isSame = (title: string) => (name: string) => plain(name) === plain(title)
const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_*-]+/g, ' ')
