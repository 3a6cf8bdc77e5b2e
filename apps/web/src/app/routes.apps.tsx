import { useParams } from '@tanstack/react-router'
import { lazyScreen } from '../kernel/browser/lazyScreen.tsx'
import { listed, page, plain, useOptionalId } from './routes.frames.tsx'

const emailPage = lazyScreen(
  async () => (await import('../domains/messages/email/EmailPage.tsx')).EmailPage,
  ['apps', 'email', 'records'],
  () => {
    const { folder, label } = useParams({ strict: false })
    return { folder, label }
  },
)

const chatPage = plain(
  async () => (await import('../domains/messages/chat/ChatPage.tsx')).ChatPage,
  ['apps', 'chat', 'records'],
)

const tasksPage = lazyScreen(
  async () => (await import('../domains/messages/tasks/TasksPage.tsx')).TasksPage,
  ['apps', 'tasks', 'records'],
  () => {
    const { filter, tag } = useParams({ strict: false })
    return { filter, tag }
  },
)

const profilePage = lazyScreen(
  async () => (await import('../domains/people/profile/ProfilePage.tsx')).ProfilePage,
  ['profile', 'records', 'apps'],
  () => ({ id: useOptionalId() }),
)

/** What everybody has: home, dashboards, the working apps, tables, profile and account. */
export const appScreens = [
  page(
    '/home',
    'session',
    plain(async () => (await import('../domains/insight/home/HomePage.tsx')).HomePage, ['home']),
  ),
  listed(
    '/account/password',
    plain(
      async () => (await import('../domains/identity/account/password/PasswordPage.tsx')).PasswordPage,
      ['password', 'signIn'],
    ),
  ),
  page(
    '/account/second-step',
    'session',
    plain(
      async () => (await import('../domains/identity/account/security/SecondStepPage.tsx')).SecondStepPage,
      ['account', 'signIn'],
    ),
  ),
  listed(
    '/pages/account-settings',
    plain(
      async () => (await import('../domains/identity/account/SettingsPage.tsx')).SettingsPage,
      ['account', 'password', 'signIn', 'records', 'sessions'],
    ),
  ),
  listed('/pages/profile', profilePage),
  page('/pages/profile/$id', 'session', profilePage),
  listed(
    '/notifications',
    plain(
      async () => (await import('../domains/messages/notifications/NotificationsPage.tsx')).NotificationsPage,
      ['notifications'],
    ),
  ),
  listed(
    '/access-control',
    plain(async () => (await import('../domains/insight/home/AccessControlPage.tsx')).AccessControlPage, ['home']),
  ),
  listed(
    '/dashboard/superadmin',
    plain(
      async () => (await import('../domains/insight/dashboard/PlatformDashboardPage.tsx')).PlatformDashboardPage,
      ['dashboard', 'records'],
    ),
  ),
  listed(
    '/dashboard/school',
    plain(
      async () => (await import('../domains/insight/dashboard/SchoolDashboardPage.tsx')).SchoolDashboardPage,
      ['dashboard', 'records', 'schoolProfile'],
    ),
  ),
  listed(
    '/dashboard/analytics',
    plain(
      async () => (await import('../domains/insight/dashboard/AnalyticsDashboardPage.tsx')).AnalyticsDashboardPage,
      ['cards'],
    ),
  ),
  listed(
    '/dashboard/ecommerce',
    plain(
      async () => (await import('../domains/insight/dashboard/ShopDashboardPage.tsx')).ShopDashboardPage,
      ['cards'],
    ),
  ),
  listed(
    '/cards/statistics',
    plain(async () => (await import('../domains/insight/cards/StatisticsPage.tsx')).StatisticsPage, ['cards']),
  ),
  listed(
    '/cards/analytics',
    plain(async () => (await import('../domains/insight/cards/AnalyticsPage.tsx')).AnalyticsPage, ['cards']),
  ),
  listed(
    '/cards/advance',
    plain(async () => (await import('../domains/insight/cards/AdvancePage.tsx')).AdvancePage, ['cards', 'roles']),
  ),
  listed(
    '/cards/action',
    plain(async () => (await import('../domains/insight/cards/ActionsPage.tsx')).ActionsPage, ['cards']),
  ),
  listed(
    '/cards/basic',
    plain(async () => (await import('../domains/insight/cards/BasicPage.tsx')).BasicPage, ['cards']),
  ),
  listed('/apps/email', emailPage),
  page('/apps/email/$folder', 'session', emailPage),
  page('/apps/email/label/$label', 'session', emailPage),
  listed('/apps/chat', chatPage),
  page(
    '/apps/chat/reports',
    { platform: 'support_tickets.view', school: 'messages_announcements.view' },
    plain(
      async () => (await import('../domains/messages/chat/reports/ChatReportsPage.tsx')).ChatReportsPage,
      ['apps', 'chat', 'records'],
    ),
  ),
  listed('/apps/todo', tasksPage),
  page('/apps/todo/$filter', 'session', tasksPage),
  page('/apps/todo/tag/$tag', 'session', tasksPage),
  listed(
    '/apps/calendar',
    plain(
      async () => (await import('../domains/messages/calendar/CalendarPage.tsx')).CalendarPage,
      ['apps', 'calendar', 'records'],
    ),
  ),
  listed(
    '/datatables/basic',
    plain(
      async () => (await import('../domains/insight/tables/BasicTablesPage.tsx')).BasicTablesPage,
      ['tables', 'records'],
    ),
  ),
  listed(
    '/datatables/advance',
    plain(
      async () => (await import('../domains/insight/tables/AdvancedTablesPage.tsx')).AdvancedTablesPage,
      ['tables', 'records'],
    ),
  ),
] as const
