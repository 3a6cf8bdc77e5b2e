import type { StaffFilter } from '@dsms/contract/staff/staff/calls'
import type { Actor } from '../../../kernel/actor.ts'
import type { App } from '../../../kernel/services.ts'
import { batches } from '../../../kit/records/batches.ts'
import { sheetAnswer } from '../../../kit/records/export.ts'
import { staffCondition, staffPage, staffRecords } from './staff.data.ts'

type Filter = Omit<StaffFilter, 'page' | 'perPage'> & { format: 'csv' | 'xlsx' }

const columns = [
  'id',
  'first_name',
  'last_name',
  'username',
  'email',
  'phone',
  'role',
  'employee_no',
  'joined_on',
  'status',
  'last_login_at',
] as const

/** The filtered staff as a file. CSV streams in batches, so that memory and the database stay free however many there are. */
export async function exportStaff(app: App, actor: Actor, filter: Filter) {
  const total = await staffRecords.total(actor, staffCondition(actor, filter))
  const rows = batches(app, actor, (again, limit, offset) =>
    staffPage(again, staffCondition(again, filter), filter.sort, limit, offset),
  )
  return sheetAnswer({ name: 'staff', format: filter.format, columns, total, rows })
}
