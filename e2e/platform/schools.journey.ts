import type { Browser, Page } from '@playwright/test'
import { expect, soon, test } from '../fixtures.ts'

// A school comes to the platform, is judged, is stopped and let go on: what its people may do follows at once.

const password = 'ميناء هادئ ومصباح 27'
const email = 'mona.maydan@example.org'

test('a super admin brings a school in, approves, suspends and reopens it, and its administrator feels each', async ({
  page,
  browser,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin')

  // the steps to a new school
  await page.goto('/platform/schools')
  await page.getByRole('link', { name: 'إضافة مدرسة' }).click()
  await page.getByLabel('الاسم (بالعربية)').fill('مدرسة الميدان')
  await page.getByLabel('الاسم (بالإنجليزية)').fill('Maydan Driving School')
  await expect(page.getByLabel('العنوان على الويب')).toHaveValue('maydan-driving-school')
  await expectAccessible()
  await page.getByRole('button', { name: 'التالي' }).click()

  await page.getByRole('button', { name: 'التالي' }).click()
  await expect(page.getByText('هذا الحقل مطلوب.')).toBeVisible()
  await page.getByRole('combobox', { name: 'البلد' }).fill('قطر')
  await page.getByRole('option', { name: 'قطر', exact: true }).click()
  await expect(page.getByRole('combobox', { name: 'المنطقة الزمنية' })).toHaveValue('Asia/Qatar')
  await expect(page.getByRole('combobox', { name: 'العملة' })).toHaveValue('QAR')
  // the point of the map by keyboard alone
  const map = page.getByRole('application')
  await map.focus()
  await map.press('ArrowUp')
  await map.press('Enter')
  await expect(page.getByRole('textbox', { name: 'خط العرض' })).not.toHaveValue('')
  await expectAccessible()
  await page.getByRole('button', { name: 'التالي' }).click()

  await page.getByLabel('الاسم الأول').fill('منى')
  await page.getByLabel('اسم العائلة').fill('الكواري')
  await page.getByLabel('البريد الإلكتروني للمدير').fill(email)
  await page.getByLabel('اسم المستخدم').fill('mona.maydan')
  await page.getByRole('button', { name: 'إضافة مدرسة' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'مدرسة الميدان' })).toBeVisible()
  await expect(page.getByRole('main').getByText('بانتظار الموافقة', { exact: true })).toBeVisible()
  await expectAccessible()
  const school = page.url()

  await change(page, 'الموافقة')
  await expect(page.getByRole('button', { name: 'إيقاف' })).toBeVisible()

  // its administrator takes the invitation and works
  const admin = await acceptInvitation(browser, await invitationLink(page))
  await admin.goto('/school/roles')
  await expect(banner(admin)).toHaveCount(0)

  await page.goto(school)
  await change(page, 'إيقاف', 'لم يصل اشتراك الفصل')
  await expect(banner(admin)).toContainText('مدرستكم موقوفة', soon)
  await addRole(admin, 'الاستقبال الجديد')
  await expect(admin.getByRole('dialog').getByText('موقوفة')).toBeVisible()
  await admin.keyboard.press('Escape')

  await change(page, 'إعادة الفتح')
  await expect(banner(admin)).toHaveCount(0, soon)
  await admin.goto('/school/roles')
  await addRole(admin, 'الاستقبال الجديد')
  await expect(admin.getByRole('heading', { level: 1, name: 'الاستقبال الجديد' })).toBeVisible()
  await admin.context().close()
})

const banner = (page: Page) => page.getByRole('region', { name: 'حالة المدرسة' })

/** Presses a button of the school's page and answers what it asks. */
async function change(page: Page, action: string, reason?: string) {
  await page.getByRole('button', { name: action, exact: true }).click()
  const dialog = page.getByRole('dialog')
  if (reason) await dialog.getByLabel('السبب').fill(reason)
  await dialog.getByRole('button', { name: action, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

async function addRole(page: Page, name: string) {
  await page.getByRole('button', { name: 'إضافة دور' }).click()
  await page.getByRole('dialog').getByLabel('الاسم', { exact: false }).first().fill(name)
  await page.getByRole('button', { name: 'إضافة ثم تحديد الصلاحيات' }).click()
}

/** The link of the invitation, read where an administrator without a mail server finds it. */
async function invitationLink(page: Page): Promise<string> {
  await page.goto(`/platform/outbox?q=${email}`)
  await page.getByRole('button', { name: 'دعوتك إلى DSMS' }).click()
  return String(await page.getByRole('dialog').getByRole('link').getAttribute('href'))
}

async function acceptInvitation(browser: Browser, link: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(link)
  await page.getByLabel('كلمة المرور الجديدة', { exact: true }).fill(password)
  await page.getByLabel('كلمة المرور الجديدة مرة أخرى').fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('البريد الإلكتروني').fill(email)
  await page.getByLabel('كلمة المرور', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/login/)
  return page
}
