import { expect, test } from '../fixtures.ts'
import { pressOn } from '../keyboard.ts'
import { patient } from '../waits.ts'
import { studentFile, windows1256, workbook } from './studentFile.ts'

test('a school brings its list of a thousand students in, from Excel of Arabic Windows and from a workbook', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('school')
  await page.goto('/school/students')
  const dialog = page.getByRole('dialog')
  const rows = studentFile()
  const bring = async (name: string, buffer: Buffer) => {
    await page.getByRole('button', { name: 'إجراءات أخرى' }).first().click()
    await page.getByRole('menuitem', { name: 'استيراد من ملف' }).click()
    await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })
    // a number of the row that means nothing here is asked about
    await expect(dialog.getByLabel('معنى العمود الاسم الكامل')).toHaveValue('whole_name')
    await expect(dialog.getByLabel('معنى العمود رقم الجوال')).toHaveValue('phone')
    await expect(dialog.getByLabel('معنى العمود الجنسية')).toHaveValue('country')
  }

  await bring('students.csv', windows1256(rows))
  await expect(dialog.getByLabel('ترميز النص')).toHaveValue('windows-1256')
  await expectAccessible()
  await pressOn(page, dialog.getByRole('button', { name: 'فحص الصفوف' }))
  await expect(dialog.getByRole('status').getByText('50 صفًا فيها خطأ.')).toBeVisible({ timeout: patient(120_000) })
  await expect(dialog.getByText(/عُدِّلت خلايا في \d+/)).toBeVisible()
  await expect(dialog.getByText('لم يحتفظ الجدول إلا بأول أرقام هذا العدد.', { exact: false }).first()).toBeVisible()
  await expect(dialog.getByText('يبدو أنه الشخص نفسه في السطر 203.')).toBeVisible()
  await expectAccessible()
  await pressOn(page, dialog.getByRole('button', { name: /^إضافة 950 صفًا سليمًا/ }))
  await expect(dialog).toHaveCount(0, { timeout: patient(120_000) })

  // the same list as a workbook: everybody is there already
  await bring('students.xlsx', workbook(rows))
  await pressOn(page, dialog.getByRole('button', { name: 'فحص الصفوف' }))
  await expect(dialog.getByText('1000 صف فيها خطأ.')).toBeVisible({ timeout: patient(120_000) })
  await expect(dialog.getByText('رقم الهوية هذا مسجّل هنا لشخص آخر.').first()).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^إضافة/ })).toHaveCount(0)
})
