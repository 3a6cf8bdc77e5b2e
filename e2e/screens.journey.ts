import type { Page } from '@playwright/test'
import { type DemoAccount, expect, test } from './fixtures.ts'

/** Every screen that can be opened, by whom. Ids are those of the demo data. */
const screens: Record<DemoAccount, string[]> = {
  admin: [
    '/dashboard/superadmin',
    '/platform/staff',
    '/platform/staff?status=archived',
    '/platform/staff/new',
    '/platform/staff/20',
    '/platform/staff/20/edit',
    '/platform/roles',
    '/platform/roles/3',
    '/platform/outbox',
    '/school/staff?school_id=1',
    '/school/roles',
    '/apps/todo',
    '/apps/todo?task=new',
    '/apps/todo/deleted',
    '/apps/chat',
    '/apps/chat?with=18',
    '/apps/chat?with=17&panel=contact',
    '/apps/chat?panel=profile',
    '/apps/chat/reports',
    '/apps/email',
    '/apps/email/draft',
    '/apps/email/label/company',
    '/apps/calendar',
    '/apps/calendar?view=week',
    '/apps/calendar?view=agenda',
    '/apps/calendar?event=new',
    '/notifications',
    '/account/password',
    '/access-control',
    '/home',
    '/misc/coming-soon',
    '/misc/not-authorized',
    '/misc/maintenance',
    '/misc/error',
    '/no/such/address',
  ],
  school: ['/dashboard/school', '/school/staff', '/school/staff/new', '/school/roles', '/school/roles/9'],
  trainer: [
    '/home',
    '/apps/chat',
    '/apps/calendar?view=day',
    '/apps/email',
    '/apps/email/trash',
    '/apps/todo/tag/high',
  ],
  student: ['/home', '/apps/email/sent'],
  client: ['/access-control'],
}
const open = ['/login', '/register', '/forgot-password', '/reset-password?token=x', '/reset-password?token=x&invited=1']

// axe skips the contrast of joined Arabic letters, hence a Latin language; Arabic is for everything else
const looks = [
  { language: 'ar', skin: 'light', width: 1440 },
  { language: 'ar', skin: 'dark', width: 390 },
  { language: 'en', skin: 'light', width: 390 },
  { language: 'de', skin: 'dark', width: 1440 },
] as const

for (const look of looks) {
  test(`every screen is readable for everybody: ${look.language}, ${look.skin}, ${look.width} px`, async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    test.setTimeout(240_000)
    await page.setViewportSize({ width: look.width, height: 900 })
    await page.addInitScript(({ language, skin }) => {
      localStorage.setItem('dsms.language', JSON.stringify(language))
      localStorage.setItem('dsms.preferences', JSON.stringify({ language, skin }))
    }, look)
    for (const path of open) await visit(page, path, expectAccessible)
    await signIn('admin')
    await page.request.patch('/api/me/preferences', {
      data: { language: look.language, skin: look.skin },
      headers: { origin: new URL(page.url()).origin },
    })
    for (const path of screens.admin) await visit(page, path, expectAccessible)
  })
}

for (const account of ['school', 'trainer', 'student', 'client'] as const) {
  test(`${account}: every screen is readable for everybody`, async ({ page, signIn, expectAccessible }) => {
    await signIn(account)
    for (const path of screens[account]) await visit(page, path, expectAccessible)
  })
}

async function visit(page: Page, path: string, expectAccessible: () => Promise<void>) {
  await test.step(path, async () => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('.mantine-Skeleton-root, .mantine-Loader-root')).toHaveCount(0)
    await expectAccessible()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, 'pixels that the page is too wide').toBeLessThanOrEqual(0)
  })
}
