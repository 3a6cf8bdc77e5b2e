import { useParams } from '@tanstack/react-router'
import { lazyScreen } from '../../kernel/browser/lazyScreen.tsx'
import type { MenuEntry } from '../../kernel/menu.ts'
import { listed, page, plain, useId } from '../../kit/screens.tsx'

declare module '../../kernel/i18n/words.ts' {
  interface Words {
    notifications: typeof import('./notifications/words/en.json')
    email: typeof import('./email/words/en.json')
    chat: typeof import('./chat/words/en.json')
    tasks: typeof import('./tasks/words/en.json')
    calendar: typeof import('./calendar/words/en.json')
    support: typeof import('./support/words/en.json')
  }
}

const emailPage = lazyScreen(
  async () => (await import('./email/EmailPage.tsx')).EmailPage,
  ['apps', 'email', 'records'],
  () => {
    const { folder, label } = useParams({ strict: false })
    return { folder, label }
  },
)

const chatPage = plain(async () => (await import('./chat/ChatPage.tsx')).ChatPage, ['apps', 'chat', 'records'])

const tasksPage = lazyScreen(
  async () => (await import('./tasks/TasksPage.tsx')).TasksPage,
  ['apps', 'tasks', 'records'],
  () => {
    const { filter, tag } = useParams({ strict: false })
    return { filter, tag }
  },
)

const supportAccess = { platform: 'support_tickets.view', school: 'messages_announcements.view' } as const

export const messagesScreens = [
  listed(
    '/notifications',
    plain(async () => (await import('./notifications/NotificationsPage.tsx')).NotificationsPage, ['notifications']),
  ),
  listed('/apps/email', emailPage),
  page('/apps/email/$folder', 'session', emailPage),
  page('/apps/email/label/$label', 'session', emailPage),
  listed('/apps/chat', chatPage),
  page(
    '/apps/chat/reports',
    { platform: 'support_tickets.view', school: 'messages_announcements.view' },
    plain(
      async () => (await import('./chat/reports/ChatReportsPage.tsx')).ChatReportsPage,
      ['apps', 'chat', 'records'],
    ),
  ),
  listed('/apps/todo', tasksPage),
  page('/apps/todo/$filter', 'session', tasksPage),
  page('/apps/todo/tag/$tag', 'session', tasksPage),
  listed(
    '/apps/calendar',
    plain(async () => (await import('./calendar/CalendarPage.tsx')).CalendarPage, ['apps', 'calendar', 'records']),
  ),
  listed(
    '/apps/support',
    plain(async () => (await import('./support/SupportPage.tsx')).SupportPage, ['support', 'records']),
  ),
  page(
    '/apps/support/$id',
    supportAccess,
    lazyScreen(
      async () => (await import('./support/TicketPage.tsx')).TicketPage,
      ['support', 'records'],
      () => ({ id: useId() }),
    ),
  ),
] as const

export const messagesMenu: MenuEntry[] = [
  { group: 'apps', place: 1, target: 'email' },
  { group: 'apps', place: 2, target: 'chat' },
  { group: 'apps', place: 3, target: 'todo' },
  { group: 'apps', place: 4, target: 'calendar' },
  { group: 'messages', place: 1, target: 'notifications' },
  { group: 'messages', place: 2, target: 'support' },
]
