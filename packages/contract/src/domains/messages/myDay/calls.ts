import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { getCalendarSettings, listEvents } from '../calendar/calls.ts'
import { listChats } from '../chat/calls.ts'
import { listEmails } from '../email/calls.ts'
import { listTasks } from '../tasks/calls.ts'

/** So many rows of each a first screen shows. */
export const mostOfDay = 5

export const getMyDay = endpoint({
  method: 'GET',
  path: '/api/apps/day',
  tag: 'calendar',
  summary:
    'What waits for me today, at most five of each: events, open tasks that are due, unread mails, chats with something new. What was sent to me in chats counts as delivered from here on',
  access: 'session',
  isRead: false,
  response: getCalendarSettings.response.pick({ timeZone: true, today: true }).extend({
    events: listEvents.response.max(mostOfDay),
    tasks: listTasks.response.max(mostOfDay),
    mails: z.array(listEmails.response.shape.emails.element).max(mostOfDay),
    chats: z.array(listChats.response.shape.chatsContacts.element).max(mostOfDay),
  }),
})
