import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { choose, pressOn, reach, switchInGrid, typeInto } from '../keyboard.ts'
import { acceptInvitation as chooseByLink } from '../school.ts'

test.use({ world: 'shared' })

// The one thing the product has to do above all: give somebody a role, let them in, and take a right away again.

const newPassword = 'ميناء هادئ ومصباح 27'

test('a super admin, by keyboard alone, gives a role to a new colleague and takes a right away', async ({
  page,
  browser,
  signIn,
  expectAccessible,
}) => {
  const email = 'huda.platform@example.org'
  await signIn('admin')

  // a role
  await page.goto('/platform/roles')
  await pressOn(page, page.getByRole('button', { name: 'إضافة دور' }))
  const drawer = page.getByRole('dialog')
  await typeInto(page, drawer.getByLabel('الاسم', { exact: false }).first(), 'مراقبة الموظفين')
  await pressOn(page, drawer.getByRole('button', { name: 'إضافة ثم تحديد الصلاحيات' }))

  // its privileges
  await expect(page.getByRole('heading', { level: 1, name: 'مراقبة الموظفين' })).toBeVisible()
  await switchInGrid(page, page.getByRole('checkbox', { name: 'الموظفون: عرض' }))
  await switchInGrid(page, page.getByRole('checkbox', { name: 'لوحة المعلومات: عرض' }))
  await expectAccessible()
  await pressOn(page, page.getByRole('button', { name: 'مراجعة التغييرات وحفظها' }))
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'حفظ الصلاحيات' }))
  await expect(page.getByText('حُفظت صلاحيات')).toBeVisible()

  // a colleague with it
  await page.goto('/platform/staff')
  await pressOn(page, page.getByRole('link', { name: 'إضافة موظف' }))
  await typeInto(page, page.getByLabel('الاسم الأول'), 'هدى')
  await typeInto(page, page.getByLabel('اسم العائلة'), 'السالم')
  await choose(page, page.getByRole('combobox', { name: 'الجنس' }), 'أنثى')
  await typeInto(page, page.getByLabel('البريد الإلكتروني'), email)
  await typeInto(page, page.getByLabel('اسم المستخدم'), 'huda.platform')
  await choose(page, page.getByRole('combobox', { name: 'الدور' }), 'مراقبة الموظفين')
  await pressOn(page, page.getByRole('button', { name: 'إضافة', exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: 'هدى السالم' })).toBeVisible()
  await expectAccessible()

  const { context, colleague } = await acceptInvitation(browser, await invitationLink(page, email), email)
  await expect(colleague).toHaveURL(/\/dashboard\/superadmin$/)
  await expectLimits(
    context,
    colleague,
    'موظفو المنصة',
    'أدوار المنصة',
    '/list_all_roles_super_admin',
    '/platform/roles',
  )

  // a right is taken away, and gone in the open browser
  await page.goto('/platform/roles')
  await pressOn(page, page.getByRole('link', { name: 'مراقبة الموظفين', exact: true }))
  await switchInGrid(page, page.getByRole('checkbox', { name: 'الموظفون: عرض' }))
  await pressOn(page, page.getByRole('button', { name: 'مراجعة التغييرات وحفظها' }))
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'حفظ الصلاحيات' }))
  await expect(menuEntry(colleague, 'موظفو المنصة')).toHaveCount(0)
  expect((await context.request.get('/list_user_staff_admin')).status()).toBe(403)
  await context.close()
})

test('a school admin does the same in the school, and a stranger to it sees nothing', async ({
  page,
  browser,
  signIn,
  callsAs,
  makeSchool,
  expectAccessible,
}) => {
  const email = 'salma.school@example.org'
  const { owner } = await makeSchool()
  await signIn(owner)

  await page.goto('/school/roles')
  await page.getByRole('button', { name: 'إضافة دور' }).click()
  await page.getByRole('dialog').getByLabel('الاسم', { exact: false }).first().fill('شؤون الموظفين')
  await page.getByRole('button', { name: 'إضافة ثم تحديد الصلاحيات' }).click()
  await page.getByRole('checkbox', { name: 'الموظفون: عرض' }).check()
  await page.getByRole('button', { name: 'مراجعة التغييرات وحفظها' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'حفظ الصلاحيات' }).click()
  await expect(page.getByText('حُفظت صلاحيات')).toBeVisible()

  // a colleague, who chooses their own password by the link that is mailed
  await page.goto('/school/staff/new')
  await page.getByLabel('الاسم الأول').fill('سلمى')
  await page.getByRole('combobox', { name: 'الجنس' }).click()
  await page.getByRole('option', { name: 'أنثى' }).click()
  await page.getByLabel('البريد الإلكتروني').fill(email)
  await page.getByLabel('اسم المستخدم').fill('salma.school')
  await page.getByRole('combobox', { name: 'الدور' }).click()
  await page.getByRole('option', { name: 'شؤون الموظفين' }).click()
  await page.getByRole('button', { name: 'إضافة', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'سلمى' })).toBeVisible()
  await expectAccessible()

  const { password } = await chooseByLink(email, callsAs)
  const context = await browser.newContext()
  const colleague = await context.newPage()
  await colleague.goto('/login')
  await logIn(colleague, email, password)
  await expect(colleague).toHaveURL(/\/home$/)
  await expectLimits(context, colleague, 'موظفو المدرسة', 'أدوار المدرسة', '/api/school/roles', '/school/roles')

  await page.goto('/school/roles')
  await page.getByRole('link', { name: 'شؤون الموظفين', exact: true }).click()
  await page.getByRole('checkbox', { name: 'الموظفون: عرض' }).uncheck()
  await page.getByRole('button', { name: 'مراجعة التغييرات وحفظها' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'حفظ الصلاحيات' }).click()
  await expect(menuEntry(colleague, 'موظفو المدرسة')).toHaveCount(0)
  await context.close()

  // another school's administrator
  const other = await browser.newContext()
  const registered = await other.request.post('/jwt/register', {
    data: { email: 'other.school@example.org', username: 'other.school', password: newPassword },
  })
  expect(registered.status()).toBe(200)
  const token = ((await registered.json()) as { accessToken: string }).accessToken
  const found = await page.evaluate(() => fetch('/api/me').then((response) => response.json()))
  const reply = await other.request.post('/deatils_view_school_staff', {
    data: { id: found.id },
    headers: { authorization: `Bearer ${token}` },
  })
  expect(reply.status()).toBe(404)
  await other.close()
})

/** The link of the invitation, read where an administrator without a mail server finds it. */
async function invitationLink(page: Page, email: string): Promise<string> {
  await page.goto(`/platform/outbox?q=${email}`)
  await pressOn(page, page.getByRole('button', { name: 'دعوتك إلى DSMS' }))
  const link = page.getByRole('dialog').getByRole('link')
  await reach(page, link)
  return String(await link.getAttribute('href'))
}

async function acceptInvitation(browser: Browser, link: string, email: string) {
  const context = await browser.newContext()
  const colleague = await context.newPage()
  await colleague.goto(link)
  await expect(colleague.getByRole('heading', { level: 1, name: 'أهلًا بك في الفريق' })).toBeVisible()
  await typeInto(colleague, colleague.getByLabel('كلمة المرور الجديدة', { exact: true }), newPassword)
  await typeInto(colleague, colleague.getByLabel('كلمة المرور الجديدة مرة أخرى'), newPassword)
  await colleague.keyboard.press('Enter')
  await expect(colleague).toHaveURL(/\/login/)
  await logIn(colleague, email, newPassword)
  return { context, colleague }
}

async function logIn(page: Page, email: string, password: string) {
  await typeInto(page, page.getByLabel('البريد الإلكتروني'), email)
  await typeInto(page, page.getByLabel('كلمة المرور', { exact: true }), password)
  await page.keyboard.press('Enter')
}

/** On the page of settings, which lists what somebody may open there. */
const menuEntry = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name })

/** They see their entry alone; a forbidden call is refused in words, a forbidden screen too. */
async function expectLimits(
  context: BrowserContext,
  page: Page,
  mine: string,
  notMine: string,
  call: string,
  screen: string,
) {
  await page.getByRole('navigation').getByRole('link', { name: 'الإعدادات' }).click()
  await expect(menuEntry(page, mine)).toBeVisible()
  await expect(menuEntry(page, notMine)).toHaveCount(0)
  const refused = await context.request.get(call)
  expect(refused.status()).toBe(403)
  expect(((await refused.json()) as { error: string }).error).toContain('not allowed')
  const tab = await context.newPage()
  await tab.goto(screen)
  await expect(tab).toHaveURL(/\/misc\/not-authorized/)
  await tab.close()
}
