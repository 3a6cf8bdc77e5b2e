import { pages } from 'virtual:pages'
import type { PersonKind } from '@dsms/contract/kernel/session/personKinds'
import type { UserData } from '@dsms/contract/kernel/session/signIn'
import {
  type Icon,
  IconApps,
  IconBook,
  IconBroadcast,
  IconBuildingCommunity,
  IconCar,
  IconCertificate,
  IconLayoutDashboard,
  IconPalette,
  IconReceipt2,
  IconSchool,
  IconShieldCheck,
  IconShoppingCart,
  IconTable,
  IconUsersGroup,
} from '@tabler/icons-react'
import { useMemo } from 'react'
import { contentMenu } from '../../domains/content/domain.tsx'
import { curriculumMenu } from '../../domains/curriculum/domain.tsx'
import { galleryMenu } from '../../domains/gallery/domain.tsx'
import { identityMenu } from '../../domains/identity/domain.tsx'
import { insightMenu } from '../../domains/insight/domain.tsx'
import { messagesMenu } from '../../domains/messages/domain.tsx'
import { moneyMenu } from '../../domains/money/domain.tsx'
import { peopleMenu } from '../../domains/people/domain.tsx'
import { platformMenu } from '../../domains/platform/domain.tsx'
import { resourcesMenu } from '../../domains/resources/domain.tsx'
import { scheduleMenu } from '../../domains/schedule/domain.tsx'
import { schoolMenu } from '../../domains/school/domain.tsx'
import { teachingMenu } from '../../domains/teaching/domain.tsx'
import { type MenuKey, office } from '../../kernel/menu.ts'
import { entriesOf } from '../../kernel/objects.ts'
import { homeOf } from '../../kernel/session/guards.ts'
import { mayOpen, useSession } from '../../kernel/session/session.ts'

/** A page of the product, without its name. */
export type MenuPage = (typeof pages)[number]

export interface MenuGroup {
  key: MenuKey
  icon: Icon
  pages: MenuPage[]
}

/** The groups of the menu in their order. What is in them the domains tell. */
const icons: Record<MenuKey, Icon> = {
  overview: IconLayoutDashboard,
  apps: IconApps,
  money: IconReceipt2,
  shop: IconShoppingCart,
  people: IconUsersGroup,
  platform: IconBuildingCommunity,
  school: IconSchool,
  training: IconCertificate,
  fleet: IconCar,
  access: IconShieldCheck,
  messages: IconBroadcast,
  pages: IconBook,
  tables: IconTable,
  gallery: IconPalette,
}

const entries = [
  ...platformMenu,
  ...identityMenu,
  ...peopleMenu,
  ...schoolMenu,
  ...curriculumMenu,
  ...resourcesMenu,
  ...scheduleMenu,
  ...teachingMenu,
  ...moneyMenu,
  ...messagesMenu,
  ...contentMenu,
  ...insightMenu,
  ...galleryMenu,
].sort((one, other) => one.place - other.place)

/** In whose menu a page stands, by its target. */
const whose = new Map(entries.map((entry) => [entry.target, entry.for ?? office]))

const table = entriesOf(icons).map(([key, icon]) => ({
  key,
  icon,
  targets: entries.filter(({ group }) => group === key).map(({ target }) => target),
}))

const byTarget = new Map(pages.map((page) => [page.target, page]))

/** Groups with at least one page that is open to the asker. */
const menuFor = (isOpen: (page: MenuPage) => boolean): MenuGroup[] =>
  table
    .map(({ key, icon, targets }) => ({
      key,
      icon,
      pages: targets.flatMap((target) => byTarget.get(target) ?? []).filter((page) => isOpen(page)),
    }))
    .filter((group) => group.pages.length > 0)

/** What somebody's menu holds: what is meant for people of their kind, of that what they may open. */
export function menuOf(user: UserData | null): MenuGroup[] {
  // whoever starts on a dashboard needs no second way there
  const hasHome = user !== null && homeOf(user) === '/home'
  const kind: PersonKind = user?.kind ?? 'staff'
  return menuFor(
    (page) =>
      whose.get(page.target)?.includes(kind) === true &&
      (page.target === 'home' ? hasHome : mayOpen(page.access, user)),
  )
}

/** The menu of the signed-in person at this moment. */
export function useMenu(): MenuGroup[] {
  const user = useSession()
  return useMemo(() => menuOf(user), [user])
}

/** Whether a page, or one below it that the menu does not name itself, is on the screen. */
export const isCurrent = (page: MenuPage, path: string): boolean =>
  page.link === '/'
    ? path === '/home'
    : holds(page, path) && !pages.some((other) => isBelow(other, page) && holds(other, path))

const holds = ({ link }: MenuPage, path: string): boolean => path === link || path.startsWith(`${link}/`)
const isBelow = (other: MenuPage, page: MenuPage): boolean => other.link.startsWith(`${page.link}/`)
