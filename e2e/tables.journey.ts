import { expect, test } from './fixtures.ts'

test('the personnel file is searched, sorted, extended, copied and put away', async ({
  page,
  signIn,
  expectAccessible,
  context,
  consoleErrors,
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
  await drawer.getByLabel('تاريخ البدء').fill('1/2/1990')
  await drawer.getByLabel('الراتب').fill('٩٨٧٦٫٥')
  await drawer.getByRole('button', { name: 'إضافة موظف' }).click()
  await expect(drawer.getByText('النهاية قبل البداية', { exact: false })).toBeVisible()
  consoleErrors.splice(0)
  await drawer.getByLabel('تاريخ البدء').fill('1/2/2020')
  await drawer.getByRole('button', { name: 'إضافة موظف' }).click()
  await expect(page.getByText('أُضيف هيفاء السالم.')).toBeVisible()

  await tools.getByRole('searchbox').fill('هيفا')
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText('9,876.50')
  await expect(page).toHaveURL(/b\.q=/)

  // by keyboard: the row opens and tells what it has no column for
  const opener = tools.getByRole('button', { name: 'تفاصيل هيفاء السالم' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await expect(tools.getByText('بلا خبرة')).toBeVisible()
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

test('each column can be searched, and pages are the server’s', async ({ page, signIn, expectAccessible }) => {
  await signIn('admin')
  await page.goto('/datatables/advance')
  const found = page.getByRole('region', { name: 'بحث متقدم' })
  const salary = found.getByRole('button', { name: 'الراتب' })
  await salary.click()
  await salary.click()
  await expect(found.getByRole('columnheader', { name: 'الراتب' })).toHaveAttribute('aria-sort', 'descending')
  const amounts = (await found.locator('tbody tr td:last-child').allInnerTexts()).map((text) =>
    Number(text.replace(/[^\d.]/g, '')),
  )
  expect(amounts).toHaveLength(7)
  expect(amounts).toEqual([...amounts].sort((a, b) => b - a))

  await found.getByRole('searchbox', { name: 'المدينة' }).fill('جدة')
  await expect(page).toHaveURL(/b\.city=/)
  const cities = found.locator('tbody tr td:nth-child(5)')
  await expect(cities.filter({ hasNotText: 'جدة' })).toHaveCount(0)
  expect(await cities.count()).toBeGreaterThan(0)
  await page.reload()
  await expect(found.getByRole('searchbox', { name: 'المدينة' })).toHaveValue('جدة')
  await found.getByRole('button', { name: 'مسح الكل' }).first().click()
  await expect(found.getByRole('searchbox', { name: 'المدينة' })).toHaveValue('')
  await expectAccessible()
})
