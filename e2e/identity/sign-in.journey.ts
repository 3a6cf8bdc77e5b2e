import { expect, test } from '../fixtures.ts'

test('the first page is the sign-in in Arabic, from right to left, and readable for everybody', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/login/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible()
})

for (const [account, home] of [
  ['admin', /\/dashboard\/superadmin$/],
  ['school', /\/dashboard\/school$/],
  ['client', /\/access-control$/],
] as const) {
  test(`${account} lands on the screen of their own`, async ({ page, signIn }) => {
    await signIn(account)
    await page.goto('/')
    await expect(page).toHaveURL(home)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
