import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

/** The card of this name. */
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The numbers of a card's table, added up: Latin digits in every language. */
async function tableSum(page: Page, name: string): Promise<number> {
  const cells = await card(page, name).getByRole('cell').allTextContents()
  return cells.reduce((sum, text) => sum + Number(text.replace(/[^\d-]/g, '')), 0)
}

test.describe('figures', () => {
  test.beforeEach(async ({ signIn }) => signIn('school'))

  test('the dashboard of use: another range, other numbers, the same as the table has', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/dashboard/analytics')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('لوحة التحليلات')
    const orders = card(page, 'الطلبات الواردة')
    const number = orders.locator('p').first()
    await expect(number).toHaveText(/\d/)
    const before = await number.textContent()
    await orders.getByRole('button', { name: /عرض الأرقام جدولًا/ }).click()
    await expect(orders.getByRole('row')).toHaveCount(29)
    expect(await tableSum(page, 'الطلبات الواردة')).toBe(Number(before))

    await orders.getByRole('button', { name: /آخر 28 يومًا/ }).click()
    await page.getByRole('menuitemradio', { name: 'السنة الماضية' }).click()
    await expect(orders.getByRole('row')).toHaveCount(13)
    await expect(page).toHaveURL(/received=last_year/)
    await expect(number).not.toHaveText(String(before))
    expect(await tableSum(page, 'الطلبات الواردة')).toBe(Number(await number.textContent()))
    // what was chosen stands in the address
    await page.reload()
    await expect(orders.getByRole('button', { name: /السنة الماضية/ })).toBeVisible()
    await expectAccessible()
  })

  test('the dashboard of the shop: the budget is changed and shown', async ({ page, expectAccessible }) => {
    await page.goto('/dashboard/ecommerce')
    const report = card(page, 'تقرير الإيرادات')
    await report.getByRole('button', { name: 'تعديل الميزانية' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('ميزانية السنة').fill('234567')
    await dialog.getByRole('button', { name: 'حفظ' }).click()
    await expect(dialog).toBeHidden()
    await expect(report).toContainText('234,567')
    await report.getByRole('button', { name: /عرض الأرقام جدولًا/ }).click()
    await expect(report.getByRole('row')).toHaveCount(13)
    await expect(card(page, 'الأكثر مبيعًا').getByRole('row').nth(1)).toBeVisible()
    await expectAccessible()
  })

  test('a question to the platform is asked, answered and resolved', async ({ page, colleague, expectAccessible }) => {
    const subject = 'لا تفتح صفحة الجدول'
    await page.goto('/apps/support')
    await page.getByRole('button', { name: 'طلب دعم' }).first().click()
    const drawer = page.getByRole('dialog')
    await drawer.getByLabel('الموضوع').fill(subject)
    await drawer.getByLabel('كيف نساعدك؟').fill('تظهر رسالة خطأ منذ الصباح.')
    await drawer.getByRole('button', { name: 'إرسال' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
    await expectAccessible()

    const support = await colleague('admin', new URL(page.url()).pathname)
    await support.getByLabel('ردّك').fill('أصلحنا الصفحة، جرّبوا من جديد.')
    await support.getByRole('button', { name: 'إرسال' }).click()
    await expect(support.getByText('بانتظار السائل')).toBeVisible()

    await page.reload()
    await expect(page.getByText('أصلحنا الصفحة')).toBeVisible()
    await page.getByRole('button', { name: 'تغيير الحالة' }).click()
    await page.getByRole('menuitem', { name: 'محلولة' }).click()
    await expect(page.getByRole('main').getByText('محلولة', { exact: true })).toBeVisible()
  })
})
