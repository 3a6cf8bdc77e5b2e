import { expect, test } from '../fixtures.ts'

test.use({ world: 'shared' })

test('whoever works in one of two branches opens lists and board with it, and takes it off where it stands', async ({
  page,
  signIn,
  makeSchool,
  callsAs,
  expectAccessible,
}) => {
  const school = await makeSchool()
  // the plan of a new school has room for one
  const { schoolId } = await school.calls.get('/api/me')
  const platform = await callsAs('admin')
  const plans = await platform.get('/api/plans')
  const large = plans.find(
    ({ status, limits }: { status: string; limits: { branches: number | null } }) =>
      status === 'active' && limits.branches !== 1,
  )
  await platform.post(`/api/subscriptions/${schoolId}/plan`, { plan_id: large.id, cycle: 'monthly', with_trial: true })
  const { id } = await school.calls.post('/api/school/branches', { name: { ar: 'فرع الشمال', en: 'North branch' } })
  await signIn(school.owner)
  await page.goto('/school/vehicles')
  const vehicles = page.getByRole('link', { name: 'كامري 1' })
  await expect(vehicles).toBeVisible()
  await page.getByRole('button', { name: 'الفرع: كل الفروع' }).click()
  await page.getByRole('menuitem', { name: 'فرع الشمال' }).click()
  await expect(page).toHaveURL(new RegExp(`branch_id=${id}`))
  await expect(vehicles).toHaveCount(0)
  const chip = page.getByRole('group', { name: 'عوامل التصفية الفعّالة' }).getByText('الفرع: فرع الشمال')
  await expect(chip).toBeVisible()
  await expectAccessible()

  // the menu keeps to it on other screens, also after coming back
  await page.getByRole('navigation', { name: 'القائمة الرئيسية' }).getByRole('link', { name: 'الطلاب' }).click()
  await expect(page).toHaveURL(new RegExp(`/school/students\\?branch_id=${id}`))
  await page.goto('/school/guardians')
  await page.getByRole('navigation', { name: 'القائمة الرئيسية' }).getByRole('link', { name: 'الجدول' }).click()
  await expect(page).toHaveURL(new RegExp(`/school/schedule\\?branch_id=${id}`))
  await expect(page.getByRole('button', { name: 'الفرع: فرع الشمال' })).toBeVisible()

  // a link says all of what it shows: without a branch it shows all
  await page.goto('/school/vehicles')
  await expect(vehicles).toBeVisible()
})
