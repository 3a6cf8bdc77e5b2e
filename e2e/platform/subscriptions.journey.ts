import { expect, test } from '../fixtures.ts'

test('a school reaches the limit of its branches, asks for a larger plan, gets it, and adds the branch', async ({
  page,
  colleague,
  expectAccessible,
  consoleErrors,
}) => {
  const name = 'sahl.new'
  await page.goto('/register')
  await page.getByLabel('اسم المدرسة').fill('مدرسة السهل')
  await page.getByLabel('اسم المستخدم').fill(name)
  await page.getByLabel('البريد الإلكتروني').fill(`${name}@example.org`)
  await page.getByLabel('كلمة المرور', { exact: true }).fill('ميناء هادئ ومصباح 27')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'تسجيل المدرسة' }).click()
  await expect(page).toHaveURL(/\/school\/setup$/)
  const addBranch = async (name: string) => {
    await page.goto('/school/branches/new')
    const field = page.getByLabel(/\(بالعربية\)/).first()
    await field.fill(name)
    await field.press('Enter')
  }
  // the plan holds one, which is there already
  await addBranch('فرع الجنوب')
  await expect(page.getByRole('alert')).toContainText('باقتك «الأساسية» تتسع لـ1')
  consoleErrors.splice(0)

  await page.goto('/school/plan')
  const usage = page.getByRole('region', { name: 'المستعمل من الباقة' })
  await expect(usage.getByRole('listitem').first()).toContainText('1 من 1')
  await expectAccessible()
  await page.getByRole('button', { name: 'طلب باقة أكبر' }).click()
  const asking = page.getByRole('dialog')
  await expect(asking.getByRole('combobox', { name: 'الباقة' })).toHaveValue(/القياسية/)
  await asking.getByRole('button', { name: 'إرسال الطلب' }).click()
  await expect(page.getByText('طلبتم باقة القياسية', { exact: false })).toBeVisible()

  const admin = await colleague('admin', '/platform/subscriptions?q=السهل')
  const row = admin.getByRole('table').locator('tbody tr')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('تطلب باقة أخرى')
  await row.getByRole('button').last().click()
  await admin.getByRole('menuitem', { name: 'تغيير الباقة' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('الباقة').first().click()
  await admin.getByRole('option', { name: /القياسية/ }).click()
  await expect(dialog.getByText('تدفع المدرسة اليوم', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: 'تغيير الباقة' }).click()
  await expect(row).toContainText('القياسية')
  await expect(row).not.toContainText('تطلب باقة أخرى')

  await addBranch('فرع الجنوب')
  await expect(page.getByRole('heading', { name: 'فرع الجنوب' })).toBeVisible()
})
