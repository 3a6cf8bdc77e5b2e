import type { Answer, Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { ImportBody } from '@dsms/contract/kernel/exchange'
import { daysBetween } from '@dsms/contract/kernel/time/days'
import {
  leaveRequests as area,
  type getLeaveBalance,
  type setLeaveAllowance,
} from '@dsms/contract/trainers/leaveRequests/calls'
import { balanceOf, daysTaken, longestLeave } from '@dsms/contract/trainers/leaveRequests/rules'
import { sql } from 'drizzle-orm'
import { type Actor, holds } from '../../../kernel/actor.ts'
import type { App } from '../../../kernel/services.ts'
import { together } from '../../../kernel/together.ts'
import { valuesOf } from '../../../kit/areas/area.columns.ts'
import { importSheet } from '../../../kit/areas/area.import.ts'
import { exportList, list, readOne, whole } from '../../../kit/areas/area.list.ts'
import { changeStatus, checkStatus, firstStatus } from '../../../kit/areas/area.status.ts'
import type { InputOf, StoredRow } from '../../../kit/areas/area.ts'
import { archive, checkVersion, insert, lock, restore, update } from '../../../kit/records/verbs.ts'
import { factsOf } from '../availability/availability.facts.ts'
import { chosenTrainer, trainersByName } from '../availability/trainers.data.ts'
import { allowancesOf, leaveListing, leaveOfYear, leaveRows, putAllowance } from './leave.data.ts'
import { leaveRequests } from './leaveRequests.table.ts'

type Calls = typeof area.calls
type Input = InputOf<typeof area>
type Row = StoredRow<typeof leaveRequests>

export const listLeaveRequests = (actor: Actor, query: Given<Calls['list']>['query']) =>
  list(actor, area, leaveListing(actor, query), query)

export async function readLeaveRequest(actor: Actor, id: number) {
  const row = await readOne(actor, leaveRequests, id, leaveRows)
  const is_own = isOwn(actor, row.trainer_id, row.account_id)
  return whole(area, { ...row, is_own, days: await daysOf(actor, row) })
}

/** Days of work that it takes; none of a trainer who has left, whose hours nobody knows any more. */
async function daysOf(actor: Actor, row: Parameters<typeof daysTaken>[0] & { trainer_id: number }): Promise<number> {
  try {
    const { facts } = await factsOf(actor, row.trainer_id, row.first_day, row.last_day)
    return daysTaken(row, facts)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return 0
    throw error
  }
}

/** Of the person who acts, or of another person that the same account is. */
const isOwn = (actor: Actor, trainerId: number, accountId: number | null) =>
  trainerId === actor.id || (accountId !== null && accountId === actor.accountId)

export async function createLeaveRequest(actor: Actor, input: Input) {
  return readLeaveRequest(actor, await addLeaveRequest(actor, input))
}

async function addLeaveRequest(actor: Actor, input: Input): Promise<number> {
  checkDays(input)
  await chosenTrainer(actor, input.trainer_id)
  return insert(actor, leaveRequests, { status: firstStatus(area), ...valuesOf(leaveRequests, input) })
}

function checkDays({ first_day, last_day }: { first_day: string; last_day: string }): void {
  if (last_day < first_day) throw fieldError('last_day', 'end_before_start')
  if (daysBetween(first_day, last_day) >= longestLeave)
    throw fieldError('last_day', 'too_long_span', { max: longestLeave })
}

/** What was decided or called off stays as it is. */
export async function updateLeaveRequest(
  actor: Actor,
  id: number,
  { version, ...input }: Given<Calls['update']>['body'],
) {
  const before = await lock(actor, leaveRequests, id)
  await checkVersion(actor, leaveRequests, before, version)
  if (before.status !== 'pending') throw new AppError('illegal_transition', { from: before.status, allowed: '–' })
  checkDays({ first_day: input.first_day ?? before.firstDay, last_day: input.last_day ?? before.lastDay })
  if (input.trainer_id) await chosenTrainer(actor, input.trainer_id)
  await update(actor, leaveRequests, before, valuesOf(leaveRequests, input))
  return readLeaveRequest(actor, id)
}

/** Decides on a request, or calls it off. The constraint refuses the second of two approvals that overlap. */
export async function changeLeaveStatus(actor: Actor, id: number, change: Given<Calls['changeStatus']>['body']) {
  const request = await lock(actor, leaveRequests, id)
  checkStatus(area, request.status, change)
  const decided = change.status === 'approved' || change.status === 'rejected'
  if (decided) await checkMayDecide(actor, request)
  await changeStatus(
    actor,
    area,
    leaveRequests,
    request,
    change,
    decided ? { decidedById: actor.id, decidedAt: sql`now()` } : {},
  )
  return readLeaveRequest(actor, id)
}

const approve = 'availability_and_leave.approve'

async function checkMayDecide(actor: Actor, { trainerId }: Pick<Row, 'trainerId'>) {
  if (!holds(actor, approve)) throw new AppError('forbidden', { permission: approve })
  const { accountId } = await chosenTrainer(actor, trainerId)
  if (isOwn(actor, trainerId, accountId)) throw new AppError('own_request')
}

/** Approved leave is called off first, so that nobody who is away goes missing from the calendar. */
export async function archiveLeaveRequest(actor: Actor, id: number) {
  const request = await lock(actor, leaveRequests, id)
  if (request.status === 'approved')
    throw new AppError('illegal_transition', { from: 'approved', allowed: area.statuses.approved.join(', ') })
  await archive(actor, leaveRequests, request)
  return readLeaveRequest(actor, id)
}

export async function restoreLeaveRequest(actor: Actor, id: number) {
  await restore(actor, leaveRequests, id)
  return readLeaveRequest(actor, id)
}

export const exportLeaveRequests = (app: App, actor: Actor, query: Given<Calls['exportSheet']>['query']) =>
  exportList(app, actor, area, leaveListing(actor, query), query)

export const importLeaveRequests = (actor: Actor, body: ImportBody) =>
  importSheet(actor, area, body, addLeaveRequest, { references: { trainer: trainersByName } })

export async function readBalance(
  actor: Actor,
  trainerId: number,
  year: number,
): Promise<Answer<typeof getLeaveBalance>> {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  const [{ name, facts }, leave, allowances] = await together([
    () => factsOf(actor, trainerId, first, last),
    () => leaveOfYear(actor, trainerId, first, last),
    () => allowancesOf(actor, trainerId, year),
  ])
  return { trainer_id: trainerId, trainer: name, year, kinds: balanceOf(year, leave, allowances, facts) }
}

/** Nobody grants days to themselves either. */
export async function setAllowance(actor: Actor, input: Given<typeof setLeaveAllowance>['body']) {
  const { trainer_id, year, kind, days } = input
  const { accountId } = await chosenTrainer(actor, trainer_id)
  if (isOwn(actor, trainer_id, accountId)) throw new AppError('own_request')
  await putAllowance(actor, { trainerId: trainer_id, year, kind, days })
  return readBalance(actor, trainer_id, year)
}
