import { capacityAt, isOpenOn } from '../../../resources/circuits/capacity.ts'
import { about, type Rule } from '../scene.ts'
import { taken } from './busy.ts'

/** Vehicles on a circuit and in its zone at once, counted for every minute. One that is shut is its status's affair. */
export const circuitRoom: Rule = (scene) => {
  const { draft, circuit, facts, when } = scene
  if (!circuit || !isOpenOn(circuit, when.day, facts.today)) return []
  const room = capacityAt(circuit, circuit.layout, when.day, facts.today)
  const zone = circuit.layout.zones.findIndex(({ id }) => id === draft.zone_id)
  return [
    ...taken(scene, 'circuit_full', 'circuit', circuit.id, room.all),
    ...(draft.zone_id === undefined ? [] : taken(scene, 'zone_full', 'zone', draft.zone_id, room.zones[zone] ?? 0)),
  ]
}

/** Students for whom there is a seat in the room and a place in the lesson. */
export const seats: Rule = ({ draft, room, type }) => {
  const given = draft.enrolment_ids.length
  const most = draft.seats ?? type.max_students
  return [
    ...(room && given > room.legal_capacity
      ? [
          {
            code: 'room_seats' as const,
            severity: 'hard' as const,
            ...about('room', room.id),
            needed: room.legal_capacity,
            given,
          },
        ]
      : []),
    ...(given > most ? [{ code: 'lesson_full' as const, severity: 'hard' as const, needed: most, given }] : []),
  ]
}
