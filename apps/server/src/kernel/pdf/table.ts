import type { Language } from '@dsms/contract/kernel/shared'
import { oneLine } from '@dsms/contract/kernel/translated'
import { pageFonts, renderPdf } from './pdf.ts'

export interface PaperTable {
  language: Language
  title: string
  /** "Page" and "of", for the foot. */
  words: { page: string; of: string }
  /** `isPlain` keeps numbers, dates and addresses in their own order on a page from right to left. */
  columns: { title: string; isPlain?: boolean; share?: number }[]
  rows: string[][]
}

const template = `
#let sheet = json(bytes(sys.inputs.data))
#let plain(body) = box(text(dir: ltr, body))
#set document(title: sheet.title)
#set text(
  lang: sheet.language,
  dir: if sheet.dir == "rtl" { rtl } else { ltr },
  font: (${pageFonts.map((font) => `"${font}"`).join(', ')}),
  size: 8.5pt,
)
#set page(paper: "a4", flipped: true, margin: (x: 14mm, y: 14mm), footer: context align(center, text(size: 8pt)[
  #sheet.words.page #plain(str(counter(page).get().first())) #sheet.words.of #plain(str(counter(page).final().first()))
]))
#text(size: 14pt, weight: 600, sheet.title)
#v(4pt)
#table(
  columns: sheet.columns.map(column => column.share * 1fr),
  stroke: (x, y) => (bottom: 0.4pt + rgb("#c8d0d6")),
  inset: (x: 4pt, y: 5pt),
  fill: (x, y) => if y == 0 { rgb("#e3f1f5") },
  table.header(..sheet.columns.map(column => text(weight: 600, column.title))),
  ..sheet.rows.map(row => row.enumerate().map(((place, cell)) =>
    if sheet.columns.at(place).plain { plain(cell) } else { cell })).flatten(),
)
`

/** A list on paper: its head again on each page, pages numbered, in the direction of its language. */
export const tablePdf = ({ columns, rows, ...table }: PaperTable): Promise<Buffer> =>
  renderPdf(template, {
    ...table,
    rows: rows.map((cells) => cells.map(oneLine)),
    dir: table.language === 'ar' ? 'rtl' : 'ltr',
    columns: columns.map(({ title, isPlain = false, share = 1 }) => ({ title, plain: isPlain, share })),
  })
