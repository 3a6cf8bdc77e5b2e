import { Readable } from 'node:stream'
import { AppError } from '@dsms/contract/errors'
import { exportLimit } from '@dsms/contract/staff.exchange'
import { type EmployeeFilter, pdfLimit } from '@dsms/contract/tables'
import type { Actor } from '../actor.ts'
import { batches } from '../records/batches.ts'
import { fileAnswer } from '../records/files.ts'
import { csvOf, xlsxOf } from '../records/sheets.ts'
import type { App } from '../services.ts'
import { employeeCondition, employeePage, employeeRecords } from './employees.data.ts'
import { employeesPdf } from './employees.pdf.ts'

type Filter = EmployeeFilter & { ids: number[]; format: 'csv' | 'xlsx' | 'pdf' }

const columns = [
  'id',
  'full_name',
  'post',
  'email',
  'city',
  'startsOn',
  'salary',
  'age',
  'experienceYears',
  'status',
] as const
const limits = { csv: Number.POSITIVE_INFINITY, xlsx: exportLimit, pdf: pdfLimit }

/** The filtered, or the chosen, employees as a file. CSV streams; a workbook and paper hold so many and no more. */
export async function exportEmployees(app: App, actor: Actor, filter: Filter) {
  const total = await employeeRecords.total(actor, employeeCondition(actor, filter))
  const max = limits[filter.format]
  if (total > max) throw new AppError('invalid_input', {}, { format: { code: 'too_much_to_export', params: { max } } })

  const rows = batches(app, actor, (again, limit, offset) => employeePage(again, filter, limit, offset))
  switch (filter.format) {
    case 'csv':
      return fileAnswer('employees.csv', 'text/csv; charset=utf-8', () => Readable.from(rows).pipe(csvOf(columns)))
    case 'xlsx':
      return fileAnswer(
        'employees.xlsx',
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        async () => xlsxOf(columns, await Array.fromAsync(rows)),
      )
    case 'pdf':
      return fileAnswer('employees.pdf', 'application/pdf', async () =>
        employeesPdf(await Array.fromAsync(rows), actor.language),
      )
  }
}
