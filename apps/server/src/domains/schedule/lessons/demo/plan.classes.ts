import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { withoutClass } from './learners.ts'
import type { Opening, Planning } from './practice.ts'

const classMinutes = 120
const mostInClass = 12

/** A class of those who have theory before them, in a room of the branch. */
export function classAt(
  { school, diary, learners }: Planning,
  { day, at, left, trainer, branch_id }: Opening,
  atLeast = 3,
) {
  const type = school.typeOf.get('TH')
  if (!type || left < classMinutes) return undefined
  for (const room of school.rooms.filter((one) => one.branch_id === branch_id)) {
    const whole = {
      type_id: type.id,
      branch_id,
      start: at,
      end: at + classMinutes * minuteMs,
      trainer_id: trainer.id,
      room_id: room.id,
    }
    const there = withoutClass(learners, day, at)
      .filter(({ id }) => diary.fits({ ...whole, enrolment_ids: [id] }))
      .slice(0, mostInClass)
    if (there.length < atLeast || !diary.add({ ...whole, enrolment_ids: there.map(({ id }) => id) })) continue
    for (const learner of there) {
      learner.theory += classMinutes
      learner.lastClass = at
    }
    return diary.lessons.at(-1)
  }
  return undefined
}
