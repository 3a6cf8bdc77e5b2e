import { expect, test } from '../fixtures.ts'

test('the personnel file is searched, sorted, extended, copied and put away', async ({
  page,
  signIn,
  expectAccessible,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn('school')
  await page.goto('/datatables/basic')
  const tools = page.getByRole('region', { name: 'مع أدوات' })
  const rows = tools.getByRole('table').locator('tbody tr')
  await expect(rows).toHaveCount(7)
  await expect(tools.getByText('1–7 من 100')).toBeVisible()

  await tools.getByRole('button', { name: 'إضافة موظف' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('الاسم').fill('هيفاء السالم')
  await drawer.getByLabel('الوظيفة').fill('مدرّبة محاكي')
  await drawer.getByLabel('البريد الإلكتروني').fill('haifa@people.example')
  await drawer.getByLabel('تاريخ الميلاد').fill('5/3/1994')
  await drawer.getByLabel('تاريخ البدء').fill('1/2/2020')
  await drawer.getByLabel('الراتب').fill('٩٨٧٦٫٥')
  await drawer.getByRole('button', { name: 'إضافة موظف' }).click()
  await expect(page.getByText('أُضيف هيفاء السالم.')).toBeVisible()

  await tools.getByRole('searchbox').fill('هيفا')
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText('9,876.50')
  await expect(page).toHaveURL(/b\.q=/)

  await expectAccessible()

  await tools.getByRole('button', { name: 'تصدير' }).click()
  await page.getByRole('menuitem', { name: 'نسخ' }).click()
  await expect(page.getByText('نُسخ صف واحد.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('haifa@people.example')

  await tools.getByRole('button', { name: 'تصدير' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'PDF' }).click()
  expect((await saving).suggestedFilename()).toBe('employees.pdf')

  await tools.getByRole('checkbox', { name: /هيفاء السالم/ }).check()
  await page.getByRole('button', { name: 'أرشفة صف واحد' }).click()
  await expect(rows).toHaveCount(0)
  await page.getByRole('button', { name: 'تراجع' }).click()
  await expect(rows).toHaveCount(1)
})
