import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { choose, pressOn, typeInto } from '../keyboard.ts'

// A vehicle comes into the fleet by keyboard, is found by its plate in the other alphabet, and is insured again.

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })

test('a school adds a vehicle by keyboard, finds it by its plate in Latin letters and renews its insurance', async ({
  page,
  signIn,
  expectAccessible,
  consoleErrors,
}) => {
  await signIn('school')
  await page.goto('/school/vehicles/new')
  await typeInto(page, field(page, /^الاسم \(بالعربية\)/), 'مركبة الرحلة')
  await choose(page, page.getByRole('combobox', { name: 'الماركة' }), 'تويوتا')
  await typeInto(page, field(page, 'الطراز'), 'Corolla')
  await choose(page, page.getByRole('combobox', { name: 'النوع', exact: true }), 'سيارة')
  await typeInto(page, field(page, 'سنة الصنع'), '2024')
  await typeInto(page, field(page, 'رقم اللوحة'), 'د ص ط ٤٠٧١')
  await typeInto(page, field(page, 'رقم الهيكل'), '1HGCM82633A004352')
  await choose(page, page.getByRole('combobox', { name: 'ناقل الحركة' }), 'آلي')
  await typeInto(page, field(page, 'سعة الركاب'), '5')
  for (const name of ['نوع الرخصة', 'الغرض']) {
    const choices = page.getByRole('combobox', { name })
    await pressOn(page, choices, 'ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
  }
  const branch = page.getByRole('combobox', { name: 'الفرع' })
  await pressOn(page, branch, 'ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await typeInto(page, field(page, 'تاريخ انتهاء التأمين'), '30/06/2098')
  await pressOn(page, page.getByRole('button', { name: 'إضافة مركبة' }))
  await expect(page.getByRole('heading', { level: 1, name: 'مركبة الرحلة' })).toBeVisible()
  await expectAccessible()

  await page.goto('/school/vehicles')
  await typeInto(page, page.getByRole('searchbox'), 'DXT 4071')
  await pressOn(page, page.getByRole('link', { name: 'مركبة الرحلة' }))
  await expect(page.getByRole('heading', { level: 1, name: 'مركبة الرحلة' })).toBeVisible()

  await page.getByRole('tab', { name: 'التأمين' }).click()
  await pressOn(page, page.getByRole('button', { name: 'تجديد التأمين' }))
  const dialog = page.getByRole('dialog')
  await typeInto(page, dialog.getByRole('textbox', { name: 'تنتهي في' }), '01/06/2098')
  await pressOn(page, dialog.getByRole('button', { name: 'حفظ' }))
  await expect(dialog.getByRole('textbox', { name: 'تنتهي في' })).toHaveAttribute('aria-invalid', 'true')
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('422')])
  await page.keyboard.press('Escape')
  await pressOn(page, page.getByRole('button', { name: 'تجديد التأمين' }))
  await typeInto(page, dialog.getByRole('textbox', { name: 'تنتهي في' }), '30/06/2099')
  await pressOn(page, dialog.getByRole('button', { name: 'حفظ' }))
  await expect(page.getByText('جُدّد التأمين.')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(3)

  await page.getByRole('tab', { name: 'السجل الزمني' }).click()
  await expect(page.getByText(/^تأمين حتى/)).toHaveCount(2)
  await expect(page.getByText('أُضيفت إلى الأسطول')).toBeVisible()
})
