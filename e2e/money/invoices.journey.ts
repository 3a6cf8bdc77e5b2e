import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from '../fixtures.ts'
import { choose, pressOn, typeInto } from '../keyboard.ts'

// Money that a school is owed: written, sent, paid in two parts, read as paper, and a mistake taken back.

test('an invoice is written, sent, paid in parts and read as a PDF; its copy is issued and declared void', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('school')

  await test.step('write it, for somebody new', async () => {
    await page.goto('/apps/invoice/list')
    await page.getByRole('main').getByRole('link', { name: 'فاتورة جديدة' }).first().click()
    await client(page).click()
    await page.getByRole('option', { name: 'إضافة عميل جديد' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByLabel('الاسم', { exact: false }).fill('مكتبة المنارة')
    await drawer.getByLabel('البريد الإلكتروني').fill('manara@example.org')
    await drawer.getByLabel('العنوان').fill('شارع البحر 4، جدة')
    await expectAccessible()
    await drawer.getByRole('button', { name: 'إضافة العميل' }).click()
    await expect(client(page)).toHaveValue('مكتبة المنارة')

    // by keyboard: two lines, the second put before the first
    const first = page.getByRole('group', { name: 'البند 1' })
    await typeInto(page, first.getByLabel('الوصف'), 'دروس قيادة في المدينة')
    await typeInto(page, first.getByLabel('سعر الوحدة'), '٤٠٠')
    await first.getByLabel('الكمية').fill('2')
    await pressOn(page, page.getByRole('button', { name: 'إضافة بند' }))
    const second = page.getByRole('group', { name: 'البند 2' })
    await expect(second.getByLabel('الوصف')).toBeFocused()
    await choose(page, second.getByLabel('النوع'), 'رسوم اختبار')
    await expect(second.getByLabel('الوصف')).toHaveValue('رسوم اختبار')
    await typeInto(page, second.getByLabel('سعر الوحدة'), '100')
    await pressOn(page, page.getByRole('button', { name: 'تقديم البند 2' }))
    await expect(page.getByRole('group', { name: 'البند 1' }).getByLabel('الوصف')).toHaveValue('رسوم اختبار')
    // (2 × 400 + 100) and 15 % of it
    await expect(page.getByLabel('المجاميع')).toContainText('1,035.00')
    await expectAccessible()
  })

  await test.step('a due date before the invoice is refused where it stands', async () => {
    const due = page.getByLabel('الاستحقاق')
    const wanted = await due.inputValue()
    await due.fill('01/01/2020')
    await page.getByRole('button', { name: 'حفظ المسودة' }).click()
    await expect(page.getByText('لا يسبق الاستحقاق تاريخ الفاتورة.')).toBeVisible()
    await due.fill(wanted)
    await due.press('Tab')
  })

  await test.step('send it', async () => {
    await page.getByRole('button', { name: 'حفظ وإرسال' }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByLabel(/^إلى/)).toHaveValue('manara@example.org')
    await expectAccessible()
    await drawer.getByRole('button', { name: 'إرسال' }).click()
    await expect(page.getByText('في الطريق إلى')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: /الفاتورة .*INV-/ })).toBeVisible()
    await expect(status(page)).toContainText('أُرسلت')
    await expectAccessible()
  })
  const number = String((await page.getByRole('heading', { level: 1 }).textContent())?.match(/INV-[\d-]+/)?.[0])

  await test.step('pay a part, then the rest', async () => {
    await page.getByRole('button', { name: 'تسجيل دفعة' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByLabel('المبلغ').fill('2000')
    await drawer.getByRole('button', { name: 'تسجيل' }).click()
    await expect(drawer.getByText('أكثر من الباقي')).toBeVisible()
    await drawer.getByLabel('المبلغ').fill('٥٠٠٫٥')
    await expect(drawer.getByText(/534\.50/)).toBeVisible()
    await expectAccessible()
    await drawer.getByRole('button', { name: 'تسجيل' }).click()
    await expect(status(page)).toContainText('مسدَّدة جزئيًا')

    await page.getByRole('button', { name: 'تسجيل دفعة' }).click()
    await expect(drawer.getByLabel('المبلغ')).toHaveValue('534.50')
    await drawer.getByRole('button', { name: 'تسجيل' }).click()
    await expect(page.getByRole('button', { name: 'تسجيل دفعة' })).toHaveCount(0)
    await expect(status(page)).toHaveText('مسدَّدة')
  })

  await test.step('read the PDF', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'تنزيل PDF' }).click(),
    ])
    const bytes = await readFile(await download.path())
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
    expect(text).toContain(number)
    expect(text).toContain('1,035.00')
    expect(text).toContain('manara@example.org')
  })

  await test.step('copy it, issue the copy, and take that back the same day', async () => {
    await page.getByRole('button', { name: 'تكرار' }).click()
    await expect(page).toHaveURL(/\/apps\/invoice\/edit\/\d+$/)
    await expect(client(page)).toHaveValue('مكتبة المنارة')
    await page.getByRole('button', { name: 'حفظ المسودة' }).click()
    await page.getByRole('button', { name: 'إصدار' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'إصدار' }).click()
    await expect(page.getByText('صدرت برقم')).toBeVisible()
    await page.getByRole('button', { name: 'إلغاء الفاتورة' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('السبب').fill('كُتبت مرتين')
    await dialog.getByRole('button', { name: 'إلغاء الفاتورة' }).click()
    await expect(status(page)).toHaveText('ملغاة')
    await expect(page.getByText('كُتبت مرتين')).toBeVisible()
  })

  await test.step('both stand in the list, and what is issued is not edited', async () => {
    await page.goto('/apps/invoice/list?q=مكتبة المنارة')
    await expect(page.getByRole('row', { name: /مكتبة المنارة/ })).toHaveCount(2)
    const row = page.getByRole('row', { name: new RegExp(number) })
    await expect(row).toContainText('مسدَّدة')
    await row.getByRole('button', { name: /إجراءات/ }).click()
    await expect(page.getByRole('menuitem', { name: 'تعديل' })).toHaveCount(0)
    await page.getByRole('menuitem', { name: 'معاينة' }).click()
    await page.goto(page.url().replace('preview', 'edit'))
    await expect(page.getByText('صدرت ولا تُعدَّل')).toBeVisible()
  })
})

test('a draft is deleted and had back; an unknown invoice leads to the list', async ({ page, signIn }) => {
  await signIn('school')
  await page.goto('/apps/invoice/list?status=Draft')
  const rows = page.getByRole('main').getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  const name = String(await rows.nth(1).getByRole('link').first().textContent())
  await rows
    .nth(1)
    .getByRole('button', { name: /إجراءات/ })
    .click()
  await page.getByRole('menuitem', { name: 'حذف المسودة' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'حذف المسودة' }).click()
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'تراجع' }).click()
  await expect(page.getByText('استُعيدت المسودة')).toBeVisible()

  await page.goto('/apps/invoice/preview/2000000000')
  await expect(page.getByText('لا توجد فاتورة')).toBeVisible()
  await page.getByRole('link', { name: 'إلى الفواتير' }).click()
  await expect(page).toHaveURL(/\/apps\/invoice\/list$/)
})

test('a student sees their own invoices and nothing to change them by', async ({ page, signIn, expectAccessible }) => {
  await signIn('student')
  await page.goto('/apps/invoice/list')
  await expect(page.getByRole('row', { name: /student@demo\.com/ }).first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'فاتورة جديدة' })).toHaveCount(0)
  await page.getByRole('main').getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'تنزيل PDF' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'إرسال بالبريد' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'تسجيل دفعة' })).toHaveCount(0)
  await expectAccessible()
  await page.goto('/apps/invoice/add')
  await expect(page).toHaveURL(/not-authorized/)
})

const client = (page: Page) => page.getByRole('textbox', { name: 'العميل' })

/** Beside the title. */
const status = (page: Page) => page.getByRole('main').locator('header').first().locator('[class*=status]').first()
