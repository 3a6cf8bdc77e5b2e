import type { PageItem } from '@dsms/contract/insight/search/calls'
import type { Language } from '@dsms/contract/kernel/shared'
import { pages } from '@dsms/contract/pages'

const titles = new Map(pages.map((page) => [page.target, page.title]))

/** The page's name in the language on the screen. */
export const pageTitle = (item: PageItem, language: Language): string =>
  titles.get(item.target)?.[language] ?? item.title

/** All that a page may be looked for by: its name in each language. */
export const pageWords = (item: PageItem): string[] => [item.title, ...Object.values(titles.get(item.target) ?? {})]
