import type { Domain } from '../../kernel/brings/domain.ts'
import * as circuits from './circuits/calls.ts'
import * as classRooms from './classRooms/calls.ts'
import * as vehicleChecks from './maintenance/checks.ts'
import * as vehicleDefects from './maintenance/defects.ts'
import * as vehicleExpiries from './maintenance/expiries.ts'
import * as maintenanceOrders from './maintenance/orders.ts'
import * as simulators from './simulators/calls.ts'
import * as vehicles from './vehicles/calls.ts'
import * as vehiclesEntries from './vehicles/entries.ts'
import { errors } from './words/errors.ts'
import { notices, topics } from './words/notices.ts'
import { words } from './words/words.ts'

export const resources: Domain = {
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
    {
      id: 236,
      target: 'classRooms',
      icon: 'door',
      link: '/school/class-rooms',
      access: { school: 'class_rooms.view', platform: 'schools.view' },
    },
    {
      id: 237,
      target: 'circuits',
      icon: 'road',
      link: '/school/circuits',
      access: { school: 'circuits.view', platform: 'schools.view' },
    },
    {
      id: 238,
      target: 'simulators',
      icon: 'device-gamepad-2',
      link: '/school/simulators',
      access: {
        school: 'simulators.view',
        platform: 'schools.view',
      },
    },
    {
      id: 239,
      target: 'vehicles',
      icon: 'car',
      link: '/school/vehicles',
      access: { school: 'vehicles.view', platform: 'schools.view' },
    },
    {
      id: 240,
      target: 'vehicleExpiry',
      icon: 'calendar-due',
      link: '/school/vehicles/expiry',
      access: {
        school: 'vehicles.view',
        platform: 'schools.view',
      },
    },
    {
      id: 241,
      target: 'maintenanceOrders',
      icon: 'tool',
      link: '/school/maintenance',
      access: {
        school: 'maintenance.view',
        platform: 'schools.view',
      },
    },
    {
      id: 242,
      target: 'defects',
      icon: 'alert-octagon',
      link: '/school/defects',
      access: {
        school: 'vehicle_checks_defects_incidents.view',
        platform: 'schools.view',
      },
    },
  ],
  errors,
  notices,
  topics,
  words,
}
