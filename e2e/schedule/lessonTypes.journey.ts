import { expect, test } from '../fixtures.ts'
import { choose, pressOn, typeInto } from '../keyboard.ts'

test.use({ world: 'shared' })

test('a lesson type begins with what its kind takes, and says what has to be taught before', async ({
  page,
  signIn,
  makeSchool,
  expectAccessible,
  consoleErrors,
}) => {
  const { owner } = await makeSchool()
  await signIn(owner)
  await page.goto('/school/lesson-types')
  await pressOn(page, page.getByRole('link', { name: 'إضافة نوع درس' }))
  await typeInto(page, page.getByLabel('الاسم (بالعربية)'), 'مناورات الميدان')
  await typeInto(page, page.getByLabel('الرمز'), 'YARD-2')
  await choose(page, page.getByRole('combobox', { name: 'الصنف' }), 'ميدان')
  await expect(page.getByRole('combobox', { name: 'المرحلة', exact: true })).toHaveValue('ميدان')
  await expect(page.getByRole('combobox', { name: 'الميدان', exact: true })).toHaveValue('مطلوب')

  await pressOn(page, page.getByRole('button', { name: 'إضافة مرحلة' }))
  const before = page.getByRole('group', { name: 'ما يجب أن يُدرَّس قبله' })
  await choose(page, before.getByRole('combobox', { name: 'المرحلة' }), 'نظري')
  await typeInto(page, before.getByLabel('الدقائق على الأقل'), '240')
  await expectAccessible()

  // no lesson of it could be that long
  await page.getByLabel('المدة المعتادة (بالدقائق)').fill('70')
  await pressOn(page, page.getByRole('button', { name: 'إضافة نوع درس' }))
  await expect(page.getByText('60, 75')).toBeVisible()
  expect(consoleErrors.splice(0).join()).toContain('422')
  await page.getByLabel('المدة المعتادة (بالدقائق)').fill('75')
  await pressOn(page, page.getByRole('button', { name: 'إضافة نوع درس' }))
  await expect(page.getByRole('heading', { level: 1, name: 'مناورات الميدان' })).toBeVisible()
  await expect(before.getByLabel('الدقائق على الأقل')).toHaveValue('240')
})

test('a usual lesson type that a school put away can be taken over again, and that be undone', async ({
  page,
  signIn,
  makeSchool,
}) => {
  const { owner } = await makeSchool()
  await signIn(owner)
  await page.goto('/school/lesson-types')
  const row = page.getByRole('row', { name: 'درس مشاهدة' })
  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'أرشفة' }).click()
  await expect(row).toHaveCount(0)

  await pressOn(page, page.getByRole('button', { name: 'إضافة الأنواع المعتادة' }))
  await expect(page.getByText('ينقص عنصر واحد من 11')).toBeVisible()
  await pressOn(page, page.getByRole('button', { name: 'إضافة الناقص' }))
  await expect(row).toBeVisible()
  // what was archived can still be brought back too, by a button of the same name
  const taken = page.locator('.mantine-Notification-root').filter({ hasText: 'أُضيف عنصر واحد' })
  await taken.getByRole('button', { name: 'تراجع' }).press('Enter')
  await expect(row).toHaveCount(0)
})
