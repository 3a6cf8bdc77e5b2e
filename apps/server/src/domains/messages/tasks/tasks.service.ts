import { firstOf } from '@dsms/contract/kernel/choices/lists'
import type { Input } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { Task, TaskInput, updateTask as updateEndpoint } from '@dsms/contract/messages/tasks/calls'
import { eq, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import type { Services } from '../../../kernel/services.ts'
import { cleanHtml } from '../../../kernel/text/html.ts'
import { together } from '../../../kernel/together.ts'
import { findContact } from '../../staff/public.ts'
import { findTask, lockTask, nameOf, type TaskRow } from './tasks.data.ts'
import { isLinkSeen, type Link } from './tasks.links.ts'
import { tasks } from './tasks.table.ts'

type Change = Input<typeof updateEndpoint>['body']['task']

export async function addTask(services: Services, actor: Actor, input: TaskInput): Promise<Task> {
  const assigneeId = input.assignee?.id ?? null
  await together([() => checkAssignee(actor, assigneeId), () => checkLink(actor, input.link)])
  const rows = await actor.db
    .insert(tasks)
    .values({
      ...valuesOf(input),
      title: input.title,
      completedAt: input.isCompleted ? sql`now()` : null,
      assigneeId,
      ownerId: actor.id,
      tenant: actor.tenant,
    })
    .returning()
  const added = firstOf(rows)
  const [task] = await together([
    () => findTask(actor, added.id),
    () => tellAssignee(services, actor, added),
    () => publish(services, actor, [added.ownerId, added.assigneeId]),
  ])
  return task
}

/** Changes what is given and leaves the rest. */
export async function updateTask(services: Services, actor: Actor, change: Change): Promise<Task> {
  const row = await lockTask(actor, change.id)
  await checkVersion(actor, row, change.version)
  const assigneeId = change.assignee === null ? null : change.assignee?.id
  const isHandedOver = assigneeId !== undefined && assigneeId !== row.assigneeId
  if (isHandedOver) await checkOwner(actor, row)
  await together([
    () => (isHandedOver ? checkAssignee(actor, assigneeId) : undefined),
    () => (isSameLink(row, change.link) ? undefined : checkLink(actor, change.link)),
  ])
  const [saved = row] = await save(actor, row.id, { ...valuesOf(change), ...(isHandedOver ? { assigneeId } : {}) })
  const [task] = await together([
    () => findTask(actor, row.id),
    () => (isHandedOver ? tellAssignee(services, actor, saved) : undefined),
    () => publish(services, actor, [row.ownerId, row.assigneeId, saved.assigneeId]),
  ])
  return task
}

/** Puts a task among the deleted ones, or takes it out. */
export async function setDeleted(services: Services, actor: Actor, id: number, isDeleted: boolean): Promise<void> {
  const row = await lockTask(actor, id)
  await together([
    () => save(actor, id, { deletedAt: isDeleted ? sql`coalesce(deleted_at, now())` : null }),
    () => publish(services, actor, [row.ownerId, row.assigneeId]),
  ])
}

export async function purgeTask(services: Services, actor: Actor, id: number): Promise<void> {
  const row = await lockTask(actor, id)
  await checkOwner(actor, row)
  if (row.deletedAt === null) throw new AppError('task_not_deleted')
  await together([
    () => actor.db.delete(tasks).where(eq(tasks.id, id)),
    () => publish(services, actor, [row.ownerId, row.assigneeId]),
  ])
}

type Values = Partial<{
  [K in keyof typeof tasks.$inferInsert]: (typeof tasks.$inferInsert)[K] | ReturnType<typeof sql>
}>

const save = (actor: Actor, id: number, values: Values): Promise<TaskRow[]> =>
  Object.values(values).some((value) => value !== undefined)
    ? actor.db.update(tasks).set(values).where(eq(tasks.id, id)).returning()
    : Promise.resolve([])

/** The columns of what was given. */
const valuesOf = (input: Partial<TaskInput>) => ({
  title: input.title,
  dueDate: input.dueDate === undefined ? undefined : input.dueDate || null,
  description: input.description === undefined ? undefined : cleanHtml(input.description).html,
  tags: input.tags && [...new Set(input.tags)],
  isImportant: input.isImportant,
  completedAt:
    input.isCompleted === undefined ? undefined : input.isCompleted ? sql`coalesce(completed_at, now())` : null,
  linkKind: input.link === undefined ? undefined : (input.link?.kind ?? null),
  linkId: input.link === undefined ? undefined : (input.link?.id ?? null),
})

async function checkVersion(actor: Actor, row: TaskRow, version: number | undefined) {
  if (version === undefined || version === row.version) return
  const name = await nameOf(actor, row.updatedBy)
  throw new AppError('stale_version', { name, at: row.updatedAt, version: row.version })
}

async function checkOwner(actor: Actor, row: TaskRow) {
  if (row.ownerId !== actor.id) throw new AppError('not_task_owner', { name: await nameOf(actor, row.ownerId) })
}

async function checkAssignee(actor: Actor, id: number | null) {
  if (id === null || id === actor.id) return
  if (!(await findContact(actor, id, true))) throw fieldError('task.assignee', 'unknown_assignee')
}

async function checkLink(actor: Actor, link: Link | null | undefined) {
  if (link && !(await isLinkSeen(actor, link))) throw fieldError('task.link', 'unknown_link')
}

/** A link that somebody else made may stay, although the actor cannot see what it points at. */
const isSameLink = (row: TaskRow, link: Link | null | undefined) =>
  link?.kind === row.linkKind && link?.id === row.linkId

async function tellAssignee(services: Services, actor: Actor, { id, title, assigneeId }: TaskRow) {
  if (assigneeId === null || assigneeId === actor.id) return
  await notify(services, actor.db, [{ id: assigneeId, schoolId: actor.schoolId }], {
    kind: 'task_assigned',
    params: { by: actor.name, title },
    link: `/apps/todo?task=${id}`,
  })
}

const publish = (services: Services, actor: Actor, people: (number | null)[]) =>
  services.events.publish(
    actor.db,
    { users: [...new Set([actor.id, ...people])].filter((person) => person !== null) },
    { type: 'tasks' },
  )
