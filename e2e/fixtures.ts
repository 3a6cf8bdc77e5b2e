import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { shiftClock } from '../scripts/shiftClock.js'
import { type Account, type CallsAs, credentials, type DemoAccount } from './accounts.ts'
import { callsOf } from './calls.ts'
import { clockOffset, startClock } from './clock.ts'
import { makeSchool, type School, type SchoolWishes } from './school.ts'
import { patient, soon } from './waits.ts'
import { openWorlds } from './world.ts'

export type { DemoAccount }

interface Fixtures {
  /**
   * What the file of a journey acts in: a world of its own, or the one that files share one after another in a worker. Those make
   * schools of their own, change nothing of the demonstration or the platform that others meet, and plan nothing for a time of
   * today, since the clock goes on from file to file.
   */
  world: 'own' | 'shared'
  /** Where the server of this file of journeys is found. */
  address: string
  /** Signs this page in without driving the form: `await signIn('admin')`, then go anywhere. */
  signIn: (account: Account) => Promise<void>
  /** Somebody else, signed in in a browser of their own, on a screen; it closes with the journey. */
  colleague: (account: Account, path: string) => Promise<Page>
  callsAs: CallsAs
  /** A school that this journey has to itself. */
  makeSchool: (wishes?: SchoolWishes) => Promise<School>
  /**
   * Fails on a serious or critical finding of axe on the page as it stands. `except` names rules to leave out; `isKnown` says
   * that the styles and what stands around a screen were looked at before.
   */
  expectAccessible: (except?: readonly string[], isKnown?: boolean) => Promise<void>
  /** Console errors and page errors so far; what is expected in a journey is taken out by it. */
  consoleErrors: string[]
}

interface WorkerFixtures {
  /**
   * What every browser context gets: the clock of the server. With `E2E_LATENCY=500` each answer takes that many milliseconds
   * longer, which finds journeys that count on a fast machine.
   */
  contexts: undefined
  /** The address of a server for a file, or for all that share one: what others change, nobody sees in it. */
  addressFor: (whom: string) => Promise<string>
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  addressFor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      let current: { whom: string; address: string } | undefined
      const worlds = openWorlds(String(process.env.E2E_DATA))
      await use(async (whom) => {
        // the journey itself, and the pages that it opens from now on, have the time of their server
        if (current?.whom !== whom) current = { whom, address: await worlds.next(startClock()) }
        return current.address
      })
      worlds.stop()
    },
    { scope: 'worker' },
  ],

  contexts: [
    async ({ browser }, use) => {
      const latency = Number(process.env.E2E_LATENCY ?? 0)
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await newContext(options)
        await context.addInitScript(shiftClock, clockOffset())
        if (latency) slow(context, latency)
        return context
      }
      await use(undefined)
    },
    { scope: 'worker', auto: true },
  ],

  world: ['own', { option: true }],

  // starting a server is no part of the journey's own time
  address: [
    async ({ addressFor, world }, use, { file }) => use(await addressFor(world === 'shared' ? world : file)),
    { timeout: patient(240_000) },
  ],
  baseURL: async ({ address }, use) => use(address),

  consoleErrors: [
    async ({ page }, use, info) => {
      const errors: string[] = []
      listen(page, errors)
      page.context().on('page', (other) => listen(other, errors))
      await use(errors)
      // a line in the summary, for a machine whose pictures nobody sees
      if (info.status !== info.expectedStatus) expect.soft(await saidBy(page), 'what the page said').toBe('')
      expect(errors, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],

  signIn: async ({ page, baseURL }, use) => {
    await use((account) => signInto(page, account, String(baseURL)))
  },

  colleague: async ({ browser, baseURL, consoleErrors }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (account, path) => {
      const context = await browser.newContext()
      contexts.push(context)
      const page = await context.newPage()
      listen(page, consoleErrors)
      await signInto(page, account, String(baseURL))
      await page.goto(path)
      return page
    })
    for (const context of contexts) await context.close()
  },

  callsAs: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({ baseURL: String(baseURL) })
    await use((account) => {
      const { email, password } = credentials(account)
      return callsOf(request, email, password)
    })
    await request.dispose()
  },

  makeSchool: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({ baseURL: String(baseURL) })
    await use((wishes) => makeSchool(request, wishes))
    await request.dispose()
  },

  expectAccessible: async ({ page }, use) => {
    await use(async (except = [], isKnown = false) => {
      // what is measured once it stands, such as whether a table has to scroll, is known some frames later
      await page.evaluate(
        () =>
          new Promise((done) => {
            const frame = (left: number): unknown =>
              requestAnimationFrame(() => (left ? frame(left - 1) : setTimeout(done)))
            frame(3)
          }),
      )
      // once a page: reading half a megabyte of rules again for every look costs more than the look
      for (const part of page.frames()) {
        if (await part.evaluate(() => 'axe' in window)) continue
        await part.evaluate(axe.source)
        await part.evaluate((checks) => window.axe.configure({ checks }), readingArabic)
      }
      const left = [...lesser, ...except, ...(isKnown ? ofStyles : [])]
      const violations = await page.evaluate(
        async ({ exclude, ...options }) =>
          (await window.axe.run({ exclude }, { resultTypes: ['violations'], ...options })).violations,
        {
          // the package of the calendar names the days of its week by their dates, and takes no other name
          exclude: ['.mantine-WeekView-weekViewDayLabel', ...(isKnown ? frame : [])].map((part) => [part]),
          rules: { ...young, ...Object.fromEntries(left.map((rule) => [rule, { enabled: false }])) },
          preload: !isKnown,
        },
      )
      const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
      const findings = grave.map(
        ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
      )
      expect(findings, 'serious or critical findings of axe').toEqual([])
    })
  },
})

export { expect, soon }

/** Rules whose findings are minor or moderate whatever the page has, and would only be found to be passed over. */
const lesser = (axe as unknown as { _audit: { rules: { id: string; impact: string }[] } })._audit.rules
  .filter(({ impact }) => impact === 'minor' || impact === 'moderate')
  .map(({ id }) => id)

/** The rule for which axe reads all styles of a page again. */
const ofStyles = ['css-orientation-lock']

/** What stands around every screen. */
const frame = ['nav:not(main nav)', 'header:not(main header)', 'footer:not(main footer)']

/** Rules that axe leaves out unless they are asked for: what a button shows stands in its name, for who speaks to a machine. */
const young = { 'label-content-name-mismatch': { enabled: true } }

/** Joined letters are no sign: else axe takes Arabic words for the letters of a font of signs, and compares Latin words alone. */
const readingArabic = [{ id: 'label-content-name-mismatch', options: { pixelThreshold: Number.MAX_VALUE } }]

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Where a page is, and what it tells beside its content: dialogs, what failed, what was done. */
async function saidBy(page: Page): Promise<string> {
  const said = page.locator('[role=dialog] :is(h1, h2, h3), [role=alert], [role=status], [aria-invalid=true]')
  const texts = await said.evaluateAll((all) => all.map((one) => one.textContent || one.getAttribute('name')))
  return [page.url(), ...texts.filter(Boolean)].join(' | ')
}

/** What a page opens from now on is somebody's, as if they had come through the form. */
async function signInto(page: Page, account: Account, address: string): Promise<void> {
  const response = await page.context().request.post(`${address}/jwt/login`, {
    data: credentials(account),
    headers: { origin: address },
  })
  expect(response.status(), await response.text()).toBe(200)
  const session = (await response.json()) as {
    userData: object
    accessToken: string
    refreshToken: string
    expiresIn: number
  }
  await page.addInitScript(
    (kept) => {
      // what a page shows in a frame has what the page has, or no storage at all
      if (window !== window.top) return
      // Only once: a journey that signs out must stay signed out.
      if (sessionStorage.getItem('e2e-signed-in')) return
      sessionStorage.setItem('e2e-signed-in', kept.userData)
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
    },
    {
      userData: JSON.stringify(session.userData),
      accessToken: session.accessToken,
      refreshToken: session.refreshToken,
      // else the page would take them for old and exchange them at once
      'dsms.tokenTimes': JSON.stringify({ at: Date.now(), seconds: session.expiresIn }),
    },
  )
}

/** Every answer takes longer; a page that loses its network has none at all, since of two who set its network the last one counts. */
function slow(context: BrowserContext, latency: number): void {
  const networks = new Map<Page, ReturnType<typeof slowNetwork>>()
  context.on('page', (page) => {
    networks.set(page, slowNetwork(page, latency))
    page.once('close', () => networks.delete(page))
  })
  const setOffline = context.setOffline.bind(context)
  context.setOffline = async (offline) => {
    await setOffline(offline)
    for (const network of networks.values()) await (await network)(offline)
  }
}

async function slowNetwork(page: Page, latency: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const set = (offline: boolean) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
  await set(false)
  return set
}

function listen(page: Page, errors: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => errors.push(error.stack ?? String(error)))
}
