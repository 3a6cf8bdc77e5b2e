import type { Access } from '@dsms/contract/endpoint'
import { createRootRoute, createRoute, createRouter, Outlet, useParams } from '@tanstack/react-router'
import { Dots } from './components/Dots.tsx'
import { RouteError } from './components/RouteError.tsx'
import type { Feature } from './i18n/words.ts'
import { needAccess, needNobody, needSession, toHome } from './lib/guards.ts'
import { lazyScreen, noProps } from './lib/lazyScreen.tsx'
import type { EndReason } from './lib/sessionStore.ts'

type Scope = 'platform' | 'school'
/** Lists read their own state from the address; here it only passes through. */
type LooseSearch = Record<string, unknown>
interface LoginSearch {
  next?: string
  reason?: EndReason | 'reset'
}

const miscScreen = (kind: 'coming-soon' | 'not-authorized' | 'maintenance' | 'error' | 'not-found') =>
  lazyScreen(
    async () => (await import('./features/misc/MiscPage.tsx')).MiscPage,
    ['misc'],
    () => ({ kind }),
  )

const root = createRootRoute({ component: Outlet, notFoundComponent: miscScreen('not-found') })

// screens without the shell, for people who have not signed in

const guest = createRoute({
  getParentRoute: () => root,
  id: 'guest',
  component: lazyScreen(async () => (await import('./features/auth/AuthLayout.tsx')).AuthLayout, ['auth'], noProps),
  validateSearch: (search: LooseSearch) => search as LoginSearch,
  beforeLoad: needNobody,
})

const guests = [
  createRoute({
    getParentRoute: () => guest,
    path: '/login',
    component: lazyScreen(async () => (await import('./features/auth/LoginPage.tsx')).LoginPage, ['auth'], noProps),
  }),
  createRoute({
    getParentRoute: () => guest,
    path: '/register',
    component: lazyScreen(
      async () => (await import('./features/auth/RegisterPage.tsx')).RegisterPage,
      ['auth'],
      noProps,
    ),
  }),
  createRoute({
    getParentRoute: () => guest,
    path: '/forgot-password',
    component: lazyScreen(async () => (await import('./features/auth/ForgotPage.tsx')).ForgotPage, ['auth'], noProps),
  }),
] as const

// an invitation may be opened while somebody else is signed in on this machine: no guard
const reset = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  component: lazyScreen(async () => (await import('./features/auth/ResetPage.tsx')).ResetPage, ['auth'], noProps),
  validateSearch: (search: LooseSearch) => ({
    token: String(search.token ?? ''),
    invited: search.invited ? 1 : undefined,
  }),
})

const misc = [
  createRoute({ getParentRoute: () => root, path: '/misc/coming-soon', component: miscScreen('coming-soon') }),
  createRoute({ getParentRoute: () => root, path: '/misc/not-authorized', component: miscScreen('not-authorized') }),
  createRoute({ getParentRoute: () => root, path: '/misc/maintenance', component: miscScreen('maintenance') }),
  createRoute({ getParentRoute: () => root, path: '/misc/error', component: miscScreen('error') }),
] as const

const start = createRoute({ getParentRoute: () => root, path: '/', beforeLoad: toHome })

// screens inside the shell

const app = createRoute({
  getParentRoute: () => root,
  id: 'app',
  component: lazyScreen(
    async () => (await import('./shell/Shell.tsx')).Shell,
    ['shell', 'roles', 'permissions'],
    noProps,
  ),
  beforeLoad: needSession,
})

const page = <const Path extends string>(
  path: Path,
  access: Access | 'acl',
  component: ReturnType<typeof lazyScreen>,
) =>
  createRoute({
    getParentRoute: () => app,
    path,
    component,
    beforeLoad: needAccess(access),
    validateSearch: (search: LooseSearch) => search,
  })

const staffWords: Feature[] = ['records', 'staff', 'roles']
const roleWords: Feature[] = ['records', 'roles', 'permissions']

const staffList = (scope: Scope) =>
  lazyScreen(
    async () => (await import('./features/staff/StaffPage.tsx')).StaffPage,
    staffWords,
    () => ({ scope }),
  )
const staffForm = (scope: Scope) =>
  lazyScreen(
    async () => (await import('./features/staff/StaffFormPage.tsx')).StaffFormPage,
    staffWords,
    () => ({ scope, id: useOptionalId() }),
  )
const personPage = (scope: Scope) =>
  lazyScreen(
    async () => (await import('./features/staff/PersonPage.tsx')).PersonPage,
    staffWords,
    () => ({ scope, id: useId() }),
  )
const roleList = (scope: Scope) =>
  lazyScreen(
    async () => (await import('./features/roles/RolesPage.tsx')).RolesPage,
    roleWords,
    () => ({ scope }),
  )
const matrix = (scope: Scope) =>
  lazyScreen(
    async () => (await import('./features/roles/PrivilegeMatrixPage.tsx')).PrivilegeMatrixPage,
    roleWords,
    () => ({ scope, id: useId() }),
  )

const emailPage = lazyScreen(
  async () => (await import('./features/email/EmailPage.tsx')).EmailPage,
  ['apps', 'email', 'records'],
  () => {
    const { folder, label } = useParams({ strict: false })
    return { folder, label }
  },
)
const chatPage = lazyScreen(
  async () => (await import('./features/chat/ChatPage.tsx')).ChatPage,
  ['apps', 'chat', 'records'],
  noProps,
)
const tasksPage = lazyScreen(
  async () => (await import('./features/tasks/TasksPage.tsx')).TasksPage,
  ['apps', 'tasks', 'records'],
  () => {
    const { filter, tag } = useParams({ strict: false })
    return { filter, tag }
  },
)

const screens = [
  page(
    '/home',
    'session',
    lazyScreen(async () => (await import('./features/home/HomePage.tsx')).HomePage, ['home'], noProps),
  ),
  page(
    '/account/password',
    'session',
    lazyScreen(
      async () => (await import('./features/account/PasswordPage.tsx')).PasswordPage,
      ['account', 'auth'],
      noProps,
    ),
  ),
  page(
    '/notifications',
    'session',
    lazyScreen(
      async () => (await import('./features/notifications/NotificationsPage.tsx')).NotificationsPage,
      ['notifications'],
      noProps,
    ),
  ),
  page(
    '/access-control',
    'acl',
    lazyScreen(
      async () => (await import('./features/home/AccessControlPage.tsx')).AccessControlPage,
      ['home'],
      noProps,
    ),
  ),
  page(
    '/dashboard/superadmin',
    { platform: 'dashboard.view' },
    lazyScreen(
      async () => (await import('./features/dashboard/PlatformDashboardPage.tsx')).PlatformDashboardPage,
      ['dashboard', 'records'],
      noProps,
    ),
  ),
  page(
    '/dashboard/school',
    { school: 'dashboard.view', platform: 'schools.view' },
    lazyScreen(
      async () => (await import('./features/dashboard/SchoolDashboardPage.tsx')).SchoolDashboardPage,
      ['dashboard', 'records'],
      noProps,
    ),
  ),
  page('/platform/staff', { platform: 'staff_users.view' }, staffList('platform')),
  page('/platform/staff/new', { platform: 'staff_users.create' }, staffForm('platform')),
  page('/platform/staff/$id', { platform: 'staff_users.view' }, personPage('platform')),
  page('/platform/staff/$id/edit', { platform: 'staff_users.edit' }, staffForm('platform')),
  page('/school/staff', { school: 'staff_users.view', platform: 'schools.view' }, staffList('school')),
  page('/school/staff/new', { school: 'staff_users.create', platform: 'schools.edit' }, staffForm('school')),
  page('/school/staff/$id', { school: 'staff_users.view', platform: 'schools.view' }, personPage('school')),
  page('/school/staff/$id/edit', { school: 'staff_users.edit', platform: 'schools.edit' }, staffForm('school')),
  page('/platform/roles', { platform: 'roles_privileges.view' }, roleList('platform')),
  page('/platform/roles/$id', { platform: 'roles_privileges.view' }, matrix('platform')),
  page('/school/roles', { school: 'roles_privileges.view', platform: 'schools.view' }, roleList('school')),
  page('/school/roles/$id', { school: 'roles_privileges.view', platform: 'schools.view' }, matrix('school')),
  page('/apps/email', 'session', emailPage),
  page('/apps/email/$folder', 'session', emailPage),
  page('/apps/email/label/$label', 'session', emailPage),
  page('/apps/chat', 'session', chatPage),
  page(
    '/apps/chat/reports',
    { platform: 'support_tickets.view', school: 'messages_announcements.view' },
    lazyScreen(
      async () => (await import('./features/chat/ChatReportsPage.tsx')).ChatReportsPage,
      ['apps', 'chat', 'records'],
      noProps,
    ),
  ),
  page('/apps/todo', 'session', tasksPage),
  page('/apps/todo/$filter', 'session', tasksPage),
  page('/apps/todo/tag/$tag', 'session', tasksPage),
  page(
    '/apps/calendar',
    'session',
    lazyScreen(
      async () => (await import('./features/calendar/CalendarPage.tsx')).CalendarPage,
      ['apps', 'calendar', 'records'],
      noProps,
    ),
  ),
  page(
    '/platform/outbox',
    { platform: 'staff_users.reset_password' },
    lazyScreen(
      async () => (await import('./features/outbox/OutboxPage.tsx')).OutboxPage,
      ['outbox', 'records'],
      noProps,
    ),
  ),
] as const

export const router = createRouter({
  routeTree: root.addChildren([start, guest.addChildren([...guests]), reset, ...misc, app.addChildren([...screens])]),
  defaultPreload: 'intent',
  defaultPendingComponent: Dots,
  defaultPendingMs: 150,
  defaultPendingMinMs: 0,
  defaultErrorComponent: RouteError,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

const useId = (): number => Number(useParams({ strict: false }).id)
const useOptionalId = (): number | undefined => {
  const { id } = useParams({ strict: false })
  return id === undefined ? undefined : Number(id)
}
