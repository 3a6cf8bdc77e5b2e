import type { Answer, Input } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import type { askForLeave, listMyLeave } from '@dsms/contract/trainers/trainers/portal'
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../../../kernel/actor.ts'
import { together } from '../../../../kernel/together.ts'
import { wireColumns } from '../../../../kit/areas/area.columns.ts'
import { changeLeaveStatus, createLeaveRequest, readBalance } from '../../leaveRequests/leaveRequests.service.ts'
import { leaveRequests as l } from '../../leaveRequests/leaveRequests.table.ts'
import { ownTrainer } from './portal.own.ts'

type Row = Answer<typeof listMyLeave>['rows'][number]

/** More than anybody asks for in years. */
const most = 200

async function ownRows(actor: Actor, today: string, more?: SQL): Promise<Row[]> {
  const { id, kind, status, status_reason, first_day, last_day, from_noon, until_noon, note, decided_at } = wireColumns(
    l,
    actor.language,
  )
  const rows = await actor.db
    .select({
      ...{ id, status_reason, first_day, last_day, from_noon, until_noon, note, decided_at },
      kind: sql<Row['kind']>`${kind}`,
      status: sql<Row['status']>`${status}`,
    })
    .from(l)
    .where(and(eq(l.tenant, actor.tenant), eq(l.trainerId, actor.id), isNull(l.archivedAt), more))
    .orderBy(desc(l.firstDay), desc(l.id))
    .limit(most)
  return rows.map((row) => ({ ...row, may_withdraw: mayWithdraw(row, today) }))
}

/** What nobody has decided, or what was granted and has not begun. */
const mayWithdraw = ({ status, first_day }: Pick<Row, 'status' | 'first_day'>, today: string) =>
  status === 'pending' || (status === 'approved' && first_day > today)

export async function listLeave(actor: Actor, asked: number | undefined): Promise<Answer<typeof listMyLeave>> {
  const { id, today } = await ownTrainer(actor)
  const year = asked ?? Number(today.slice(0, 4))
  const [rows, { kinds }] = await together([() => ownRows(actor, today), () => readBalance(actor, id, year)])
  return { rows, today, year, balance: kinds }
}

async function readOwn(actor: Actor, id: number, today: string): Promise<Row> {
  const [row] = await ownRows(actor, today, eq(l.id, id))
  if (!row) throw new AppError('not_found')
  return row
}

export async function requestLeave(actor: Actor, input: Input<typeof askForLeave>['body']) {
  const { id: trainer_id, name, today } = await ownTrainer(actor)
  const made = await createLeaveRequest(actor, { ...input, trainer_id })
  return { row: await readOwn(actor, made.id, today), trainer: name }
}

export async function callOffLeave(actor: Actor, id: number) {
  const { name, today } = await ownTrainer(actor)
  const row = await readOwn(actor, id, today)
  if (!row.may_withdraw) throw new AppError('illegal_transition', { from: row.status, allowed: '–' })
  await changeLeaveStatus(actor, id, { status: 'cancelled' })
  return { row: await readOwn(actor, id, today), trainer: name }
}
