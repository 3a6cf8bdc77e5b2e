import { expect, type Locator, type Page } from '@playwright/test'

interface Point {
  x: number
  y: number
}

/** A drag by the pointer, and how the page tells that what is held is over its target. */
interface Drag {
  from: Point
  to: Point
  isThere: () => Promise<unknown>
}

/**
 * Takes hold at one point and holds over another, until the page tells that it knows. However late the page listens, and
 * however many moves it takes for the beginning: it hears of the target again and again, a pixel apart.
 */
export async function hold(page: Page, { from, to, isThere }: Drag): Promise<void> {
  await page.mouse.move(from.x, from.y)
  // biome-ignore lint/plugin: this is what others are to use
  await page.mouse.down()
  await expect
    .poll(
      async () => {
        await page.mouse.move(to.x + 1, to.y)
        await page.mouse.move(to.x, to.y)
        return Boolean(await isThere())
      },
      { message: 'the page tells that what is held is over its target' },
    )
    .toBe(true)
}

/** Holds over the target until the page knows, and lets go there. */
export async function drag(page: Page, way: Drag): Promise<void> {
  await hold(page, way)
  await page.mouse.up()
}

/** Draws a line on the place to sign, until it is seen there. */
export async function sign(page: Page): Promise<void> {
  const pad = page.locator('svg[viewBox="0 0 300 100"]')
  await pad.scrollIntoViewIfNeeded()
  const { x, y } = await boxOf(pad)
  await drag(page, {
    from: { x: x + 20, y: y + 20 },
    to: { x: x + 120, y: y + 60 },
    isThere: async () => (await pad.locator('path').getAttribute('d'))?.includes('L'),
  })
}

/** Where something stands on the screen, once it does. */
export async function boxOf(what: Locator) {
  await expect(what).toBeVisible()
  const box = await what.boundingBox()
  if (!box) throw new Error(`${what} is not on the screen`)
  return box
}

/** The middle of something on the screen. */
export async function middleOf(what: Locator): Promise<Point> {
  const { x, y, width, height } = await boxOf(what)
  return { x: x + width / 2, y: y + height / 2 }
}
