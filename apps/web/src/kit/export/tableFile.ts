import { harmless } from '@dsms/contract/kit/formulas'
import papa from 'papaparse'
import type { TextTable } from './printTable.ts'

export const tableFormats = ['xlsx', 'csv', 'txt'] as const
export type TableFormat = (typeof tableFormats)[number]

/** A table as a file that spreadsheets open. Numbers are numbers in a workbook. */
export async function tableFile({ heads, rows }: TextTable, format: TableFormat): Promise<Blob> {
  const lines = [heads, ...rows].map((line) => line.map(plain))
  return format === 'xlsx' ? workbook(lines) : text(lines, format)
}

/** Marks that keep a direction on the screen mean nothing in a file. */
const plain = (cell: string) => cell.replace(/[\u200e\u200f\u2066-\u2069]/g, '')
const isNumber = (cell: string) => /^-?\d{1,15}(\.\d+)?$/.test(cell)

function text(lines: string[][], format: 'csv' | 'txt'): Blob {
  const cells = lines.map((line) => line.map(harmless))
  const written = papa.unparse(cells, { delimiter: format === 'csv' ? ',' : '\t' })
  const type = format === 'csv' ? 'text/csv' : 'text/plain'
  // the mark lets spreadsheets read Arabic
  return new Blob([`\uFEFF${written}\r\n`], { type: `${type};charset=utf-8` })
}

async function workbook([heads = [], ...rows]: string[][]): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  const heading = heads.map((value) => ({ value, fontWeight: 'bold' as const }))
  const body = rows.map((row) => row.map((cell) => ({ value: isNumber(cell) ? Number(cell) : cell })))
  return writeXlsxFile([heading, ...body], { rightToLeft: document.documentElement.dir === 'rtl' }).toBlob()
}
