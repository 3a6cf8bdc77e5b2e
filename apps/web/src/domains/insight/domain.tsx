import type { MenuEntry } from '../../kernel/menu.ts'
import { listed, page, plain } from '../../kit/screens.tsx'

declare module '../../kernel/i18n/words.ts' {
  interface Words {
    home: typeof import('./home/words/en.json')
    dashboard: typeof import('./dashboard/words/en.json')
    tables: typeof import('./tables/words/en.json')
    cards: typeof import('./cards/words/en.json')
  }
}

export const insightScreens = [
  page(
    '/home',
    'session',
    plain(async () => (await import('./home/HomePage.tsx')).HomePage, ['home']),
  ),
  listed(
    '/access-control',
    plain(async () => (await import('./home/AccessControlPage.tsx')).AccessControlPage, ['home']),
  ),
  listed(
    '/dashboard/superadmin',
    plain(
      async () => (await import('./dashboard/PlatformDashboardPage.tsx')).PlatformDashboardPage,
      ['dashboard', 'records'],
    ),
  ),
  listed(
    '/dashboard/school',
    plain(
      async () => (await import('./dashboard/SchoolDashboardPage.tsx')).SchoolDashboardPage,
      ['dashboard', 'records', 'schoolProfile'],
    ),
  ),
  listed(
    '/dashboard/analytics',
    plain(async () => (await import('./dashboard/AnalyticsDashboardPage.tsx')).AnalyticsDashboardPage, ['cards']),
  ),
  listed(
    '/dashboard/ecommerce',
    plain(async () => (await import('./dashboard/ShopDashboardPage.tsx')).ShopDashboardPage, ['cards']),
  ),
  listed(
    '/cards/statistics',
    plain(async () => (await import('./cards/StatisticsPage.tsx')).StatisticsPage, ['cards']),
  ),
  listed(
    '/cards/analytics',
    plain(async () => (await import('./cards/AnalyticsPage.tsx')).AnalyticsPage, ['cards']),
  ),
  listed(
    '/cards/advance',
    plain(async () => (await import('./cards/AdvancePage.tsx')).AdvancePage, ['cards', 'roles']),
  ),
  listed(
    '/cards/action',
    plain(async () => (await import('./cards/ActionsPage.tsx')).ActionsPage, ['cards']),
  ),
  listed(
    '/cards/basic',
    plain(async () => (await import('./cards/BasicPage.tsx')).BasicPage, ['cards']),
  ),
  listed(
    '/datatables/basic',
    plain(async () => (await import('./tables/BasicTablesPage.tsx')).BasicTablesPage, ['tables', 'records']),
  ),
  listed(
    '/datatables/advance',
    plain(async () => (await import('./tables/AdvancedTablesPage.tsx')).AdvancedTablesPage, ['tables', 'records']),
  ),
] as const

export const insightMenu: MenuEntry[] = [
  { group: 'overview', place: 1, target: 'home' },
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
