import * as c from '@dsms/contract/resources/vehicles/entries'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'
import { areaKey, useAreaChanged } from '../../../../kit/areas/area.ts'
import { fleet } from '../vehicles.ts'

/** Whose vehicle is looked at. */
export interface Which {
  id: number
  school_id: number | undefined
}

const inSchool = ({ school_id }: Which) => (school_id === undefined ? {} : { school_id })
const keyOf = (which: Which, ...rest: (string | number)[]) => [
  ...areaKey(fleet, which.school_id),
  'entries',
  which.id,
  ...rest,
]

export const useInsurances = (which: Which) =>
  useQuery({
    queryKey: keyOf(which, 'insurances'),
    queryFn: ({ signal }) =>
      call(c.listVehicleInsurances, { params: { id: which.id }, query: inSchool(which) }, signal),
  })

export const useDocuments = (which: Which) =>
  useQuery({
    queryKey: keyOf(which, 'documents'),
    queryFn: ({ signal }) => call(c.listVehicleDocuments, { params: { id: which.id }, query: inSchool(which) }, signal),
  })

export const useReadings = (which: Which, perPage: number) =>
  useQuery({
    queryKey: keyOf(which, 'readings', perPage),
    queryFn: ({ signal }) =>
      call(c.listVehicleReadings, { params: { id: which.id }, query: { perPage, ...inSchool(which) } }, signal),
    placeholderData: keepPreviousData,
  })

export const useTimeline = (which: Which, perPage: number) =>
  useQuery({
    queryKey: keyOf(which, 'timeline', perPage),
    queryFn: ({ signal }) =>
      call(c.vehicleTimeline, { params: { id: which.id }, query: { perPage, ...inSchool(which) } }, signal),
    placeholderData: keepPreviousData,
  })

/** Where an entry goes. */
interface Target {
  params: { id: number }
  inSchool: { school_id?: number }
}

/** Sends an entry, then lets everything about vehicles be read again. */
export function useEntry(which: Which) {
  const changed = useAreaChanged(fleet, which.school_id)
  return async (send: (to: Target) => Promise<unknown>) => {
    await send({ params: { id: which.id }, inSchool: inSchool(which) })
    await changed()
  }
}
