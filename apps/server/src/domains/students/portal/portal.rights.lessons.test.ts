import { guardianRights } from '@dsms/contract/students/guardians/calls'
import { beforeAll, describe } from 'vitest'
import type { TestPerson } from '../../../testing/factories.ts'
import { makeTaught, type Taught, triedWithLessons as tried } from './portal.rights.lessons.testing.ts'
import { givenRights, named, walkAsGuardian, walkAsStranger, walkAsStudent } from './portal.rights.testing.ts'

let ward: Taught
beforeAll(async () => {
  ward = await makeTaught()
})

describe.each(givenRights.map((rights) => [named(rights), rights] as const))('a guardian with %s', (_, rights) => {
  let guardian: TestPerson
  beforeAll(async () => {
    guardian = await ward.school.motherOf(ward.student, rights)
  })
  walkAsGuardian(rights, { tried, ward: () => ward, who: () => guardian })
})

describe('the student', () => {
  walkAsStudent({ tried, ward: () => ward, who: () => ward.student })
})

describe('a guardian of somebody else, with all rights', () => {
  let stranger: TestPerson
  beforeAll(async () => {
    stranger = await ward.school.motherOf(await ward.school.studentWith(), [...guardianRights])
  })
  walkAsStranger({ tried, ward: () => ward, who: () => stranger })
})

describe('another student of the school', () => {
  let stranger: TestPerson
  beforeAll(async () => {
    stranger = await ward.school.studentWith()
  })
  walkAsStranger({ tried, ward: () => ward, who: () => stranger })
})
