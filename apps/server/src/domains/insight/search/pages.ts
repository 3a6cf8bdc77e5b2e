import { everyPage } from '@dsms/contract/everyPage'
import type { PageItem } from '@dsms/contract/insight/search/calls'
import { defaultBookmarks, type Page } from '@dsms/contract/kernel/page'
import type { Actor } from '../../../kernel/actor.ts'
import { isAllowed } from '../../../kernel/http/access.ts'

/** Whether a page is there and open to the actor. */
function isOpenTo(actor: Actor, page: Page): boolean {
  if (page.for && !page.for.includes(actor.kind)) return false
  if (page.access === 'acl') return actor.isAdmin || actor.roleKey === 'client'
  return isAllowed(page.access, actor)
}

export const pageItem = (actor: Actor, page: Page, bookmarks: readonly string[]): PageItem => ({
  id: page.id,
  target: page.target,
  isBookmarked: bookmarks.includes(page.target),
  title: page.title[actor.language],
  icon: page.icon,
  link: page.link,
  isAvailable: isOpenTo(actor, page),
})

export const openPages = (actor: Actor, bookmarks: readonly string[]): PageItem[] =>
  everyPage.filter((page) => isOpenTo(actor, page)).map((page) => pageItem(actor, page, bookmarks))

/** Bookmarks in the order they were put; the product's own until a person first changes one. */
export const bookmarkTargets = (kept: string[] | null): string[] => kept ?? defaultBookmarks
