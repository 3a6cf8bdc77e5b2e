import { everybody, type MenuEntry } from '../../kernel/menu.ts'
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
      plain(async () => (await import('./home/HomePage.tsx')).HomePage, ['home']),
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
        ['dashboard', 'today', 'records', 'schoolProfile'],
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
  { group: 'overview', place: 1, target: 'home', for: everybody },
  { group: 'overview', place: 2, target: 'superadminDash' },
  { group: 'overview', place: 3, target: 'schoolDash' },
  { group: 'overview', place: 4, target: 'analyticsDashboard' },
  { group: 'overview', place: 5, target: 'shopDashboard' },
  { group: 'access', place: 5, target: 'access-control' },
  { group: 'tables', place: 1, target: 'dtBasic' },
  { group: 'tables', place: 2, target: 'dtAdvance' },
  { group: 'tables', place: 3, target: 'basic' },
  { group: 'tables', place: 4, target: 'advance' },
  { group: 'tables', place: 5, target: 'cardStatistics' },
  { group: 'tables', place: 6, target: 'CardAnalytics' },
  { group: 'tables', place: 7, target: 'cardActions' },
]
