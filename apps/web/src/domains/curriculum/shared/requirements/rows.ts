import type { Requirement, RequirementInput, TrainingStage } from '@dsms/contract/curriculum/licences/requirements'
import { complete, requirementKey, trainingStages } from '@dsms/contract/curriculum/licences/requirements'

/** A row while it is edited: with a name of its own, and empty text where no number is. */
export interface EditedRow {
  key: string
  gearbox: Requirement['gearbox']
  prior_experience: Requirement['prior_experience']
  stage: TrainingStage
  sub_kind: Requirement['sub_kind']
  min_minutes: number | string
  min_sessions: number | string
  min_km: number | string
  max_minutes_on_simulator: number | string
  max_sessions_on_automatic: number | string
  must_finish_before: Requirement['must_finish_before']
}

let made = 0
const nextKey = () => `row-${++made}`

export const emptyRow = (stage: TrainingStage): EditedRow => ({ ...edited(complete({ stage })), key: nextKey() })

export const edited = (row: Requirement): EditedRow => ({
  ...row,
  key: nextKey(),
  min_minutes: row.min_minutes ?? '',
  min_sessions: row.min_sessions ?? '',
  min_km: row.min_km ?? '',
  max_minutes_on_simulator: row.max_minutes_on_simulator ?? '',
  max_sessions_on_automatic: row.max_sessions_on_automatic ?? '',
})

const amount = (value: number | string) => (value === '' ? null : Number(value))

export const toInput = ({ key: _, ...row }: EditedRow): RequirementInput => ({
  ...row,
  min_minutes: amount(row.min_minutes),
  min_sessions: amount(row.min_sessions),
  min_km: amount(row.min_km),
  max_minutes_on_simulator: amount(row.max_minutes_on_simulator),
  max_sessions_on_automatic: amount(row.max_sessions_on_automatic),
})

/** How much a learner without experience takes at least in each stage; for a gearbox, with what holds for any. */
export function totals(rows: readonly Requirement[], gearbox: 'manual' | 'automatic', experience = 'none') {
  const mine = rows.filter(
    (row) => row.prior_experience === experience && (row.gearbox === 'both' || row.gearbox === gearbox),
  )
  const sum = (of: readonly Requirement[], field: 'min_minutes' | 'min_sessions' | 'min_km') =>
    of.reduce((total, row) => total + (row[field] ?? 0), 0)
  const of = (some: readonly Requirement[]) => ({
    minutes: sum(some, 'min_minutes'),
    sessions: sum(some, 'min_sessions'),
    km: sum(some, 'min_km'),
  })
  return {
    stages: trainingStages
      .map((stage) => ({ stage, ...of(mine.filter((row) => row.stage === stage)) }))
      .filter(({ minutes, sessions, km }) => minutes + sessions + km > 0),
    all: of(mine),
  }
}

export interface Difference {
  key: string
  /** The topics, as either says them. */
  part: Requirement
  mine: Requirement | undefined
  theirs: Requirement | undefined
  isSame: boolean
}

/** What both say about each part: the school's rows in their order, then what only the pack has. */
export function differences(mine: readonly Requirement[], theirs: readonly Requirement[]): Difference[] {
  const parts = new Map([...mine, ...theirs].map((row) => [requirementKey(row), row]))
  return [...parts].map(([key, part]) => {
    const [own, other] = [mine, theirs].map((rows) => rows.find((row) => requirementKey(row) === key))
    return { key, part: own ?? part, mine: own, theirs: other, isSame: JSON.stringify(own) === JSON.stringify(other) }
  })
}

/** The rows with what the pack says of one part: changed, added at the end, or taken out. */
export function takenOver(mine: readonly Requirement[], { key, theirs }: Difference): Requirement[] {
  if (!theirs) return mine.filter((row) => requirementKey(row) !== key)
  if (!mine.some((row) => requirementKey(row) === key)) return [...mine, theirs]
  return mine.map((row) => (requirementKey(row) === key ? theirs : row))
}
