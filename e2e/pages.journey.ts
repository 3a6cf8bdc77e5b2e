import { samples } from '@dsms/contract/gallery/samples'
import type { Page } from '@playwright/test'
import { type DemoAccount, expect, test } from './fixtures.ts'
import { typeInto } from './keyboard.ts'
import { goInside, heading, screens } from './screens.ts'

interface Found {
  title: string
  link: string
}

/** What the search offers the signed-in person under "Pages". */
const listPages = (page: Page): Promise<Found[]> =>
  page.evaluate(async () => {
    const answer = await fetch('/api/main-search/data', { headers: { accept: 'application/json' } })
    const { searchArr } = (await answer.json()) as { searchArr: { groupTitle: string; data: Found[] }[] }
    return searchArr.find(({ groupTitle }) => groupTitle === 'Pages')?.data ?? []
  })

for (const account of ['admin', 'school', 'student'] as DemoAccount[]) {
  test(`every screen that the search offers to ${account} opens`, async ({ page, signIn }) => {
    await signIn(account)
    await page.goto('/notifications')
    const found = await listPages(page)
    expect(found.length).toBeGreaterThan(account === 'admin' ? 40 : 15)
    // the walk over all screens opens the others for the same person, and the samples, which are the same for everybody
    const walked = new Set([...screens[account], ...samples.map(({ link }) => link)])
    const left = found.filter(({ link }) => !walked.has(link))
    for (const { title, link } of left) {
      await test.step(`${title} at ${link}`, async () => {
        await (link.startsWith('/misc/') ? page.goto(link) : goInside(page, link))
        await expect(heading(page)).toHaveCount(1)
        await expect(heading(page)).not.toHaveText('الصفحة غير موجودة')
        if (!link.startsWith('/misc/')) await expect(page).not.toHaveURL(/\/misc\//)
      })
    }
  })
}

test('an address that changes while the application starts is followed', async ({ page, signIn }) => {
  await signIn('student')
  await page.addInitScript(() => {
    let router: unknown
    Object.defineProperty(window, '__TSR_ROUTER__', {
      get: () => router,
      set: (made: { subscribe: (event: string, act: () => void) => () => void }) => {
        router = made
        // the first screen is loaded at this moment, and not drawn yet
        const end = made.subscribe('onResolved', () => {
          end()
          history.pushState(null, '', '/pages/login-v1')
        })
      },
    })
  })
  await page.goto('/notifications')
  await expect(heading(page)).toHaveText('أهلًا بك')
  await expect(page).toHaveURL(/\/pages\/login-v1$/)
})

test('the forms work in both designs, and lead to one another in their own', async ({ page, consoleErrors }) => {
  await page.goto('/pages/login-v2')
  await typeInto(page, page.getByLabel('البريد الإلكتروني'), 'school@demo.com')
  await page.getByLabel('كلمة المرور', { exact: true }).fill('wrong-password')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  consoleErrors.splice(0)
  await page.getByLabel('كلمة المرور', { exact: true }).fill('school')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/school$/)

  await page.goto('/pages/login-v1')
  await page.getByRole('link', { name: 'نسيت كلمة المرور؟' }).click()
  await expect(page).toHaveURL(/\/pages\/forgot-password-v1$/)
  await expect(heading(page)).toHaveText('نسيت كلمة المرور')
  await page.getByLabel('البريد الإلكتروني').fill('trainer@demo.com')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('trainer@demo.com')

  await page.goto('/pages/register-v1')
  const name = 'fresh-learner'
  await page.getByLabel('اسم المدرسة').fill('مدرسة الطريق الهادئ')
  await page.getByLabel('اسم المستخدم').fill(name)
  await page.getByLabel('البريد الإلكتروني').fill(`${name}@example.org`)
  await page.getByLabel('كلمة المرور', { exact: true }).fill('quiet-harbour-lamp-27')
  await page.getByRole('checkbox').check()
  await page.keyboard.press('Enter')
  // by way of its dashboard
  await expect(page).toHaveURL(/\/school\/setup$/)
})

test('a password form without a link says so', async ({ page, expectAccessible }) => {
  for (const design of ['v1', 'v2']) {
    await page.goto(`/pages/reset-password-${design}`)
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible()
  }
})

test('whoever waits for an opening leaves an address, once', async ({ page }) => {
  await page.goto('/misc/coming-soon')
  const field = page.getByLabel('بريدك الإلكتروني')
  await field.fill('nobody')
  await page.getByRole('button', { name: 'أخبرني' }).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('curious@example.org')
  await page.getByRole('button', { name: 'أخبرني' }).click()
  await expect(page.getByRole('status')).toBeVisible()
})

test('words given to a mail are carried by the next one', async ({
  page,
  signIn,
  expectAccessible,
  request,
  baseURL,
  consoleErrors,
}) => {
  await signIn('admin')
  await page.goto('/platform/mail-templates?open=reset.ar')
  const text = page.getByLabel('النص', { exact: true })
  await expect(text).toHaveValue(/\{link\}/)
  await page.getByLabel('الموضوع').fill('مفتاحك الجديد يا {name}')
  await text.fill('بلا رابط')
  await page.getByRole('button', { name: 'حفظ' }).click()
  await expect(text).toHaveAttribute('aria-invalid', 'true')
  consoleErrors.splice(0)
  await text.fill('من هنا:\n\n')
  await page.getByRole('button', { name: 'أدرج {link} في النص' }).click()
  await page.getByRole('button', { name: 'حفظ' }).click()
  await expect(page.getByText('يسري من الرسالة التالية')).toBeVisible()
  await expectAccessible()

  await request.post('/jwt/forgot-password', {
    data: { email: 'trainer@demo.com', language: 'ar' },
    headers: { origin: String(baseURL) },
  })
  await page.goto('/platform/outbox')
  await expect(page.getByText(/مفتاحك الجديد يا/).first()).toBeVisible()

  await page.goto('/platform/mail-templates?open=reset.ar')
  await page.getByRole('button', { name: 'العودة إلى النص الأصلي' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'العودة إلى النص الأصلي' }).click()
  await expect(page.getByText('هذا هو النص الأصلي.')).toBeVisible()
})
