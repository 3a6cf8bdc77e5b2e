import { expect, type Locator, type Page } from '@playwright/test'
import { patient } from './waits.ts'

/** Tabs to an element as somebody without a mouse would; fails when the Tab key never gets there. */
export async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  await tabTo(page, target)
}

/** The same for what has no size of its own, such as the box of a chip. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let pressed = 0; pressed < 150; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the Tab key does not lead to ${target}`)
}

export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await reach(page, target)
  await timersHaveRun(page)
  // what closed before may have taken the focus back meanwhile
  await reach(page, target)
  await page.keyboard.press(key)
}

export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target)
  await page.keyboard.type(text)
}

/** Opens a list of choices and walks to one by its name, or by another locator where a choice says more than that. */
export async function choose(
  page: Page,
  target: Locator,
  name: string,
  wanted = page.getByRole('option', { name, exact: true }),
): Promise<void> {
  await reach(page, target)
  await timersHaveRun(page)
  await expect(async () => {
    // it opens the list; in one that is open it moves the mark, which is looked for from wherever it is
    await page.keyboard.press('ArrowDown')
    await expect(wanted).toBeVisible({ timeout: patient(1000) })
  }).toPass({ timeout: patient(20_000) })
  await walkTo(page, wanted)
  await expect(target).toHaveValue(name)
}

/** Walks down an open list to one of its choices, and takes it. */
export async function walkTo(page: Page, option: Locator): Promise<void> {
  await timersHaveRun(page)
  for (let pressed = 0; pressed < 60; pressed++) {
    if ((await option.getAttribute('data-combobox-selected')) !== null) return page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`the arrow keys do not lead to ${option}`)
}

/**
 * Timers that are due have run. A list that opens, by a key or by the focus, sets by timers which choice Enter takes; keys
 * that come before them mark one choice on the screen and leave another, or none, to Enter.
 * A dialog that has closed gives the focus back by one of ten milliseconds.
 */
async function timersHaveRun(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => setTimeout(done, 20)))
}

/** Walks with the arrow keys inside a grid from its one Tab stop to a box, and switches it. */
export async function switchInGrid(page: Page, box: Locator): Promise<void> {
  const stop = page.locator('[role=grid] [data-cell][tabindex="0"]')
  await reach(page, stop)
  const place = async (cell: Locator) =>
    String(await cell.getAttribute('data-cell'))
      .split(':')
      .map(Number)
  const [row = 0, column = 0] = await place(box)
  const [fromRow = 0, fromColumn = 0] = await place(stop)
  for (let left = row - fromRow; left !== 0; left -= Math.sign(left)) {
    await page.keyboard.press(left > 0 ? 'ArrowDown' : 'ArrowUp')
  }
  // the reading direction is right to left
  for (let left = column - fromColumn; left !== 0; left -= Math.sign(left)) {
    await page.keyboard.press(left > 0 ? 'ArrowLeft' : 'ArrowRight')
  }
  await expect(box).toBeFocused()
  await page.keyboard.press('Space')
}
