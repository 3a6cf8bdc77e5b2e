import { makeRecord } from '../../../testing/areas.ts'
import type { TestPerson } from '../../../testing/factories.ts'
import { openCourse, openLicence } from './opened.testing.ts'

/** A licence type that takes students. */
export async function makeLicence(owner: TestPerson, changes: Record<string, unknown> = {}) {
  const type = await makeRecord('licenceTypes', owner, changes)
  await openLicence(owner, type.id)
  return type
}

/** A course that takes students, of a licence type of its own unless one is named. */
export async function makeCourse(owner: TestPerson, changes: Record<string, unknown> = {}) {
  const licence_type_id = changes.licence_type_id ?? (await makeLicence(owner)).id
  const { id } = await makeRecord('courses', owner, { ...changes, licence_type_id })
  return openCourse(owner, id)
}
