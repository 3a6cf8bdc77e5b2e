import { firstOf } from '@dsms/contract/kernel/choices/lists'
import { AppError } from '@dsms/contract/kernel/errors'
import { getTaskCounts, linkKinds, listTasks as listEndpoint, type Task } from '@dsms/contract/messages/tasks/calls'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { firstRow, rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { contains } from '../../../kit/records/records.ts'
import { linkTitle, linkUrl } from './tasks.links.ts'
import { tasks } from './tasks.table.ts'

type Filter = z.output<typeof listEndpoint.query>

const most = 500

/** Names in the order that readers of Latin and Arabic scripts expect, the same on every database. */
const alphabetical = (text: SQL) => sql`${text} collate "und-x-icu"`

const orders: Record<Filter['sortBy'], SQL> = {
  latest: sql`t.id desc`,
  'title-asc': sql`${alphabetical(sql`t.title`)}, t.id desc`,
  'title-desc': sql`${alphabetical(sql`t.title`)} desc, t.id desc`,
  assignee: sql`${alphabetical(sql`a.full_name`)} nulls last, t.id desc`,
  'due-date': sql`t.due_date nulls last, t.id desc`,
  manual: sql`coalesce(p.place, t.id) desc, t.id desc`,
}

function shelf(filter: string | undefined): SQL {
  switch (filter) {
    case 'deleted':
      return sql`t.deleted_at is not null`
    case 'important':
      return sql`t.deleted_at is null and t.is_important`
    case 'completed':
      return sql`t.deleted_at is null and t.completed_at is not null`
    default:
      return sql`t.deleted_at is null`
  }
}

export const listTasks = (actor: Actor, { q, filter, tag, linkKind, linkId, sortBy }: Filter): Promise<Task[]> =>
  readTasks(
    actor,
    sql`${shelf(filter)} ${tag ? sql`and ${tag} = any(t.tags)` : sql``} ${q ? sql`and ${contains(sql`t.search`, q)}` : sql``}
        ${linkKind ? sql`and t.link_kind = ${linkKind}` : sql``} ${linkId ? sql`and t.link_id = ${linkId}` : sql``}`,
    orders[sortBy],
  )

/** Open tasks that are due today or were before, the oldest first. */
export const listDue = (actor: Actor, size: number): Promise<Task[]> =>
  readTasks(
    actor,
    sql`t.deleted_at is null and t.completed_at is null and t.due_date <= (select app_today())`,
    orders['due-date'],
    size,
  )

export async function findTask(actor: Actor, id: number): Promise<Task> {
  const [task] = await readTasks(actor, sql`t.id = ${id}`, orders.latest)
  if (!task) throw new AppError('not_found')
  return task
}

const taskRow = listEndpoint.response.element.omit({ assignee: true, createdBy: true, link: true }).extend({
  assigneeId: z.int().nullable(),
  assignee: z.string().nullable(),
  avatar: z.string().nullable(),
  ownerId: z.int(),
  owner: z.string(),
  createdAt: z.string(),
  completedAt: z.string().nullable(),
  linkKind: z.enum(linkKinds).nullable(),
  linkId: z.int().nullable(),
  linkTitle: z.string().nullable(),
})

/** Tasks of the actor with the names of their people and what they point at, in one statement. */
async function readTasks(actor: Actor, where: SQL, order: SQL, size = most): Promise<Task[]> {
  const found = await rowsOf(
    actor.db,
    taskRow,
    sql`
      with found as materialized (
        select t.* from tasks t where (t.owner_id = ${actor.id} or t.assignee_id = ${actor.id}) and ${where}
      ), cards as materialized (
        select * from people_cards(array(select owner_id from found union select assignee_id from found))
      )
      select t.id, t.title, coalesce(t.due_date::text, '') as "dueDate", t.description, t.tags,
             t.completed_at is not null as "isCompleted", t.deleted_at is not null as "isDeleted",
             t.is_important as "isImportant",
             coalesce(t.completed_at is null and t.due_date < (select app_today()), false) as "isOverdue",
             t.assignee_id as "assigneeId", a.full_name as assignee, a.avatar,
             t.owner_id as "ownerId", o.full_name as owner,
             t.created_at as "createdAt", t.completed_at as "completedAt", t.version,
             t.link_kind as "linkKind", t.link_id as "linkId", link.title as "linkTitle"
        from found t
        join cards o on o.id = t.owner_id
        left join cards a on a.id = t.assignee_id
        left join task_places p on p.task_id = t.id and p.user_id = ${actor.id}
        left join lateral (${linkTitle(actor, sql`t.link_kind`, sql`t.link_id`)}) as link on true
       order by ${order} limit ${size}`,
  )
  return found.map((row) => taskOf(actor, row))
}

function taskOf(
  actor: Actor,
  {
    assigneeId,
    assignee,
    avatar,
    ownerId,
    owner,
    linkKind: kind,
    linkId: id,
    linkTitle: title,
    ...row
  }: z.infer<typeof taskRow>,
): Task {
  return {
    ...row,
    createdAt: new Date(row.createdAt).toISOString(),
    completedAt: row.completedAt && new Date(row.completedAt).toISOString(),
    assignee: { id: assigneeId, fullName: assignee ?? '', avatar: avatar ?? '' },
    createdBy: { id: ownerId, fullName: owner },
    link: kind && id && title !== null ? { kind, id, title, url: linkUrl(actor, { kind, id }) } : null,
  }
}

const isMine = (actor: Actor) => or(eq(tasks.ownerId, actor.id), eq(tasks.assigneeId, actor.id))

export type TaskRow = typeof tasks.$inferSelect

/** The row for a change, locked until the transaction ends. */
export async function lockTask(actor: Actor, id: number): Promise<TaskRow> {
  const [row] = await actor.db
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, id), isMine(actor)))
    .for('update')
  if (!row) throw new AppError('not_found')
  return row
}

const nameRow = z.object({ name: z.string() })

export async function nameOf(actor: Actor, id: number | null): Promise<string> {
  const row = await firstRow(
    actor.db,
    nameRow,
    sql`select full_name as name from people_cards(array[${id}]::integer[])`,
  )
  return row?.name ?? 'DSMS'
}

/** Open tasks that wait for the actor: given to them, or their own and given to nobody. */
export async function countTasks(actor: Actor): Promise<{ open: number; due: number; today: string }> {
  const found = await rowsOf(
    actor.db,
    getTaskCounts.response,
    sql`
      select count(*) as open, count(*) filter (where t.due_date <= (select app_today())) as due,
             (select app_today())::text as today
        from tasks t
       where (t.assignee_id = ${actor.id} or (t.owner_id = ${actor.id} and t.assignee_id is null))
         and t.deleted_at is null and t.completed_at is null`,
  )
  return firstOf(found)
}
