import { learners, type MenuEntry, workers } from '../../kernel/menu.ts'
import { getSession } from '../../kernel/session/session.ts'
import { listed, page, plain } from '../../kit/screens.tsx'

declare module '../../kernel/address/address.ts' {
  interface Screens {
    insight: typeof insightScreens
  }
}

declare module '../../kernel/i18n/words.ts' {
  interface Words {
    home: typeof import('./home/words/en.json')
    dashboard: typeof import('./dashboard/words/en.json')
    today: typeof import('./today/words/en.json')
    tables: typeof import('./tables/words/en.json')
    cards: typeof import('./cards/words/en.json')
  }
}

export const insightScreens = {
  '/home': () =>
    page(
      'session',
      plain(async () => {
        const { HomePage, fetchHome } = await import('./home/HomePage.tsx')
        await fetchHome(getSession()?.kind)
        return HomePage
      }, ['home']),
    ),
  '/access-control': () =>
    listed(plain(async () => (await import('./home/AccessControlPage.tsx')).AccessControlPage, ['home'])),
  '/dashboard/superadmin': () =>
    listed(
      plain(
        async () => (await import('./dashboard/PlatformDashboardPage.tsx')).PlatformDashboardPage,
        ['dashboard', 'records'],
      ),
    ),
  '/dashboard/school': () =>
    listed(
      plain(
        async () => (await import('./dashboard/SchoolDashboardPage.tsx')).SchoolDashboardPage,
        ['today', 'records', 'schoolProfile'],
      ),
    ),
  '/school/overview': () =>
    listed(
      plain(
        async () => (await import('./dashboard/SchoolOverviewPage.tsx')).SchoolOverviewPage,
        ['dashboard', 'records'],
      ),
    ),
  '/dashboard/analytics': () =>
    listed(
      plain(async () => (await import('./dashboard/AnalyticsDashboardPage.tsx')).AnalyticsDashboardPage, ['cards']),
    ),
  '/dashboard/ecommerce': () =>
    listed(plain(async () => (await import('./dashboard/ShopDashboardPage.tsx')).ShopDashboardPage, ['cards'])),
  '/cards/statistics': () =>
    listed(plain(async () => (await import('./cards/StatisticsPage.tsx')).StatisticsPage, ['cards'])),
  '/cards/analytics': () =>
    listed(plain(async () => (await import('./cards/AnalyticsPage.tsx')).AnalyticsPage, ['cards'])),
  '/cards/advance': () =>
    listed(plain(async () => (await import('./cards/AdvancePage.tsx')).AdvancePage, ['cards', 'roles'])),
  '/cards/action': () => listed(plain(async () => (await import('./cards/ActionsPage.tsx')).ActionsPage, ['cards'])),
  '/cards/basic': () => listed(plain(async () => (await import('./cards/BasicPage.tsx')).BasicPage, ['cards'])),
  '/datatables/basic': () =>
    listed(plain(async () => (await import('./tables/BasicTablesPage.tsx')).BasicTablesPage, ['tables', 'records'])),
  '/datatables/advance': () =>
    listed(
      plain(async () => (await import('./tables/AdvancedTablesPage.tsx')).AdvancedTablesPage, ['tables', 'records']),
    ),
}

export const insightMenu: MenuEntry[] = [
  { area: 'today', place: 1, target: 'home', for: workers },
  { area: 'home', place: 1, target: 'home', for: learners },
  { area: 'today', place: 2, target: 'superadminDash' },
  { area: 'today', place: 3, target: 'schoolDash' },
  { area: 'reports', place: 1, target: 'schoolOverview' },
  { area: 'reports', place: 2, target: 'analyticsDashboard' },
  { area: 'more', section: 'shop', place: 7, target: 'shopDashboard' },
  { area: 'more', section: 'samples', place: 30, target: 'access-control' },
  { area: 'more', section: 'tables', place: 1, target: 'dtBasic' },
  { area: 'more', section: 'tables', place: 2, target: 'dtAdvance' },
  { area: 'more', section: 'cards', place: 1, target: 'basic' },
  { area: 'more', section: 'cards', place: 2, target: 'advance' },
  { area: 'more', section: 'cards', place: 3, target: 'cardStatistics' },
  { area: 'more', section: 'cards', place: 4, target: 'CardAnalytics' },
  { area: 'more', section: 'cards', place: 5, target: 'cardActions' },
  { area: 'more', section: 'samples', place: 20, target: 'comingSoon' },
  { area: 'more', section: 'samples', place: 21, target: 'notAuthorized' },
  { area: 'more', section: 'samples', place: 22, target: 'maintenance' },
  { area: 'more', section: 'samples', place: 23, target: 'error' },
]
