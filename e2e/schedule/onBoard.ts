import { expect, type Locator, type Page } from '@playwright/test'
import { choose, reach, walkTo } from '../keyboard.ts'
import { boxOf, hold, middleOf } from '../pointer.ts'
import type { Named } from '../school.ts'
import { patient } from '../waits.ts'

/** A name as it may be written out in full: the board tells the middle name too, lists do not. */
export const inFull = ({ name }: Named): RegExp => new RegExp(name.split(' ').join('.*'))

/** The lesson of a student on the board. */
export const barOf = (page: Page, student: Named): Locator =>
  page.locator('[data-bar]').filter({ hasText: inFull(student) })

/** Minutes from the board's first hour, 6:00, at which a bar begins and ends by where it stands, from right to left. */
async function minutesOf(page: Page, bar: Locator): Promise<[number, number]> {
  const [canvas, own] = await Promise.all([canvasOf(page).boundingBox(), bar.boundingBox()])
  if (!canvas || !own) return [Number.NaN, Number.NaN]
  const scale = canvas.width / (17 * 60)
  const from = (canvas.x + canvas.width - own.x - own.width) / scale
  return [Math.round(from), Math.round(from + (own.width + 2) / scale)]
}

const canvasOf = (page: Page) => page.locator('[data-board] [data-may]')

/** A bar stands at a time of a trainer: `09:15`, and for how many minutes. */
export async function expectAt(page: Page, bar: Locator, time: string, minutes: number, trainer: Named) {
  const from = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) - 360
  await expect(async () => {
    const [begins, ends] = await minutesOf(page, bar)
    expect(Math.abs(begins - from)).toBeLessThanOrEqual(1)
    expect(Math.abs(ends - from - minutes)).toBeLessThanOrEqual(1)
  }).toPass({ timeout: patient(20_000) })
  await expect(laneOf(page, trainer).locator(bar)).toBeVisible()
}

const laneOf = (page: Page, { name }: Named): Locator => page.getByRole('group', { name })

/** Carries a bar with the pointer by so many minutes, over the lane of a trainer, and holds it there: at `time`, as the board tells it. */
export async function carry(page: Page, bar: Locator, later: number, to: Named, time: string) {
  await bar.scrollIntoViewIfNeeded()
  const [canvas, from, lane] = await Promise.all([boxOf(canvasOf(page)), middleOf(bar), boxOf(laneOf(page, to))])
  const held = verdict(page).filter({ hasText: time })
  await hold(page, {
    from,
    // later is to the left
    to: { x: from.x - (later * canvas.width) / (17 * 60), y: lane.y + lane.height / 2 },
    isThere: async () => {
      if (!(await held.isVisible())) return false
      const { y } = await boxOf(held)
      return y >= lane.y - 1 && y < lane.y + lane.height
    },
  })
}

/** Words for the place of a lesson. */
export const verdict = (page: Page) => page.locator('[data-verdict]')

/** Types a time of day over the one that stands in a field. */
export async function typeTime(page: Page, field: Locator, time: string) {
  await reach(page, field)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(time)
  await page.keyboard.press('Tab')
}

/** Chooses a trainer or a vehicle, free or not: of those who are not the choice says why. */
export const chooseAny = (page: Page, target: Locator, { name }: Named) =>
  choose(page, target, name, page.getByRole('option', { name: new RegExp(`^${name}`) }))

/** Finds a student by the name, and gives them a place in the lesson. */
export async function addStudent(page: Page, scope: Locator, { name }: Named) {
  await reach(page, scope.getByRole('combobox', { name: 'الطلاب' }))
  await page.keyboard.type(name)
  const option = page.getByRole('option', { name: new RegExp(`^${name}`) })
  await expect(option).toBeVisible()
  await walkTo(page, option)
  await expect(scope.getByText(new RegExp(`^${name} · `))).toBeVisible()
}
