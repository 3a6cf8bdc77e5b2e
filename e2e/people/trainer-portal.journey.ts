import { expect, test } from '../fixtures.ts'
import { pressOn, typeInto } from '../keyboard.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a trainer asks for leave, it is granted and home shows it', async ({
  page,
  playwright,
  baseURL,
  signIn,
  expectAccessible,
}) => {
  await signIn('trainer')
  await page.goto('/home')
  const home = page.getByRole('region', { name: 'عملي مدرّبًا' })
  await expect(home.getByRole('heading', { name: 'ساعات هذا الأسبوع' })).toBeVisible()
  await expectAccessible()
  await home.getByRole('link', { name: 'طلب إجازة' }).click()
  await page.getByRole('button', { name: 'طلب إجازة' }).click()
  const dialog = page.getByRole('dialog')
  await typeInto(page, dialog.getByLabel('أول يوم'), '3/1/2031')
  await typeInto(page, dialog.getByLabel('آخر يوم'), '7/1/2031')
  await pressOn(page, dialog.getByRole('button', { name: 'طلب إجازة' }))
  await expect(page.getByText('قيد الانتظار')).toBeVisible()
  await expectAccessible()

  const office = await playwright.request.newContext({ baseURL: String(baseURL) })
  const { accessToken } = await (
    await office.post('/jwt/login', { data: { email: 'school@demo.com', password: 'school' } })
  ).json()
  const headers = { authorization: `Bearer ${accessToken}` }
  const found = await office.get('/api/school/leave-requests?status=pending&from=2031-01-03&to=2031-01-07', { headers })
  const { rows } = (await found.json()) as { rows: { id: number }[] }
  const granted = await office.post(`/api/school/leave-requests/${rows[0]?.id}/status`, {
    headers,
    data: { status: 'approved' },
  })
  expect(granted.status()).toBe(200)
  await office.dispose()

  await page.goto('/home')
  await expect(home.getByText('معتمدة')).toBeVisible()
})
