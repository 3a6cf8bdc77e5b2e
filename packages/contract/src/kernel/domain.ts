import type { Page } from './page.ts'

/** What a domain promises: its calls, by the modules that describe them, and its screens. */
export interface Domain {
  calls: Record<string, unknown>[]
  pages: Page[]
}
