import type { NoticeKind } from '@dsms/contract/kernel/notices'
import { useParam } from '../../kernel/address/links.tsx'
import { lazyScreen } from '../../kernel/browser/later/lazyScreen.tsx'
import { loadTexts } from '../../kernel/i18n/index.ts'
import { everybody, type MenuEntry } from '../../kernel/menu.ts'
import { listed, page, plain, useId } from '../../kit/screens.tsx'
import { StudentMessages, StudentsMessage, StudentTasks } from '../students/public.ts'

declare module '../../kernel/address/address.ts' {
  interface Screens {
    messages: typeof messagesScreens
  }
}

declare module '../../kernel/i18n/words.ts' {
  interface Words {
    notifications: typeof import('./notifications/words/en.json')
    /** The sentence of each kind, from the words of all domains. */
    notices: Record<NoticeKind, string>
    email: typeof import('./email/words/en.json')
    chat: typeof import('./chat/words/en.json')
    tasks: typeof import('./tasks/words/en.json')
    calendar: typeof import('./calendar/words/en.json')
    support: typeof import('./support/words/en.json')
    broadcasts: typeof import('./broadcasts/words/en.json')
  }
}

const emailPage = lazyScreen(
  async () => (await import('./email/EmailPage.tsx')).EmailPage,
  ['apps', 'email', 'records'],
  () => ({ folder: useParam('folder'), label: useParam('label') }),
)

const chatPage = plain(async () => (await import('./chat/ChatPage.tsx')).ChatPage, ['apps', 'chat', 'records'])

const tasksPage = lazyScreen(
  async () => (await import('./tasks/TasksPage.tsx')).TasksPage,
  ['apps', 'tasks', 'records'],
  () => ({ filter: useParam('filter'), tag: useParam('tag') }),
)

const supportAccess = { platform: 'support_tickets.view', school: 'messages_announcements.view' } as const

export const messagesScreens = {
  '/notifications': () =>
    listed(
      plain(
        async () => (await import('./notifications/NotificationsPage.tsx')).NotificationsPage,
        ['notifications', 'notices'],
      ),
    ),
  '/apps/email': () => listed(emailPage),
  '/apps/email/$folder': () => page('session', emailPage),
  '/apps/email/label/$label': () => page('session', emailPage),
  '/apps/chat': () => listed(chatPage),
  '/apps/chat/reports': () =>
    page(
      { platform: 'support_tickets.view', school: 'messages_announcements.view' },
      plain(
        async () => (await import('./chat/reports/ChatReportsPage.tsx')).ChatReportsPage,
        ['apps', 'chat', 'records'],
      ),
    ),
  '/apps/todo': () => listed(tasksPage),
  '/apps/todo/$filter': () => page('session', tasksPage),
  '/apps/todo/tag/$tag': () => page('session', tasksPage),
  '/apps/calendar': () =>
    listed(
      plain(async () => (await import('./calendar/CalendarPage.tsx')).CalendarPage, ['apps', 'calendar', 'records']),
    ),
  '/school/messages-sent': () =>
    listed(
      plain(async () => (await import('./broadcasts/BroadcastsPage.tsx')).BroadcastsPage, ['broadcasts', 'records']),
    ),
  '/apps/support': () =>
    listed(plain(async () => (await import('./support/SupportPage.tsx')).SupportPage, ['support', 'records'])),
  '/apps/support/$id': () =>
    page(
      supportAccess,
      lazyScreen(
        async () => (await import('./support/TicketPage.tsx')).TicketPage,
        ['support', 'records'],
        () => ({ id: useId() }),
      ),
    ),
}

StudentMessages.fill(async () => {
  const [{ WithStudent }] = await Promise.all([import('./chat/WithStudent.tsx'), loadTexts(['chat'])])
  return WithStudent
})
StudentTasks.fill(async () => {
  const [{ AboutStudent }] = await Promise.all([import('./tasks/AboutStudent.tsx'), loadTexts(['tasks'])])
  return AboutStudent
})

StudentsMessage.fill(async () => {
  const [{ BroadcastDialog }] = await Promise.all([
    import('./broadcasts/BroadcastDialog.tsx'),
    loadTexts(['broadcasts']),
  ])
  return BroadcastDialog
})

export const messagesMenu: MenuEntry[] = [
  { area: 'messages', place: 1, target: 'email', for: everybody },
  { area: 'messages', place: 2, target: 'chat', for: everybody },
  { area: 'messages', place: 3, target: 'todo', for: everybody },
  { area: 'messages', place: 4, target: 'calendar', for: everybody },
  { area: 'messages', place: 5, target: 'broadcasts' },
  { area: 'messages', place: 6, target: 'support' },
]
