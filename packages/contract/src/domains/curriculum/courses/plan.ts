import { type Requirement, type TrainingStage, trainingStages } from '../licences/requirements.ts'

/** Minutes that a course adds to what the licence type asks for, by stage; never less than nothing. */
export type ExtraMinutes = Partial<Record<TrainingStage, number>>

export interface StagePlan {
  stage: TrainingStage
  /** With what the course adds. */
  minutes: number
  sessions: number
  km: number
}

/** What of a licence type's requirements is about somebody: by gearbox and by how long they hold a licence already. */
type Learner = Pick<Requirement, 'gearbox' | 'prior_experience'>

/**
 * The rows that hold for a learner. Where nothing is said of people with a licence, they learn all that a beginner
 * learns.
 */
export function rowsFor(rows: readonly Requirement[], { gearbox, prior_experience }: Learner): Requirement[] {
  const fits = (row: Requirement) => gearbox === 'both' || row.gearbox === 'both' || row.gearbox === gearbox
  const of = (experience: Requirement['prior_experience']) =>
    rows.filter((row) => row.prior_experience === experience && fits(row))
  const own = of(prior_experience)
  return own.length ? own : of('none')
}

/**
 * What each stage takes in all, in the order of training; stages without anything are left out. Who has not chosen a
 * gearbox is planned with the one that takes longer: both are never learnt one after the other.
 */
export function stagePlan(rows: readonly Requirement[], learner: Learner, extra: ExtraMinutes = {}): StagePlan[] {
  const plans = (learner.gearbox === 'both' ? (['manual', 'automatic'] as const) : [learner.gearbox]).map((gearbox) =>
    rowsFor(rows, { ...learner, gearbox }),
  )
  const most = (stage: TrainingStage, field: 'min_minutes' | 'min_sessions' | 'min_km') =>
    Math.max(...plans.map((mine) => sum(mine.map((row) => (row.stage === stage ? (row[field] ?? 0) : 0)))))
  return trainingStages
    .map((stage) => ({
      stage,
      minutes: most(stage, 'min_minutes') + (extra[stage] ?? 0),
      sessions: most(stage, 'min_sessions'),
      km: most(stage, 'min_km'),
    }))
    .filter(({ minutes, sessions, km }) => minutes + sessions + km > 0)
}

export const minutesOf = (plan: readonly { minutes: number }[]): number => sum(plan.map(({ minutes }) => minutes))

/** Whether somebody with a gearbox may learn where another is taught: `both` teaches either. */
export const suitsGearbox = (taught: string, wanted: string): boolean => taught === 'both' || taught === wanted

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
