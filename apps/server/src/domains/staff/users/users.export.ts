import type { Actor } from '../../../kernel/actor.ts'
import type { App } from '../../../kernel/services.ts'
import { batches } from '../../../kit/records/batches.ts'
import { sheetAnswer } from '../../../kit/records/export.ts'
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
  const total = await countUsers(actor, wishes)
  const rows = batches(app, actor, (again, limit, offset) => findUsers(again, wishes, limit, offset))
  return sheetAnswer({ name: 'users', format, columns, total, rows })
}
