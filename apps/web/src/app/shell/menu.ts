import { type Page, pages } from '@dsms/contract/kernel/pages'
import {
  type Icon,
  IconApps,
  IconBook,
  IconBroadcast,
  IconBuildingCommunity,
  IconCar,
  IconCertificate,
  IconLayoutDashboard,
  IconReceipt2,
  IconSchool,
  IconShieldCheck,
  IconShoppingCart,
  IconTable,
  IconUsersGroup,
} from '@tabler/icons-react'
import { useMemo } from 'react'
import { homeOf } from '../../kernel/session/guards.ts'
import { mayOpen, useSession } from '../../kernel/session/session.ts'

export interface MenuGroup {
  key:
    | 'overview'
    | 'apps'
    | 'money'
    | 'shop'
    | 'people'
    | 'access'
    | 'messages'
    | 'pages'
    | 'tables'
    | 'platform'
    | 'school'
    | 'training'
    | 'fleet'
  icon: Icon
  pages: Page[]
}

/** The whole menu: groups in their order, and the pages in them by target. What a page needs stands in its own row. */
const table: { key: MenuGroup['key']; icon: Icon; targets: string[] }[] = [
  {
    key: 'overview',
    icon: IconLayoutDashboard,
    targets: ['home', 'superadminDash', 'schoolDash', 'analyticsDashboard', 'shopDashboard'],
  },
  { key: 'apps', icon: IconApps, targets: ['email', 'chat', 'todo', 'calendar'] },
  { key: 'money', icon: IconReceipt2, targets: ['invoiceList', 'invoiceAdd'] },
  { key: 'shop', icon: IconShoppingCart, targets: ['shop', 'wishList', 'checkout', 'shopOrders', 'shopManage'] },
  { key: 'people', icon: IconUsersGroup, targets: ['userList', 'platformStaff', 'schoolStaff'] },
  {
    key: 'platform',
    icon: IconBuildingCommunity,
    targets: [
      'organizations',
      'schools',
      'subscriptions',
      'countryPacks',
      'platformLists',
      'platformHolidays',
      'platformTestimonials',
      'platformSettings',
    ],
  },
  {
    key: 'school',
    icon: IconSchool,
    targets: [
      'schoolSetup',
      'schoolProfile',
      'branches',
      'openingHours',
      'schoolHolidays',
      'schoolTestimonials',
      'schoolReviews',
      'schoolLists',
      'schoolSettings',
      'ownPlan',
    ],
  },
  {
    key: 'training',
    icon: IconCertificate,
    targets: [
      'licenceTypes',
      'components',
      'classRooms',
      'circuits',
      'simulators',
      'skills',
      'errorSettings',
      'markingSchemes',
    ],
  },
  { key: 'fleet', icon: IconCar, targets: ['vehicles', 'vehicleExpiry', 'maintenanceOrders', 'defects'] },
  {
    key: 'access',
    icon: IconShieldCheck,
    targets: ['platformRoles', 'schoolRoles', 'platformSignIns', 'schoolSignIns', 'access-control'],
  },
  { key: 'messages', icon: IconBroadcast, targets: ['notifications', 'support', 'outbox', 'mailTemplates'] },
  {
    key: 'pages',
    icon: IconBook,
    targets: [
      'profile',
      'accountSettings',
      'faq',
      'knowledgeBase',
      'helpEditor',
      'pricing',
      'pricingEditor',
      'blogList',
      'blogManage',
    ],
  },
  {
    key: 'tables',
    icon: IconTable,
    targets: ['dtBasic', 'dtAdvance', 'basic', 'advance', 'cardStatistics', 'CardAnalytics', 'cardActions'],
  },
]

const byTarget = new Map(pages.map((page) => [page.target, page]))

/** Groups with at least one page that is open to the asker. */
const menuFor = (isOpen: (page: Page) => boolean): MenuGroup[] =>
  table
    .map(({ key, icon, targets }) => ({
      key,
      icon,
      pages: targets.flatMap((target) => byTarget.get(target) ?? []).filter((page) => isOpen(page)),
    }))
    .filter((group) => group.pages.length > 0)

/** The menu of the signed-in person at this moment. */
export function useMenu(): MenuGroup[] {
  const user = useSession()
  return useMemo(() => {
    // whoever starts on a dashboard needs no second way there
    const hasHome = user !== null && homeOf(user) === '/home'
    return menuFor((page) => (page.target === 'home' ? hasHome : mayOpen(page.access, user)))
  }, [user])
}

/** Whether a page, or one below it that the menu does not name itself, is on the screen. */
export const isCurrent = (page: Page, path: string): boolean =>
  page.link === '/'
    ? path === '/home'
    : holds(page, path) && !pages.some((other) => isBelow(other, page) && holds(other, path))

const holds = ({ link }: Page, path: string): boolean => path === link || path.startsWith(`${link}/`)
const isBelow = (other: Page, page: Page): boolean => other.link.startsWith(`${page.link}/`)
