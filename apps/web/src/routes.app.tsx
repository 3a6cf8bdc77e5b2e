import type { Access } from '@dsms/contract/endpoint'
import { createRoute, useParams } from '@tanstack/react-router'
import type { Feature } from './i18n/words.ts'
import { needAccess, needSession } from './lib/guards.ts'
import { lazyScreen, noProps } from './lib/lazyScreen.tsx'
import { root, startRoutes } from './routes.start.tsx'

type Scope = 'platform' | 'school'
/** Lists read their own state from the address; here it only passes through. */
type LooseSearch = Record<string, unknown>

// screens inside the shell

const app = createRoute({
  getParentRoute: () => root,
  id: 'app',
  component: lazyScreen(
    async () => (await import('./shell/Shell.tsx')).Shell,
    ['shell', 'roles', 'permissions'],
    noProps,
  ),
  beforeLoad: needSession,
})

const page = <const Path extends string>(
  path: Path,
  access: Access | 'acl',
  component: ReturnType<typeof lazyScreen>,
) =>
  createRoute({
    getParentRoute: () => app,
    path,
    component,
    beforeLoad: needAccess(access),
    validateSearch: (search: LooseSearch) => search,
  })

// screens that need no session: inside the shell for people who signed in, under a plain head for everybody else

const open = createRoute({
  getParentRoute: () => root,
  id: 'open',
  component: lazyScreen(
    async () => (await import('./shell/PublicFrame.tsx')).OpenFrame,
    ['public', 'auth', 'shell', 'roles', 'permissions'],
    noProps,
  ),
})

// the sign-in forms in their two designs

const designed = (design: 'v1' | 'v2') =>
  createRoute({
    getParentRoute: () => root,
    id: design,
    component: lazyScreen(
      async () => (await import('./features/auth/DesignLayout.tsx')).DesignLayout,
      ['auth'],
      () => ({ design }),
    ),
  })
const v1 = designed('v1')
const v2 = designed('v2')
const forms = {
  login: lazyScreen(async () => (await import('./features/auth/LoginPage.tsx')).LoginPage, ['auth'], noProps),
  register: lazyScreen(async () => (await import('./features/auth/RegisterPage.tsx')).RegisterPage, ['auth'], noProps),
  forgot: lazyScreen(async () => (await import('./features/auth/ForgotPage.tsx')).ForgotPage, ['auth'], noProps),
  reset: lazyScreen(async () => (await import('./features/auth/ResetPage.tsx')).ResetForm, ['auth'], noProps),
}
const designs = [
  v1.addChildren([
    createRoute({ getParentRoute: () => v1, path: '/pages/login-v1', component: forms.login }),
    createRoute({ getParentRoute: () => v1, path: '/pages/register-v1', component: forms.register }),
    createRoute({ getParentRoute: () => v1, path: '/pages/forgot-password-v1', component: forms.forgot }),
    createRoute({ getParentRoute: () => v1, path: '/pages/reset-password-v1', component: forms.reset }),
  ]),
  v2.addChildren([
    createRoute({ getParentRoute: () => v2, path: '/pages/login-v2', component: forms.login }),
    createRoute({ getParentRoute: () => v2, path: '/pages/register-v2', component: forms.register }),
    createRoute({ getParentRoute: () => v2, path: '/pages/forgot-password-v2', component: forms.forgot }),
    createRoute({ getParentRoute: () => v2, path: '/pages/reset-password-v2', component: forms.reset }),
  ]),
] as const

const openPage = <const Path extends string>(path: Path, component: ReturnType<typeof lazyScreen>) =>
  createRoute({
    getParentRoute: () => open,
    path,
    component,
    validateSearch: (search: LooseSearch) => search,
  })

// screens for paper: nothing around them

const bare = createRoute({
  getParentRoute: () => root,
  id: 'bare',
  component: lazyScreen(async () => (await import('./shell/BareFrame.tsx')).BareFrame, [], noProps),
  beforeLoad: needSession,
})

const barePage = <const Path extends string>(path: Path, component: ReturnType<typeof lazyScreen>) =>
  createRoute({ getParentRoute: () => bare, path, component, validateSearch: (search: LooseSearch) => search })

const staffWords: Feature[] = ['records', 'staff', 'roles']
const roleWords: Feature[] = ['records', 'roles', 'permissions']

const staffList = (scope: Scope) =>
  lazyScreen(
    async () => (await import('./features/staff/StaffPage.tsx')).StaffPage,
    staffWords,
    () => ({ scope }),
  )
const staffForm = (scope: Scope) =>
  lazyScreen(
    async () => (await import('./features/staff/StaffFormPage.tsx')).StaffFormPage,
    staffWords,
    () => ({ scope, id: useOptionalId() }),
  )
const personPage = (scope: Scope) =>
  lazyScreen(
    async () => (await import('./features/staff/PersonPage.tsx')).PersonPage,
    staffWords,
    () => ({ scope, id: useId() }),
  )
const roleList = (scope: Scope) =>
  lazyScreen(
    async () => (await import('./features/roles/RolesPage.tsx')).RolesPage,
    roleWords,
    () => ({ scope }),
  )
const matrix = (scope: Scope) =>
  lazyScreen(
    async () => (await import('./features/roles/PrivilegeMatrixPage.tsx')).PrivilegeMatrixPage,
    roleWords,
    () => ({ scope, id: useId() }),
  )

const userWords: Feature[] = ['records', 'users', 'roles', 'permissions']
const userAccess = { platform: 'staff_users.view', school: 'staff_users.view' } as const
const userEditAccess = { platform: 'staff_users.edit', school: 'staff_users.edit' } as const
const firstUser = (screen: 'view' | 'edit') =>
  lazyScreen(
    async () => (await import('./features/users/FirstUser.tsx')).FirstUser,
    userWords,
    () => ({ screen }),
  )

const emailPage = lazyScreen(
  async () => (await import('./features/email/EmailPage.tsx')).EmailPage,
  ['apps', 'email', 'records'],
  () => {
    const { folder, label } = useParams({ strict: false })
    return { folder, label }
  },
)
const chatPage = lazyScreen(
  async () => (await import('./features/chat/ChatPage.tsx')).ChatPage,
  ['apps', 'chat', 'records'],
  noProps,
)
const tasksPage = lazyScreen(
  async () => (await import('./features/tasks/TasksPage.tsx')).TasksPage,
  ['apps', 'tasks', 'records'],
  () => {
    const { filter, tag } = useParams({ strict: false })
    return { filter, tag }
  },
)

const invoiceWords: Feature[] = ['invoices', 'records']
const invoicePreview = lazyScreen(
  async () => (await import('./features/invoices/PreviewPage.tsx')).PreviewPage,
  invoiceWords,
  () => ({ id: useOptionalId() }),
)
const invoiceEdit = lazyScreen(
  async () => (await import('./features/invoices/InvoiceFormPage.tsx')).EditInvoicePage,
  invoiceWords,
  () => ({ id: useOptionalId() }),
)
const invoicePrint = lazyScreen(
  async () => (await import('./features/invoices/PrintPage.tsx')).PrintPage,
  invoiceWords,
  () => ({ id: useOptionalId() }),
)
const mayEditInvoices: Access = { platform: 'platform_invoices.edit', school: 'invoices.edit' }

const shopWords: Feature[] = ['records', 'shop']
const productPage = lazyScreen(
  async () => (await import('./features/shop/ProductPage.tsx')).ProductPage,
  shopWords,
  () => ({ slug: useParams({ strict: false }).slug }),
)
const productForm = lazyScreen(
  async () => (await import('./features/shop/manage/ProductFormPage.tsx')).ProductFormPage,
  shopWords,
  () => ({ id: useOptionalId() }),
)
const couponForm = lazyScreen(
  async () => (await import('./features/shop/manage/CouponFormPage.tsx')).CouponFormPage,
  shopWords,
  () => ({ id: useOptionalId() }),
)

const profilePage = lazyScreen(
  async () => (await import('./features/profile/ProfilePage.tsx')).ProfilePage,
  ['profile', 'records', 'apps'],
  () => ({ id: useOptionalId() }),
)

const blogPost = lazyScreen(
  async () => (await import('./features/blog/PostPage.tsx')).PostPage,
  ['blog', 'records'],
  () => ({ id: useOptionalId() }),
)
const blogEditor = (kind: 'new' | 'known') =>
  lazyScreen(
    async () => (await import('./features/blog/edit/PostFormPage.tsx')).PostFormPage,
    ['blog', 'records', 'apps'],
    () => ({ kind, id: useOptionalId() }),
  )

const supportAccess = { platform: 'support_tickets.view', school: 'messages_announcements.view' } as const

const screens = [
  page(
    '/home',
    'session',
    lazyScreen(async () => (await import('./features/home/HomePage.tsx')).HomePage, ['home'], noProps),
  ),
  page(
    '/account/password',
    'session',
    lazyScreen(
      async () => (await import('./features/account/PasswordPage.tsx')).PasswordPage,
      ['account', 'auth'],
      noProps,
    ),
  ),
  page(
    '/pages/account-settings',
    'session',
    lazyScreen(
      async () => (await import('./features/settings/SettingsPage.tsx')).SettingsPage,
      ['settings', 'account', 'auth', 'records'],
      noProps,
    ),
  ),
  page('/pages/profile', 'session', profilePage),
  page('/pages/profile/$id', 'session', profilePage),
  page(
    '/notifications',
    'session',
    lazyScreen(
      async () => (await import('./features/notifications/NotificationsPage.tsx')).NotificationsPage,
      ['notifications'],
      noProps,
    ),
  ),
  page(
    '/access-control',
    'acl',
    lazyScreen(
      async () => (await import('./features/home/AccessControlPage.tsx')).AccessControlPage,
      ['home'],
      noProps,
    ),
  ),
  page(
    '/dashboard/superadmin',
    { platform: 'dashboard.view' },
    lazyScreen(
      async () => (await import('./features/dashboard/PlatformDashboardPage.tsx')).PlatformDashboardPage,
      ['dashboard', 'records'],
      noProps,
    ),
  ),
  page(
    '/dashboard/school',
    { school: 'dashboard.view', platform: 'schools.view' },
    lazyScreen(
      async () => (await import('./features/dashboard/SchoolDashboardPage.tsx')).SchoolDashboardPage,
      ['dashboard', 'records'],
      noProps,
    ),
  ),
  page(
    '/dashboard/analytics',
    { platform: 'dashboard.view', school: 'dashboard.view' },
    lazyScreen(
      async () => (await import('./features/dashboard/AnalyticsDashboardPage.tsx')).AnalyticsDashboardPage,
      ['cards'],
      noProps,
    ),
  ),
  page(
    '/dashboard/ecommerce',
    { platform: 'dashboard.view', school: 'dashboard.view' },
    lazyScreen(
      async () => (await import('./features/dashboard/ShopDashboardPage.tsx')).ShopDashboardPage,
      ['cards'],
      noProps,
    ),
  ),
  page(
    '/cards/statistics',
    { platform: 'dashboard.view', school: 'dashboard.view' },
    lazyScreen(async () => (await import('./features/cards/StatisticsPage.tsx')).StatisticsPage, ['cards'], noProps),
  ),
  page(
    '/cards/analytics',
    { platform: 'dashboard.view', school: 'dashboard.view' },
    lazyScreen(async () => (await import('./features/cards/AnalyticsPage.tsx')).AnalyticsPage, ['cards'], noProps),
  ),
  page(
    '/cards/advance',
    'session',
    lazyScreen(async () => (await import('./features/cards/AdvancePage.tsx')).AdvancePage, ['cards', 'roles'], noProps),
  ),
  page(
    '/cards/action',
    'session',
    lazyScreen(async () => (await import('./features/cards/ActionsPage.tsx')).ActionsPage, ['cards'], noProps),
  ),
  page(
    '/cards/basic',
    'session',
    lazyScreen(async () => (await import('./features/cards/BasicPage.tsx')).BasicPage, ['cards'], noProps),
  ),
  page(
    '/apps/support',
    supportAccess,
    lazyScreen(
      async () => (await import('./features/support/SupportPage.tsx')).SupportPage,
      ['support', 'records'],
      noProps,
    ),
  ),
  page(
    '/apps/support/$id',
    supportAccess,
    lazyScreen(
      async () => (await import('./features/support/TicketPage.tsx')).TicketPage,
      ['support', 'records'],
      () => ({ id: useId() }),
    ),
  ),
  page('/platform/staff', { platform: 'staff_users.view' }, staffList('platform')),
  page('/platform/staff/new', { platform: 'staff_users.create' }, staffForm('platform')),
  page('/platform/staff/$id', { platform: 'staff_users.view' }, personPage('platform')),
  page('/platform/staff/$id/edit', { platform: 'staff_users.edit' }, staffForm('platform')),
  page('/school/staff', { school: 'staff_users.view', platform: 'schools.view' }, staffList('school')),
  page('/school/staff/new', { school: 'staff_users.create', platform: 'schools.edit' }, staffForm('school')),
  page('/school/staff/$id', { school: 'staff_users.view', platform: 'schools.view' }, personPage('school')),
  page('/school/staff/$id/edit', { school: 'staff_users.edit', platform: 'schools.edit' }, staffForm('school')),
  page('/platform/roles', { platform: 'roles_privileges.view' }, roleList('platform')),
  page('/platform/roles/$id', { platform: 'roles_privileges.view' }, matrix('platform')),
  page('/school/roles', { school: 'roles_privileges.view', platform: 'schools.view' }, roleList('school')),
  page('/school/roles/$id', { school: 'roles_privileges.view', platform: 'schools.view' }, matrix('school')),
  page(
    '/apps/user/list',
    userAccess,
    lazyScreen(async () => (await import('./features/users/UsersPage.tsx')).UsersPage, userWords, noProps),
  ),
  page('/apps/user/view', userAccess, firstUser('view')),
  page(
    '/apps/user/view/$id',
    userAccess,
    lazyScreen(
      async () => (await import('./features/users/UserPage.tsx')).UserPage,
      userWords,
      () => ({ id: useId() }),
    ),
  ),
  page('/apps/user/edit', userEditAccess, firstUser('edit')),
  page(
    '/apps/user/edit/$id',
    userEditAccess,
    lazyScreen(
      async () => (await import('./features/users/UserEditPage.tsx')).UserEditPage,
      userWords,
      () => ({ id: useId() }),
    ),
  ),
  page('/apps/email', 'session', emailPage),
  page('/apps/email/$folder', 'session', emailPage),
  page('/apps/email/label/$label', 'session', emailPage),
  page('/apps/chat', 'session', chatPage),
  page(
    '/apps/chat/reports',
    { platform: 'support_tickets.view', school: 'messages_announcements.view' },
    lazyScreen(
      async () => (await import('./features/chat/ChatReportsPage.tsx')).ChatReportsPage,
      ['apps', 'chat', 'records'],
      noProps,
    ),
  ),
  page('/apps/todo', 'session', tasksPage),
  page('/apps/todo/$filter', 'session', tasksPage),
  page('/apps/todo/tag/$tag', 'session', tasksPage),
  page(
    '/apps/calendar',
    'session',
    lazyScreen(
      async () => (await import('./features/calendar/CalendarPage.tsx')).CalendarPage,
      ['apps', 'calendar', 'records'],
      noProps,
    ),
  ),
  page(
    '/platform/mail-templates',
    { platform: 'notification_templates.view' },
    lazyScreen(
      async () => (await import('./features/templates/TemplatesPage.tsx')).TemplatesPage,
      ['templates', 'records'],
      noProps,
    ),
  ),
  page(
    '/datatables/basic',
    { platform: 'staff_users.view', school: 'staff_users.view' },
    lazyScreen(
      async () => (await import('./features/tables/BasicTablesPage.tsx')).BasicTablesPage,
      ['tables', 'records'],
      noProps,
    ),
  ),
  page(
    '/datatables/advance',
    { platform: 'staff_users.view', school: 'staff_users.view' },
    lazyScreen(
      async () => (await import('./features/tables/AdvancedTablesPage.tsx')).AdvancedTablesPage,
      ['tables', 'records'],
      noProps,
    ),
  ),
  page('/pages/blog/new', { platform: 'blog.create' }, blogEditor('new')),
  page('/pages/blog/edit', { platform: 'blog.edit' }, blogEditor('known')),
  page('/pages/blog/edit/$id', { platform: 'blog.edit' }, blogEditor('known')),
  page(
    '/pages/blog/manage',
    { platform: 'blog.view' },
    lazyScreen(
      async () => (await import('./features/blog/manage/BlogManagePage.tsx')).BlogManagePage,
      ['blog', 'records'],
      noProps,
    ),
  ),
  page(
    '/platform/outbox',
    { platform: 'staff_users.reset_password' },
    lazyScreen(
      async () => (await import('./features/outbox/OutboxPage.tsx')).OutboxPage,
      ['outbox', 'records'],
      noProps,
    ),
  ),
  page(
    '/pages/help/manage',
    { platform: 'help_centre.edit' },
    lazyScreen(
      async () => (await import('./features/help/HelpManagePage.tsx')).HelpManagePage,
      ['help', 'records', 'apps'],
      noProps,
    ),
  ),
  page(
    '/pages/help/manage/new',
    { platform: 'help_centre.create' },
    lazyScreen(
      async () => (await import('./features/help/ArticleFormPage.tsx')).ArticleFormPage,
      ['help', 'records', 'apps'],
      noProps,
    ),
  ),
  page(
    '/pages/help/manage/$id',
    { platform: 'help_centre.edit' },
    lazyScreen(
      async () => (await import('./features/help/ArticleFormPage.tsx')).ArticleFormPage,
      ['help', 'records', 'apps'],
      () => ({ id: useId() }),
    ),
  ),
  page(
    '/pages/pricing/manage',
    { platform: 'subscription_plans.edit' },
    lazyScreen(
      async () => (await import('./features/pricing/PlansManagePage.tsx')).PlansManagePage,
      ['pricing', 'records'],
      noProps,
    ),
  ),
  page(
    '/apps/invoice/list',
    'session',
    lazyScreen(
      async () => (await import('./features/invoices/InvoiceListPage.tsx')).InvoiceListPage,
      invoiceWords,
      noProps,
    ),
  ),
  page('/apps/invoice/preview', 'session', invoicePreview),
  page('/apps/invoice/preview/$id', 'session', invoicePreview),
  page('/apps/invoice/edit', mayEditInvoices, invoiceEdit),
  page('/apps/invoice/edit/$id', mayEditInvoices, invoiceEdit),
  page(
    '/apps/invoice/add',
    { platform: 'platform_invoices.create', school: 'invoices.create' },
    lazyScreen(
      async () => (await import('./features/invoices/InvoiceFormPage.tsx')).NewInvoicePage,
      invoiceWords,
      noProps,
    ),
  ),
] as const

const bareScreens = [
  barePage('/apps/invoice/print', invoicePrint),
  barePage('/apps/invoice/print/$id', invoicePrint),
  page(
    '/apps/ecommerce/shop',
    'session',
    lazyScreen(async () => (await import('./features/shop/ShopPage.tsx')).ShopPage, shopWords, noProps),
  ),
  page('/apps/ecommerce/product-detail', 'session', productPage),
  page('/apps/ecommerce/product-detail/$slug', 'session', productPage),
  page(
    '/apps/ecommerce/wishlist',
    'session',
    lazyScreen(async () => (await import('./features/shop/WishlistPage.tsx')).WishlistPage, shopWords, noProps),
  ),
  page(
    '/apps/ecommerce/checkout',
    'session',
    lazyScreen(async () => (await import('./features/shop/CheckoutPage.tsx')).CheckoutPage, shopWords, noProps),
  ),
  page(
    '/apps/ecommerce/orders',
    'session',
    lazyScreen(async () => (await import('./features/shop/OrdersPage.tsx')).OrdersPage, shopWords, noProps),
  ),
  page(
    '/apps/ecommerce/orders/$id',
    'session',
    lazyScreen(
      async () => (await import('./features/shop/OrderPage.tsx')).OrderPage,
      shopWords,
      () => ({ id: useId() }),
    ),
  ),
  page(
    '/apps/ecommerce/manage',
    { platform: 'shop.view', school: 'shop.view' },
    lazyScreen(async () => (await import('./features/shop/manage/ManagePage.tsx')).ManagePage, shopWords, noProps),
  ),
  page('/apps/ecommerce/manage/products/new', { platform: 'shop.create', school: 'shop.create' }, productForm),
  page('/apps/ecommerce/manage/products/$id', { platform: 'shop.edit', school: 'shop.edit' }, productForm),
  page('/apps/ecommerce/manage/coupons/new', { platform: 'shop.create', school: 'shop.create' }, couponForm),
  page('/apps/ecommerce/manage/coupons/$id', { platform: 'shop.edit', school: 'shop.edit' }, couponForm),
] as const

const openScreens = [
  openPage(
    '/confirm-email',
    lazyScreen(
      async () => (await import('./features/settings/ConfirmEmailPage.tsx')).ConfirmEmailPage,
      ['settings'],
      noProps,
    ),
  ),
  openPage(
    '/pages/faq',
    lazyScreen(async () => (await import('./features/help/FaqPage.tsx')).FaqPage, ['help'], noProps),
  ),
  openPage(
    '/pages/knowledge-base',
    lazyScreen(
      async () => (await import('./features/help/KnowledgeBasePage.tsx')).KnowledgeBasePage,
      ['help'],
      noProps,
    ),
  ),
  openPage(
    '/pages/knowledge-base/$category',
    lazyScreen(
      async () => (await import('./features/help/KnowledgeCategoryPage.tsx')).KnowledgeCategoryPage,
      ['help'],
      () => ({ category: useParams({ strict: false }).category ?? '' }),
    ),
  ),
  openPage(
    '/pages/knowledge-base/$category/$question',
    lazyScreen(
      async () => (await import('./features/help/KnowledgeQuestionPage.tsx')).KnowledgeQuestionPage,
      ['help'],
      () => {
        const { category = '', question = '' } = useParams({ strict: false })
        return { category, question }
      },
    ),
  ),
  openPage(
    '/pages/blog/list',
    lazyScreen(async () => (await import('./features/blog/BlogPage.tsx')).BlogPage, ['blog', 'records'], noProps),
  ),
  openPage('/pages/blog/detail', blogPost),
  openPage('/pages/blog/detail/$id', blogPost),
  openPage(
    '/pages/pricing',
    lazyScreen(async () => (await import('./features/pricing/PricingPage.tsx')).PricingPage, ['pricing'], noProps),
  ),
] as const

/** Every screen: what the start knows, and all that is fetched when somebody goes beyond it. */
export const wholeTree = root.addChildren([
  ...startRoutes,
  app.addChildren([...screens]),
  ...designs,
  bare.addChildren([...bareScreens]),
  open.addChildren([...openScreens]),
])

const useId = (): number => Number(useParams({ strict: false }).id)
const useOptionalId = (): number | undefined => {
  const { id } = useParams({ strict: false })
  return id === undefined ? undefined : Number(id)
}
