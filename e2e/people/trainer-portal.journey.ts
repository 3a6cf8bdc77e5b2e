import { expect, test } from '../fixtures.ts'
import { pressOn, typeInto } from '../keyboard.ts'
import { accountOfTrainer } from '../school.ts'
import { only } from './arrange.ts'

test.use({ world: 'shared', viewport: { width: 390, height: 844 } })

test('a trainer asks for leave, it is granted and home shows it', async ({
  page,
  signIn,
  callsAs,
  makeSchool,
  expectAccessible,
}) => {
  const school = await makeSchool()
  await signIn(await accountOfTrainer(school, school.trainers[0], callsAs))
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

  const asked = await school.calls.get('/api/school/leave-requests?status=pending')
  const { id } = only<{ id: number }>(asked.rows)
  await school.calls.post(`/api/school/leave-requests/${id}/status`, { status: 'approved' })

  await page.goto('/home')
  await expect(home.getByText('معتمدة')).toBeVisible()
})
