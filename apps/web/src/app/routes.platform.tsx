import { lazyScreen } from '../kernel/browser/lazyScreen.tsx'
import { listed, page, plain, useOptionalId, areaWords as words } from './routes.frames.tsx'

const organizationsForm = lazyScreen(
  async () => (await import('../domains/platform/organizations/OrganizationPage.tsx')).OrganizationPage,
  words('organizations', 'schools', 'settings'),
  () => ({ id: useOptionalId() }),
)

const schoolsForm = lazyScreen(
  async () => (await import('../domains/platform/schools/SchoolPage.tsx')).SchoolPage,
  words('schools'),
  () => ({ id: useOptionalId() }),
)

const countryPacksForm = lazyScreen(
  async () => (await import('../domains/curriculum/countryPacks/CountryPackPage.tsx')).CountryPackPage,
  words('countryPacks', 'licences'),
  () => ({ id: useOptionalId() }),
)

const platformListsForm = lazyScreen(
  async () => (await import('../domains/school/lookups/LookupPage.tsx')).LookupPage,
  words('lookups'),
  () => ({ scope: 'platform' as const, id: useOptionalId() }),
)

const platformHolidaysForm = lazyScreen(
  async () => (await import('../domains/school/holidays/HolidayPage.tsx')).HolidayPage,
  words('holidays'),
  () => ({ scope: 'platform' as const, id: useOptionalId() }),
)

const platformTestimonialsForm = lazyScreen(
  async () => (await import('../domains/content/testimonials/TestimonialPage.tsx')).TestimonialPage,
  words('testimonials'),
  () => ({ scope: 'platform' as const, id: useOptionalId() }),
)

/** What the platform has for all schools. */
export const platformScreens = [
  listed(
    '/platform/organizations',
    plain(
      async () => (await import('../domains/platform/organizations/OrganizationsPage.tsx')).OrganizationsPage,
      words('organizations'),
    ),
  ),
  page('/platform/organizations/new', { platform: 'organizations.create' }, organizationsForm),
  page('/platform/organizations/$id', { platform: 'organizations.view' }, organizationsForm),
  listed(
    '/platform/schools',
    plain(async () => (await import('../domains/platform/schools/SchoolsPage.tsx')).SchoolsPage, words('schools')),
  ),
  page('/platform/schools/new', { platform: 'schools.create' }, schoolsForm),
  page('/platform/schools/$id', { platform: 'schools.view' }, schoolsForm),
  listed(
    '/platform/subscriptions',
    plain(
      async () => (await import('../domains/platform/subscriptions/SubscriptionsPage.tsx')).SubscriptionsPage,
      words('subscriptions'),
    ),
  ),
  listed(
    '/platform/country-packs',
    plain(
      async () => (await import('../domains/curriculum/countryPacks/CountryPacksPage.tsx')).CountryPacksPage,
      words('countryPacks', 'licences'),
    ),
  ),
  page('/platform/country-packs/new', { platform: 'country_packs.create' }, countryPacksForm),
  page('/platform/country-packs/$id', { platform: 'country_packs.view' }, countryPacksForm),
  listed(
    '/platform/lists',
    lazyScreen(
      async () => (await import('../domains/school/lookups/LookupsPage.tsx')).LookupsPage,
      words('lookups'),
      () => ({ scope: 'platform' as const }),
    ),
  ),
  page('/platform/lists/new', { platform: 'lookups.create' }, platformListsForm),
  page('/platform/lists/$id', { platform: 'lookups.view' }, platformListsForm),
  listed(
    '/platform/holidays',
    lazyScreen(
      async () => (await import('../domains/school/holidays/HolidaysPage.tsx')).HolidaysPage,
      words('holidays'),
      () => ({ scope: 'platform' as const }),
    ),
  ),
  page('/platform/holidays/new', { platform: 'holiday_library.create' }, platformHolidaysForm),
  page('/platform/holidays/$id', { platform: 'holiday_library.view' }, platformHolidaysForm),
  listed(
    '/platform/testimonials',
    lazyScreen(
      async () => (await import('../domains/content/testimonials/TestimonialsPage.tsx')).TestimonialsPage,
      words('testimonials'),
      () => ({ scope: 'platform' as const }),
    ),
  ),
  page('/platform/testimonials/new', { platform: 'testimonials.create' }, platformTestimonialsForm),
  page('/platform/testimonials/$id', { platform: 'testimonials.view' }, platformTestimonialsForm),
  listed(
    '/platform/settings',
    plain(
      async () => (await import('../domains/platform/settings/PlatformSettingsPage.tsx')).PlatformSettingsPage,
      words('settings'),
    ),
  ),
] as const
