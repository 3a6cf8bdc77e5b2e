import { expect, test } from '../fixtures.ts'
import { choose, pressOn, typeInto } from '../keyboard.ts'

test('one of the staff becomes a trainer, who teaches once licence and permit are verified', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('school')
  await page.goto('/school/trainers')
  await pressOn(page, page.getByRole('link', { name: 'إضافة مدرّب' }))
  // somebody of the staff, who takes no place of the plan
  await page.getByRole('combobox', { name: 'الشخص' }).click()
  await page.getByRole('option').last().click()
  await typeInto(page, page.getByLabel('الاسم الأول (بالعربية)'), 'رائد')
  await typeInto(page, page.getByLabel('اسم العائلة (بالعربية)'), 'السبيعي')
  await expectAccessible()
  await pressOn(page, page.getByRole('button', { name: 'إضافة مدرّب' }))
  await expect(page.getByRole('heading', { level: 1, name: 'رائد السبيعي' })).toBeVisible()
  await expect(page.getByText('لا يبدأ التدريب قبل اعتماد')).toBeVisible()

  for (const kind of ['رخصة القيادة', 'تصريح التدريب']) {
    await page.getByRole('tab', { name: 'الوثائق' }).click()
    await page.getByRole('link', { name: 'إضافة وثيقة' }).click()
    await choose(page, page.getByRole('combobox', { name: 'النوع' }), kind)
    await pressOn(page, page.getByRole('button', { name: 'إضافة وثيقة' }))
    await pressOn(page, page.getByRole('button', { name: 'تدقيق' }))
    const dialog = page.getByRole('dialog')
    await choose(page, dialog.getByRole('combobox', { name: 'الحالة الجديدة' }), 'معتمدة')
    await pressOn(page, dialog.getByRole('button', { name: 'تغيير' }))
    await expect(page.getByText('رائد السبيعي: معتمدة')).toBeVisible()
    await page.goto('/school/trainers?q=رائد')
    await page.getByRole('link', { name: 'رائد السبيعي' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'رائد السبيعي' })).toBeVisible()
  }
  await expect(page.getByText('جاهز للتدريب')).toBeVisible()
  await expectAccessible()
})

test('the wall leads from a light to what has to be done', async ({ page, signIn, expectAccessible }) => {
  await signIn('school')
  await page.goto('/school/trainers/credentials?light=expired')
  const expired = page.getByRole('link', { name: /^تصريح التدريب، .*: منتهية$/ })
  await expect(expired).toHaveCount(1)
  await expectAccessible()
  await expired.click()
  await page.getByRole('link', { name: 'تجديد' }).click()
  await expect(page.getByRole('combobox', { name: 'النوع' })).toHaveValue('تصريح التدريب')
  await pressOn(page, page.getByRole('button', { name: 'إضافة وثيقة' }))
  await expect(page.getByRole('button', { name: 'تدقيق' })).toBeVisible()
})
