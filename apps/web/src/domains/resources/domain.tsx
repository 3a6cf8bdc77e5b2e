import { lazyScreen } from '../../kernel/browser/lazyScreen.tsx'
import type { MenuEntry } from '../../kernel/menu.ts'
import { listed, page, plain, useOptionalId, areaWords as words } from '../../kit/screens.tsx'

declare module '../../kernel/i18n/words.ts' {
  interface Words {
    classRooms: typeof import('./classRooms/words/en.json')
    circuits: typeof import('./circuits/words/en.json')
    simulators: typeof import('./simulators/words/en.json')
    vehicles: typeof import('./vehicles/words/en.json')
    maintenance: typeof import('./maintenance/words/en.json')
    defects: typeof import('./maintenance/defects/words/en.json')
    checks: typeof import('./maintenance/checks/words/en.json')
  }
}

const classRoomsForm = lazyScreen(
  async () => (await import('./classRooms/ClassRoomPage.tsx')).ClassRoomPage,
  words('classRooms'),
  () => ({ id: useOptionalId() }),
)

const circuitsForm = lazyScreen(
  async () => (await import('./circuits/CircuitPage.tsx')).CircuitPage,
  words('circuits'),
  () => ({ id: useOptionalId() }),
)

const simulatorsForm = lazyScreen(
  async () => (await import('./simulators/SimulatorPage.tsx')).SimulatorPage,
  words('simulators'),
  () => ({ id: useOptionalId() }),
)

const vehiclesForm = lazyScreen(
  async () => (await import('./vehicles/VehicleFormPage.tsx')).VehicleFormPage,
  words('vehicles'),
  () => ({ id: useOptionalId() }),
)

const vehicleCard = lazyScreen(
  async () => (await import('./vehicles/VehiclePage.tsx')).VehiclePage,
  words('vehicles', 'checks', 'maintenance', 'defects', 'apps', 'cards'),
  () => ({ id: useOptionalId() }),
)

const maintenanceForm = lazyScreen(
  async () => (await import('./maintenance/MaintenanceOrderPage.tsx')).MaintenanceOrderPage,
  words('maintenance', 'defects', 'checks', 'apps'),
  () => ({ id: useOptionalId() }),
)

const defectsForm = lazyScreen(
  async () => (await import('./maintenance/defects/DefectPage.tsx')).DefectPage,
  words('defects', 'checks', 'apps'),
  () => ({ id: useOptionalId() }),
)

const vehicleCheck = lazyScreen(
  async () => (await import('./maintenance/checks/VehicleCheckPage.tsx')).VehicleCheckPage,
  words('checks', 'defects', 'apps'),
  () => ({ id: useOptionalId() }),
)

export const resourcesScreens = [
  listed(
    '/school/class-rooms',
    plain(async () => (await import('./classRooms/ClassRoomsPage.tsx')).ClassRoomsPage, words('classRooms')),
  ),
  page('/school/class-rooms/new', { school: 'class_rooms.create', platform: 'schools.edit' }, classRoomsForm),
  page('/school/class-rooms/$id', { school: 'class_rooms.view', platform: 'schools.view' }, classRoomsForm),
  listed(
    '/school/circuits',
    plain(async () => (await import('./circuits/CircuitsPage.tsx')).CircuitsPage, words('circuits')),
  ),
  page('/school/circuits/new', { school: 'circuits.create', platform: 'schools.edit' }, circuitsForm),
  page('/school/circuits/$id', { school: 'circuits.view', platform: 'schools.view' }, circuitsForm),
  listed(
    '/school/simulators',
    plain(async () => (await import('./simulators/SimulatorsPage.tsx')).SimulatorsPage, words('simulators')),
  ),
  page('/school/simulators/new', { school: 'simulators.create', platform: 'schools.edit' }, simulatorsForm),
  page('/school/simulators/$id', { school: 'simulators.view', platform: 'schools.view' }, simulatorsForm),
  listed(
    '/school/vehicles',
    plain(async () => (await import('./vehicles/VehiclesPage.tsx')).VehiclesPage, words('vehicles')),
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
      async () => (await import('./maintenance/checks/ExpiryCalendarPage.tsx')).ExpiryCalendarPage,
      words('checks'),
    ),
  ),
  listed(
    '/school/maintenance',
    plain(
      async () => (await import('./maintenance/MaintenanceOrdersPage.tsx')).MaintenanceOrdersPage,
      words('maintenance'),
    ),
  ),
  page('/school/maintenance/new', { school: 'maintenance.create', platform: 'schools.edit' }, maintenanceForm),
  page('/school/maintenance/$id', { school: 'maintenance.view', platform: 'schools.view' }, maintenanceForm),
  listed(
    '/school/defects',
    plain(async () => (await import('./maintenance/defects/DefectsPage.tsx')).DefectsPage, words('defects')),
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
] as const

export const resourcesMenu: MenuEntry[] = [
  { group: 'training', place: 3, target: 'classRooms' },
  { group: 'training', place: 4, target: 'circuits' },
  { group: 'training', place: 5, target: 'simulators' },
  { group: 'fleet', place: 1, target: 'vehicles' },
  { group: 'fleet', place: 2, target: 'vehicleExpiry' },
  { group: 'fleet', place: 3, target: 'maintenanceOrders' },
  { group: 'fleet', place: 4, target: 'defects' },
]
