import { expect, test } from '../fixtures.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('a student books a lesson on a phone: a kind, a day, a time that is held, and it stands among their own', async ({
  page,
  signIn,
  expectAccessible,
  consoleErrors,
}) => {
  await signIn('student')
  await page.goto('/my/lessons')
  await expect(page.getByRole('heading', { level: 1, name: 'دروسي' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'حجز درس' }).last().tap()
  await expect(page.getByRole('heading', { level: 1, name: 'حجز درس' })).toBeVisible()
  const times = page.getByRole('region', { name: 'اختر يومًا ثم وقتًا' })
  await expect(times).toBeVisible()
  await expectAccessible()
  const time = times.getByRole('list').getByRole('button').first()
  await time.tap()
  const hold = page.getByRole('region', { name: 'هذا الموعد محجوز لك مؤقتًا' })
  await expect(hold.getByRole('timer')).toContainText(/9:\d\d/)
  await expectAccessible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await hold.getByRole('button', { name: 'تأكيد الحجز' }).tap()
  await expect(page.getByText('حُجز الدرس.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'دروسي' })).toBeVisible()
  expect(consoleErrors).toEqual([])
})
