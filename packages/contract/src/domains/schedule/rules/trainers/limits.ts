import { minuteMs } from '../../../../kernel/time/milliseconds.ts'
import type { Claim } from '../facts.ts'
import { isPractical } from '../kinds.ts'
import { beginningIn, othersOf, runAround } from '../lanes.ts'
import { about, minutesIn, type Rule, type Scene, told } from '../scene.ts'
import type { Violation, ViolationCode } from '../violations.ts'

/** Anyone who works longer has a break, Directive 2003/88/EC, article 4; how long it is the trainer's record says. */
const workWithoutBreak = 6 * 60

/**
 * Most minutes at the wheel a day, exam drives included: the trainer's own, else the country's (Germany: 495). Most
 * minutes of all work a day and a week, and most lessons a day. `needed` is the limit, `given` what it would be.
 */
export const trainerLimits: Rule = (scene) => {
  const { trainer, facts, when } = scene
  if (!trainer) return []
  const claims = othersOf(scene, 'trainer', trainer.id)
  const today = beginningIn(claims, when.today)
  const { trainer_practice_day, trainer_work_day, trainer_work_week } = facts.settings
  const refusal = (code: ViolationCode, needed: number | null, given: number): Violation[] =>
    needed !== null && given > needed
      ? [{ code, severity: 'hard', ...about('trainer', trainer.id), needed, given }]
      : []
  const ofDay = [
    ...(scene.isPractical
      ? refusal(
          'trainer_day_limit',
          trainer.max_minutes_day ?? trainer_practice_day,
          total(
            scene,
            today.filter((claim) => isPractical({ kind: claim.lesson_kind, stage: claim.stage })),
          ),
        )
      : []),
    ...refusal('trainer_day_limit', trainer_work_day, total(scene, today)),
  ]
  return [
    ...ofDay.slice(0, 1),
    ...refusal(
      'trainer_week_limit',
      trainer.max_minutes_week ?? trainer_work_week,
      total(scene, beginningIn(claims, when.week)),
    ),
    ...refusal('trainer_lessons_limit', trainer.max_lessons_day, today.length + 1),
  ]
}

const total = ({ minutes }: Scene, others: readonly Claim[]): number =>
  others.reduce((sum, claim) => sum + minutesIn(claim), minutes)

/** Six hours of work on end, short gaps included, call for the trainer's break. `needed` and `given` are minutes of work. */
export const trainerRest: Rule = (scene) => {
  const { trainer, draft } = scene
  if (!trainer?.min_break_minutes) return []
  const breakMs = trainer.min_break_minutes * minuteMs
  const run = runAround(othersOf(scene, 'trainer', trainer.id), draft, breakMs)
  const given = minutesIn({ start: run.from, end: run.to })
  if (run.all.length === 1 || given <= workWithoutBreak) return []
  return [
    {
      code: 'trainer_rest',
      severity: 'overridable',
      ...about('trainer', trainer.id),
      needed: workWithoutBreak,
      given,
      // after everything else it is enough to come later
      ...(run.to === draft.end ? { suggestion: told(lastEnd(run.all.slice(1)) + breakMs) } : {}),
    },
  ]
}

const lastEnd = (times: readonly { end: number }[]): number => Math.max(...times.map(({ end }) => end))
