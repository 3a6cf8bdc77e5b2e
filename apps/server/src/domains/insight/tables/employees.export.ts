import { type EmployeeFilter, pdfLimit } from '@dsms/contract/insight/tables/calls'
import { AppError } from '@dsms/contract/kernel/errors'
import type { Actor } from '../../../kernel/actor.ts'
import type { App } from '../../../kernel/services.ts'
import { batches } from '../../../kit/records/batches.ts'
import { exportSheet } from '../../../kit/records/export.ts'
import { fileAnswer } from '../../../kit/records/files.ts'
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
/** The filtered, or the chosen, employees as a file. CSV streams; a workbook and paper hold at most so many. */
export async function exportEmployees(app: App, actor: Actor, filter: Filter) {
  const total = await employeeRecords.total(actor, employeeCondition(actor, filter))
  const read = (again: Actor, limit: number, offset: number) => employeePage(again, filter, limit, offset)
  const { format } = filter
  if (format !== 'pdf') return exportSheet(app, actor, { name: 'employees', format, columns, total, read })
  if (total > pdfLimit)
    throw new AppError('invalid_input', {}, { format: { code: 'too_much_to_export', params: { max: pdfLimit } } })
  return fileAnswer('employees.pdf', 'application/pdf', async () =>
    employeesPdf(await Array.fromAsync(batches(app, actor, read)), actor.language),
  )
}
