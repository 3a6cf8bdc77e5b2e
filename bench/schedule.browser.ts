import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumArgs, findChromium } from '../scripts/chromium.ts'
import { schoolPassword } from './compare.ts'
import { monday } from './schedule.week.ts'
import { signIn } from './signIn.ts'

/** How long the board is scrolled for, and by how many pixels a frame. */
const scrollMs = 4000
const pixels = 24

interface Seen {
  /** From the arrival of the data to the first frame with lessons, in milliseconds. */
  painted: number
  /** Between two frames while scrolling. */
  median: number
  p95: number
  perSecond: number
}

/** The board of a week in a browser, from right to left: how soon its data is painted, and how smoothly it scrolls. */
export async function measureBoard(url: string, schools: Record<'little' | 'much', string>): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
  try {
    const [little, much] = [await see(browser, url, schools.little), await see(browser, url, schools.much)]
    const line = (name: string, of: (seen: Seen) => number, unit: string) =>
      console.log(
        `  ${name}: little ${of(little).toFixed(0)}, much ${of(much).toFixed(0)} ${unit}, × ${(of(much) / of(little)).toFixed(2)}`,
      )
    line('painted after its data', ({ painted }) => painted, 'ms')
    line('a frame while scrolling, median', ({ median }) => median, 'ms')
    line('a frame while scrolling, p95', ({ p95 }) => p95, 'ms')
    line('frames a second while scrolling', ({ perSecond }) => perSecond, '')
  } finally {
    await browser.close()
  }
}

/** The middle one of three visits by its painting. */
async function see(browser: Browser, url: string, email: string): Promise<Seen> {
  const context = await browser.newContext({ baseURL: url, locale: 'ar', viewport: { width: 1440, height: 900 } })
  await signIn(context, url, email, schoolPassword)
  await context.addInitScript(notePainting)
  const page = await context.newPage()
  const all: Seen[] = []
  try {
    // the first of all fetches the code
    for (let visit = 0; visit < 4; visit++) {
      await page.goto(`/school/schedule?date=${monday}&view=week`)
      await page.locator('[data-bar]').first().waitFor()
      if (visit > 0) all.push({ painted: await paintedAfter(page), ...(await scroll(page)) })
    }
  } finally {
    await context.close()
  }
  return all.toSorted((one, other) => one.painted - other.painted)[1] as Seen
}

/** Notes the first frame that has a lesson. */
function notePainting(): void {
  const look = () => {
    if (document.querySelector('[data-bar]')) requestAnimationFrame(() => performance.mark('painted'))
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const paintedAfter = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [mark] = performance.getEntriesByName('painted')
    const asked = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
      name.includes('/api/school/board'),
    )
    return (mark?.startTime ?? Number.NaN) - (asked.at(-1)?.responseEnd ?? 0)
  })

/** Scrolls over all lanes and back. */
const scroll = (page: Page) =>
  page.evaluate(
    ([lasts, by]) =>
      new Promise<Omit<Seen, 'painted'>>((resolve) => {
        const box = document.querySelector('[data-board]') as HTMLElement
        const frames: number[] = []
        const began = performance.now()
        let before = began
        let step: number = by
        const move = (now: number) => {
          frames.push(now - before)
          before = now
          const { scrollTop, scrollHeight, clientHeight } = box
          if (scrollTop + clientHeight >= scrollHeight - 1) step = -by
          else if (scrollTop <= 0) step = by
          box.scrollBy(0, step)
          if (now - began < lasts) return void requestAnimationFrame(move)
          const sorted = frames.slice(1).sort((one, other) => one - other)
          const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
          const seconds = sorted.reduce((sum, ms) => sum + ms, 0) / 1000
          resolve({ median: at(0.5), p95: at(0.95), perSecond: sorted.length / seconds })
        }
        requestAnimationFrame(move)
      }),
    [scrollMs, pixels] as const,
  )
