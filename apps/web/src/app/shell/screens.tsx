import { lazyScreen } from '../../kernel/browser/later/lazyScreen.tsx'
import { listed } from '../../kit/screens.tsx'

declare module '../../kernel/address/address.ts' {
  interface Screens {
    shell: typeof shellScreens
  }
}

const overview = (area: 'settings' | 'more') =>
  lazyScreen(
    async () => (await import('./areas/OverviewPage.tsx')).OverviewPage,
    ['shell', 'pageNames'],
    () => ({ area }),
  )

/** Screens that list what the menu holds. */
export const shellScreens = {
  '/settings': () => listed(overview('settings')),
  '/more': () => listed(overview('more')),
}
