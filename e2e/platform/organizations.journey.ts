import { expect, test } from '../fixtures.ts'

// What an organization says holds in its schools: a setting with its lock, and a day off.

test('an organization fixes a setting and gives a day off, and its schools have both', async ({
  page,
  signIn,
  colleague,
  expectAccessible,
}) => {
  const name = 'اتحاد مدارس القيادة الأوروبية'
  await signIn('admin')
  await page.goto('/platform/organizations')
  await page.getByRole('link', { name }).click()
  await page.getByRole('tab', { name: 'المدارس' }).click()
  const link = page.getByRole('tabpanel').getByRole('link').first()
  const school = /schools\/(\d+)/.exec(String(await link.getAttribute('href')))?.[1]

  await page.getByRole('tab', { name: 'الإعدادات' }).click()
  const notice = page.getByRole('textbox', { name: 'مهلة الإلغاء المجاني' })
  await notice.fill('72')
  await page.getByRole('switch', { name: 'تثبيت لمدارسها: مهلة الإلغاء المجاني' }).check({ force: true })
  await page.getByRole('button', { name: 'حفظ', exact: true }).click()
  await expect(page.getByRole('button', { name: 'حفظ', exact: true })).toHaveCount(0)
  await expectAccessible()

  await page.goto(`/school/settings?school_id=${school}`)
  const fixed = page.getByRole('textbox', { name: 'مهلة الإلغاء المجاني' })
  await expect(fixed).toHaveValue('72 ساعة')
  await expect(fixed).toBeDisabled()
  await expect(page.getByText(new RegExp(`ثبّتته المؤسسة: .?${name}`))).toBeVisible()

  await page.goto('/platform/holidays/new')
  await page.getByRole('textbox', { name: 'اسم العطلة (بالعربية)' }).fill('يوم الاتحاد')
  await page.getByRole('textbox', { name: 'من', exact: true }).fill('14/05/2031')
  await page.getByRole('textbox', { name: 'من', exact: true }).press('Tab')
  await page.getByRole('combobox', { name: 'المؤسسة' }).fill('اتحاد')
  await page.getByRole('option', { name }).click()
  await page.getByRole('button', { name: 'إضافة عطلة' }).click()
  await expect(page.getByRole('heading', { name: 'يوم الاتحاد' })).toBeVisible()
  await page.getByRole('button', { name: 'تغيير الحالة' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'تغيير' }).click()
  await expect(page.getByText('منشورة').first()).toBeVisible()

  await page.goto(`/school/holidays?school_id=${school}&year=2031`)
  const year = page.getByRole('table', { name: 'عطل السنة' })
  await expect(year.getByRole('row', { name: /يوم الاتحاد/ })).toBeVisible()

  // a school of another organization works on that day
  const other = await colleague('school', '/school/holidays?year=2031')
  const theirs = other.getByRole('table', { name: 'عطل السنة' })
  await expect(theirs.getByRole('row', { name: /اليوم الوطني/ })).toBeVisible()
  await expect(theirs.getByRole('row', { name: /يوم الاتحاد/ })).toHaveCount(0)
})
