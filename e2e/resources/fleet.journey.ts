import { dayAhead } from '@dsms/contract/kernel/time/days'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { typeInto } from '../keyboard.ts'

// A clerk of the fleet keeps vehicles on the road: a paper, a piece of work, and a fault that stops one.

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')
/** A day in so many days, as people type it. */
const inDays = (days: number) => {
  const [year, month, day] = dayAhead(days).split('-')
  return `${day}/${month}/${year}`
}

test('an insurance is renewed, an order is opened and closed, an unsafe defect stops the vehicle', async ({
  page,
  signIn,
  expectAccessible,
  consoleErrors,
}) => {
  await signIn('school')

  await test.step('what ends is seen in the calendar, which leads to where it is renewed', async () => {
    await page.goto('/school/vehicles/expiry?kinds=insurance&view=list')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('تقويم الانتهاء')
    await expectAccessible()
    await main(page)
      .getByRole('link', { name: /^تجديد: التأمين/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'إجراءات أخرى' }).click()
    await page.getByRole('menuitem', { name: 'تجديد التأمين' }).click()
    await typeInto(page, dialog(page).getByLabel('تنتهي في'), inDays(800))
    await page.keyboard.press('Tab')
    await dialog(page).getByRole('button', { name: 'حفظ' }).click()
    await expect(page.getByText('جُدّد التأمين.')).toBeVisible()
  })

  await test.step('an order is planned, begun and closed', async () => {
    await page.goto('/school/maintenance/new')
    await typeInto(page, page.getByLabel('العمل المطلوب'), 'ضبط زوايا العجلات')
    await page.getByRole('combobox', { name: 'المركبة' }).click()
    await page.getByRole('option').first().click()
    await expectAccessible()
    await page.getByRole('button', { name: 'إضافة أمر صيانة' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ضبط زوايا العجلات')
    await page.getByRole('button', { name: 'تغيير الحالة' }).click()
    await typeInto(page, dialog(page).getByLabel('العودة المتوقعة'), inDays(2))
    await page.keyboard.press('Tab')
    await dialog(page).getByRole('button', { name: 'بدء العمل' }).click()
    await expect(main(page).getByText('قيد التنفيذ').first()).toBeVisible()
    await page.getByRole('button', { name: 'تغيير الحالة' }).click()
    await dialog(page).getByRole('button', { name: 'إنهاء' }).click()
    await expect(dialog(page).getByLabel('عداد المسافة (كم)')).toHaveAttribute('aria-invalid', 'true')
    // closing without a reading was refused, as it should be
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('422')])
    await typeInto(page, dialog(page).getByLabel('عداد المسافة (كم)'), '999000')
    await typeInto(page, dialog(page).getByLabel('التكلفة'), '150')
    await dialog(page).getByRole('button', { name: 'إنهاء' }).click()
    await expect(main(page).getByText('منجز').first()).toBeVisible()
  })

  await test.step('an unsafe defect takes the vehicle out of service', async () => {
    await page.goto('/school/defects/new')
    await typeInto(page, page.getByLabel('ما العطل؟'), 'الفرامل لا تستجيب')
    await page.getByRole('combobox', { name: 'المركبة' }).click()
    await page.getByRole('option').first().click()
    await page.getByRole('combobox', { name: 'الخطورة' }).click()
    await page.getByRole('option', { name: 'خطر' }).click()
    await page.getByRole('button', { name: 'الإبلاغ عن عطل' }).click()
    await expect(page.getByText('موقوفة عن الخدمة')).toBeVisible()
    await expectAccessible()
    await main(page).getByRole('link', { name: 'صفحة المركبة' }).click()
    await expect(main(page).getByText('معطّلة').first()).toBeVisible()
  })
})
