import { inWords } from './brings.ts'
import { domains } from './domains.ts'
import type { Page, PageLine } from './kernel/page.ts'

/** Screens with their names, which stand in the words of their domains. */
export const named = <P extends PageLine>(pages: readonly P[]): (P & Page)[] =>
  pages.map((page) => ({ ...page, title: inWords(`page.${page.target}`) }))

/** Every screen that has a name of its own, as the domains tell. */
export const pages: Page[] = named(domains.flatMap((domain) => domain.pages))
