import type { Page } from '@playwright/test'
import { expect, soon, test } from '../fixtures.ts'
import { pressOn, reach, tabTo, typeInto, walkTo } from '../keyboard.ts'

// What one gives another is there at once, and what is done with it is seen by both.

const list = (page: Page) => page.getByRole('list', { name: 'قائمة المهام' })
const row = (page: Page, title: string) => list(page).getByRole('listitem').filter({ hasText: title })
const box = (page: Page, title: string) => page.getByRole('checkbox', { name: `إنجاز: ${title}` })
const order = (page: Page) => list(page).locator('[data-task]').allTextContents()
const title = (page: Page) => page.getByRole('dialog').getByLabel('العنوان')

test('a school gives a task by keyboard; the trainer has it at once and completes it before its eyes', async ({
  page,
  colleague,
  signIn,
  expectAccessible,
}) => {
  const name = 'تجهيز ساحة الاختبار العملي'
  const trainer = await colleague('trainer', '/apps/todo')
  await expect(list(trainer)).toBeVisible()
  await signIn('school')
  await page.goto('/apps/todo')
  await expect(list(page)).toBeVisible()

  // a new task, late since yesterday
  await page.keyboard.press('n')
  await expect(title(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByText('هذا الحقل مطلوب')).toBeVisible()
  await typeInto(page, title(page), name)
  await typeInto(page, page.getByRole('dialog').getByLabel('المكلّف'), 'مدرّب')
  const option = page.getByRole('option', { name: 'trainer@demo.com' })
  await expect(option).toBeVisible()
  await walkTo(page, option)
  const due = page.getByRole('dialog').getByRole('textbox', { name: 'تاريخ الاستحقاق' })
  await reach(page, due)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(await yesterday(page))
  const tag = page.getByRole('dialog').getByRole('checkbox', { name: 'عالية' })
  await tabTo(page, tag)
  await page.keyboard.press('Space')
  await expectAccessible()
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'إضافة', exact: true }))
  await expect(row(trainer, name)).toBeVisible(soon)
  await expect(row(trainer, name)).toContainText('متأخرة')
  await expect(row(trainer, name)).toContainText('عالية')

  // the bell leads to it
  await trainer.getByRole('button', { name: /غير مقروء/ }).click()
  await trainer.getByRole('link', { name: 'أسند إليك' }).first().click()
  await expect(title(trainer)).toHaveValue(name)
  await expect(trainer.getByRole('dialog').getByLabel('المكلّف')).toBeDisabled()
  await trainer.keyboard.press('Escape')
  await expect(trainer.getByRole('dialog')).toHaveCount(0)

  // done, and taken back
  await expect(box(page, name)).not.toBeChecked()
  await reach(trainer, box(trainer, name))
  await trainer.keyboard.press('Space')
  await expect(box(page, name)).toBeChecked(soon)
  await trainer.getByRole('button', { name: 'تراجع' }).click()
  await expect(box(page, name)).not.toBeChecked(soon)
  await expectAccessible()
})

test('the own order is made by keyboard and stays', async ({ page, signIn }) => {
  await signIn('school')
  await page.goto('/apps/todo')
  await expect(list(page)).toBeVisible()
  const [first = '', second = '', third = '', ...rest] = await order(page)

  await reach(page, page.getByRole('button', { name: `تغيير مكان: ${first}` }))
  await page.keyboard.press('Space')
  for (const place of [1, 2, 3]) {
    await expect(page.getByText(`«${first}» الآن في المكان ${place}`)).toBeAttached()
    if (place < 3) await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/sort=manual/)
  const expected = [second, third, first, ...rest]
  await expect.poll(() => order(page)).toEqual(expected)
  await page.reload()
  await expect(list(page)).toBeVisible()
  expect(await order(page)).toEqual(expected)
})

test('two who change one task settle it; what is deleted comes back, or goes for good', async ({
  page,
  colleague,
  signIn,
  consoleErrors,
}) => {
  const name = 'مراجعة دفتر العهدة'
  await signIn('school')
  await page.goto('/apps/todo')
  const quick = page.getByRole('textbox', { name: 'أضف مهمة بعنوانها' })
  await typeInto(page, quick, name)
  await page.keyboard.press('Enter')
  await expect(quick).toHaveValue('')
  await row(page, name).getByRole('link', { name }).click()
  await page.getByRole('dialog').getByLabel('المكلّف').fill('مدرّب')
  await page.getByRole('option', { name: 'trainer@demo.com' }).click()
  await page.getByRole('button', { name: 'حفظ', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const trainer = await colleague('trainer', '/apps/todo')
  await expect(list(trainer)).toBeVisible()
  await row(trainer, name).getByRole('link', { name }).click()
  await row(page, name).getByRole('link', { name }).click()
  await title(page).fill(`${name} كاملًا`)
  await title(trainer).fill(`${name} غدًا`)
  await trainer.getByRole('button', { name: 'حفظ', exact: true }).click()
  await expect(trainer.getByRole('dialog')).toHaveCount(0)
  // what was typed here stays, and the two versions are shown
  await page.getByRole('button', { name: 'حفظ', exact: true }).click()
  await page.getByRole('button', { name: 'حفظ تغييراتي' }).click()
  await expect(row(trainer, `${name} كاملًا`)).toBeVisible(soon)
  expect(consoleErrors.splice(0).every((text) => text.includes('409'))).toBe(true)

  // unsaved work is asked about
  await row(page, name).getByRole('link', { name }).click()
  await title(page).fill('x')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'البقاء' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'استرجاع المحفوظ' }).click()
  await expect(title(page)).toHaveValue(`${name} كاملًا`)

  await page.getByRole('dialog').getByRole('button', { name: 'حذف المهمة' }).click()
  await expect(row(trainer, name)).toHaveCount(0, soon)
  await page.getByRole('button', { name: 'تراجع' }).click()
  await expect(row(trainer, name)).toBeVisible(soon)
  await row(page, name).getByRole('link', { name }).focus()
  await page.keyboard.press('#')
  await expect(row(page, name)).toHaveCount(0)
  await page.getByRole('link', { name: 'المحذوفة' }).click()
  await page.getByRole('button', { name: `حذف نهائي: ${name} كاملًا` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'حذف نهائي' }).click()
  await expect(row(page, name)).toHaveCount(0)
})

/** The school's day before today, as people type it. */
async function yesterday(page: Page): Promise<string> {
  const today = await page.evaluate(() =>
    fetch('/api/tasks/counts')
      .then((response) => response.json())
      .then((counts: { today: string }) => counts.today),
  )
  const day = new Date(`${today}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - 1)
  return day.toISOString().slice(0, 10).split('-').reverse().join('/')
}
