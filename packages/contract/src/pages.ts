import { domains } from './domains.ts'
import type { Page } from './kernel/page.ts'

/** Every screen that has a name of its own, as the domains tell. */
export const pages: Page[] = domains.flatMap((domain) => domain.pages)
