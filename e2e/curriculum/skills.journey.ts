import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { choose, pressOn, reach, typeInto } from '../keyboard.ts'

// A school says what it teaches, what can go wrong, and when that is too much: all of it without a mouse.

const item = (page: Page, name: string) => page.getByRole('treeitem', { name: new RegExp(name) })
const names = async (page: Page) =>
  (await page.getByRole('treeitem').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim())

test('a catalogue is built by keys and takes over what is ready', async ({ page, signIn, expectAccessible }) => {
  await signIn('school')
  await page.goto('/school/skills')
  await expect(page.getByRole('tree')).toBeVisible()

  // a group, and skills below it by their names alone
  await typeInto(page, page.getByRole('textbox', { name: 'إضافة مجموعة' }), 'قيادة الدفع الرباعي')
  await page.keyboard.press('Enter')
  const group = item(page, 'قيادة الدفع الرباعي')
  await expect(group).toBeVisible()
  await expect(group).toContainText('مسودة')
  // back into the tree: its one stop, then to its last row
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('End')
  await expect(group).toBeFocused()
  await page.keyboard.press('Insert')
  const adder = page.getByRole('textbox', { name: 'إضافة تحت: قيادة الدفع الرباعي' })
  await expect(adder).toBeFocused()
  for (const name of ['القيادة على الرمال', 'عبور المجاري', 'إنقاذ المركبة']) {
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await expect(item(page, name)).toBeVisible()
    await expect(adder).toHaveValue('')
    await expect(adder).toBeEnabled()
  }
  await page.keyboard.press('Escape')
  await expect(group).toBeFocused()

  // up, inwards and out again; each is said aloud
  const rescue = item(page, 'إنقاذ المركبة')
  await page.keyboard.press('End')
  await expect(rescue).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByText('إنقاذ المركبة: الموضع 2 من 3 تحت قيادة الدفع الرباعي.')).toBeAttached()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(rescue).toHaveAttribute('aria-level', '3')
  await expect(page.getByText('إنقاذ المركبة: الموضع 1 من 1 تحت القيادة على الرمال.')).toBeAttached()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(rescue).toHaveAttribute('aria-level', '2')
  await expect(rescue).toBeFocused()
  await page.keyboard.press('F2')
  await page.keyboard.type('سحب المركبة العالقة')
  await page.keyboard.press('Enter')
  await expect(item(page, 'سحب المركبة العالقة')).toBeFocused()
  await expect
    .poll(async () => (await names(page)).slice(-4).map((text) => text.replace(' مسودة', '')))
    .toEqual(['S6 قيادة الدفع الرباعي', 'S6.1 القيادة على الرمال', 'S6.3 سحب المركبة العالقة', 'S6.2 عبور المجاري'])
  await expectAccessible()

  // what was done stays
  await page.reload()
  await expect(item(page, 'سحب المركبة العالقة')).toHaveAttribute('aria-posinset', '2')

  // all of the group at once
  await reach(page, page.getByRole('treeitem').first())
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await expect(group).toBeFocused()
  await page.keyboard.press('Space')
  await pressOn(page, page.getByRole('button', { name: 'تفعيل 4' }))
  await expect(page.getByText('فُعّلت 4 مهارات.')).toBeVisible()
  await expect(group).not.toContainText('مسودة')

  // fifteen of another country, and back
  await pressOn(page, page.getByRole('button', { name: 'إضافة من قائمة جاهزة' }))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('لا شيء ينقص من 36')).toBeVisible()
  await choose(page, dialog.getByRole('combobox'), 'خمس عشرة مهارة أمريكية')
  await expect(dialog.getByText('ينقص 16 عنصرًا من 16')).toBeVisible()
  await expectAccessible()
  await pressOn(page, dialog.getByRole('button', { name: 'إضافة الناقص' }))
  await expect(page.getByText('أُضيف 16 عنصرًا.')).toBeVisible()
  await expect(item(page, 'الركن الموازي')).toHaveCount(2)
  const added = page.getByRole('alert').filter({ hasText: 'أُضيف 16 عنصرًا.' })
  await added.getByRole('button', { name: 'تراجع' }).press('Enter')
  await expect(item(page, 'الركن الموازي')).toHaveCount(1)

  // the details of one, found in the other language
  await typeInto(page, page.getByRole('searchbox', { name: 'اسم المهارة أو رمزها' }), 'roundab')
  await expect(page.getByRole('treeitem')).toHaveCount(2)
  await reach(page, page.getByRole('treeitem').first())
  await page.keyboard.press('End')
  await expect(page.getByRole('treeitem').last()).toBeFocused()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('complementary', { name: 'تفاصيل المهارة' })
  await expect(panel.getByRole('heading', { name: 'عبور الدوارات' })).toBeVisible()
  await expect(panel.getByRole('textbox', { name: 'الرمز' })).toHaveValue('C2.6')
  await expectAccessible()
})

test('a scheme is added and tried with the errors of the school', async ({ page, signIn, expectAccessible }) => {
  await signIn('school')
  await page.goto('/school/marking-schemes/new')
  await typeInto(page, page.getByRole('textbox', { name: 'الاسم (بالعربية)' }), 'اختبار نهاية التدريب')
  await typeInto(page, page.getByRole('textbox', { name: 'يسري من' }), '01/01/2027')
  await page.keyboard.press('Tab')
  await pressOn(page, page.getByRole('button', { name: 'إضافة نظام تقييم' }))
  await expect(page.getByRole('heading', { name: 'جرّب النظام' })).toBeVisible()
  await expect(page.getByText('ناجح')).toBeVisible()

  // with the school's own catalogue; how results follow from errors is told by TryIt.browser.test.tsx
  await typeInto(page, page.getByRole('combobox', { name: 'إضافة خطأ' }), '12.6')
  await expect(page.getByRole('option', { name: /المقود/ })).toBeVisible()
  await page.keyboard.press('Enter')
  const count = page.getByRole('status', { name: 'عدد: التحكم: المقود' })
  await expect(count).toHaveText('1')
  await expectAccessible()
  await page.reload()
  await expect(count).toHaveText('1')
})
