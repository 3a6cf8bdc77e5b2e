import type { ImportAnswer } from '@dsms/contract/kernel/exchange'
import { strToU8, zipSync } from 'fflate'
import { vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import type { RememberedColumns } from './remembered.ts'

export const columns = [
  { key: 'first_name_ar', label: 'الاسم الأول', isRequired: true, example: 'سارة' },
  { key: 'second_name_ar', label: 'اسم الأب', example: 'أحمد' },
  { key: 'family_name_ar', label: 'اسم العائلة', isRequired: true, example: 'العلي' },
  { key: 'phone', label: 'الجوال', example: '+966501234567' },
]

export type Row = Record<string, string>
/** A server that finds nothing wrong. */
export const right = async (rows: Row[], mode: string): Promise<ImportAnswer> => ({
  imported: mode === 'check' ? 0 : rows.length,
  rows: [],
})

/** The dialog in which somebody has chosen a file. */
export async function openWith(file: File, send = vi.fn(right), remembered?: RememberedColumns) {
  const done = vi.fn()
  const { screen } = await show(() => (
    <ImportDialog
      title="استيراد الطلاب"
      templateName="students"
      limit={5000}
      columns={columns}
      send={send}
      done={done}
      close={() => {}}
      {...(remembered && { remembered })}
    />
  ))
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  const files = new DataTransfer()
  files.items.add(file)
  if (input) input.files = files.files
  input?.dispatchEvent(new Event('change', { bubbles: true }))
  return { screen, send, done }
}

/** A packed workbook as spreadsheets write it: rows of its sheets, by their names. */
export function workbook(sheets: Record<string, string[][]>): File {
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const part = (xml: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${xml}`)
  const names = Object.keys(sheets)
  const each = (write: (name: string, nth: number) => string) => names.map((name, at) => write(name, at + 1)).join('')
  const packed = zipSync({
    'xl/workbook.xml': part(
      `<workbook xmlns:r="${relation}"><sheets>${each((name, nth) => `<sheet name="${name}" sheetId="${nth}" r:id="rId${nth}"/>`)}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': part(
      `<Relationships>${each((_, nth) => `<Relationship Id="rId${nth}" Type="${relation}/worksheet" Target="worksheets/sheet${nth}.xml"/>`)}</Relationships>`,
    ),
    ...Object.fromEntries(
      Object.values(sheets).map((rows, at) => [`xl/worksheets/sheet${at + 1}.xml`, part(sheetOf(rows))]),
    ),
  })
  return new File([new Uint8Array(packed)], 'list.xlsx')
}

function sheetOf(rows: string[][]): string {
  const cell = (text: string, row: number, column: number) =>
    `<c r="${String.fromCharCode(65 + column)}${row + 1}" t="inlineStr"><is><t>${text}</t></is></c>`
  const lines = rows.map(
    (cells, row) => `<row r="${row + 1}">${cells.map((text, column) => cell(text, row, column)).join('')}</row>`,
  )
  return `<worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`
}
