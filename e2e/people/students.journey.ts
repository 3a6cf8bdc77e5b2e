import { paper } from '../calls.ts'
import { expect, test } from '../fixtures.ts'
import { pressOn, typeInto } from '../keyboard.ts'
import { bring, needs } from './arrange.ts'

test.use({ world: 'shared' })

test('a walk-in without e-mail is written down, found again while typing, and the desk goes through the papers', async ({
  page,
  signIn,
  makeSchool,
  expectAccessible,
}) => {
  const school = await makeSchool()
  await needs(school)
  for (const one of school.students) await bring(school, one, 'photo')
  await signIn(school.owner)
  await page.goto('/school/students/new')
  await typeInto(page, page.getByLabel('الاسم الأول (بالعربية)'), 'لجين')
  await typeInto(page, page.getByLabel('اسم العائلة (بالعربية)'), 'القرني')
  await typeInto(page, page.getByLabel('تاريخ الميلاد'), '17/05/2001')
  await typeInto(page, page.getByLabel('رقم الهوية'), '1098765432')
  await typeInto(page, page.getByLabel('المدينة'), 'الرياض')
  await page.getByLabel('وافق على حفظ بياناته').check()
  await expectAccessible()
  await pressOn(page, page.getByRole('button', { name: 'إضافة طالب' }))
  await expect(page.getByRole('heading', { level: 1, name: 'لجين القرني' })).toBeVisible()
  const student = new URL(page.url()).pathname
  const missing = page.getByRole('region', { name: 'ما زال ينقص' })
  await expect(missing.getByRole('listitem')).toHaveText([/هاتف أو بريد/, /وثائق مطلوبة/])
  await expectAccessible()

  // who types the same number is told
  await page.goto('/school/students/new')
  await typeInto(page, page.getByLabel('رقم الهوية'), '10 9876 5432')
  await expect(page.getByRole('alert').getByRole('region', { name: 'لجين القرني' })).toBeVisible()
  await page.goto(`${student}?tab=documents`)
  for (const kind of ['الهوية', 'صورة شخصية', 'الفحص الطبي']) {
    await page.getByRole('button', { name: `رفع: ${kind}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[type=file]').first().setInputFiles(paper('paper.pdf'))
    await expect(dialog.getByText('paper.pdf').first()).toBeVisible()
    await pressOn(page, dialog.getByRole('button', { name: 'إضافة وثيقة' }))
    await expect(page.getByText(`أُضيفت: ${kind}`)).toBeVisible()
  }
  await expectAccessible()

  // the desk, the oldest first: one is rejected with a reason, the next approved by a key
  await page.goto('/school/documents/desk')
  const place = (of: number) => page.getByText(`1 من ${of}`, { exact: true }).first()
  await expect(place(5)).toBeVisible()
  await expect(page.getByRole('img', { name: 'صفحة 1 من 1' })).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog')
  await typeInto(page, dialog.getByRole('textbox'), 'الصورة غير واضحة')
  await pressOn(page, dialog.getByRole('button', { name: 'رفض', exact: true }))
  await expect(place(4)).toBeVisible()
  await page.keyboard.press('a')
  await expect(place(3)).toBeVisible()
})
