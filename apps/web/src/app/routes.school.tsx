import { lazyScreen } from '../kernel/browser/lazyScreen.tsx'
import { listed, page, plain, useOptionalId, areaWords as words } from './routes.frames.tsx'

const branchesForm = lazyScreen(
  async () => (await import('../domains/school/branches/BranchPage.tsx')).BranchPage,
  words('branches'),
  () => ({ id: useOptionalId() }),
)

const schoolHolidaysForm = lazyScreen(
  async () => (await import('../domains/school/holidays/HolidayPage.tsx')).HolidayPage,
  words('holidays'),
  () => ({ scope: 'school' as const, id: useOptionalId() }),
)

const schoolListsForm = lazyScreen(
  async () => (await import('../domains/school/lookups/LookupPage.tsx')).LookupPage,
  words('lookups'),
  () => ({ scope: 'school' as const, id: useOptionalId() }),
)

const licenceTypesForm = lazyScreen(
  async () => (await import('../domains/curriculum/licences/LicenceTypePage.tsx')).LicenceTypePage,
  words('licences'),
  () => ({ id: useOptionalId() }),
)

const componentsForm = lazyScreen(
  async () => (await import('../domains/curriculum/components/ComponentPage.tsx')).ComponentPage,
  words('components'),
  () => ({ id: useOptionalId() }),
)

const classRoomsForm = lazyScreen(
  async () => (await import('../domains/resources/classRooms/ClassRoomPage.tsx')).ClassRoomPage,
  words('classRooms'),
  () => ({ id: useOptionalId() }),
)

const circuitsForm = lazyScreen(
  async () => (await import('../domains/resources/circuits/CircuitPage.tsx')).CircuitPage,
  words('circuits'),
  () => ({ id: useOptionalId() }),
)

const simulatorsForm = lazyScreen(
  async () => (await import('../domains/resources/simulators/SimulatorPage.tsx')).SimulatorPage,
  words('simulators'),
  () => ({ id: useOptionalId() }),
)

const vehiclesForm = lazyScreen(
  async () => (await import('../domains/resources/vehicles/VehicleFormPage.tsx')).VehicleFormPage,
  words('vehicles'),
  () => ({ id: useOptionalId() }),
)

const vehicleCard = lazyScreen(
  async () => (await import('../domains/resources/vehicles/VehiclePage.tsx')).VehiclePage,
  words('vehicles', 'checks', 'maintenance', 'defects', 'apps', 'cards'),
  () => ({ id: useOptionalId() }),
)

const maintenanceForm = lazyScreen(
  async () => (await import('../domains/resources/maintenance/MaintenanceOrderPage.tsx')).MaintenanceOrderPage,
  words('maintenance', 'defects', 'checks', 'apps'),
  () => ({ id: useOptionalId() }),
)

const defectsForm = lazyScreen(
  async () => (await import('../domains/resources/maintenance/defects/DefectPage.tsx')).DefectPage,
  words('defects', 'checks', 'apps'),
  () => ({ id: useOptionalId() }),
)

const vehicleCheck = lazyScreen(
  async () => (await import('../domains/resources/maintenance/checks/VehicleCheckPage.tsx')).VehicleCheckPage,
  words('checks', 'defects', 'apps'),
  () => ({ id: useOptionalId() }),
)

const errorSettingsForm = lazyScreen(
  async () => (await import('../domains/curriculum/drivingErrors/ErrorTypePage.tsx')).ErrorTypePage,
  words('drivingErrors'),
  () => ({ id: useOptionalId() }),
)

const markingSchemesForm = lazyScreen(
  async () =>
    (await import('../domains/curriculum/drivingErrors/markingSchemes/MarkingSchemePage.tsx')).MarkingSchemePage,
  words('drivingErrors', 'markingSchemes'),
  () => ({ id: useOptionalId() }),
)

const schoolTestimonialsForm = lazyScreen(
  async () => (await import('../domains/content/testimonials/TestimonialPage.tsx')).TestimonialPage,
  words('testimonials'),
  () => ({ scope: 'school' as const, id: useOptionalId() }),
)

/** What a school owns and knows. */
export const schoolScreens = [
  listed(
    '/school/setup',
    plain(
      async () => (await import('../domains/school/schoolProfile/SchoolSetupPage.tsx')).SchoolSetupPage,
      words('schoolProfile'),
    ),
  ),
  listed(
    '/school/profile',
    plain(
      async () => (await import('../domains/school/schoolProfile/SchoolProfilePage.tsx')).SchoolProfilePage,
      words('schoolProfile'),
    ),
  ),
  listed(
    '/school/branches',
    plain(async () => (await import('../domains/school/branches/BranchesPage.tsx')).BranchesPage, words('branches')),
  ),
  page('/school/branches/new', { school: 'branches.create', platform: 'schools.edit' }, branchesForm),
  page('/school/branches/$id', { school: 'branches.view', platform: 'schools.view' }, branchesForm),
  listed(
    '/school/hours',
    plain(
      async () => (await import('../domains/school/openingHours/OpeningHoursPage.tsx')).OpeningHoursPage,
      words('schoolProfile'),
    ),
  ),
  listed(
    '/school/holidays',
    lazyScreen(
      async () => (await import('../domains/school/holidays/HolidaysPage.tsx')).HolidaysPage,
      words('holidays'),
      () => ({ scope: 'school' as const }),
    ),
  ),
  page('/school/holidays/new', { school: 'holiday_calendar.create', platform: 'schools.edit' }, schoolHolidaysForm),
  page('/school/holidays/$id', { school: 'holiday_calendar.view', platform: 'schools.view' }, schoolHolidaysForm),
  listed(
    '/school/lists',
    lazyScreen(
      async () => (await import('../domains/school/lookups/LookupsPage.tsx')).LookupsPage,
      words('lookups'),
      () => ({ scope: 'school' as const }),
    ),
  ),
  page('/school/lists/new', { school: 'settings.create' }, schoolListsForm),
  page('/school/lists/$id', { school: 'settings.view' }, schoolListsForm),
  listed(
    '/school/settings',
    plain(
      async () => (await import('../domains/platform/settings/SchoolSettingsPage.tsx')).SchoolSettingsPage,
      words('settings'),
    ),
  ),
  listed(
    '/school/plan',
    plain(
      async () => (await import('../domains/platform/subscriptions/OwnPlanPage.tsx')).OwnPlanPage,
      words('subscriptions'),
    ),
  ),
  listed(
    '/school/licence-types',
    plain(
      async () => (await import('../domains/curriculum/licences/LicenceTypesPage.tsx')).LicenceTypesPage,
      words('licences'),
    ),
  ),
  page(
    '/school/licence-types/new',
    { school: 'licence_types_courses.create', platform: 'schools.edit' },
    licenceTypesForm,
  ),
  page(
    '/school/licence-types/$id',
    { school: 'licence_types_courses.view', platform: 'schools.view' },
    licenceTypesForm,
  ),
  listed(
    '/school/components',
    plain(
      async () => (await import('../domains/curriculum/components/ComponentsPage.tsx')).ComponentsPage,
      words('components'),
    ),
  ),
  page('/school/components/new', { school: 'licence_types_courses.create', platform: 'schools.edit' }, componentsForm),
  page('/school/components/$id', { school: 'licence_types_courses.view', platform: 'schools.view' }, componentsForm),
  listed(
    '/school/class-rooms',
    plain(
      async () => (await import('../domains/resources/classRooms/ClassRoomsPage.tsx')).ClassRoomsPage,
      words('classRooms'),
    ),
  ),
  page('/school/class-rooms/new', { school: 'class_rooms.create', platform: 'schools.edit' }, classRoomsForm),
  page('/school/class-rooms/$id', { school: 'class_rooms.view', platform: 'schools.view' }, classRoomsForm),
  listed(
    '/school/circuits',
    plain(async () => (await import('../domains/resources/circuits/CircuitsPage.tsx')).CircuitsPage, words('circuits')),
  ),
  page('/school/circuits/new', { school: 'circuits.create', platform: 'schools.edit' }, circuitsForm),
  page('/school/circuits/$id', { school: 'circuits.view', platform: 'schools.view' }, circuitsForm),
  listed(
    '/school/simulators',
    plain(
      async () => (await import('../domains/resources/simulators/SimulatorsPage.tsx')).SimulatorsPage,
      words('simulators'),
    ),
  ),
  page('/school/simulators/new', { school: 'simulators.create', platform: 'schools.edit' }, simulatorsForm),
  page('/school/simulators/$id', { school: 'simulators.view', platform: 'schools.view' }, simulatorsForm),
  listed(
    '/school/vehicles',
    plain(async () => (await import('../domains/resources/vehicles/VehiclesPage.tsx')).VehiclesPage, words('vehicles')),
  ),
  page('/school/vehicles/new', { school: 'vehicles.create', platform: 'schools.edit' }, vehiclesForm),
  page('/school/vehicles/$id', { school: 'vehicles.view', platform: 'schools.view' }, vehicleCard),
  page('/school/vehicles/$id/edit', { school: 'vehicles.edit', platform: 'schools.edit' }, vehiclesForm),
  page(
    '/school/vehicles/$id/check',
    { school: 'vehicle_checks_defects_incidents.create', platform: 'schools.edit' },
    vehicleCheck,
  ),
  listed(
    '/school/vehicles/expiry',
    plain(
      async () => (await import('../domains/resources/maintenance/checks/ExpiryCalendarPage.tsx')).ExpiryCalendarPage,
      words('checks'),
    ),
  ),
  listed(
    '/school/maintenance',
    plain(
      async () => (await import('../domains/resources/maintenance/MaintenanceOrdersPage.tsx')).MaintenanceOrdersPage,
      words('maintenance'),
    ),
  ),
  page('/school/maintenance/new', { school: 'maintenance.create', platform: 'schools.edit' }, maintenanceForm),
  page('/school/maintenance/$id', { school: 'maintenance.view', platform: 'schools.view' }, maintenanceForm),
  listed(
    '/school/defects',
    plain(
      async () => (await import('../domains/resources/maintenance/defects/DefectsPage.tsx')).DefectsPage,
      words('defects'),
    ),
  ),
  page(
    '/school/defects/new',
    { school: 'vehicle_checks_defects_incidents.create', platform: 'schools.edit' },
    defectsForm,
  ),
  page(
    '/school/defects/$id',
    { school: 'vehicle_checks_defects_incidents.view', platform: 'schools.view' },
    defectsForm,
  ),
  listed(
    '/school/skills',
    plain(
      async () => (await import('../domains/curriculum/skills/SkillCataloguePage.tsx')).SkillCataloguePage,
      words('skills'),
    ),
  ),
  listed(
    '/school/errors',
    plain(
      async () => (await import('../domains/curriculum/drivingErrors/ErrorTypesPage.tsx')).ErrorTypesPage,
      words('drivingErrors'),
    ),
  ),
  page('/school/errors/new', { school: 'error_settings.create', platform: 'schools.edit' }, errorSettingsForm),
  page('/school/errors/$id', { school: 'error_settings.view', platform: 'schools.view' }, errorSettingsForm),
  listed(
    '/school/marking-schemes',
    plain(
      async () =>
        (await import('../domains/curriculum/drivingErrors/markingSchemes/MarkingSchemesPage.tsx')).MarkingSchemesPage,
      words('drivingErrors', 'markingSchemes'),
    ),
  ),
  page(
    '/school/marking-schemes/new',
    { school: 'error_settings.create', platform: 'schools.edit' },
    markingSchemesForm,
  ),
  page('/school/marking-schemes/$id', { school: 'error_settings.view', platform: 'schools.view' }, markingSchemesForm),
  listed(
    '/school/testimonials',
    lazyScreen(
      async () => (await import('../domains/content/testimonials/TestimonialsPage.tsx')).TestimonialsPage,
      words('testimonials'),
      () => ({ scope: 'school' as const }),
    ),
  ),
  page(
    '/school/testimonials/new',
    { school: 'reviews_testimonials.create', platform: 'schools.edit' },
    schoolTestimonialsForm,
  ),
  page(
    '/school/testimonials/$id',
    { school: 'reviews_testimonials.view', platform: 'schools.view' },
    schoolTestimonialsForm,
  ),
  listed(
    '/school/reviews',
    plain(
      async () => (await import('../domains/content/testimonials/ReviewsPage.tsx')).ReviewsPage,
      words('testimonials'),
    ),
  ),
] as const
