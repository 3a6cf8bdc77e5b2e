import { pages } from 'virtual:pages'
import { modules } from '@dsms/contract/kernel/session/modules'
import type { PersonKind } from '@dsms/contract/kernel/session/personKinds'
import type { UserData } from '@dsms/contract/kernel/session/signIn'
import {
  type Icon,
  IconBuildingCommunity,
  IconCalendarWeek,
  IconCar,
  IconChartBar,
  IconClock,
  IconDots,
  IconFileText,
  IconHome,
  IconMessages,
  IconReceipt2,
  IconSettings,
  IconSteeringWheel,
  IconSun,
  IconUsers,
} from '@tabler/icons-react'
import { useMemo } from 'react'
import { billingMenu } from '../../domains/billing/domain.tsx'
import { contentMenu } from '../../domains/content/domain.tsx'
import { curriculumMenu } from '../../domains/curriculum/domain.tsx'
import { galleryMenu } from '../../domains/gallery/domain.tsx'
import { identityMenu } from '../../domains/identity/domain.tsx'
import { insightMenu } from '../../domains/insight/domain.tsx'
import { messagesMenu } from '../../domains/messages/domain.tsx'
import { platformMenu } from '../../domains/platform/domain.tsx'
import { resourcesMenu } from '../../domains/resources/domain.tsx'
import { scheduleMenu } from '../../domains/schedule/domain.tsx'
import { schoolMenu } from '../../domains/school/domain.tsx'
import { shopMenu } from '../../domains/shop/domain.tsx'
import { staffMenu } from '../../domains/staff/domain.tsx'
import { studentsMenu } from '../../domains/students/domain.tsx'
import { teachingMenu } from '../../domains/teaching/domain.tsx'
import { trainersMenu } from '../../domains/trainers/domain.tsx'
import type { Search } from '../../kernel/address/address.ts'
import { type AreaKey, type MenuEntry, office, type SectionKey } from '../../kernel/menu.ts'
import { entriesOf } from '../../kernel/objects.ts'
import { useBranch } from '../../kernel/session/branch.ts'
import { homeOf } from '../../kernel/session/guards.ts'
import { mayOpen, useSession } from '../../kernel/session/session.ts'

/** A page of the product, without its name. */
export type MenuPage = (typeof pages)[number]

/** Pages of a long area that belong together. */
export interface MenuSection {
  key: SectionKey
  pages: MenuPage[]
}

/** One entry of the menu: a job with its pages, which stand as tabs over each of them. */
export interface MenuArea {
  key: AreaKey
  icon: Icon
  /** Where its entry leads: to its first page, or to the page that lists what is in it. */
  link: string
  pages: MenuPage[]
  /** Of an area that a page of its own lists; empty for the others. */
  sections: MenuSection[]
}

/** The areas in the order of the menu. The domains tell their entries. */
const icons: Record<AreaKey, Icon> = {
  today: IconSun,
  home: IconHome,
  schools: IconBuildingCommunity,
  schedule: IconCalendarWeek,
  lessons: IconSteeringWheel,
  students: IconUsers,
  work: IconClock,
  papers: IconFileText,
  money: IconReceipt2,
  fleet: IconCar,
  messages: IconMessages,
  reports: IconChartBar,
  settings: IconSettings,
  more: IconDots,
}

/** Areas with a page that lists them, and its parts in their order. */
const listed: Partial<Record<AreaKey, { link: string; sections: readonly SectionKey[] }>> = {
  settings: {
    link: '/settings',
    sections: ['school', 'branches', 'staff', 'courses', 'skills', 'rooms', 'reviews', 'platform', 'texts'],
  },
  more: { link: '/more', sections: ['help', ...modules] },
}

const entries = [
  ...platformMenu,
  ...identityMenu,
  ...staffMenu,
  ...trainersMenu,
  ...studentsMenu,
  ...schoolMenu,
  ...curriculumMenu,
  ...resourcesMenu,
  ...scheduleMenu,
  ...teachingMenu,
  ...billingMenu,
  ...shopMenu,
  ...messagesMenu,
  ...contentMenu,
  ...insightMenu,
  ...galleryMenu,
].sort((one, other) => one.place - other.place)

const byTarget = new Map(pages.map((page) => [page.target, page]))

/** What somebody's menu holds: what is meant for people of their kind, of that what they may open and their school uses. */
export function menuOf(user: UserData | null): MenuArea[] {
  const isShown = shownTo(user)
  return entriesOf(icons).flatMap(([key, icon]) => {
    const own = entries.filter((entry) => entry.area === key && isShown(entry))
    const { link, sections = [] } = listed[key] ?? {}
    const found = sections
      .map((section) => ({ key: section, pages: pagesOf(own.filter((entry) => entry.section === section)) }))
      .filter((section) => section.pages.length > 0)
    const all = link ? found.flatMap((section) => section.pages) : pagesOf(own)
    const [first] = all
    return first ? [{ key, icon, link: link ?? first.link, pages: all, sections: found }] : []
  })
}

function shownTo(user: UserData | null): (entry: MenuEntry) => boolean {
  // whoever starts on a dashboard needs no second way there
  const hasHome = user !== null && homeOf(user) === '/home'
  const kind: PersonKind = user?.kind ?? 'staff'
  const off = new Set<string>(modules.filter((module) => !user?.modules.includes(module)))
  return ({ target, section, for: whose = office }) => {
    const page = byTarget.get(target)
    if (!page || !whose.includes(kind) || (section && off.has(section))) return false
    if (target === 'home') return hasHome
    return mayOpen(page.access, user)
  }
}

const pagesOf = (own: MenuEntry[]): MenuPage[] => own.flatMap(({ target }) => byTarget.get(target) ?? [])

/** The menu of the signed-in person at this moment. */
export function useMenu(): MenuArea[] {
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

/** Whether the screen belongs to the area. */
export const isWithin = (area: MenuArea, path: string): boolean =>
  path === area.link || area.pages.some((page) => isCurrent(page, path))

/** The pages that stand beside the one on the screen, if it is one that the menu names; a record has tabs of its own. */
export function besides(
  menu: MenuArea[],
  path: string,
): { area: MenuArea; section?: MenuSection; pages: MenuPage[] } | undefined {
  const isOpen = (page: MenuPage) => page.link === path || (page.link === '/' && path === '/home')
  for (const area of menu) {
    const section = area.sections.find((one) => one.pages.some(isOpen))
    if (section) return { area, section, pages: section.pages }
    if (area.pages.some(isOpen)) return { area, pages: area.pages }
  }
  return undefined
}

const linksOf = (wanted: (entry: MenuEntry) => boolean | undefined) =>
  new Set(entries.flatMap((entry) => (wanted(entry) ? (byTarget.get(entry.target)?.link ?? []) : [])))
const wide = linksOf(({ isWide }) => isWide)
const ofBranch = linksOf(({ byBranch }) => byBranch)

/** Whether the screen needs the room of the menu. */
export const isWide = (path: string): boolean => wide.has(path)

/** Whether the screen knows branches. */
export const isByBranch = (path: string): boolean => ofBranch.has(path)

/** What a link of the frame says as well: the branch in which the reader works, where the screen knows branches. */
export function useFrameSearch(): (link: string) => Search {
  const branch = useBranch()
  return (link) => (branch && isByBranch(link) ? { branch_id: branch.id } : {})
}
