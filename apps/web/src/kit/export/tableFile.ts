import type { TextTable } from './printTable.ts'
import { zipOf } from './zip.ts'

export const tableFormats = ['xlsx', 'csv', 'txt'] as const
export type TableFormat = (typeof tableFormats)[number]

/** A table as a file that spreadsheets open. Numbers are numbers in a workbook. */
export const tableFile = (table: TextTable, format: TableFormat): Blob =>
  format === 'xlsx' ? workbook(table) : text(table, format)

/** For a program that would run what begins like a formula: it is text. */
const isFormula = /^[=+\-@\t\r]/
const isNumber = /^-?\d+(\.\d+)?$/
/** Marks that keep a direction on the screen mean nothing in a file. */
const plain = (cell: string) => cell.replace(/[\u200e\u200f\u2066-\u2069]/g, '')

function text({ heads, rows }: TextTable, format: 'csv' | 'txt'): Blob {
  const safe = (cell: string) => (isFormula.test(cell) && !isNumber.test(cell) ? `'${cell}` : cell)
  const csv = (cell: string) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  const tabbed = (cell: string) => cell.replace(/[\t\n\r]+/g, ' ')
  const lines = [heads, ...rows].map((row) =>
    row
      .map((cell) => safe(plain(cell)))
      .map(format === 'csv' ? csv : tabbed)
      .join(format === 'csv' ? ',' : '\t'),
  )
  const type = format === 'csv' ? 'text/csv' : 'text/plain'
  // the mark lets spreadsheets read Arabic
  return new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: `${type};charset=utf-8` })
}

const office = 'http://schemas.openxmlformats.org'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The least that a workbook of one sheet is made of. */
function workbook({ heads, rows }: TextTable): Blob {
  const rtl = document.documentElement.dir === 'rtl' ? ' rightToLeft="1"' : ''
  const cell = (value: string, column: number, row: number) => {
    const content = plain(value)
    const at = `r="${columnName(column)}${row + 1}"`
    if (row > 0 && isNumber.test(content) && content.length < 16) return `<c ${at}><v>${content}</v></c>`
    const bold = row === 0 ? ' s="1"' : ''
    return `<c ${at} t="inlineStr"${bold}><is><t xml:space="preserve">${escaped(content)}</t></is></c>`
  }
  const line = (values: readonly string[], row: number) =>
    `<row r="${row + 1}">${values.map((value, column) => cell(value, column, row)).join('')}</row>`
  const files: Record<string, string> = {
    '[Content_Types].xml': `${head}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${main}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${main}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${main}.styles+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${head}<styleSheet xmlns="${office}/spreadsheetml/2006/main"><fonts count="2"><font><sz val="11"/></font><font><b/><sz val="11"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"${rtl}/></sheetViews><sheetData>${[heads, ...rows].map(line).join('')}</sheetData></worksheet>`,
  }
  return new Blob([zipOf(files)], { type: `${main}.sheet` })
}

/** A, B, … Z, AA, … */
const columnName = (column: number): string =>
  (column >= 26 ? columnName(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

/** Characters that XML has no way to write are left out. */
const escaped = (value: string) =>
  [...value]
    .filter((letter) => letter >= ' ' || '\t\n\r'.includes(letter))
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
