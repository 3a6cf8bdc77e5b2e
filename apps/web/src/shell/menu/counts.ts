import type * as chat from '@dsms/contract/chat'
import type * as email from '@dsms/contract/email'
import type * as tasks from '@dsms/contract/tasks'
import { wire } from '../../lib/wire.ts'

// what the badges count, without the contract modules of whole apps
export const getMailCounts = wire<typeof email.getMailCounts>({
  method: 'GET',
  path: '/api/email/counts',
  access: 'session',
})
export const getChatCounts = wire<typeof chat.getChatCounts>({
  method: 'GET',
  path: '/api/chat/counts',
  access: 'session',
})
export const getTaskCounts = wire<typeof tasks.getTaskCounts>({
  method: 'GET',
  path: '/api/tasks/counts',
  access: 'session',
})
