import { mostAtOnce, othersOf } from '../lanes.ts'
import { about, type Rule, type Scene } from '../scene.ts'
import type { ResourceKind, Violation, ViolationCode } from '../violations.ts'

/** Anyone who and whatever gives one lesson at a time. `needed` is how many at once there is room for. */
export const busy: Rule = (scene) => {
  const { draft, room, simulator } = scene
  return [
    ...taken(scene, 'trainer_busy', 'trainer', draft.trainer_id),
    ...taken(scene, 'vehicle_busy', 'vehicle', draft.vehicle_id),
    // a room without walls holds as many classes as come
    ...(room?.is_online ? [] : taken(scene, 'room_busy', 'room', draft.room_id)),
    ...taken(scene, 'simulator_busy', 'simulator', draft.simulator_id, simulator?.stations ?? 1),
  ]
}

/** Anyone who learns; somebody in two courses is one person all the same. */
export const studentBusy: Rule = (scene) =>
  [...new Set(scene.enrolments.map(({ student_id }) => student_id))].flatMap((student) =>
    taken(scene, 'student_busy', 'student', student),
  )

/** A lesson that is there already, where with this one there would be more at once than there is room for. */
export function taken(
  scene: Scene,
  code: ViolationCode,
  kind: ResourceKind,
  id: number | undefined,
  room = 1,
): Violation[] {
  if (id === undefined) return []
  const { most, first } = mostAtOnce(othersOf(scene, kind, id), scene.draft)
  if (most < room) return []
  return [
    {
      code,
      severity: 'hard',
      ...about(kind, id),
      ...(first ? { lesson_id: first.lesson_id } : {}),
      needed: room,
      given: most + 1,
    },
  ]
}
