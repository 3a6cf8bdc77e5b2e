import type { Task, TaskInput, TaskTag } from '@dsms/contract/messages/tasks/calls'
import type { Contact } from '@dsms/contract/staff/directory/calls'
import { CallError } from '../../../../kernel/call/callError.ts'

export type Link = Omit<NonNullable<Task['link']>, 'url'> & { url?: string }

/** What the form of a task holds. */
export type TaskValues = {
  title: string
  assignee: Pick<Contact, 'id' | 'fullName' | 'email' | 'avatar'> | null
  dueDate: string | null
  tags: TaskTag[]
  link: Link | null
  description: string
}

export const emptyTask = (dueDate: string, tag: TaskTag | undefined): TaskValues => ({
  title: '',
  assignee: null,
  dueDate,
  tags: tag ? [tag] : [],
  link: null,
  description: '',
})

export const valuesOf = ({ title, assignee, dueDate, tags, link, description }: Task): TaskValues => ({
  title,
  assignee:
    assignee.id === null
      ? null
      : { id: assignee.id, fullName: assignee.fullName, avatar: assignee.avatar || null, email: '' },
  dueDate: dueDate || null,
  tags,
  link,
  description,
})

/** Whether two states of a task show the same in its form. */
export const isSameForm = (one: Task, other: Task): boolean =>
  JSON.stringify(valuesOf(one)) === JSON.stringify(valuesOf(other))

/** The body of the calls. */
export const bodyOf = ({ assignee, dueDate, link, ...rest }: TaskValues) =>
  ({
    ...rest,
    dueDate: dueDate ?? '',
    assignee: { id: assignee?.id ?? null },
    link: link && { kind: link.kind, id: link.id },
  }) satisfies Partial<TaskInput>

/** The call's fields stand under `task`; the form's do not. */
export function withoutPrefix(error: unknown): unknown {
  if (!(error instanceof CallError)) return error
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([path, field]) => [path.replace(/^task\./, '').split('.')[0] ?? path, field]),
  )
  return new CallError(error.status, { ...error, error: error.message, fields })
}
