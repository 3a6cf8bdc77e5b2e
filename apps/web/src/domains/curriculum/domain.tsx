import { lazyScreen } from '../../kernel/browser/later/lazyScreen.tsx'
import { type MenuEntry, workers } from '../../kernel/menu.ts'
import { listed, page, plain, useOptionalId, areaWords as words } from '../../kit/screens.tsx'
import { PackField } from '../platform/public.ts'

declare module '../../kernel/address/address.ts' {
  interface Screens {
    curriculum: typeof curriculumScreens
  }
}

declare module '../../kernel/i18n/words.ts' {
  interface Words {
    countryPacks: typeof import('./countryPacks/words/en.json')
    licences: typeof import('./licences/words/en.json')
    courses: typeof import('./courses/words/en.json')
    components: typeof import('./components/words/en.json')
    skills: typeof import('./skills/words/en.json')
    drivingErrors: typeof import('./drivingErrors/words/en.json')
    markingSchemes: typeof import('./drivingErrors/markingSchemes/words/en.json')
  }
}

const countryPacksForm = lazyScreen(
  async () => (await import('./countryPacks/CountryPackPage.tsx')).CountryPackPage,
  words('countryPacks', 'licences'),
  () => ({ id: useOptionalId() }),
)

const licenceTypesForm = lazyScreen(
  async () => (await import('./licences/LicenceTypePage.tsx')).LicenceTypePage,
  words('licences'),
  () => ({ id: useOptionalId() }),
)

const coursesForm = lazyScreen(
  async () => (await import('./courses/CoursePage.tsx')).CoursePage,
  words('courses', 'licences'),
  () => ({ id: useOptionalId() }),
)

const componentsForm = lazyScreen(
  async () => (await import('./components/ComponentPage.tsx')).ComponentPage,
  words('components', 'sort'),
  () => ({ id: useOptionalId() }),
)

const errorSettingsForm = lazyScreen(
  async () => (await import('./drivingErrors/ErrorTypePage.tsx')).ErrorTypePage,
  words('drivingErrors'),
  () => ({ id: useOptionalId() }),
)

const markingSchemesForm = lazyScreen(
  async () => (await import('./drivingErrors/markingSchemes/MarkingSchemePage.tsx')).MarkingSchemePage,
  words('drivingErrors', 'markingSchemes'),
  () => ({ id: useOptionalId() }),
)

export const curriculumScreens = {
  '/platform/country-packs': () =>
    listed(
      plain(
        async () => (await import('./countryPacks/CountryPacksPage.tsx')).CountryPacksPage,
        words('countryPacks', 'licences'),
      ),
    ),
  '/platform/country-packs/new': () => page({ platform: 'country_packs.create' }, countryPacksForm),
  '/platform/country-packs/$id': () => page({ platform: 'country_packs.view' }, countryPacksForm),
  '/school/licence-types': () =>
    listed(plain(async () => (await import('./licences/LicenceTypesPage.tsx')).LicenceTypesPage, words('licences'))),
  '/school/licence-types/new': () =>
    page({ school: 'licence_types_courses.create', platform: 'schools.edit' }, licenceTypesForm),
  '/school/licence-types/$id': () =>
    page({ school: 'licence_types_courses.view', platform: 'schools.view' }, licenceTypesForm),
  '/school/courses': () =>
    listed(plain(async () => (await import('./courses/CoursesPage.tsx')).CoursesPage, words('courses', 'licences'))),
  '/school/courses/new': () => page({ school: 'licence_types_courses.create', platform: 'schools.edit' }, coursesForm),
  '/school/courses/$id': () => page({ school: 'licence_types_courses.view', platform: 'schools.view' }, coursesForm),
  '/school/components': () =>
    listed(plain(async () => (await import('./components/ComponentsPage.tsx')).ComponentsPage, words('components'))),
  '/school/components/new': () =>
    page({ school: 'licence_types_courses.create', platform: 'schools.edit' }, componentsForm),
  '/school/components/$id': () =>
    page({ school: 'licence_types_courses.view', platform: 'schools.view' }, componentsForm),
  '/school/skills': () =>
    listed(plain(async () => (await import('./skills/SkillCataloguePage.tsx')).SkillCataloguePage, words('skills'))),
  '/school/errors': () =>
    listed(
      plain(async () => (await import('./drivingErrors/ErrorTypesPage.tsx')).ErrorTypesPage, words('drivingErrors')),
    ),
  '/school/errors/new': () => page({ school: 'error_settings.create', platform: 'schools.edit' }, errorSettingsForm),
  '/school/errors/$id': () => page({ school: 'error_settings.view', platform: 'schools.view' }, errorSettingsForm),
  '/school/marking-schemes': () =>
    listed(
      plain(
        async () => (await import('./drivingErrors/markingSchemes/MarkingSchemesPage.tsx')).MarkingSchemesPage,
        words('drivingErrors', 'markingSchemes'),
      ),
    ),
  '/school/marking-schemes/new': () =>
    page({ school: 'error_settings.create', platform: 'schools.edit' }, markingSchemesForm),
  '/school/marking-schemes/$id': () =>
    page({ school: 'error_settings.view', platform: 'schools.view' }, markingSchemesForm),
}

export const curriculumMenu: MenuEntry[] = [
  { area: 'settings', section: 'platform', place: 4, target: 'countryPacks' },
  { area: 'settings', section: 'courses', place: 1, target: 'licenceTypes', for: workers },
  { area: 'settings', section: 'courses', place: 2, target: 'courses', for: workers },
  { area: 'settings', section: 'courses', place: 3, target: 'components', for: workers },
  { area: 'settings', section: 'skills', place: 1, target: 'skills', for: workers },
  { area: 'settings', section: 'skills', place: 2, target: 'errorSettings', for: workers },
  { area: 'settings', section: 'skills', place: 3, target: 'markingSchemes', for: workers },
]

PackField.fill(async () => (await import('./shared/PackField.tsx')).PackField)
