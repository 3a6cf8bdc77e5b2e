import { common } from '../../../../kernel/time/spans.ts'
import { shutOn } from '../../../trainers/availability/opening.ts'
import type { BranchFacts, LessonDraft } from '../facts.ts'
import type { Rule } from '../scene.ts'
import type { Violation } from '../violations.ts'
import { whenOf } from '../when.ts'

/** On a holiday, or outside the hours of the branch: the first of it that a lesson meets. `given` is the day's name. */
export const opening: Rule = ({ branch, facts, when }) => {
  if (!branch) return []
  for (const { day, span } of when.parts)
    for (const { by, name, spans } of shutOn([branch], day)) {
      if (by !== 'holiday' && !facts.settings.only_in_hours) continue
      if (common(spans, [span]).length === 0) continue
      const code = by === 'holiday' ? 'holiday' : 'school_closed'
      const found: Violation = { code, severity: 'overridable', ...(name === null ? {} : { given: name }) }
      return [found]
    }
  return []
}

/** Whether a branch is open all the time of a lesson, also where the school lets people plan outside of its hours: to offer such is odd. */
export const isOpenAt = (branch: BranchFacts | undefined, draft: LessonDraft, zone: string): boolean =>
  !branch ||
  whenOf(draft, zone).parts.every(({ day, span }) =>
    shutOn([branch], day).every(({ spans }) => common(spans, [span]).length === 0),
  )
