import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { day, html, id, idText, instant, rowVersion } from '../../../kernel/shared.ts'

export const taskTags = ['team', 'low', 'medium', 'high', 'update'] as const
export type TaskTag = (typeof taskTags)[number]
export const taskFilters = ['important', 'completed', 'deleted'] as const
export const taskSorts = ['latest', 'title-asc', 'title-desc', 'assignee', 'due-date', 'manual'] as const
/** Kinds of records a task can point at. */
export const linkKinds = ['staff', 'role', 'email', 'event', 'student'] as const

const link = z.object({ kind: z.enum(linkKinds), id })
/** A day, or empty for none. */
const dueDate = z.union([day, z.literal('')], 'invalid_date')

const task = z
  .object({
    id: z.int(),
    title: z.string(),
    /** A day in the school's zone; empty when there is none. */
    dueDate,
    /** Sanitised HTML. */
    description: z.string(),
    assignee: z.object({ id: z.int().nullable(), fullName: z.string(), avatar: z.string() }),
    tags: z.array(z.enum(taskTags)),
    isCompleted: z.boolean(),
    isDeleted: z.boolean(),
    isImportant: z.boolean(),
    /** Due before today in the school's zone and not completed. */
    isOverdue: z.boolean(),
    /** Who made it; only they may delete it for good or give it to somebody else. */
    createdBy: z.object({ id: z.int(), fullName: z.string() }),
    createdAt: instant,
    completedAt: instant.nullable(),
    link: link.extend({ title: z.string(), url: z.string() }).nullable(),
    version: rowVersion,
  })
  .meta({ id: 'Task' })
export type Task = z.infer<typeof task>

const blank = (value: unknown) => (value === '' ? undefined : value)

export const listTasks = endpoint({
  method: 'GET',
  path: '/apps/todo/tasks',
  tag: 'tasks',
  summary: 'Tasks I made or was given, at most 500. Deleted ones only under that filter',
  access: 'session',
  query: z.object({
    /** Part of the title. */
    q: z.string().trim().max(100).optional(),
    /** Anything else than important, completed and deleted is all that is not deleted. */
    filter: z.string().max(40).optional(),
    tag: z.preprocess(blank, z.enum(taskTags).optional()),
    /** Those that point at one record. */
    linkKind: z.enum(linkKinds).optional(),
    linkId: idText.optional(),
    /** Newest first when left out; `assignee` puts those without one last; `manual` is the own order. */
    sortBy: z.preprocess(blank, z.enum(taskSorts).default('latest')),
  }),
  response: z.array(task),
})

export const taskInput = z.object({
  title: z.string().trim().min(1).max(200),
  dueDate: dueDate.default(''),
  description: html.default(''),
  /** Somebody of the own school (or of the platform); nobody when null or empty. */
  assignee: z.object({ id: id.nullish() }).nullish(),
  tags: z.array(z.enum(taskTags)).max(5).default([]),
  isCompleted: z.boolean().default(false),
  isImportant: z.boolean().default(false),
  link: link.nullish(),
})
export type TaskInput = z.infer<typeof taskInput>

export const addTask = endpoint({
  method: 'POST',
  path: '/apps/todo/add-tasks',
  tag: 'tasks',
  summary: 'Add a task; whoever it is given to is told',
  access: 'session',
  bodyLimit: 600_000,
  status: 201,
  body: z.object({ task: taskInput }),
  response: z.object({ task }),
  errors: ['unknown_assignee', 'unknown_link'],
})

export const updateTask = endpoint({
  method: 'POST',
  path: '/apps/todo/update-task',
  tag: 'tasks',
  summary: 'Change what is given of a task and leave the rest',
  access: 'session',
  bodyLimit: 600_000,
  body: z.object({
    task: z.object({
      id,
      title: z.string().trim().min(1).max(200).optional(),
      dueDate: dueDate.optional(),
      description: html.optional(),
      /** Nobody when it or its `id` is null; without `id` it stays as it is. */
      assignee: z.object({ id: id.nullish() }).nullish(),
      tags: z.array(z.enum(taskTags)).max(5).optional(),
      isCompleted: z.boolean().optional(),
      isImportant: z.boolean().optional(),
      /** None when null. */
      link: link.nullish(),
      /** When given, a task that somebody changed meanwhile is refused. */
      version: rowVersion.optional(),
    }),
  }),
  response: z.object({ task }),
  errors: ['not_found', 'stale_version', 'unknown_assignee', 'unknown_link', 'not_task_owner'],
})

export const deleteTask = endpoint({
  method: 'DELETE',
  path: '/apps/todo/delete-task',
  tag: 'tasks',
  summary: 'Put a task among the deleted ones',
  access: 'session',
  query: z.object({ taskId: idText }),
  response: z.object({}),
  errors: ['not_found'],
})

// what the founding calls cannot do

export const getTask = endpoint({
  method: 'GET',
  path: '/api/tasks/:id',
  tag: 'tasks',
  summary: 'One task I made or was given, deleted or not',
  access: 'session',
  params: z.object({ id: idText }),
  response: z.object({ task }),
  errors: ['not_found'],
})

export const restoreTask = endpoint({
  method: 'POST',
  path: '/api/tasks/:id/restore',
  tag: 'tasks',
  summary: 'Take a task out of the deleted ones',
  access: 'session',
  params: z.object({ id: idText }),
  body: z.object({}),
  response: z.object({ task }),
  errors: ['not_found'],
})

export const purgeTask = endpoint({
  method: 'DELETE',
  path: '/api/tasks/:id',
  tag: 'tasks',
  summary: 'Delete a deleted task of mine for good',
  access: 'session',
  params: z.object({ id: idText }),
  response: z.object({}),
  errors: ['not_found', 'not_task_owner', 'task_not_deleted'],
})

export const moveTask = endpoint({
  method: 'POST',
  path: '/api/tasks/:id/move',
  tag: 'tasks',
  summary: 'Place a task in my own order: right after another one, or first',
  access: 'session',
  params: z.object({ id: idText }),
  body: z.object({ after: id.nullable() }),
  response: z.object({}),
  errors: ['not_found'],
})

export const getTaskCounts = endpoint({
  method: 'GET',
  path: '/api/tasks/counts',
  tag: 'tasks',
  summary: 'Open tasks given to me, and how many of them are overdue or due today, for the badge of the menu',
  access: 'session',
  response: z.object({ open: z.int(), due: z.int(), today: day }),
})

export const searchLinks = endpoint({
  method: 'GET',
  path: '/api/tasks/links',
  tag: 'tasks',
  summary: 'Records a task can point at that the caller may see, by part of their name',
  access: 'session',
  query: z.object({ q: z.string().trim().min(1).max(100) }),
  response: z.object({ rows: z.array(link.extend({ title: z.string() })) }),
})
