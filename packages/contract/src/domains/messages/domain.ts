import type { Domain } from '../../kernel/brings/domain.ts'
import * as broadcasts from './broadcasts/calls.ts'
import * as calendar from './calendar/calls.ts'
import * as calendarExchange from './calendar/exchange.ts'
import * as chat from './chat/calls.ts'
import * as email from './email/calls.ts'
import * as emailDrafts from './email/drafts.ts'
import * as myDay from './myDay/calls.ts'
import * as support from './support/calls.ts'
import * as tasks from './tasks/calls.ts'
import { errors } from './words/errors.ts'
import { examples, mails } from './words/mails.ts'
import { notices, topics } from './words/notices.ts'
import { words } from './words/words.ts'

export const messages: Domain = {
  calls: [broadcasts, calendar, calendarExchange, chat, email, emailDrafts, myDay, support, tasks],
  pages: [
    { id: 3, target: 'email', icon: 'mail', link: '/apps/email', access: 'session' },
    { id: 4, target: 'chat', icon: 'message', link: '/apps/chat', access: 'session' },
    { id: 5, target: 'todo', icon: 'checkbox', link: '/apps/todo', access: 'session' },
    { id: 6, target: 'calendar', icon: 'calendar', link: '/apps/calendar', access: 'session' },
    {
      id: 216,
      target: 'support',
      icon: 'lifebuoy',
      link: '/apps/support',
      access: {
        platform: 'support_tickets.view',
        school: 'messages_announcements.view',
      },
    },
    {
      id: 385,
      target: 'broadcasts',
      icon: 'send',
      link: '/school/messages-sent',
      access: { school: 'messages_announcements.broadcast' },
    },
    { id: 207, target: 'notifications', icon: 'bell', link: '/notifications', access: 'session' },
  ],
  errors,
  mails,
  examples,
  notices,
  topics,
  words,
}
