import type { Access } from '@dsms/contract/kernel/endpoint'
import { useParams } from '@tanstack/react-router'
import { lazyScreen } from '../kernel/browser/lazyScreen.tsx'
import type { Feature } from '../kernel/i18n/words.ts'
import { barePage, listed, page, plain, useId, useOptionalId } from './routes.frames.tsx'

type Scope = 'platform' | 'school'

const staffWords: Feature[] = ['records', 'staff']

const roleWords: Feature[] = ['records', 'roles', 'permissions']

const staffList = (scope: Scope) =>
  lazyScreen(
    async () => (await import('../domains/people/staff/StaffPage.tsx')).StaffPage,
    staffWords,
    () => ({ scope }),
  )

const staffForm = (scope: Scope) =>
  lazyScreen(
    async () => (await import('../domains/people/staff/form/StaffFormPage.tsx')).StaffFormPage,
    staffWords,
    () => ({ scope, id: useOptionalId() }),
  )

const personPage = (scope: Scope) =>
  lazyScreen(
    async () => (await import('../domains/people/staff/PersonPage.tsx')).PersonPage,
    staffWords,
    () => ({ scope, id: useId() }),
  )

const roleList = (scope: Scope) =>
  lazyScreen(
    async () => (await import('../domains/identity/roles/RolesPage.tsx')).RolesPage,
    roleWords,
    () => ({ scope }),
  )

const matrix = (scope: Scope) =>
  lazyScreen(
    async () => (await import('../domains/identity/roles/PrivilegeMatrixPage.tsx')).PrivilegeMatrixPage,
    roleWords,
    () => ({ scope, id: useId() }),
  )

const signIns = (scope: Scope) =>
  lazyScreen(
    async () => (await import('../domains/identity/sessions/SignInsPage.tsx')).SignInsPage,
    ['records', 'sessions'],
    () => ({ scope }),
  )

const userWords: Feature[] = ['records', 'users', 'roles', 'permissions']

const userAccess = { platform: 'staff_users.view', school: 'staff_users.view' } as const

const userEditAccess = { platform: 'staff_users.edit', school: 'staff_users.edit' } as const

const firstUser = (screen: 'view' | 'edit') =>
  lazyScreen(
    async () => (await import('../domains/people/users/FirstUser.tsx')).FirstUser,
    userWords,
    () => ({ screen }),
  )

const invoiceWords: Feature[] = ['invoices', 'records']

const invoicePreview = lazyScreen(
  async () => (await import('../domains/money/invoices/sheet/PreviewPage.tsx')).PreviewPage,
  invoiceWords,
  () => ({ id: useOptionalId() }),
)

const invoiceEdit = lazyScreen(
  async () => (await import('../domains/money/invoices/form/InvoiceFormPage.tsx')).EditInvoicePage,
  invoiceWords,
  () => ({ id: useOptionalId() }),
)

const invoicePrint = lazyScreen(
  async () => (await import('../domains/money/invoices/sheet/PrintPage.tsx')).PrintPage,
  invoiceWords,
  () => ({ id: useOptionalId() }),
)

const mayEditInvoices: Access = { platform: 'platform_invoices.edit', school: 'invoices.edit' }

const shopWords: Feature[] = ['records', 'shop']

const productPage = lazyScreen(
  async () => (await import('../domains/money/shop/product/ProductPage.tsx')).ProductPage,
  shopWords,
  () => ({ slug: useParams({ strict: false }).slug }),
)

const productForm = lazyScreen(
  async () => (await import('../domains/money/shop/manage/products/ProductFormPage.tsx')).ProductFormPage,
  shopWords,
  () => ({ id: useOptionalId() }),
)

const couponForm = lazyScreen(
  async () => (await import('../domains/money/shop/manage/coupons/CouponFormPage.tsx')).CouponFormPage,
  shopWords,
  () => ({ id: useOptionalId() }),
)

const supportAccess = { platform: 'support_tickets.view', school: 'messages_announcements.view' } as const

/** Running a platform or a school: people, rights, invoices, shop, mail. */
export const officeScreens = [
  listed(
    '/apps/support',
    plain(
      async () => (await import('../domains/messages/support/SupportPage.tsx')).SupportPage,
      ['support', 'records'],
    ),
  ),
  page(
    '/apps/support/$id',
    supportAccess,
    lazyScreen(
      async () => (await import('../domains/messages/support/TicketPage.tsx')).TicketPage,
      ['support', 'records'],
      () => ({ id: useId() }),
    ),
  ),
  listed('/platform/staff', staffList('platform')),
  page('/platform/staff/new', { platform: 'staff_users.create' }, staffForm('platform')),
  page('/platform/staff/$id', { platform: 'staff_users.view' }, personPage('platform')),
  page('/platform/staff/$id/edit', { platform: 'staff_users.edit' }, staffForm('platform')),
  listed('/school/staff', staffList('school')),
  page('/school/staff/new', { school: 'staff_users.create', platform: 'schools.edit' }, staffForm('school')),
  page('/school/staff/$id', { school: 'staff_users.view', platform: 'schools.view' }, personPage('school')),
  page('/school/staff/$id/edit', { school: 'staff_users.edit', platform: 'schools.edit' }, staffForm('school')),
  listed('/platform/roles', roleList('platform')),
  page('/platform/roles/$id', { platform: 'roles_privileges.view' }, matrix('platform')),
  listed('/school/roles', roleList('school')),
  page('/school/roles/$id', { school: 'roles_privileges.view', platform: 'schools.view' }, matrix('school')),
  listed('/platform/sign-ins', signIns('platform')),
  listed('/school/sign-ins', signIns('school')),
  listed(
    '/apps/user/list',
    plain(async () => (await import('../domains/people/users/UsersPage.tsx')).UsersPage, userWords),
  ),
  listed('/apps/user/view', firstUser('view')),
  page(
    '/apps/user/view/$id',
    userAccess,
    lazyScreen(
      async () => (await import('../domains/people/users/UserPage.tsx')).UserPage,
      userWords,
      () => ({ id: useId() }),
    ),
  ),
  listed('/apps/user/edit', firstUser('edit')),
  page(
    '/apps/user/edit/$id',
    userEditAccess,
    lazyScreen(
      async () => (await import('../domains/people/users/UserEditPage.tsx')).UserEditPage,
      userWords,
      () => ({ id: useId() }),
    ),
  ),
  listed(
    '/platform/mail-templates',
    plain(
      async () => (await import('../domains/platform/templates/TemplatesPage.tsx')).TemplatesPage,
      ['templates', 'records'],
    ),
  ),
  listed(
    '/platform/outbox',
    plain(async () => (await import('../domains/platform/outbox/OutboxPage.tsx')).OutboxPage, ['outbox', 'records']),
  ),
  listed(
    '/apps/invoice/list',
    plain(
      async () => (await import('../domains/money/invoices/list/InvoiceListPage.tsx')).InvoiceListPage,
      invoiceWords,
    ),
  ),
  listed('/apps/invoice/preview', invoicePreview),
  page('/apps/invoice/preview/$id', 'session', invoicePreview),
  listed('/apps/invoice/edit', invoiceEdit),
  page('/apps/invoice/edit/$id', mayEditInvoices, invoiceEdit),
  listed(
    '/apps/invoice/add',
    plain(
      async () => (await import('../domains/money/invoices/form/InvoiceFormPage.tsx')).NewInvoicePage,
      invoiceWords,
    ),
  ),
  listed(
    '/apps/ecommerce/shop',
    plain(async () => (await import('../domains/money/shop/catalog/ShopPage.tsx')).ShopPage, shopWords),
  ),
  listed('/apps/ecommerce/product-detail', productPage),
  page('/apps/ecommerce/product-detail/$slug', 'session', productPage),
  listed(
    '/apps/ecommerce/wishlist',
    plain(async () => (await import('../domains/money/shop/catalog/WishlistPage.tsx')).WishlistPage, shopWords),
  ),
  listed(
    '/apps/ecommerce/checkout',
    plain(async () => (await import('../domains/money/shop/checkout/CheckoutPage.tsx')).CheckoutPage, shopWords),
  ),
  listed(
    '/apps/ecommerce/orders',
    plain(async () => (await import('../domains/money/shop/orders/OrdersPage.tsx')).OrdersPage, shopWords),
  ),
  page(
    '/apps/ecommerce/orders/$id',
    'session',
    lazyScreen(
      async () => (await import('../domains/money/shop/orders/OrderPage.tsx')).OrderPage,
      shopWords,
      () => ({ id: useId() }),
    ),
  ),
  listed(
    '/apps/ecommerce/manage',
    plain(async () => (await import('../domains/money/shop/manage/ManagePage.tsx')).ManagePage, shopWords),
  ),
  page('/apps/ecommerce/manage/products/new', { platform: 'shop.create', school: 'shop.create' }, productForm),
  page('/apps/ecommerce/manage/products/$id', { platform: 'shop.edit', school: 'shop.edit' }, productForm),
  page('/apps/ecommerce/manage/coupons/new', { platform: 'shop.create', school: 'shop.create' }, couponForm),
  page('/apps/ecommerce/manage/coupons/$id', { platform: 'shop.edit', school: 'shop.edit' }, couponForm),
] as const

/** What is printed. */
export const paperScreens = [
  barePage('/apps/invoice/print', invoicePrint),
  barePage('/apps/invoice/print/$id', invoicePrint),
] as const
