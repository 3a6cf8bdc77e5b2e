import { expect, test } from '../fixtures.ts'

test.use({ world: 'shared' })

// Somebody new is shown first and invited, changes, is kept out and let in again, and leaves.

test('a school adds a user, sees them first, changes, suspends and deletes them', async ({
  page,
  signIn,
  makeSchool,
  expectAccessible,
}) => {
  const { owner } = await makeSchool()
  await signIn(owner)
  await page.goto('/apps/user/list?status=active&sort=fullName')
  await expect(page.getByRole('heading', { level: 1, name: 'المستخدمون' })).toBeVisible()

  // add
  await page.getByRole('button', { name: 'إضافة مستخدم' }).click()
  const drawer = page.getByRole('dialog', { name: 'إضافة مستخدم' })
  await drawer.getByLabel('الاسم الكامل').fill('رنا الشمري')
  await drawer.getByLabel('اسم المستخدم').fill('rana.alshammari')
  await drawer.getByLabel('البريد الإلكتروني').fill('rana.alshammari@example.org')
  await drawer.getByLabel('الجهة').fill('مكتبة الواحة')
  await drawer.getByRole('combobox', { name: 'الصفة' }).click()
  await page.getByRole('option', { name: 'محرّر' }).click()
  await expectAccessible()
  await drawer.getByRole('button', { name: 'إضافة ودعوة' }).click()
  await expect(page.getByText('أُرسلت الدعوة إلى rana.alshammari@example.org')).toBeVisible()

  // shown first, whatever the list was narrowed to
  const first = page.getByRole('table', { name: 'المستخدمون' }).getByRole('row').nth(1)
  await expect(first).toContainText('رنا الشمري')
  await expect(first).toContainText('محرّر')
  await expect(first).toContainText('بانتظار التفعيل')
  await expectAccessible()

  // found by part of the name, in another spelling
  await page.getByPlaceholder('الاسم أو اسم المستخدم أو البريد').fill('الشمرى')
  await page.getByRole('link', { name: 'رنا الشمري' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'رنا الشمري' })).toBeVisible()

  // change, over two tabs
  await page.getByRole('link', { name: 'تعديل' }).click()
  await page.getByLabel('الجهة').fill('دار الواحة')
  await page.getByRole('tab', { name: 'المعلومات' }).click()
  await page.getByLabel('المدينة').fill('حائل')
  await page.getByLabel('الموقع').fill('not a link')
  await page.getByRole('tab', { name: 'الحساب' }).click()
  await page.getByRole('button', { name: 'حفظ' }).click()
  // what is wrong stands on the other tab, which opens
  await expect(page.getByLabel('الموقع')).toBeFocused()
  await page.getByLabel('الموقع').fill('https://rana.example.org')
  await page.getByRole('button', { name: 'حفظ' }).click()
  await expect(page.getByText('حُفظت بيانات رنا الشمري')).toBeVisible()
  await expect(page.getByText('دار الواحة')).toBeVisible()
  await expect(page.getByText('حائل')).toBeVisible()
  await page.getByRole('tab', { name: 'النشاط' }).click()
  await expect(page.getByText('تغيير: هذا الحساب').first()).toBeVisible()
  await expectAccessible()

  // suspend, with a reason; undo
  await page.getByRole('button', { name: 'إجراءات أخرى' }).click()
  await page.getByRole('menuitem', { name: 'إيقاف' }).click()
  const question = page.getByRole('dialog', { name: 'إيقاف رنا الشمري؟' })
  await question.getByLabel('السبب').fill('في إجازة')
  await question.getByRole('button', { name: 'إيقاف' }).click()
  const summary = page.getByRole('complementary', { name: 'نبذة' })
  await expect(summary).toContainText('غير نشط')
  await expect(summary).toContainText('في إجازة')
  await page.getByRole('button', { name: 'تراجع' }).press('Enter')
  await expect(summary).toContainText('بانتظار التفعيل')

  // delete
  await page.getByRole('button', { name: 'إجراءات أخرى' }).click()
  await page.getByRole('menuitem', { name: 'حذف' }).click()
  await page.getByRole('dialog', { name: 'حذف رنا الشمري؟' }).getByRole('button', { name: 'حذف' }).click()
  await expect(page).toHaveURL(/\/apps\/user\/list$/)
  await expect(page.getByText('حُذف رنا الشمري')).toBeVisible()
  await expect(page.getByRole('link', { name: 'رنا الشمري' })).toHaveCount(0)
})

test('the platform looks into a school, suspends several at once, and gets lost nowhere', async ({
  page,
  signIn,
  makeSchool,
  expectAccessible,
  consoleErrors,
}) => {
  const { calls, trainers } = await makeSchool()
  const { schoolId } = await calls.get('/api/me')
  const names = trainers.map(({ name }) => name)
  await signIn('admin')
  await page.goto(`/apps/user/list?school_id=${schoolId}&status=active`)
  await expect(page.getByText('تعرض مستخدمي مدرسة.')).toBeVisible()
  const rows = page.getByRole('table', { name: 'المستخدمون' }).getByRole('row')
  for (const name of names) await rows.filter({ hasText: name }).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'إيقاف 2' }).click()
  await expect(page.getByText('أُوقف مستخدمان.')).toBeVisible()
  for (const name of names) await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'تراجع' }).press('Enter')
  // back in the list, whether they wait for a password or have one
  await page.goto(`/apps/user/list?school_id=${schoolId}`)
  for (const name of names) await expect(page.getByRole('link', { name, exact: true })).toBeVisible()

  // no number stands where one belongs: the server is not asked
  await page.goto('/apps/user/view/somebody')
  await expect(page.getByRole('heading', { level: 1, name: 'الصفحة غير موجودة' })).toBeVisible()
  await page.goto('/apps/user/view/999999')
  await expect(page.getByText('لا مستخدم بهذا الرقم هنا.')).toBeVisible()
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('404')])
  await expectAccessible()
  await page.getByRole('link', { name: 'إلى قائمة المستخدمين' }).click()
  await expect(page).toHaveURL(/\/apps\/user\/list$/)
  await page.goto('/apps/user/view')
  await expect(page).toHaveURL(/\/apps\/user\/view\/\d+$/)
})
