import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const email = 'hadeel.settings@example.org'
const password = 'calm-river-lantern-83'

/** Somebody of their own, so that no other journey finds a demo account changed: the administrator of a new school. */
async function register(page: Page, baseURL: string | undefined) {
  const registered = await page.request.post('/jwt/register', {
    data: { email, username: 'hadeel.settings', password },
    headers: { origin: String(baseURL) },
  })
  expect(registered.status()).toBe(200)
}

async function signInByForm(page: Page, address: string, secret: string) {
  await page.goto('/login')
  await page.getByLabel('البريد الإلكتروني').fill(address)
  await page.getByLabel('كلمة المرور', { exact: true }).fill(secret)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/login/)
}

/** A fresh browser, as on another day. */
async function signInAnew(browser: Browser, address: string, secret: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signInByForm(page, address, secret)
  return page
}

const save = async (page: Page) => {
  const button = page.getByRole('button', { name: 'حفظ التغييرات' })
  await button.click()
  // the word about what was saved before may still be seen: the button says when this is done
  await expect(button).toBeEnabled()
  await expect(page.getByText('حُفظت تغييراتك').first()).toBeVisible()
}
const openTab = async (page: Page, name: string) => {
  await page.getByRole('tab', { name, exact: true }).click()
  await expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true')
}

test('what somebody changes in their account is found again after signing in anew', async ({
  page,
  browser,
  baseURL,
  expectAccessible,
}) => {
  await register(page, baseURL)
  await page.context().clearCookies()
  await signInByForm(page, email, password)

  await page.goto('/pages/account-settings')
  await page.getByLabel('الاسم الأول').fill('هديل')
  await page.getByLabel('اسم العائلة').fill('الراشد')
  await page.getByLabel('جهة العمل').fill('طرق الشمال')
  const asked = page.getByRole('region', { name: 'تأكيد عنوانك' })
  await expect(asked).toContainText(email)
  await asked.getByRole('button', { name: 'أرسل الرابط' }).click()
  await expect(asked.getByRole('status')).toContainText(email)
  await save(page)
  await expectAccessible()

  await openTab(page, 'معلومات')
  await expect(page).toHaveURL(/tab=info/)
  await page.getByLabel('نبذة').fill('أتابع المواعيد والسيارات.')
  await page.getByLabel('تاريخ الميلاد').fill('05/03/1992')
  await page.getByRole('combobox', { name: 'البلد', exact: true }).fill('الأردن')
  await page.getByRole('option', { name: 'الأردن' }).click()
  await page.getByLabel('الموقع الإلكتروني').fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'حفظ التغييرات' }).click()
  await expect(page.getByLabel('الموقع الإلكتروني')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('الموقع الإلكتروني').fill('https://hadeel.example')
  await save(page)

  await openTab(page, 'التواصل')
  await page.getByLabel('لينكدإن').fill('https://www.linkedin.com/in/hadeel')
  await save(page)
  await page.getByRole('button', { name: 'ربط حساب جِت هَب' }).click()
  await page.getByLabel('اسم الحساب').fill('@hadeel')
  await page.getByRole('dialog').getByRole('button', { name: 'ربط', exact: true }).click()
  await expect(page.getByText('@hadeel')).toBeVisible()
  await expectAccessible()

  await openTab(page, 'الإشعارات')
  const mailsTasks = page.getByRole('checkbox', { name: 'مهمة أُسندت إليّ: بالبريد' })
  const follows = page.getByRole('switch', { name: 'أخبرني عندما يتابعني أحد' })
  await mailsTasks.check()
  await follows.uncheck()
  await expect(page.getByRole('checkbox', { name: 'شخص يتابعني: في التطبيق' })).not.toBeChecked()
  await expectAccessible()

  // a new address counts once its link was followed
  await openTab(page, 'عام')
  const newEmail = 'hadeel.moved@example.org'
  await page.getByRole('button', { name: 'تغيير البريد' }).click()
  await page.getByLabel('البريد الجديد').fill(newEmail)
  await page.getByLabel('كلمة المرور الحالية').fill(password)
  await page.getByRole('button', { name: 'إرسال الرابط' }).click()
  await expect(page.getByRole('status').filter({ hasText: newEmail })).toBeVisible()
  const admin = await signInAnew(browser, 'admin@demo.com', 'admin')
  await admin.goto(`/platform/outbox?q=${newEmail}`)
  await admin.getByRole('button', { name: 'تأكيد بريدك في DSMS' }).click()
  const link = String(await admin.getByRole('dialog').getByRole('link').getAttribute('href'))
  await admin.context().close()
  await page.goto(link)
  await page.getByRole('button', { name: 'تأكيد العنوان' }).click()
  await expect(page.getByRole('status').filter({ hasText: newEmail })).toBeVisible()
  await expect(asked, 'a followed link verifies the address').toHaveCount(0)

  await page.goto('/pages/account-settings?tab=password')
  const newPassword = 'silver-garden-window-19'
  await page.getByLabel('كلمة المرور الحالية').fill(password)
  await page.getByLabel('كلمة المرور الجديدة', { exact: true }).fill(newPassword)
  await page.getByLabel('كلمة المرور الجديدة مرة أخرى').fill(newPassword)
  await page.getByRole('button', { name: 'تغيير كلمة المرور' }).click()
  await expect(page.getByLabel('كلمة المرور الحالية')).toHaveValue('')

  const again = await signInAnew(browser, newEmail, newPassword)
  await again.goto('/pages/account-settings')
  await expect(again.getByLabel('الاسم الأول')).toHaveValue('هديل')
  await expect(again.getByLabel('اسم العائلة')).toHaveValue('الراشد')
  await expect(again.getByLabel('جهة العمل')).toHaveValue('طرق الشمال')
  await expect(again.getByText(newEmail)).toBeVisible()
  await openTab(again, 'معلومات')
  await expect(again.getByLabel('نبذة')).toHaveValue('أتابع المواعيد والسيارات.')
  await expect(again.getByLabel('تاريخ الميلاد')).toHaveValue('05/03/1992')
  await expect(again.getByRole('combobox', { name: 'البلد', exact: true })).toHaveValue('الأردن')
  await expect(again.getByLabel('الموقع الإلكتروني')).toHaveValue('https://hadeel.example')
  await openTab(again, 'التواصل')
  await expect(again.getByLabel('لينكدإن')).toHaveValue('https://www.linkedin.com/in/hadeel')
  await expect(again.getByText('@hadeel')).toBeVisible()
  await openTab(again, 'الإشعارات')
  await expect(again.getByRole('checkbox', { name: 'مهمة أُسندت إليّ: بالبريد' })).toBeChecked()
  await expect(again.getByRole('switch', { name: 'أخبرني عندما يتابعني أحد' })).not.toBeChecked()

  // the other browser is seen, and sent away
  await openTab(again, 'الأمان')
  await again.getByRole('button', { name: 'تسجيل الخروج من بقية الأجهزة' }).click()
  await again.getByRole('dialog').getByRole('button', { name: 'تسجيل الخروج من بقية الأجهزة' }).click()
  await expect(page).toHaveURL(/login/)
  await again.context().close()
})
