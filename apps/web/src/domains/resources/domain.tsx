import { lazyScreen } from '../../kernel/browser/later/lazyScreen.tsx'
import { type MenuEntry, type NewEntry, workers } from '../../kernel/menu.ts'
import { listed, page, plain, useOptionalId, areaWords as words } from '../../kit/screens.tsx'

declare module '../../kernel/address/address.ts' {
  interface Screens {
    resources: typeof resourcesScreens
  }
}

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

export const resourcesScreens = {
  '/school/class-rooms': () =>
    listed(plain(async () => (await import('./classRooms/ClassRoomsPage.tsx')).ClassRoomsPage, words('classRooms'))),
  '/school/class-rooms/new': () => page({ school: 'class_rooms.create', platform: 'schools.edit' }, classRoomsForm),
  '/school/class-rooms/$id': () => page({ school: 'class_rooms.view', platform: 'schools.view' }, classRoomsForm),
  '/school/circuits': () =>
    listed(plain(async () => (await import('./circuits/CircuitsPage.tsx')).CircuitsPage, words('circuits'))),
  '/school/circuits/new': () => page({ school: 'circuits.create', platform: 'schools.edit' }, circuitsForm),
  '/school/circuits/$id': () => page({ school: 'circuits.view', platform: 'schools.view' }, circuitsForm),
  '/school/simulators': () =>
    listed(plain(async () => (await import('./simulators/SimulatorsPage.tsx')).SimulatorsPage, words('simulators'))),
  '/school/simulators/new': () => page({ school: 'simulators.create', platform: 'schools.edit' }, simulatorsForm),
  '/school/simulators/$id': () => page({ school: 'simulators.view', platform: 'schools.view' }, simulatorsForm),
  '/school/vehicles': () =>
    listed(plain(async () => (await import('./vehicles/VehiclesPage.tsx')).VehiclesPage, words('vehicles'))),
  '/school/vehicles/new': () => page({ school: 'vehicles.create', platform: 'schools.edit' }, vehiclesForm),
  '/school/vehicles/$id': () => page({ school: 'vehicles.view', platform: 'schools.view' }, vehicleCard),
  '/school/vehicles/$id/edit': () => page({ school: 'vehicles.edit', platform: 'schools.edit' }, vehiclesForm),
  '/school/vehicles/$id/check': () =>
    page({ school: 'vehicle_checks_defects_incidents.create', platform: 'schools.edit' }, vehicleCheck),
  '/school/vehicles/expiry': () =>
    listed(
      plain(
        async () => (await import('./maintenance/checks/ExpiryCalendarPage.tsx')).ExpiryCalendarPage,
        words('checks'),
      ),
    ),
  '/school/maintenance': () =>
    listed(
      plain(
        async () => (await import('./maintenance/MaintenanceOrdersPage.tsx')).MaintenanceOrdersPage,
        words('maintenance'),
      ),
    ),
  '/school/maintenance/new': () => page({ school: 'maintenance.create', platform: 'schools.edit' }, maintenanceForm),
  '/school/maintenance/$id': () => page({ school: 'maintenance.view', platform: 'schools.view' }, maintenanceForm),
  '/school/defects': () =>
    listed(plain(async () => (await import('./maintenance/defects/DefectsPage.tsx')).DefectsPage, words('defects'))),
  '/school/defects/new': () =>
    page({ school: 'vehicle_checks_defects_incidents.create', platform: 'schools.edit' }, defectsForm),
  '/school/defects/$id': () =>
    page({ school: 'vehicle_checks_defects_incidents.view', platform: 'schools.view' }, defectsForm),
}

export const resourcesMenu: MenuEntry[] = [
  { area: 'settings', section: 'rooms', place: 1, target: 'classRooms', for: workers, byBranch: true },
  { area: 'settings', section: 'rooms', place: 2, target: 'circuits', for: workers, byBranch: true },
  { area: 'settings', section: 'rooms', place: 3, target: 'simulators', for: workers, byBranch: true },
  { area: 'fleet', place: 1, target: 'vehicles', for: workers, byBranch: true },
  { area: 'fleet', place: 2, target: 'vehicleExpiry', byBranch: true },
  { area: 'fleet', place: 3, target: 'maintenanceOrders' },
  { area: 'fleet', place: 4, target: 'defects', for: workers },
]

export const resourcesNew: NewEntry[] = [
  { key: 'vehicle', to: '/school/vehicles/new', access: { school: 'vehicles.create', platform: 'schools.edit' } },
]
