import { common } from '../../../../kernel/time/spans.ts'
import { freeOn, leaveOn } from '../../../trainers/availability/rules.ts'
import type { TrainerFacts } from '../../../trainers/trainers/facts.ts'
import { placeOf } from '../kinds.ts'
import { about, type Rule, type Scene } from '../scene.ts'

/** Whether somebody teaches here at all. `given` is the status. */
export const trainerStanding: Rule = ({ trainer, when }) => {
  if (!trainer) return []
  const severity = 'hard' as const
  if (trainer.status === 'suspended')
    return [{ code: 'trainer_suspended', severity, ...about('trainer', trainer.id), given: trainer.status }]
  if (isHereOn(trainer, when.day)) return []
  return [{ code: 'trainer_inactive', severity, ...about('trainer', trainer.id), given: trainer.status }]
}

/** Lessons up to the last day of somebody who left can still be written down. */
export const isHereOn = ({ status, left_on }: Pick<TrainerFacts, 'status' | 'left_on'>, day: string): boolean =>
  left_on !== null ? (status === 'active' || status === 'left') && day <= left_on : status === 'active'

/** On leave, or away for some hours. `given` is the kind of leave, or what was written down. */
export const trainerOff: Rule = ({ trainer, when }) => {
  if (!trainer) return []
  const leave = trainer.leave.find((one) =>
    when.parts.some(({ day, span }) => common([leaveOn(one, day)], [span]).length > 0),
  )
  // times by the clock are texts that sort as they pass
  const away = trainer.exceptions.find(
    ({ kind, from, to }) => kind === 'unavailable' && from < when.to && when.from < to,
  )
  if (!leave && !away) return []
  const given = leave?.kind ?? away?.reason ?? undefined
  return [
    {
      code: 'trainer_off',
      severity: 'hard',
      ...about('trainer', trainer.id),
      ...(given === undefined ? {} : { given }),
    },
  ]
}

/** Outside the hours that somebody has said for this kind of teaching and this branch. */
export const trainerHours: Rule = (scene) => {
  const { draft, trainer, when } = scene
  if (!trainer || trainer.rules.length === 0) return []
  let until = draft.start
  for (const { day } of when.parts)
    for (const { from, to } of hoursOn(scene, trainer, day)) if (from <= until) until = Math.max(until, to)
  return until >= draft.end ? [] : [{ code: 'trainer_hours', severity: 'overridable', ...about('trainer', trainer.id) }]
}

/** Instants between which somebody teaches. */
type Hours = readonly { from: number; to: number }[]

/** Kept with the facts that they were reckoned from: who looks for free times asks for the same day at each start. */
const kept = new WeakMap<TrainerFacts, Map<string, Hours>>()

function hoursOn({ draft, facts, type, when }: Scene, trainer: TrainerFacts, day: string): Hours {
  const kind = placeOf(type) === 'theory' ? ('theory' as const) : ('lessons' as const)
  const key = `${day} ${kind} ${draft.branch_id} ${facts.zone}`
  const known = kept.get(trainer) ?? new Map<string, Hours>()
  kept.set(trainer, known)
  let hours = known.get(key)
  if (!hours) {
    const own = {
      zone: facts.zone,
      rules: trainer.rules,
      // what takes hours away is told by the rules about leave and opening hours
      exceptions: trainer.exceptions.filter(({ kind: of }) => of === 'available'),
      leave: [],
      branches: [],
    }
    hours = freeOn(own, day, { kind, branch_id: draft.branch_id }, when.steady).free.map(({ starts_at, ends_at }) => ({
      from: Date.parse(starts_at),
      to: Date.parse(ends_at),
    }))
    known.set(key, hours)
  }
  return hours
}
