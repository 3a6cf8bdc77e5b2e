import { describe, expect, it } from 'vitest'
import { complete, type RequirementInput } from '../licences/requirements.ts'
import { minutesOf, rowsFor, stagePlan } from './plan.ts'

const rows = (...some: RequirementInput[]) => some.map(complete)
const beginner = { gearbox: 'both', prior_experience: 'none' } as const

describe('what a course takes', () => {
  it('is the sum of the parts of each stage, in the order of training', () => {
    const plan = stagePlan(
      rows(
        { stage: 'road', sub_kind: 'town', min_minutes: 600 },
        { stage: 'theory', min_minutes: 480, min_sessions: 4 },
        { stage: 'road', sub_kind: 'night', min_minutes: 60, min_km: 40 },
      ),
      beginner,
    )
    expect(plan).toEqual([
      { stage: 'theory', minutes: 480, sessions: 4, km: 0 },
      { stage: 'road', minutes: 660, sessions: 0, km: 40 },
    ])
    expect(minutesOf(plan)).toBe(1140)
  })

  it('has what the course adds, also in a stage that nobody asks for', () => {
    const asked = rows({ stage: 'road', min_minutes: 600 })
    expect(stagePlan(asked, beginner, { road: 60, simulator: 90, yard: 0 })).toEqual([
      { stage: 'simulator', minutes: 90, sessions: 0, km: 0 },
      { stage: 'road', minutes: 660, sessions: 0, km: 0 },
    ])
  })

  it('goes by the gearbox, and by the longer of the two where none is chosen', () => {
    const asked = rows(
      { stage: 'road', gearbox: 'manual', min_minutes: 1200 },
      { stage: 'road', gearbox: 'automatic', min_minutes: 780 },
      { stage: 'theory', min_minutes: 60 },
    )
    const minutes = (gearbox: 'manual' | 'automatic' | 'both') => minutesOf(stagePlan(asked, { ...beginner, gearbox }))
    expect([minutes('manual'), minutes('automatic'), minutes('both')]).toEqual([1260, 840, 1260])
  })

  it('is that of beginners for people with a licence, unless something is said of them', () => {
    const asked = rows(
      { stage: 'road', min_minutes: 1200 },
      { stage: 'road', prior_experience: 'over_5_years', min_minutes: 600 },
    )
    const of = (prior_experience: 'over_5_years' | 'under_2_years') =>
      rowsFor(asked, { gearbox: 'manual', prior_experience }).map(({ min_minutes }) => min_minutes)
    expect(of('over_5_years')).toEqual([600])
    expect(of('under_2_years')).toEqual([1200])
  })

  it('is nothing where nothing is asked', () => {
    expect(stagePlan([], beginner)).toEqual([])
    expect(minutesOf([])).toBe(0)
  })
})
