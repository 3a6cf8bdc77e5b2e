import type { Route } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test('a running page offers a new release, and what is half filled in stays until the reader wants it', async ({
  page,
  signIn,
}) => {
  await signIn('school')
  await page.goto('/account/password')
  const field = page.getByRole('textbox').first()
  await field.fill('half of it')
  await page.route('/version.json', (route) => route.fulfill({ json: { build: 'the next one' } }))
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(page.getByText('صدر إصدار جديد')).toBeVisible()
  await expect(field).toHaveValue('half of it')

  const reloaded = page.waitForEvent('load')
  await page.unroute('/version.json')
  await page.getByRole('button', { name: 'إعادة التحميل' }).click()
  await reloaded
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('صدر إصدار جديد')).toHaveCount(0)
})

test('a screen that the release took away is read anew once, and else says so and tries again', async ({
  page,
  signIn,
  consoleErrors,
}) => {
  await signIn('school')
  await page.goto('/account/password')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const known = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const answer = (route: Route) =>
    known.includes(route.request().url()) ? route.continue() : route.fulfill({ status: 404, body: 'gone' })
  await page.route('/assets/*', answer)

  let loads = 0
  page.on('load', () => loads++)
  await page.getByRole('link', { name: 'الرئيسية' }).first().click()
  await expect(page.getByRole('alert')).toContainText('تعذّر')
  expect(loads, 'read anew once, and no second time').toBe(1)
  await expect(page).toHaveURL(/\/dashboard\/school/)

  await page.unroute('/assets/*', answer)
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // what the browser said about the files that were gone
  consoleErrors.length = 0
})
