import { common } from '../../../../kernel/time/spans.ts'
import { freeOn, leaveOn } from '../../../people/availability/rules.ts'
import type { TrainerFacts } from '../facts.ts'
import { placeOf } from '../kinds.ts'
import { about, type Rule } from '../scene.ts'

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
const isHereOn = ({ status, left_on }: TrainerFacts, day: string): boolean =>
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
export const trainerHours: Rule = ({ draft, facts, trainer, type, when }) => {
  if (!trainer || trainer.rules.length === 0) return []
  const own = {
    zone: facts.zone,
    rules: trainer.rules,
    // what takes hours away is told by the rules about leave and opening hours
    exceptions: trainer.exceptions.filter(({ kind }) => kind === 'available'),
    leave: [],
    branches: [],
  }
  const wish = {
    kind: placeOf(type) === 'theory' ? ('theory' as const) : ('lessons' as const),
    branch_id: draft.branch_id,
  }
  let until = draft.start
  for (const { day } of when.parts)
    for (const { starts_at, ends_at } of freeOn(own, day, wish, when.steady).free)
      if (Date.parse(starts_at) <= until) until = Math.max(until, Date.parse(ends_at))
  return until >= draft.end ? [] : [{ code: 'trainer_hours', severity: 'overridable', ...about('trainer', trainer.id) }]
}
