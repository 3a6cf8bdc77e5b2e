/** Whether somebody can be reached, as they say or as their open screens tell. */
export const chatStatuses = ['online', 'away', 'busy', 'offline'] as const
export type ChatStatus = (typeof chatStatuses)[number]
