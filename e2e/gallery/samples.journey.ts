import { expect, test } from '../fixtures.ts'

// Every button and control of the samples is tried out without a server (`*.samples.browser.test.tsx`).

test('a demo is compared in both directions and skins', async ({ page, signIn }) => {
  await signIn('school')
  await page.goto('/components/alerts')
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
