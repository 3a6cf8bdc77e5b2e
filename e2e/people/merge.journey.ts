import { expect, test } from '../fixtures.ts'
import { pressOn, typeInto } from '../keyboard.ts'

test.use({ world: 'shared', viewport: { width: 1440, height: 900 } })

test('a duplicate is seen while typing, compared, merged, taken apart and merged again', async ({
  page,
  signIn,
  makeSchool,
  expectAccessible,
}) => {
  const { owner } = await makeSchool()
  await signIn(owner)

  // somebody who is there already
  await page.goto('/school/students/new')
  await typeInto(page, page.getByLabel('الاسم الأول (بالعربية)'), 'رزان')
  await typeInto(page, page.getByLabel('اسم العائلة (بالعربية)'), 'المطيري')
  await typeInto(page, page.getByLabel('تاريخ الميلاد'), '09/09/1999')
  await typeInto(page, page.getByLabel('رقم الهوية'), '1077665544')
  await typeInto(page, page.getByLabel('المدينة'), 'جدة')
  await pressOn(page, page.getByRole('button', { name: 'إضافة طالب' }))
  await expect(page.getByRole('heading', { level: 1, name: 'رزان المطيري' })).toBeVisible()

  // the same person again, without papers: the other record stands beside what is typed
  await page.goto('/school/students/new')
  await typeInto(page, page.getByLabel('الاسم الأول (بالعربية)'), 'رزان')
  await typeInto(page, page.getByLabel('اسم العائلة (بالعربية)'), 'المطيري')
  await typeInto(page, page.getByLabel('تاريخ الميلاد'), '09/09/1999')
  const double = page.getByRole('alert').getByRole('region', { name: 'رزان المطيري' })
  await expect(double.getByText('•••• 5544')).toBeVisible()
  await expect(double.getByRole('link', { name: 'فتح السجل' })).toBeVisible()
  await typeInto(page, page.getByLabel('المدينة'), 'الرياض')
  await expectAccessible()
  await pressOn(page, page.getByRole('button', { name: 'إضافة طالب' }))
  await expect(page.getByRole('heading', { level: 1, name: 'رزان المطيري' })).toBeVisible()

  // the number of the first is looked up without standing in the address
  await page.goto('/school/students')
  await page.getByRole('searchbox').fill('10 7766 5544')
  const found = page.getByRole('alert').filter({ hasText: 'وُجد بهذا الرقم' })
  await expect(found.getByRole('link', { name: 'رزان المطيري' })).toBeVisible()
  expect(page.url()).not.toContain('7766')
  await expectAccessible()
  await found.getByRole('link', { name: 'رزان المطيري' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'رزان المطيري' })).toBeVisible()
  const kept = new URL(page.url()).pathname

  const compare = async () => {
    await page.getByRole('button', { name: 'إجراءات أخرى' }).click()
    await page.getByRole('menuitem', { name: 'دمج مع…' }).click()
    await page.getByRole('link', { name: 'مقارنة مع رزان المطيري' }).click()
    await expect(page.getByRole('region', { name: 'السجل الذي يبقى' })).toBeVisible()
  }
  const mergeNow = async () => {
    await page.getByRole('button', { name: 'دمج', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'دمج', exact: true }).click()
    await expect(page.getByRole('region', { name: 'دمج سجلين' })).toBeVisible()
  }
  await compare()
  await expectAccessible()
  await page.getByRole('radiogroup', { name: 'العنوان' }).getByRole('radio', { name: 'الرياض' }).check()
  await mergeNow()
  expect(new URL(page.url()).pathname).toBe(kept)
  await expect(page.getByText('الرياض').first()).toBeVisible()
  await expectAccessible()

  await page.getByRole('button', { name: 'تراجع عن الدمج' }).click()
  await expect(page.getByText('انفصل السجلان من جديد')).toBeVisible()
  await expect(page.getByRole('region', { name: 'دمج سجلين' })).toHaveCount(0)
  await expect(page.getByText('جدة').first()).toBeVisible()

  // for good; the other record says where it went
  await compare()
  await mergeNow()
  await page.getByRole('region', { name: 'دمج سجلين' }).getByRole('link').click()
  await expect(page.getByText('دُمج هذا السجل في:')).toBeVisible()
  await expectAccessible()
  await page.goto('/school/students?q=رزان')
  await expect(page.getByRole('link', { name: 'رزان المطيري' })).toHaveCount(1)
})
