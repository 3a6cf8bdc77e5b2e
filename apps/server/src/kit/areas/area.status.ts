import { fieldError } from '@dsms/contract/kernel/errors'
import type { Area, StatusChange } from '@dsms/contract/kit/areas'
import type { Actor } from '../../kernel/actor.ts'
import { todayOf } from '../../kernel/time/today.ts'
import { checkTransition } from '../records/records.ts'
import { update, type Values } from '../records/verbs.ts'
import type { AreaTable } from './area.ts'

/** The status that a new record has. */
export const firstStatus = (area: Area): string => Object.keys(area.statuses)[0] ?? ''

/** Throws unless the area's table has this change, and a reason where the status needs one. */
export function checkStatus(area: Area, from: string, { status, reason }: StatusChange): void {
  checkTransition(area.statuses, from, status)
  if (area.reasons.includes(status) && !reason) throw fieldError('reason', 'reason_required')
}

/** Gives a locked row another status, with its reason, its days where it lasts, and what else changes with it. */
export async function changeStatus<T extends AreaTable>(
  actor: Actor,
  area: Area,
  table: T,
  row: { id: number; tenant: number; status: string },
  change: StatusChange,
  values?: Values<T>,
): Promise<void> {
  checkStatus(area, row.status, change)
  const days = area.lasting.length ? await daysOf(actor, area.lasting.includes(change.status) ? change : undefined) : {}
  const status: object = { status: change.status, statusReason: change.reason ?? null, ...days }
  await update<AreaTable>(actor, table, row, { ...status, ...values })
}

/** The columns of a status that lasts: from today unless told. Any other status has no days. */
async function daysOf(actor: Actor, span: { from?: string | undefined; until?: string | undefined } | undefined) {
  if (!span) return { statusFrom: null, statusUntil: null }
  const from = span.from ?? (await todayOf(actor))
  if (span.until && span.until < from) throw fieldError('until', 'end_before_start')
  return { statusFrom: from, statusUntil: span.until ?? null }
}
