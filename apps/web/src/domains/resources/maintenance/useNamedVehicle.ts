import { text, useSearchOf, whole } from '../../../kernel/address/search.ts'

const readers = { vehicle_id: whole, title: text, kind: text }

/** What a link to a new record names beforehand: the vehicle, the words, the kind. */
export function useNamedVehicle() {
  const { vehicle_id, title, kind } = useSearchOf(readers)
  return { vehicle_id: vehicle_id === undefined ? null : String(vehicle_id), title, kind }
}
