import type { Answer } from '@dsms/contract/kernel/endpoint'
import { vehicles } from '@dsms/contract/resources/vehicles/calls'
import { webArea } from '../../../kit/areas/area.ts'

export const fleet = webArea(vehicles, {
  link: '/school/vehicles',
  scope: 'school',
  words: 'vehicles',
  statusDays: { in_maintenance: 'estimated_return' },
})

export type Vehicle = Answer<typeof vehicles.calls.get>
export type ListedVehicle = Answer<typeof vehicles.calls.list>['rows'][number]

/** Where a file that is kept with a vehicle is read. */
export const fileAddress = (vehicle: number, file: number, school_id: number | undefined): string =>
  `/api/school/vehicles/${vehicle}/files/${file}${school_id === undefined ? '' : `?school_id=${school_id}`}`
