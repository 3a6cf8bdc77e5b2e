import { page } from '../../kernel/page.ts'
import * as broadcasts from './broadcasts/calls.ts'
import * as calendar from './calendar/calls.ts'
import * as calendarExchange from './calendar/exchange.ts'
import * as chat from './chat/calls.ts'
import * as email from './email/calls.ts'
import * as emailDrafts from './email/drafts.ts'
import * as myDay from './myDay/calls.ts'
import * as support from './support/calls.ts'
import * as tasks from './tasks/calls.ts'

export const messages = {
  calls: [broadcasts, calendar, calendarExchange, chat, email, emailDrafts, myDay, support, tasks],
  pages: [
    page(3, 'email', 'mail', '/apps/email', 'session', 'البريد', 'Email', 'E-Mail', 'Messagerie', 'E-mail'),
    page(4, 'chat', 'message', '/apps/chat', 'session', 'المحادثات', 'Chat', 'Chat', 'Discussion', 'Conversas'),
    page(5, 'todo', 'checkbox', '/apps/todo', 'session', 'المهام', 'Tasks', 'Aufgaben', 'Tâches', 'Tarefas'),
    page(
      6,
      'calendar',
      'calendar',
      '/apps/calendar',
      'session',
      'التقويم',
      'Calendar',
      'Kalender',
      'Calendrier',
      'Calendário',
    ),
    page(
      216,
      'support',
      'lifebuoy',
      '/apps/support',
      {
        platform: 'support_tickets.view',
        school: 'messages_announcements.view',
      },
      'الدعم الفني',
      'Support',
      'Support',
      'Support',
      'Suporte',
    ),
    page(
      385,
      'broadcasts',
      'send',
      '/school/messages-sent',
      { school: 'messages_announcements.broadcast' },
      'رسائل أُرسلت',
      'Messages sent',
      'Gesendete Nachrichten',
      'Messages envoyés',
      'Mensagens enviadas',
    ),
    page(
      207,
      'notifications',
      'bell',
      '/notifications',
      'session',
      'الإشعارات',
      'Notifications',
      'Mitteilungen',
      'Notifications',
      'Notificações',
    ),
  ],
}
