import { type Sample, sampleGroups, samples } from '@dsms/contract/gallery/samples'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { goInside } from '../screens.ts'

test.use({ trace: 'off' })
test.describe.configure({ mode: 'parallel' })

/** What a press leaves as it is, since it is chosen already or cannot be pressed. */
const settled = [
  // four pages each: the first sample shows that they come
  '[data-compare]',
  '[aria-selected=true]',
  '[aria-current]',
  '[aria-disabled=true]',
  '[data-disabled]',
  ':disabled',
]
const buttons = `[data-demo] button${settled.map((state) => `:not(${state})`).join('')}`

for (const group of sampleGroups) {
  test(`every control and button of ${group} does something`, async ({ page, signIn }) => {
    test.setTimeout(900_000)
    await signIn('school')
    // the device's own window for choosing a file stands beside the page
    page.on('filechooser', () => page.evaluate(changed))
    const findings: string[] = []
    for (const sample of samples.filter((one) => one.group === group)) {
      await test
        .step(sample.link, () => tryOut(page, sample))
        .catch((error: Error) => findings.push(`${sample.link}: ${error.message}`))
    }
    expect(findings.join('\n\n'), 'samples with something wrong').toBe('')
  })
}

test('a demo is compared in both directions and skins', async ({ page, signIn }) => {
  await signIn('school')
  await open(page, '/components/alerts')
  await page.locator('[data-compare]').first().click()
  const frames = page.locator('[data-demo] iframe')
  await expect(frames).toHaveCount(4)
  for (const [nth, dir, scheme] of [
    [0, 'rtl', 'light'],
    [1, 'ltr', 'light'],
    [2, 'rtl', 'dark'],
    [3, 'ltr', 'dark'],
  ] as const) {
    const html = frames.nth(nth).contentFrame().locator('html')
    await expect(html).toHaveAttribute('dir', dir)
    await expect(html).toHaveAttribute('data-mantine-color-scheme', scheme)
    await expect(html.getByRole('alert')).toBeVisible()
  }
  // and nothing of it is kept
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
})

async function tryOut(page: Page, { link }: Sample) {
  await open(page, link)
  const selects = await page.locator('section[aria-label] select').all()
  for (const select of selects) {
    for (const value of await select
      .locator('option')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value')))) {
      await select.selectOption(value)
      await expect(page.locator('[data-demo]').first()).toBeVisible()
    }
  }
  if (selects.length > 0) await open(page, link)
  const count = await page.locator(buttons).count()
  for (let nth = 0; nth < count; nth++) {
    const button = page.locator(buttons).nth(nth)
    // an earlier press may have taken it away
    if (!(await button.isVisible())) continue
    const name = (await button.getAttribute('aria-label')) ?? (await button.innerText())
    // what an earlier press opened, and no Escape closed, may lie over it
    await press(page, button).catch(async () => {
      await load(page, link)
      await press(page, button)
    })
    // looked at with each picture that is drawn: a poll's pauses would be most of the time
    await page
      .waitForFunction(() => document.body.dataset.changed === 'yes', null, { timeout: 20_000 })
      .catch(() => expect(name, 'changes nothing').toBe(''))
    await page.keyboard.press('Escape')
    // the browser's own Escape, which a key that is pressed by a program does not reach
    await page.evaluate(() => document.fullscreenElement && document.exitFullscreen())
    if (new URL(page.url()).pathname !== link) await open(page, link)
  }
}

async function press(page: Page, button: Locator) {
  const soon = { timeout: 5000 }
  // what shows under the pointer is not what the press does
  await button.hover(soon)
  await watch(page)
  // what is dragged is picked up by a key, and does nothing when it is only pressed
  if (await button.getAttribute('aria-roledescription')) await button.press('Space', soon)
  else await button.click(soon)
}

/** Goes to a sample inside the application, which is half as dear as loading the page anew. */
async function open(page: Page, link: string) {
  if (page.url() === 'about:blank') return load(page, link)
  await goInside(page, link)
  await expect(page.locator('[data-demo]').first()).toBeVisible()
}

async function load(page: Page, link: string) {
  await page.goto(link)
  await expect(page.locator('[data-demo]').first()).toBeVisible()
}

const changed = () => {
  document.body.dataset.changed = 'yes'
}

/** Notes whatever changes on the page from here on. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const { body } = document
    delete body.dataset.changed
    const observer = new MutationObserver((changes) => {
      if (changes.every(({ target }) => target === body)) return
      observer.disconnect()
      body.dataset.changed = 'yes'
    })
    observer.observe(body, { subtree: true, childList: true, attributes: true, characterData: true })
  })
