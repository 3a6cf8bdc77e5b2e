import { Readable } from 'node:stream'
import { AppError } from '@dsms/contract/errors'
import { exportLimit } from '@dsms/contract/staff.exchange'
import type { Actor } from '../actor.ts'
import { batches } from '../records/batches.ts'
import { fileAnswer } from '../records/files.ts'
import { csvOf, xlsxOf } from '../records/sheets.ts'
import type { App } from '../services.ts'
import { countUsers, findUsers, type UserWishes } from './users.data.ts'

const columns = [
  'id',
  'fullName',
  'username',
  'email',
  'company',
  'role',
  'country',
  'contact',
  'currentPlan',
  'status',
] as const

/** The filtered users as a file; CSV streams, however many there are. */
export async function exportUsers(
  app: App,
  actor: Actor,
  { format, ...wishes }: UserWishes & { format: 'csv' | 'xlsx' },
) {
  // one row is read here, so that a wrong order is told before the file begins
  const [total] = await Promise.all([countUsers(actor, wishes), findUsers(actor, wishes, 1)])
  if (format === 'xlsx' && total > exportLimit)
    throw new AppError('invalid_input', {}, { format: { code: 'too_much_to_export', params: { max: exportLimit } } })
  const rows = batches(app, actor, (again, limit, offset) => findUsers(again, wishes, limit, offset))
  return format === 'csv'
    ? fileAnswer('users.csv', 'text/csv; charset=utf-8', () => Readable.from(rows).pipe(csvOf(columns)))
    : fileAnswer('users.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', async () =>
        xlsxOf(columns, await Array.fromAsync(rows)),
      )
}
