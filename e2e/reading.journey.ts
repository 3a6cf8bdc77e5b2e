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
  const groups = page.locator('main [aria-expanded=false]')
  await expect(groups.first()).toBeVisible()
  // the first one left is opened until none is
  for (let left = await groups.count(); left > 0; left--) await groups.first().click()
  await expect(page.locator('main input[type=checkbox]:disabled').first()).toBeVisible()
  expect(await weakTexts(page)).toEqual([])
})
