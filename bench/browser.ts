// Part of `npm run bench`: what screens ask for, and when their content stands, at the processor's full speed and at a quarter
// of it: in a browser that was never here (cold), and in one that opens the screen again (warm). BENCH_SITE measures a server
// that runs already, such as an older release.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { chromiumArgs, findChromium } from '../scripts/chromium.ts'
import { startServer } from './servers.ts'
import { signIn } from './signIn.ts'

interface Screen {
  name: string
  account?: string
  path: string
  /** What a person came for. */
  content: string
  isPhone?: boolean
}

const screens: Screen[] = [
  { name: 'sign-in', path: '/login', content: 'form input' },
  { name: 'school', account: 'school', path: '/dashboard/school', content: 'main h2' },
  { name: 'staff', account: 'school', path: '/school/staff', content: 'tbody tr td:nth-child(2)' },
  { name: 'invoices', account: 'school', path: '/apps/invoice/list', content: 'tbody tr td:nth-child(2)' },
  { name: 'vehicles', account: 'school', path: '/school/vehicles', content: 'tbody tr td:nth-child(2)' },
  { name: 'students', account: 'school', path: '/school/students', content: 'tbody tr td:nth-child(2)' },
  { name: 'board', account: 'school', path: '/school/schedule', content: '[data-bar], [data-board], main p' },
  { name: 'student', account: 'student', path: '/home', content: 'main h2', isPhone: true },
  { name: 'trainer', account: 'trainer', path: '/home', content: 'main h2', isPhone: true },
]

interface Costs {
  ms: number
  requests: number
  kb: number
}

interface Visit {
  cold: Costs
  warm: Costs
}

export async function measureBrowser(rounds: number) {
  const folder = mkdtempSync(join(tmpdir(), 'dsms-browser-'))
  const settings = { DATABASE_URL: '', DATA_DIR: folder, DSMS_DEMO: 'true', RATE_LIMIT: 'off', SMTP_URL: '' }
  const site = process.env.BENCH_SITE
  const server = site ? undefined : await startServer('apps/server/src/main.ts', '/readyz', settings)
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
  const url = site ?? (server?.url as string)
  try {
    console.log(
      '\nScreens in a browser: requests, KB of scripts and styles, ms to their content (a quarter of the speed)',
    )
    for (const screen of screens) {
      const full = await visits(browser, url, screen, 1, rounds)
      const slow = await visits(browser, url, screen, 4, rounds)
      const said = (part: keyof Visit) => {
        const { requests, kb } = full[part]
        return `${part} ${requests} requests  ${kb} KB  ${Math.round(full[part].ms)} ms (${Math.round(slow[part].ms)} ms)`
      }
      console.log(`${screen.name.padEnd(10)} ${said('cold').padEnd(48)} ${said('warm')}`)
    }
  } finally {
    await browser.close()
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The visits in the middle of some, each in a browser that knows nothing yet. */
async function visits(browser: Browser, url: string, screen: Screen, slowness: number, rounds: number): Promise<Visit> {
  const all: Visit[] = []
  for (let round = 0; round < rounds * 2 + 1; round++) all.push(await visit(browser, url, screen, slowness))
  const middle = (part: keyof Visit) => all.map((one) => one[part]).toSorted((a, b) => a.ms - b.ms)[rounds] as Costs
  return { cold: middle('cold'), warm: middle('warm') }
}

async function visit(browser: Browser, url: string, screen: Screen, slowness: number): Promise<Visit> {
  const viewport = screen.isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 }
  const context = await browser.newContext({ baseURL: url, locale: 'ar', viewport })
  try {
    if (screen.account) await signIn(context, url, `${screen.account}@demo.com`, screen.account)
    // more than the 250 entries that are kept by themselves
    await context.addInitScript(() => performance.setResourceTimingBufferSize(2000))
    const cold = await open(context, screen, slowness)
    return { cold, warm: await open(context, screen, slowness) }
  } finally {
    await context.close()
  }
}

/** Opens a screen in a tab of its own. */
async function open(context: BrowserContext, { path, content }: Screen, slowness: number): Promise<Costs> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  const began = performance.now()
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator(content).first().waitFor()
  const ms = performance.now() - began
  await page.waitForTimeout(1000)
  const costs = await page.evaluate(() => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const loaded = all.filter(({ transferSize }) => transferSize > 0)
    const code = loaded.filter(({ name }) => /\.(js|css)$/.test(name))
    const bytes = code.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    return { requests: loaded.length + (localStorage.getItem('userData') ? 2 : 1), kb: Math.round(bytes / 1024) }
  })
  await page.close()
  return { ms, ...costs }
}
