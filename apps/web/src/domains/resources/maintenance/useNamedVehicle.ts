import { useSearch } from '@tanstack/react-router'

/** What a link to a new record names beforehand: the vehicle, the words, the kind. */
export function useNamedVehicle() {
  const { vehicle_id, title, kind } = useSearch({ strict: false }) as Record<string, unknown>
  return {
    vehicle_id: Number(vehicle_id) > 0 ? String(vehicle_id) : null,
    title: typeof title === 'string' ? title : '',
    kind: typeof kind === 'string' ? kind : undefined,
  }
}
