import { type TaskTag, taskTags } from '@dsms/contract/messages/tasks/calls'

/** Each tag has a colour of its own beside its word. */
export const tagColours: Record<TaskTag, string> = {
  team: 'petrol',
  low: 'green',
  medium: 'orange',
  high: 'red',
  update: 'blue',
}

/** The order of the product's list of tags. */
export const tagOrder: readonly TaskTag[] = taskTags
