import { samples } from '@dsms/contract/gallery/samples'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { goInside, heading, open, screens } from './screens.ts'

// what went wrong on a screen is told by its address and text; a recording of hundreds of them would help nobody
test.use({ trace: 'off' })
// nothing is changed here, so that the walks may share a server, and both workers take part
test.describe.configure({ mode: 'parallel' })

// axe skips the contrast of joined Arabic letters, hence Latin languages; Arabic is for everything else
const looks = [
  { language: 'ar', skin: 'light', width: 1440, third: null },
  { language: 'ar', skin: 'dark', width: 390, third: 0 },
  { language: 'en', skin: 'light', width: 390, third: 1 },
  { language: 'de', skin: 'dark', width: 1440, third: 2 },
] as const
/**
 * Every fourth screen is loaded by its address in the first look, and each is gone to inside the application in one of the
 * others, so that the walk stays bearable. All that have a name are loaded once more where the search's pages are.
 */
const isSeen = (third: number | null, place: number) => third === null || place % 3 === third

for (const [nth, look] of looks.entries()) {
  for (const account of ['admin', 'school'] as const) {
    test(`${account}: every screen is readable for everybody: ${look.language}, ${look.skin}, ${look.width} px`, async ({
      page,
      baseURL,
      signIn,
      expectAccessible,
    }) => {
      test.setTimeout(900_000)
      await page.setViewportSize({ width: look.width, height: 900 })
      await page.addInitScript(({ language, skin }) => {
        // a paper that a screen shows in a frame has no storage
        if (window !== window.top) return
        // a page that is being printed has the colours of paper while axe looks at those of the screen
        window.print = () => {}
        localStorage.setItem('dsms.language', JSON.stringify(language))
        localStorage.setItem('dsms.preferences', JSON.stringify({ language, skin }))
      }, look)
      const isWhole = look.third === null
      // the dearest rule of axe finds least here: contrast is judged in the other looks
      const visit = () => visitor(page, isWhole ? 4 : 0, () => expectAccessible(isWhole ? ['color-contrast'] : []))
      const seen = (paths: readonly string[]) => paths.filter((_, place) => isSeen(look.third, place))
      if (account === 'admin') await walk(seen(open), visit())
      await signIn(account)
      const kept = await page.request.patch('/api/me/preferences', {
        data: { language: look.language, skin: look.skin },
        headers: { origin: String(baseURL) },
      })
      expect(kept.ok()).toBe(true)
      await walk(seen(screens[account]), visit())
      // the same for everybody, and tried out one by one elsewhere: each is seen in one look
      const links = samples.filter((_, place) => place % looks.length === nth).map(({ link }) => link)
      if (account === 'school') await walk(links, visit())
    })
  }
}

for (const account of ['trainer', 'student', 'client'] as const) {
  test(`${account}: every screen is readable for everybody`, async ({ page, signIn, expectAccessible }) => {
    await signIn(account)
    await walk(screens[account], visitor(page, 1, expectAccessible))
  })
}

type Visit = (path: string) => Promise<void>

/** Opens each screen; what is wrong with any of them is told together at the end. */
async function walk(paths: readonly string[], visit: Visit) {
  const findings: string[] = []
  for (const path of paths) {
    await test.step(path, () => visit(path)).catch((error: Error) => findings.push(`${path}: ${error.message}`))
  }
  expect(findings.join('\n\n'), 'screens with something wrong').toBe('')
}

/** Looks at one screen after another: each `nth` is loaded anew, or none for 0; the others are gone to from the one before. */
function visitor(page: Page, nth: number, expectAccessible: () => Promise<void>): Visit {
  let place = 0
  return async (path) => {
    const isLoaded = place === 0 || (nth > 0 && place % nth === 0)
    if (isLoaded || !isInShell(path)) await page.goto(path)
    else await goInside(page, path)
    place += 1
    await expect(heading(page)).toHaveCount(1)
    if (isInShell(path)) {
      await expect(page).not.toHaveURL(/\/misc\//)
      await expect(heading(page)).not.toHaveText(nothingHere)
    }
    await expect(page.locator(waiting)).toHaveCount(0)
    await expectAccessible()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, 'pixels that the page is too wide').toBeLessThanOrEqual(0)
  }
}

/** What is shown while something is fetched; samples show it for its own sake. */
const waiting = ['Skeleton', 'Loader'].map((part) => `.mantine-${part}-root:not([data-demo] *)`).join(', ')

const isInShell = (path: string) => !/^\/(misc|no)\//.test(path)

/** What stands where no screen is, in the languages that are walked. */
const nothingHere = /لا توجد صفحة هنا|There is no page here|Hier gibt es keine Seite/
