import { samples } from './domains/gallery/samples.ts'
import type { Page } from './kernel/page.ts'
import { pages } from './pages.ts'

/** Every screen that can be found: those of the product, and the samples of its gallery, which no screen but that needs. */
export const everyPage: Page[] = [...pages, ...samples]
