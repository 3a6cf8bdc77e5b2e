import * as blog from './domains/content/blog/calls.ts'
import * as blogEditing from './domains/content/blog/editing.ts'
import * as help from './domains/content/help/calls.ts'
import * as helpEditing from './domains/content/help/editing.ts'
import * as newsletter from './domains/content/newsletter/calls.ts'
import * as testimonials from './domains/content/testimonials/calls.ts'
import * as reviews from './domains/content/testimonials/reviews.ts'
import * as components from './domains/curriculum/components/calls.ts'
import * as countryPacks from './domains/curriculum/countryPacks/calls.ts'
import * as countryPacksSchool from './domains/curriculum/countryPacks/school.ts'
import * as errorTypes from './domains/curriculum/drivingErrors/calls.ts'
import * as markingSchemes from './domains/curriculum/drivingErrors/markingSchemes.ts'
import * as licenceTypes from './domains/curriculum/licences/calls.ts'
import * as trainingRequirements from './domains/curriculum/licences/requirements.ts'
import * as licenceTree from './domains/curriculum/licences/tree.ts'
import * as skills from './domains/curriculum/skills/calls.ts'
import * as account from './domains/identity/account/calls.ts'
import * as accountSecurity from './domains/identity/account/security.ts'
import * as roles from './domains/identity/roles/calls.ts'
import * as privileges from './domains/identity/roles/privileges.ts'
import * as identityEvents from './domains/identity/sessions/calls.ts'
import * as cards from './domains/insight/cards/calls.ts'
import * as figures from './domains/insight/cards/figures.ts'
import * as cardStatistics from './domains/insight/cards/statistics.ts'
import * as dashboard from './domains/insight/dashboard/calls.ts'
import * as frame from './domains/insight/frame/calls.ts'
import * as search from './domains/insight/search/calls.ts'
import * as tables from './domains/insight/tables/calls.ts'
import * as calendar from './domains/messages/calendar/calls.ts'
import * as calendarExchange from './domains/messages/calendar/exchange.ts'
import * as chat from './domains/messages/chat/calls.ts'
import * as email from './domains/messages/email/calls.ts'
import * as emailDrafts from './domains/messages/email/drafts.ts'
import * as support from './domains/messages/support/calls.ts'
import * as tasks from './domains/messages/tasks/calls.ts'
import * as invoicesActions from './domains/money/invoices/actions.ts'
import * as invoices from './domains/money/invoices/calls.ts'
import * as invoicesDrafts from './domains/money/invoices/drafts.ts'
import * as invoicesSettings from './domains/money/invoices/settings.ts'
import * as shopAddresses from './domains/money/shop/addresses.ts'
import * as shop from './domains/money/shop/calls.ts'
import * as shopCategories from './domains/money/shop/categories.ts'
import * as shopCoupons from './domains/money/shop/coupons.ts'
import * as shopManage from './domains/money/shop/manage.ts'
import * as shopOrders from './domains/money/shop/orders.ts'
import * as shopReviews from './domains/money/shop/reviews.ts'
import * as people from './domains/people/directory/calls.ts'
import * as profile from './domains/people/profile/calls.ts'
import * as profileMedia from './domains/people/profile/media.ts'
import * as profilePosts from './domains/people/profile/posts.ts'
import * as staff from './domains/people/staff/calls.ts'
import * as staffExchange from './domains/people/staff/exchange.ts'
import * as staffSchool from './domains/people/staff/school.ts'
import * as usersAccount from './domains/people/users/account.ts'
import * as users from './domains/people/users/calls.ts'
import * as lookups from './domains/platform/countries/calls.ts'
import * as organizations from './domains/platform/organizations/calls.ts'
import * as plans from './domains/platform/plans/calls.ts'
import * as schools from './domains/platform/schools/calls.ts'
import * as settingsCalls from './domains/platform/settings/calls.ts'
import * as subscriptions from './domains/platform/subscriptions/calls.ts'
import * as templates from './domains/platform/templates/calls.ts'
import * as circuits from './domains/resources/circuits/calls.ts'
import * as classRooms from './domains/resources/classRooms/calls.ts'
import * as vehicleChecks from './domains/resources/maintenance/checks.ts'
import * as vehicleDefects from './domains/resources/maintenance/defects.ts'
import * as vehicleExpiries from './domains/resources/maintenance/expiries.ts'
import * as maintenanceOrders from './domains/resources/maintenance/orders.ts'
import * as simulators from './domains/resources/simulators/calls.ts'
import * as vehicles from './domains/resources/vehicles/calls.ts'
import * as vehiclesEntries from './domains/resources/vehicles/entries.ts'
import * as branches from './domains/school/branches/calls.ts'
import * as holidays from './domains/school/holidays/calls.ts'
import * as lookupValues from './domains/school/lookups/calls.ts'
import * as openingHours from './domains/school/openingHours/calls.ts'
import * as schoolProfile from './domains/school/schoolProfile/calls.ts'
import * as schoolSetup from './domains/school/schoolProfile/setup.ts'
import type { Endpoint } from './kernel/endpoint.ts'
import * as files from './kernel/files.ts'
import * as me from './kernel/session/me.ts'
import * as auth from './kernel/session/signIn.ts'
import * as system from './kernel/session/system.ts'
import type { Area } from './kit/areas.ts'
import * as areaPictures from './kit/pictures.ts'

const rooms = {
  organizations,
  schools,
  branches,
  lookupValues,
  holidays,
  licenceTypes,
  components,
  maintenanceOrders,
  vehicleDefects,
  vehicleChecks,
  vehicleExpiries,
  classRooms,
  circuits,
  simulators,
  areaPictures,
  licenceTree,
  trainingRequirements,
  countryPacks,
  countryPacksSchool,
  vehicles,
  vehiclesEntries,
  skills,
  errorTypes,
  markingSchemes,
  auth,
  identityEvents,
  me,
  frame,
  lookups,
  roles,
  privileges,
  staff,
  staffExchange,
  staffSchool,
  reviews,
  dashboard,
  search,
  system,
  people,
  files,
  email,
  emailDrafts,
  chat,
  tasks,
  calendar,
  calendarExchange,
  tables,
  templates,
  blog,
  blogEditing,
  account,
  accountSecurity,
  profile,
  profilePosts,
  profileMedia,
  shop,
  shopOrders,
  shopAddresses,
  shopReviews,
  shopManage,
  shopCategories,
  shopCoupons,
  help,
  helpEditing,
  plans,
  subscriptions,
  testimonials,
  invoices,
  invoicesDrafts,
  invoicesActions,
  invoicesSettings,
  users,
  usersAccount,
  cards,
  cardStatistics,
  figures,
  newsletter,
  support,
  schoolProfile,
  schoolSetup,
  openingHours,
  settingsCalls,
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

const isArea = (value: unknown): value is Area =>
  typeof value === 'object' && value !== null && 'calls' in value && 'statuses' in value

const described = Object.values(rooms).flatMap((room) => Object.entries<unknown>(room))

/** Every area by its name, for what is done to all of them. */
export const allAreas: Record<string, Area> = Object.fromEntries(
  described.filter((entry): entry is [string, Area] => isArea(entry[1])),
)

/** Every call of the product by its name; those of an area are `listClassRooms` and so on. Tests and documentation walk this. */
export const allEndpoints: Record<string, Endpoint> = Object.fromEntries([
  ...described.filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
  ...Object.entries(allAreas).flatMap(([name, area]) =>
    Object.entries(area.calls).map(([call, endpoint]) => [
      `${call}${name[0]?.toUpperCase()}${name.slice(1)}`,
      endpoint,
    ]),
  ),
])
