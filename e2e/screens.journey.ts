import { samples } from '@dsms/contract/gallery/samples'
import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect, test } from './fixtures.ts'
import { goInside, heading, open, screens } from './screens.ts'
import { patient } from './waits.ts'

// what went wrong on a screen is told by its address and text; a recording of hundreds of them would help nobody
test.use({ trace: 'off' })
// nothing is changed here, so that the walks may share a server, and both workers take part
test.describe.configure({ mode: 'parallel' })

/**
 * axe reads every screen in two looks. It skips the contrast of joined Arabic letters, so colours are judged in English in the
 * dark, and in German on some of the screens. Whether a page is too wide is seen in all looks; German has the longest words.
 */
const looks = [
  { language: 'ar', skin: 'light', width: 1440, of: 1, nth: 0, loaded: 4, except: ['color-contrast'] },
  { language: 'en', skin: 'dark', width: 390, of: 1, nth: 0, loaded: 0, except: [] },
  { language: 'de', skin: 'light', width: 1440, of: 3, nth: 2, loaded: 0, except: allBut('color-contrast') },
  { language: 'de', skin: 'dark', width: 1440, of: 6, nth: 1, loaded: 0, except: allBut('color-contrast') },
  { language: 'ar', skin: 'dark', width: 390, of: 3, nth: 0, loaded: 0, except: null },
] as const

for (const [nth, look] of looks.entries()) {
  for (const account of ['admin', 'school'] as const) {
    test(`${account}: every screen is readable for everybody: ${look.language}, ${look.skin}, ${look.width} px`, async ({
      page,
      baseURL,
      signIn,
      consoleErrors,
      expectAccessible,
    }) => {
      test.setTimeout(patient(900_000))
      await page.setViewportSize({ width: look.width, height: 900 })
      await page.addInitScript(({ language, skin }) => {
        // a paper that a screen shows in a frame has no storage
        if (window !== window.top) return
        // a page that is being printed has the colours of paper while axe looks at those of the screen
        window.print = () => {}
        localStorage.setItem('dsms.language', JSON.stringify(language))
        localStorage.setItem('dsms.preferences', JSON.stringify({ language, skin }))
      }, look)
      const visit = () =>
        visitor(page, look.loaded, async (isLoaded) => {
          if (look.except) await expectAccessible(look.except, !isLoaded)
        })
      const seen = (paths: readonly string[]) => paths.filter((_, place) => place % look.of === look.nth)
      if (account === 'admin') await walk(seen(open), visit())
      await signIn(account)
      const kept = await page.request.patch('/api/me/preferences', {
        data: { language: look.language, skin: look.skin },
        headers: { origin: String(baseURL) },
      })
      expect(kept.ok()).toBe(true)
      await walk(seen(screens[account]), visit())
      // the same for everybody, and tried out without a server: axe reads each in one of its two looks
      const links = samples.filter((_, place) => look.of === 1 && place % 2 === nth).map(({ link }) => link)
      if (account === 'school') await walk(links, visit())
      // the browser tells that an unknown address answered 404, which it is to do
      const isMissing = (error: string) => error.includes('404') && error.endsWith('/no/such/address)')
      consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((error) => !isMissing(error)))
    })
  }
}

for (const account of ['trainer', 'student', 'client'] as const) {
  test(`${account}: every screen is readable for everybody`, async ({ page, signIn, expectAccessible }) => {
    await signIn(account)
    await walk(
      screens[account],
      visitor(page, 1, () => expectAccessible()),
    )
  })
}

for (const [language, shown, other] of [
  ['ar', 'تسجيل الدخول', 'شيء آخر'],
  ['en', 'Sign in', 'something else'],
] as const) {
  test(`a button that is called something else than it shows is found: ${language}`, async ({
    page,
    expectAccessible,
  }) => {
    await page.addInitScript((language) => {
      localStorage.setItem('dsms.language', JSON.stringify(language))
      localStorage.setItem('dsms.preferences', JSON.stringify({ language }))
    }, language)
    await page.goto('/login')
    const button = page.getByRole('button', { name: shown, exact: true })
    await button.evaluate((element, name) => element.setAttribute('aria-label', name), other)
    await expect(expectAccessible()).rejects.toThrow('label-content-name-mismatch')
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

/** Looks at one screen after another: each `nth` is loaded again, or none for 0; the others are gone to from the one before. */
function visitor(page: Page, nth: number, look: (isLoaded: boolean) => Promise<void>): Visit {
  let place = 0
  return async (path) => {
    const isLoaded = place === 0 || (nth > 0 && place % nth === 0) || !isInShell(path)
    if (isLoaded) await page.goto(path)
    else await goInside(page, path)
    await page.waitForFunction(
      // parts behind other tabs wait for as long as nobody opens them
      (waiting) =>
        document.querySelectorAll('h1').length === 1 &&
        ![...document.querySelectorAll(waiting)].some((part) => part.checkVisibility()),
      waiting,
    )
    if (isInShell(path)) {
      await expect(page).not.toHaveURL(/\/misc\//)
      await expect(heading(page)).not.toHaveText(nothingHere)
    }
    await look(isLoaded)
    await expectToFit(page)
    await expectItsWords(page, path)
    place += 1
  }
}

/** Words that a screen does not name come after it, and hold it up; a sample shows parts of many screens. */
async function expectItsWords(page: Page, path: string) {
  const late = await page.evaluate(() => {
    const names = performance.getEntriesByType('mark').map(({ name }) => name)
    performance.clearMarks()
    return names.filter((name) => name.startsWith('late words'))
  })
  if (samples.some(({ link }) => link === path)) return
  expect([...new Set(late)], 'words that the screen does not name').toEqual([])
}

async function expectToFit(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'pixels that the page is too wide').toBeLessThanOrEqual(0)
}

/** Signs that something is being fetched. Samples show them for their own sake. */
const waiting = ['.mantine-Skeleton-root', '.mantine-Loader-root', '[aria-busy=true]']
  .map((part) => `${part}:not([data-demo] *)`)
  .join(', ')

const isInShell = (path: string) => !/^\/(misc|no)\//.test(path)

/** All rules of axe but one. */
function allBut(rule: string): string[] {
  return axe.getRules().flatMap(({ ruleId }) => (ruleId === rule ? [] : [ruleId]))
}

/** What stands where no screen is, in the languages that are walked. */
const nothingHere = /الصفحة غير موجودة|Page not found|Hier gibt es keine Seite/
