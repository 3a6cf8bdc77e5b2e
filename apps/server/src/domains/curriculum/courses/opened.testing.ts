import { courses } from '@dsms/contract/curriculum/courses/calls'
import { licenceTypes } from '@dsms/contract/curriculum/licences/calls'
import { type RequirementInput, saveTrainingRequirements } from '@dsms/contract/curriculum/licences/requirements'
import type { TestPerson } from '../../../testing/factories.ts'
import { callAs } from '../../../testing/harness.ts'

const twoStages: RequirementInput[] = [
  { stage: 'theory', min_minutes: 480, min_sessions: 4 },
  { stage: 'road', min_minutes: 1200 },
]

/** Says what a licence type asks for from a day on. */
export const askFor = (owner: TestPerson, id: number, rows = twoStages, effective_from = '2026-01-01', based_on = 0) =>
  callAs(owner.token, saveTrainingRequirements, { params: { id }, body: { based_on, effective_from, rows } })

/** A licence type takes students, once it says what it asks for. */
export async function openLicence(owner: TestPerson, id: number, rows = twoStages): Promise<void> {
  await askFor(owner, id, rows)
  await callAs(owner.token, licenceTypes.calls.changeStatus, { params: { id }, body: { status: 'active' } })
}

/** A course takes students, of a licence type that takes them already. */
export const openCourse = async (owner: TestPerson, id: number) =>
  (await callAs(owner.token, courses.calls.changeStatus, { params: { id }, body: { status: 'active' } })).body

/** A course as the sample makes it, with its licence type, takes students. */
export async function openBoth(owner: TestPerson, id: number): Promise<number> {
  const { body } = await callAs(owner.token, courses.calls.get, { params: { id }, query: {} })
  await openLicence(owner, body.licence_type_id)
  await openCourse(owner, id)
  return id
}
