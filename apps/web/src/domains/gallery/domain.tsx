import type { MenuEntry } from '../../kernel/menu.ts'
import { barePage, listed, page, plain } from '../../kit/screens.tsx'

declare module '../../kernel/address/address.ts' {
  interface Screens {
    gallery: typeof galleryScreens
    galleryBare: typeof galleryBareScreens
  }
}

declare module '../../kernel/i18n/words.ts' {
  interface Words {
    samples: typeof import('./samples/words/en.json')
    foundations: typeof import('./foundations/words/en.json')
    layouts: typeof import('./layouts/words/en.json')
    parts: typeof import('./parts/words/en.json')
    extras: typeof import('./extras/words/en.json')
    forms: typeof import('./forms/words/en.json')
    data: typeof import('./data/words/en.json')
  }
}

// Which samples there are stands in the contract's list, which is loaded with the gallery: here are the rooms they lie in.
const sample = plain(async () => (await import('./samples/SamplePage.tsx')).SamplePage, ['samples'])
const inRoom = () => page('session', sample)

export const galleryScreens = {
  '/gallery': () => listed(plain(async () => (await import('./samples/GalleryPage.tsx')).GalleryPage, ['samples'])),
  '/ui-element/$sample': inRoom,
  '/colors/$sample': inRoom,
  '/icons/$sample': inRoom,
  '/page-layout/$sample': inRoom,
  '/components/$sample': inRoom,
  '/extensions/$sample': inRoom,
  '/forms/elements/$sample': inRoom,
  '/forms/layout/$sample': inRoom,
  '/forms/$sample': inRoom,
  '/tables/$sample': inRoom,
  '/charts/$sample': inRoom,
  '/maps/$sample': inRoom,
}

export const galleryBareScreens = {
  '/gallery/look': () => barePage(plain(async () => (await import('./samples/LookPage.tsx')).LookPage, ['samples'])),
  '/page-layout/layout-blank': () =>
    barePage(plain(async () => (await import('./samples/BlankPage.tsx')).BlankPage, ['samples'])),
}

export const galleryMenu: MenuEntry[] = [{ area: 'more', section: 'gallery', place: 1, target: 'gallery' }]
