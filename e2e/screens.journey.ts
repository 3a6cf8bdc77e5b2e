import type { Page } from '@playwright/test'
import { type DemoAccount, expect, test } from './fixtures.ts'

// what went wrong on a screen is told by its address and text; recording hundreds of screens costs a sixth of the time
test.use({ trace: 'off' })

/** Every screen that can be opened, by whom. Ids are those of the demo data. */
const screens: Record<DemoAccount, string[]> = {
  admin: [
    '/dashboard/superadmin',
    '/dashboard/analytics',
    '/dashboard/ecommerce',
    '/cards/statistics',
    '/cards/analytics',
    '/cards/advance',
    '/cards/action',
    '/cards/basic',
    '/apps/support',
    '/apps/support?status=waiting',
    '/apps/support/90',
    '/platform/staff',
    '/platform/staff?status=archived',
    '/platform/staff/new',
    '/platform/staff/20',
    '/platform/staff/20/edit',
    '/platform/roles',
    '/platform/roles/3',
    '/platform/outbox',
    '/apps/user/list',
    '/apps/user/list?school_id=1&role=Student',
    '/apps/user/view/20',
    '/apps/user/view/11?tab=security',
    '/apps/user/view/20?tab=plan',
    '/apps/user/view/20?tab=notifications',
    '/apps/user/view/20?tab=activity',
    '/apps/user/view/20?tab=permissions',
    '/apps/user/edit/20',
    '/apps/user/edit/20?tab=information',
    '/apps/user/edit/20?tab=social',
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
    '/apps/invoice/list',
    '/apps/invoice/list?status=Past+Due&sort=-balance',
    '/apps/invoice/preview',
    '/apps/invoice/preview/2000000000',
    '/apps/invoice/add',
    '/apps/invoice/edit',
    '/apps/invoice/print',
    '/pages/faq?topic=delivery',
    '/pages/help/manage',
    '/pages/help/manage?tab=topics',
    '/pages/help/manage/new',
    '/pages/help/manage/1',
    '/pages/pricing/manage',
    '/pages/blog/manage',
    '/pages/blog/manage?tab=comments&status=pending',
    '/pages/blog/new',
    '/pages/blog/edit',
    '/pages/blog/edit/1',
    '/pages/profile',
    '/pages/profile/15?tab=friends',
    '/pages/profile?tab=photos',
    '/pages/account-settings',
    '/pages/account-settings?tab=notifications',
    '/pages/account-settings?tab=security',
    '/apps/ecommerce/shop',
    '/apps/ecommerce/shop?view=list',
    '/apps/ecommerce/shop?q=nothing+like+it',
    '/apps/ecommerce/product-detail',
    '/apps/ecommerce/wishlist',
    '/apps/ecommerce/checkout',
    '/apps/ecommerce/checkout?step=address',
    '/apps/ecommerce/checkout?step=payment',
    '/apps/ecommerce/orders',
    '/apps/ecommerce/manage',
    '/apps/ecommerce/manage?tab=categories',
    '/apps/ecommerce/manage?tab=coupons',
    '/apps/ecommerce/manage?tab=reviews',
    '/apps/ecommerce/manage?tab=settings',
    '/apps/ecommerce/manage/products/new',
    '/apps/ecommerce/manage/coupons/new',
    '/datatables/basic',
    '/datatables/advance',
    '/platform/mail-templates',
    '/platform/mail-templates?open=reset.ar',
    '/pages/login-v1',
    '/pages/login-v2',
    '/pages/register-v1',
    '/pages/reset-password-v2',
    '/pages/forgot-password-v1',
    '/platform/organizations',
    '/platform/organizations/new',
    '/platform/organizations/1',
    '/platform/schools',
    '/platform/schools?status=suspended',
    '/platform/schools/new',
    '/platform/schools/1',
    '/platform/subscriptions',
    '/platform/country-packs',
    '/platform/country-packs/2',
    '/platform/lists',
    '/platform/lists?kind=vehicle_brand',
    '/platform/lists/new',
    '/platform/holidays',
    '/platform/holidays/new',
    '/platform/testimonials',
    '/platform/testimonials/new',
    '/platform/settings',
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
  school: [
    '/dashboard/school',
    '/apps/user/list',
    '/apps/ecommerce/shop',
    '/apps/invoice/list',
    '/pages/profile',
    '/dashboard/analytics?sessions=last_year',
    '/dashboard/ecommerce',
    '/cards/analytics',
    '/school/staff',
    '/school/staff/new',
    '/school/roles',
    '/school/roles/9',
    '/datatables/basic',
    '/school/setup',
    '/school/profile',
    '/school/branches',
    '/school/branches/new',
    '/school/branches/1',
    '/school/hours',
    '/school/holidays',
    '/school/holidays?view=list',
    '/school/holidays/new',
    '/school/lists',
    '/school/lists/new',
    '/school/settings',
    '/school/plan',
    '/school/licence-types',
    '/school/licence-types/new',
    '/school/licence-types/1',
    '/school/components',
    '/school/components/new',
    '/school/components/1',
    '/school/class-rooms',
    '/school/class-rooms/new',
    '/school/class-rooms/1',
    '/school/circuits',
    '/school/circuits/new',
    '/school/circuits/1',
    '/school/simulators',
    '/school/simulators/new',
    '/school/simulators/1',
    '/school/vehicles',
    '/school/vehicles?q=nothing+like+it',
    '/school/vehicles/new',
    '/school/vehicles/1',
    '/school/vehicles/1/edit',
    '/school/vehicles/expiry',
    '/school/maintenance',
    '/school/maintenance/new',
    '/school/maintenance/1',
    '/school/defects',
    '/school/defects?tab=checks',
    '/school/skills',
    '/school/errors',
    '/school/errors/new',
    '/school/errors/1',
    '/school/marking-schemes',
    '/school/marking-schemes/new',
    '/school/marking-schemes/1',
    '/school/testimonials',
    '/school/testimonials/new',
    '/school/reviews',
  ],
  trainer: [
    '/home',
    '/apps/chat',
    '/apps/calendar?view=day',
    '/apps/email',
    '/apps/email/trash',
    '/apps/todo/tag/high',
  ],
  student: [
    '/home',
    '/apps/invoice/list',
    '/apps/email/sent',
    '/apps/ecommerce/shop',
    '/apps/ecommerce/orders',
    '/pages/profile',
    '/pages/account-settings',
  ],
  client: ['/access-control'],
}
const open = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=x',
  '/reset-password?token=x&invited=1',
  '/pages/faq',
  '/pages/faq?q=xyzzy',
  '/pages/knowledge-base',
  '/pages/knowledge-base/getting-started',
  '/pages/knowledge-base/getting-started/find-anything',
  '/pages/pricing',
  '/pages/pricing?cycle=yearly',
  '/pages/blog/list',
  '/pages/blog/list?category=safety&q=xyzzy',
  '/pages/blog/detail',
  '/pages/blog/detail/1',
]

// axe skips the contrast of joined Arabic letters, hence a Latin language; Arabic is for everything else
const looks = [
  { language: 'ar', skin: 'light', width: 1440, third: null },
  { language: 'ar', skin: 'dark', width: 390, third: 0 },
  { language: 'en', skin: 'light', width: 390, third: 1 },
  { language: 'de', skin: 'dark', width: 1440, third: 2 },
] as const
/** Each screen is seen in the first look and in one of the others, so that the walk stays bearable. */
const isSeen = (third: number | null, place: number) => third === null || place % 3 === third

for (const look of looks) {
  for (const account of ['admin', 'school'] as const) {
    test(`${account}: every screen is readable for everybody: ${look.language}, ${look.skin}, ${look.width} px`, async ({
      page,
      signIn,
      expectAccessible,
    }) => {
      test.setTimeout(480_000)
      await page.setViewportSize({ width: look.width, height: 900 })
      await page.addInitScript(({ language, skin }) => {
        localStorage.setItem('dsms.language', JSON.stringify(language))
        localStorage.setItem('dsms.preferences', JSON.stringify({ language, skin }))
      }, look)
      if (account === 'admin') await walk(page, open, expectAccessible)
      await signIn(account)
      await page.request.patch('/api/me/preferences', {
        data: { language: look.language, skin: look.skin },
        headers: { origin: new URL(page.url()).origin },
      })
      const seen = screens[account].filter((_, place) => isSeen(look.third, place))
      await walk(page, seen, expectAccessible)
    })
  }
}

for (const account of ['trainer', 'student', 'client'] as const) {
  test(`${account}: every screen is readable for everybody`, async ({ page, signIn, expectAccessible }) => {
    await signIn(account)
    await walk(page, screens[account], expectAccessible)
  })
}

/** Opens each screen; what is wrong with any of them is told together at the end. */
async function walk(page: Page, paths: readonly string[], expectAccessible: () => Promise<void>) {
  const findings: string[] = []
  for (const path of paths) {
    await test
      .step(path, () => visit(page, path, expectAccessible))
      .catch((error: Error) => findings.push(`${path}: ${error.message}`))
  }
  expect(findings.join('\n\n'), 'screens with something wrong').toBe('')
}

async function visit(page: Page, path: string, expectAccessible: () => Promise<void>) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('.mantine-Skeleton-root, .mantine-Loader-root')).toHaveCount(0)
  await expectAccessible()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'pixels that the page is too wide').toBeLessThanOrEqual(0)
}
