import { page } from '../../kernel/page.ts'
import * as circuits from './circuits/calls.ts'
import * as classRooms from './classRooms/calls.ts'
import * as vehicleChecks from './maintenance/checks.ts'
import * as vehicleDefects from './maintenance/defects.ts'
import * as vehicleExpiries from './maintenance/expiries.ts'
import * as maintenanceOrders from './maintenance/orders.ts'
import * as simulators from './simulators/calls.ts'
import * as vehicles from './vehicles/calls.ts'
import * as vehiclesEntries from './vehicles/entries.ts'

export const resources = {
  calls: [
    circuits,
    classRooms,
    vehicleChecks,
    vehicleDefects,
    vehicleExpiries,
    maintenanceOrders,
    simulators,
    vehicles,
    vehiclesEntries,
  ],
  pages: [
    page(
      236,
      'classRooms',
      'door',
      '/school/class-rooms',
      { school: 'class_rooms.view', platform: 'schools.view' },
      'قاعات الدرس',
      'Class rooms',
      'Unterrichtsräume',
      'Salles de cours',
      'Salas de aula',
    ),
    page(
      237,
      'circuits',
      'road',
      '/school/circuits',
      { school: 'circuits.view', platform: 'schools.view' },
      'الميادين',
      'Circuits',
      'Übungsplätze',
      'Circuits',
      'Circuitos',
    ),
    page(
      238,
      'simulators',
      'device-gamepad-2',
      '/school/simulators',
      {
        school: 'simulators.view',
        platform: 'schools.view',
      },
      'أجهزة المحاكاة',
      'Simulators',
      'Simulatoren',
      'Simulateurs',
      'Simuladores',
    ),
    page(
      239,
      'vehicles',
      'car',
      '/school/vehicles',
      { school: 'vehicles.view', platform: 'schools.view' },
      'المركبات',
      'Vehicles',
      'Fahrzeuge',
      'Véhicules',
      'Veículos',
    ),
    page(
      240,
      'vehicleExpiry',
      'calendar-due',
      '/school/vehicles/expiry',
      {
        school: 'vehicles.view',
        platform: 'schools.view',
      },
      'مواعيد انتهاء الوثائق',
      'Expiry calendar',
      'Ablaufkalender',
      'Calendrier des échéances',
      'Calendário de validades',
    ),
    page(
      241,
      'maintenanceOrders',
      'tool',
      '/school/maintenance',
      {
        school: 'maintenance.view',
        platform: 'schools.view',
      },
      'أوامر الصيانة',
      'Maintenance orders',
      'Wartungsaufträge',
      'Ordres de maintenance',
      'Ordens de manutenção',
    ),
    page(
      242,
      'defects',
      'alert-octagon',
      '/school/defects',
      {
        school: 'vehicle_checks_defects_incidents.view',
        platform: 'schools.view',
      },
      'الأعطال والفحوص',
      'Defects and checks',
      'Mängel und Prüfungen',
      'Défauts et contrôles',
      'Defeitos e verificações',
    ),
  ],
}
