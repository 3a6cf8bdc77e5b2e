import * as accountSecurity from './account.security.ts'
import * as account from './account.ts'
import * as areaPictures from './areaPictures.ts'
import type { Area } from './areas.ts'
import * as auth from './auth.ts'
import * as blogEditing from './blog.editing.ts'
import * as blog from './blog.ts'
import * as branches from './branches.ts'
import * as calendarExchange from './calendar.exchange.ts'
import * as calendar from './calendar.ts'
import * as cardStatistics from './cards.statistics.ts'
import * as cards from './cards.ts'
import * as chat from './chat.ts'
import * as circuits from './circuits.ts'
import * as classRooms from './classRooms.ts'
import * as components from './components.ts'
import * as countryPacksSchool from './countryPacks.school.ts'
import * as countryPacks from './countryPacks.ts'
import * as dashboard from './dashboard.ts'
import * as emailDrafts from './email.drafts.ts'
import * as email from './email.ts'
import type { Endpoint } from './endpoint.ts'
import * as errorTypes from './errorTypes.ts'
import * as figures from './figures.ts'
import * as files from './files.ts'
import * as frame from './frame.ts'
import * as helpEditing from './help.editing.ts'
import * as help from './help.ts'
import * as holidays from './holidays.ts'
import * as identityEvents from './identityEvents.ts'
import * as invoicesActions from './invoices.actions.ts'
import * as invoicesDrafts from './invoices.drafts.ts'
import * as invoicesSettings from './invoices.settings.ts'
import * as invoices from './invoices.ts'
import * as licenceTree from './licenceTree.ts'
import * as licenceTypes from './licenceTypes.ts'
import * as lookups from './lookups.ts'
import * as lookupValues from './lookupValues.ts'
import * as maintenanceOrders from './maintenanceOrders.ts'
import * as markingSchemes from './markingSchemes.ts'
import * as me from './me.ts'
import * as newsletter from './newsletter.ts'
import * as openingHours from './openingHours.ts'
import * as organizations from './organizations.ts'
import * as people from './people.ts'
import * as plans from './plans.ts'
import * as privileges from './privileges.ts'
import * as profileMedia from './profile.media.ts'
import * as profilePosts from './profile.posts.ts'
import * as profile from './profile.ts'
import * as reviews from './reviews.ts'
import * as roles from './roles.ts'
import * as schoolProfile from './schoolProfile.ts'
import * as schoolSetup from './schoolSetup.ts'
import * as schools from './schools.ts'
import * as search from './search.ts'
import * as settingsCalls from './settings.calls.ts'
import * as shopAddresses from './shop.addresses.ts'
import * as shopCategories from './shop.categories.ts'
import * as shopCoupons from './shop.coupons.ts'
import * as shopManage from './shop.manage.ts'
import * as shopOrders from './shop.orders.ts'
import * as shopReviews from './shop.reviews.ts'
import * as shop from './shop.ts'
import * as simulators from './simulators.ts'
import * as skills from './skills.ts'
import * as staffExchange from './staff.exchange.ts'
import * as staffSchool from './staff.school.ts'
import * as staff from './staff.ts'
import * as subscriptions from './subscriptions.ts'
import * as support from './support.ts'
import * as system from './system.ts'
import * as tables from './tables.ts'
import * as tasks from './tasks.ts'
import * as templates from './templates.ts'
import * as testimonials from './testimonials.ts'
import * as trainingRequirements from './trainingRequirements.ts'
import * as usersAccount from './users.account.ts'
import * as users from './users.ts'
import * as vehicleChecks from './vehicleChecks.ts'
import * as vehicleDefects from './vehicleDefects.ts'
import * as vehicleExpiries from './vehicleExpiries.ts'
import * as vehiclesEntries from './vehicles.entries.ts'
import * as vehicles from './vehicles.ts'

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
