import type { Domain } from '../../kernel/brings/domain.ts'
import * as cards from './cards/calls.ts'
import * as figures from './cards/figures.ts'
import * as cardStatistics from './cards/statistics.ts'
import * as dashboard from './dashboard/calls.ts'
import * as frame from './frame/calls.ts'
import * as search from './search/calls.ts'
import * as tables from './tables/calls.ts'
import * as today from './today/calls.ts'
import { words } from './words/words.ts'

export const insight: Domain = {
  calls: [cards, figures, cardStatistics, dashboard, frame, search, tables, today],
  pages: [
    {
      id: 1,
      target: 'superadminDash',
      icon: 'gauge',
      link: '/dashboard/superadmin',
      access: { platform: 'dashboard.view' },
    },
    { id: 2, target: 'home', icon: 'home', link: '/', access: 'session' },
    { id: 370, target: 'settings', icon: 'settings', link: '/settings', access: 'session' },
    { id: 371, target: 'more', icon: 'category', link: '/more', access: 'session' },
    { id: 41, target: 'basic', icon: 'square', link: '/cards/basic', access: 'session' },
    { id: 42, target: 'advance', icon: 'device-tablet', link: '/cards/advance', access: 'session' },
    {
      id: 43,
      target: 'cardStatistics',
      icon: 'chart-dots',
      link: '/cards/statistics',
      access: {
        platform: 'dashboard.view',
        school: 'dashboard.view',
      },
    },
    {
      id: 44,
      target: 'CardAnalytics',
      icon: 'chart-bar',
      link: '/cards/analytics',
      access: { platform: 'dashboard.view', school: 'dashboard.view' },
    },
    { id: 45, target: 'cardActions', icon: 'cards', link: '/cards/action', access: 'session' },
    {
      id: 111,
      target: 'dtBasic',
      icon: 'table',
      link: '/datatables/basic',
      access: { platform: 'staff_users.view', school: 'staff_users.view' },
    },
    {
      id: 112,
      target: 'dtAdvance',
      icon: 'table-options',
      link: '/datatables/advance',
      access: {
        platform: 'staff_users.view',
        school: 'staff_users.view',
      },
    },
    {
      id: 209,
      target: 'analyticsDashboard',
      icon: 'chart-line',
      link: '/dashboard/analytics',
      access: {
        platform: 'dashboard.view',
        school: 'dashboard.view',
      },
    },
    {
      id: 210,
      target: 'shopDashboard',
      icon: 'chart-pie',
      link: '/dashboard/ecommerce',
      access: {
        platform: 'dashboard.view',
        school: 'dashboard.view',
      },
    },
    { id: 83, target: 'access-control', icon: 'lock-access', link: '/access-control', access: 'acl' },
    {
      id: 201,
      target: 'schoolDash',
      icon: 'school',
      link: '/dashboard/school',
      access: { school: 'dashboard.view', platform: 'schools.view' },
    },
    {
      id: 360,
      target: 'schoolOverview',
      icon: 'chart-pie',
      link: '/school/overview',
      access: { school: 'dashboard.view', platform: 'schools.view' },
    },
    { id: 34, target: 'comingSoon', icon: 'clock', link: '/misc/coming-soon', access: 'session' },
    { id: 35, target: 'notAuthorized', icon: 'user-x', link: '/misc/not-authorized', access: 'session' },
    { id: 36, target: 'maintenance', icon: 'tool', link: '/misc/maintenance', access: 'session' },
    { id: 37, target: 'error', icon: 'alert-triangle', link: '/misc/error', access: 'session' },
  ],
  words,
}
