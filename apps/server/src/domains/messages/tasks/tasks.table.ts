import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { belongsTo, instant, numbered, rowId, schoolId, tenant } from '../../../db/columns.ts'
import { users } from '../../../db/tables/users.ts'

/** Something to do, seen by who made it and who it is given to. */
export const tasks = pgTable(
  'tasks',
  {
    id: rowId(),
    schoolId: schoolId(),
    tenant: tenant(),
    ownerId: integer('owner_id').notNull(),
    assigneeId: integer('assignee_id'),
    title: text('title').notNull(),
    /** Sanitised HTML. */
    description: text('description').notNull().default(''),
    dueDate: date('due_date'),
    tags: text('tags').array().notNull().default([]),
    isImportant: boolean('is_important').notNull().default(false),
    completedAt: instant('completed_at'),
    deletedAt: instant('deleted_at'),
    linkKind: text('link_kind'),
    linkId: integer('link_id'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    createdBy: integer('created_by'),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
    updatedBy: integer('updated_by'),
    search: text('search').notNull().generatedAlwaysAs(sql`normalise_text(title)`),
  },
  (t) => [
    ...numbered('tasks', t),
    belongsTo('tasks_owner', [t.tenant, t.ownerId], users),
    belongsTo('tasks_assignee', [t.tenant, t.assigneeId], users),
    check('tasks_title', sql`${t.title} <> ''`),
    check('tasks_tags', sql`${t.tags} <@ array['team', 'low', 'medium', 'high', 'update']`),
    check('tasks_link', sql`(${t.linkKind} is null) = (${t.linkId} is null)`),
    index('tasks_owner_idx').on(t.ownerId, t.id.desc()),
    index('tasks_assignee_idx').on(t.assigneeId, t.id.desc()),
  ],
)

/** Where a person put a task in their own order; a task without a place stands where its key would put it. */
export const taskPlaces = pgTable(
  'task_places',
  {
    userId: integer('user_id').notNull(),
    /** The task's, which is also that of whoever puts it there. */
    tenant: tenant(),
    taskId: integer('task_id').notNull(),
    /** Larger is higher up. Exact, so that there is always room between two. */
    place: numeric('place').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.taskId, t.tenant] }),
    belongsTo('task_places_task', [t.tenant, t.taskId], tasks).onDelete('cascade'),
  ],
)
