import type { Answer, Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import type * as calls from '@dsms/contract/schedule/moves/calls'
import { moveStatuses } from '@dsms/contract/schedule/moves/statuses'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { checkTransition } from '../../../kit/records/records.ts'
import { checkVersion, lock, type StoredRow, update } from '../../../kit/records/verbs.ts'
import type { NoticeServices } from '../../students/public.ts'
import { zoneOf } from '../lessons/lessons.data.ts'
import { changeLesson } from '../lessons/lessons.service.ts'
import { lessons } from '../lessons/lessons.table.ts'
import { selectSeats } from '../policies/policies.data.ts'
import { selectMoves } from './moves.data.ts'
import { tellAsker } from './moves.notices.ts'
import { moveRequests } from './moves.table.ts'

export async function listForOffice(
  actor: Actor,
  { status, page, perPage }: Given<typeof calls.listMoves>['query'],
): Promise<Answer<typeof calls.listMoves>> {
  const order = status === 'pending' ? sql`m.lapses_at, m.id` : sql`m.id desc`
  const [time_zone, rows, total] = await together([
    () => zoneOf(actor),
    () => selectMoves(actor, sql`m.status = ${status}`, { limit: perPage, offset: (page - 1) * perPage, order }),
    () =>
      actor.db.$count(
        moveRequests,
        sql`${moveRequests.tenant} = ${actor.tenant} and ${moveRequests.status} = ${status}`,
      ),
  ])
  return { time_zone, rows, total }
}

/** Moves the lesson by all rules of the schedule. What it costs is what was told to who asked, and the hour is free for others. */
export async function acceptMove(
  app: NoticeServices,
  actor: Actor,
  id: number,
  { version, override_reason }: Given<typeof calls.acceptMove>['body'],
): Promise<Answer<typeof calls.acceptMove>> {
  const request = await lockPending(actor, id, version, 'accepted')
  const [seat] = await selectSeats(actor, sql`b.id = ${request.bookingId}`)
  if (!seat || seat.booked > 1 || Date.parse(request.lapsesAt) <= seat.now) throw new AppError('lesson_settled')
  const { version: lessonVersion } = await lock(actor, lessons, seat.lesson_id)
  const cost = { ...request.cost, amount_minor: request.cost.amount_minor ?? 0, free_until: seat.start }
  const { warnings } = await changeLesson(
    app,
    actor,
    seat.lesson_id,
    { version: lessonVersion, start: request.wantedStart, end: request.wantedEnd, override_reason },
    { isTold: true, isAskedFor: true, fees: [{ seat, cost }] },
  )
  await update(actor, moveRequests, request, { status: 'accepted' })
  const told = await tellAsker(app, actor, 'move_accepted', [id])
  return { request: await readForOffice(actor, id), warnings, told }
}

export async function declineMove(
  app: NoticeServices,
  actor: Actor,
  id: number,
  { version, reason }: Given<typeof calls.declineMove>['body'],
): Promise<Answer<typeof calls.declineMove>> {
  const request = await lockPending(actor, id, version, 'declined')
  await update(actor, moveRequests, request, { status: 'declined', statusReason: reason })
  const told = await tellAsker(app, actor, 'move_declined', [id])
  return { ...(await readForOffice(actor, id)), told }
}

async function lockPending(
  actor: Actor,
  id: number,
  version: number,
  to: keyof typeof moveStatuses,
): Promise<StoredRow<typeof moveRequests>> {
  const row = await lock(actor, moveRequests, id)
  await checkVersion(actor, moveRequests, row, version)
  checkTransition(moveStatuses, row.status, to)
  return row
}

async function readForOffice(actor: Actor, id: number): Promise<calls.OfficeMove> {
  const [request] = await selectMoves(actor, sql`m.id = ${id}`, { limit: 1 })
  if (!request) throw new AppError('not_found')
  return request
}
