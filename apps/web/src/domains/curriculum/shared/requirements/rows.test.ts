import { complete, type Requirement, type RequirementInput } from '@dsms/contract/curriculum/licences/requirements'
import { expect, it } from 'vitest'
import { differences, edited, takenOver, toInput, totals } from './rows.ts'

const rows = (...inputs: RequirementInput[]): Requirement[] => inputs.map(complete)
const mine = rows(
  { stage: 'theory', min_minutes: 480 },
  { stage: 'road', min_minutes: 780, gearbox: 'automatic' },
  { stage: 'road', min_minutes: 1200, gearbox: 'manual' },
  { stage: 'road', min_minutes: 360, prior_experience: 'over_5_years' },
)

it('adds up what a learner takes, for a gearbox and without the rows for the experienced', () => {
  expect(totals(mine, 'manual').all).toEqual({ minutes: 1680, sessions: 0, km: 0 })
  expect(totals(mine, 'automatic').stages.map(({ stage, minutes }) => [stage, minutes])).toEqual([
    ['theory', 480],
    ['road', 780],
  ])
})

it('marks what differs and takes it over, part by part', () => {
  const theirs = rows({ stage: 'theory', min_minutes: 500 }, { stage: 'yard', min_minutes: 360 })
  const found = differences(mine.slice(0, 2), theirs)
  expect(found.map(({ mine, theirs, isSame }) => [mine?.min_minutes, theirs?.min_minutes, isSame])).toEqual([
    [480, 500, false],
    [780, undefined, false],
    [undefined, 360, false],
  ])
  const all = found.reduce(takenOver, mine.slice(0, 2))
  expect(all).toEqual(theirs)
  expect(differences(all, theirs).every(({ isSame }) => isSame)).toBe(true)
})

it('goes through the form and back unchanged', () => {
  expect(mine.map((row) => complete(toInput(edited(row))))).toEqual(mine)
})
