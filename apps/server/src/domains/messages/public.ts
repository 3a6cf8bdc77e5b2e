/** What other domains, further right in the order, may use of this one. */
export { countChats } from './chat/chat.service.ts'
export { readCounts } from './email/email.service.ts'
export { supportMessages, supportTickets } from './support/support.table.ts'
export { countTasks } from './tasks/tasks.data.ts'
