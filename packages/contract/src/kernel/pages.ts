import type { Access } from './endpoint.ts'
import { pageNames } from './pages.names.ts'
import type { Translated } from './shared.ts'

/**
 * Every screen that can be found, bookmarked or put into a menu. Ids and targets of the founding search index are
 * kept; screens that it did not know start at 201.
 */
export interface Page {
  id: number
  target: string
  /** Name of a Tabler outline icon. */
  icon: string
  link: string
  title: Translated
  /** Who may open it, as in an endpoint. `acl` stands for the founding "read on ACL" rule. */
  access: Access | 'acl'
}

const page = (
  id: number,
  target: keyof typeof pageNames,
  icon: string,
  link: string,
  access: Page['access'],
): Page => ({
  id,
  target,
  icon,
  link,
  access,
  title: pageNames[target],
})

export const pages: Page[] = [
  page(1, 'superadminDash', 'gauge', '/dashboard/superadmin', { platform: 'dashboard.view' }),
  page(2, 'home', 'home', '/', 'session'),
  page(3, 'email', 'mail', '/apps/email', 'session'),
  page(4, 'chat', 'message', '/apps/chat', 'session'),
  page(5, 'todo', 'checkbox', '/apps/todo', 'session'),
  page(6, 'calendar', 'calendar', '/apps/calendar', 'session'),
  page(7, 'invoiceList', 'file-invoice', '/apps/invoice/list', 'session'),
  page(8, 'invoicePreview', 'file-text', '/apps/invoice/preview', 'session'),
  page(9, 'invoiceEdit', 'edit', '/apps/invoice/edit', { platform: 'platform_invoices.edit', school: 'invoices.edit' }),
  page(10, 'invoiceAdd', 'plus', '/apps/invoice/add', {
    platform: 'platform_invoices.create',
    school: 'invoices.create',
  }),
  page(11, 'shop', 'shopping-cart', '/apps/ecommerce/shop', 'session'),
  page(12, 'detail', 'package', '/apps/ecommerce/product-detail', 'session'),
  page(13, 'wishList', 'heart', '/apps/ecommerce/wishlist', 'session'),
  page(14, 'checkout', 'credit-card', '/apps/ecommerce/checkout', 'session'),
  page(15, 'userList', 'users', '/apps/user/list', { platform: 'staff_users.view', school: 'staff_users.view' }),
  page(16, 'userView', 'user', '/apps/user/view', { platform: 'staff_users.view', school: 'staff_users.view' }),
  page(17, 'userEdit', 'user-edit', '/apps/user/edit', { platform: 'staff_users.edit', school: 'staff_users.edit' }),
  page(18, 'login-v1', 'login', '/pages/login-v1', 'session'),
  page(19, 'login-v2', 'login', '/pages/login-v2', 'session'),
  page(20, 'register-v1', 'user-plus', '/pages/register-v1', 'session'),
  page(21, 'register-v2', 'user-plus', '/pages/register-v2', 'session'),
  page(22, 'forgotPassword-v1', 'lock-question', '/pages/forgot-password-v1', 'session'),
  page(23, 'forgotPassword-v2', 'lock-question', '/pages/forgot-password-v2', 'session'),
  page(24, 'resetPassword-v1', 'lock-open', '/pages/reset-password-v1', 'session'),
  page(25, 'resetPassword-v2', 'lock-open', '/pages/reset-password-v2', 'session'),
  page(26, 'accountSettings', 'settings', '/pages/account-settings', 'session'),
  page(27, 'profile', 'user-circle', '/pages/profile', 'session'),
  page(28, 'faq', 'help', '/pages/faq', 'session'),
  page(29, 'knowledgeBase', 'book', '/pages/knowledge-base', 'session'),
  page(30, 'pricing', 'currency-dollar', '/pages/pricing', 'session'),
  page(31, 'blogList', 'article', '/pages/blog/list', 'session'),
  page(32, 'blogDetail', 'file-text', '/pages/blog/detail', 'session'),
  page(33, 'blogEdit', 'edit', '/pages/blog/edit', { platform: 'blog.edit' }),
  page(217, 'blogManage', 'pencil', '/pages/blog/manage', { platform: 'blog.view' }),
  page(41, 'basic', 'square', '/cards/basic', 'session'),
  page(42, 'advance', 'device-tablet', '/cards/advance', 'session'),
  page(43, 'cardStatistics', 'chart-dots', '/cards/statistics', {
    platform: 'dashboard.view',
    school: 'dashboard.view',
  }),
  page(44, 'CardAnalytics', 'chart-bar', '/cards/analytics', { platform: 'dashboard.view', school: 'dashboard.view' }),
  page(45, 'cardActions', 'cards', '/cards/action', 'session'),
  page(111, 'dtBasic', 'table', '/datatables/basic', { platform: 'staff_users.view', school: 'staff_users.view' }),
  page(112, 'dtAdvance', 'table-options', '/datatables/advance', {
    platform: 'staff_users.view',
    school: 'staff_users.view',
  }),
  page(209, 'analyticsDashboard', 'chart-line', '/dashboard/analytics', {
    platform: 'dashboard.view',
    school: 'dashboard.view',
  }),
  page(210, 'shopDashboard', 'chart-pie', '/dashboard/ecommerce', {
    platform: 'dashboard.view',
    school: 'dashboard.view',
  }),
  page(211, 'shopOrders', 'receipt', '/apps/ecommerce/orders', 'session'),
  page(212, 'shopManage', 'building-store', '/apps/ecommerce/manage', { platform: 'shop.view', school: 'shop.view' }),
  page(213, 'helpEditor', 'pencil', '/pages/help/manage', { platform: 'help_centre.edit' }),
  page(214, 'pricingEditor', 'tags', '/pages/pricing/manage', { platform: 'subscription_plans.edit' }),
  page(215, 'mailTemplates', 'mail-cog', '/platform/mail-templates', { platform: 'notification_templates.view' }),
  page(83, 'access-control', 'lock-access', '/access-control', 'acl'),
  page(216, 'support', 'lifebuoy', '/apps/support', {
    platform: 'support_tickets.view',
    school: 'messages_announcements.view',
  }),
  page(201, 'schoolDash', 'school', '/dashboard/school', { school: 'dashboard.view', platform: 'schools.view' }),
  page(202, 'platformStaff', 'users', '/platform/staff', { platform: 'staff_users.view' }),
  page(203, 'platformRoles', 'shield-lock', '/platform/roles', { platform: 'roles_privileges.view' }),
  page(204, 'schoolStaff', 'users', '/school/staff', { school: 'staff_users.view', platform: 'schools.view' }),
  page(205, 'schoolRoles', 'shield-lock', '/school/roles', {
    school: 'roles_privileges.view',
    platform: 'schools.view',
  }),
  page(248, 'platformSignIns', 'fingerprint', '/platform/sign-ins', { platform: 'audit_log.view' }),
  page(249, 'schoolSignIns', 'fingerprint', '/school/sign-ins', {
    school: 'audit_log.view',
    platform: 'audit_log.view',
  }),
  page(206, 'outbox', 'send', '/platform/outbox', { platform: 'staff_users.reset_password' }),
  page(207, 'notifications', 'bell', '/notifications', 'session'),
  page(208, 'password', 'key', '/account/password', 'session'),
  page(218, 'organizations', 'sitemap', '/platform/organizations', { platform: 'organizations.view' }),
  page(219, 'schools', 'building-community', '/platform/schools', { platform: 'schools.view' }),
  page(220, 'subscriptions', 'receipt', '/platform/subscriptions', { platform: 'subscriptions.view' }),
  page(221, 'countryPacks', 'world', '/platform/country-packs', { platform: 'country_packs.view' }),
  page(222, 'platformLists', 'list-details', '/platform/lists', { platform: 'lookups.view' }),
  page(223, 'platformHolidays', 'calendar-event', '/platform/holidays', { platform: 'holiday_library.view' }),
  page(224, 'platformTestimonials', 'quote', '/platform/testimonials', { platform: 'testimonials.view' }),
  page(225, 'platformSettings', 'adjustments', '/platform/settings', { platform: 'settings_platform.view' }),
  page(226, 'schoolSetup', 'list-check', '/school/setup', { school: 'settings.view', platform: 'schools.view' }),
  page(227, 'schoolProfile', 'id', '/school/profile', { school: 'settings.view', platform: 'schools.view' }),
  page(228, 'branches', 'map-pin', '/school/branches', { school: 'branches.view', platform: 'schools.view' }),
  page(229, 'openingHours', 'clock-hour-8', '/school/hours', { school: 'branches.view', platform: 'schools.view' }),
  page(230, 'schoolHolidays', 'beach', '/school/holidays', {
    school: 'holiday_calendar.view',
    platform: 'schools.view',
  }),
  page(231, 'schoolLists', 'list', '/school/lists', { school: 'settings.view' }),
  page(232, 'schoolSettings', 'settings-cog', '/school/settings', {
    school: 'settings.view',
    platform: 'schools.view',
  }),
  page(233, 'ownPlan', 'chart-donut', '/school/plan', {
    school: 'subscription_and_billing.view',
    platform: 'schools.view',
  }),
  page(234, 'licenceTypes', 'license', '/school/licence-types', {
    school: 'licence_types_courses.view',
    platform: 'schools.view',
  }),
  page(235, 'components', 'puzzle', '/school/components', {
    school: 'licence_types_courses.view',
    platform: 'schools.view',
  }),
  page(236, 'classRooms', 'door', '/school/class-rooms', { school: 'class_rooms.view', platform: 'schools.view' }),
  page(237, 'circuits', 'road', '/school/circuits', { school: 'circuits.view', platform: 'schools.view' }),
  page(238, 'simulators', 'device-gamepad-2', '/school/simulators', {
    school: 'simulators.view',
    platform: 'schools.view',
  }),
  page(239, 'vehicles', 'car', '/school/vehicles', { school: 'vehicles.view', platform: 'schools.view' }),
  page(240, 'vehicleExpiry', 'calendar-due', '/school/vehicles/expiry', {
    school: 'vehicles.view',
    platform: 'schools.view',
  }),
  page(241, 'maintenanceOrders', 'tool', '/school/maintenance', {
    school: 'maintenance.view',
    platform: 'schools.view',
  }),
  page(242, 'defects', 'alert-octagon', '/school/defects', {
    school: 'vehicle_checks_defects_incidents.view',
    platform: 'schools.view',
  }),
  page(243, 'skills', 'target', '/school/skills', { school: 'skills.view', platform: 'schools.view' }),
  page(244, 'errorSettings', 'alert-square', '/school/errors', {
    school: 'error_settings.view',
    platform: 'schools.view',
  }),
  page(245, 'markingSchemes', 'calculator', '/school/marking-schemes', {
    school: 'error_settings.view',
    platform: 'schools.view',
  }),
  page(246, 'schoolTestimonials', 'message-heart', '/school/testimonials', {
    school: 'reviews_testimonials.view',
    platform: 'schools.view',
  }),
  page(247, 'schoolReviews', 'stars', '/school/reviews', {
    school: 'reviews_testimonials.view',
    platform: 'schools.view',
  }),
  page(34, 'comingSoon', 'clock', '/misc/coming-soon', 'session'),
  page(35, 'notAuthorized', 'user-x', '/misc/not-authorized', 'session'),
  page(36, 'maintenance', 'tool', '/misc/maintenance', 'session'),
  page(37, 'error', 'alert-triangle', '/misc/error', 'session'),
]

/** Targets that everybody has bookmarked until they decide otherwise. */
export const defaultBookmarks = ['email', 'chat', 'todo', 'calendar']
