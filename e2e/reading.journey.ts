import { weakTexts } from './contrast.ts'
import { expect, test } from './fixtures.ts'

test('words stand out from their ground in Arabic, by the colours that are computed', async ({ page, signIn }) => {
  await signIn('school')
  for (const path of [
    '/school/vehicles',
    '/apps/ecommerce/shop',
    '/apps/invoice/list',
    '/school/roles',
    '/pages/pricing',
  ]) {
    await page.goto(path)
    await expect(page.locator('main h1')).toBeVisible()
    await expect(page.locator('main [aria-busy=true], main .mantine-Skeleton-root')).toHaveCount(0)
    expect(await weakTexts(page), path).toEqual([])
  }
})

test('privileges that can only be read are readable on a phone', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn('admin')
  await page.goto('/platform/roles/1')
  const groups = page.locator('main .mantine-Accordion-item')
  await expect(groups.first()).toBeVisible()
  const all = await groups.all()
  expect(all.length).toBeGreaterThan(10)
  // one that is opened closes the one before
  for (const group of all) {
    await group.getByRole('button').click()
    await expect(group.getByRole('checkbox', { disabled: true }).first()).toBeVisible()
    expect(await weakTexts(page), String(await group.textContent())).toEqual([])
  }
})
