import { guardians, linkGuardian, listStudentGuardians, unlinkGuardian } from '@dsms/contract/students/guardians/calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { refusal } from '../../../testing/reads.ts'

let owner: TestPerson & { schoolId: number }
beforeAll(async () => {
  owner = await makeSchoolAdmin()
})

const make = () => makeRecord('guardians', owner)
const link = (student: number, guardian: number, changes: Record<string, unknown> = {}) =>
  send(owner.token, linkGuardian, {
    params: { id: student },
    body: { guardian_id: guardian, relation: 'mother', rights: ['sign', 'sign', 'view_progress'], ...changes },
  })
const mains = async (id: number) =>
  (await callAs(owner.token, listStudentGuardians, { params: { id }, query: {} })).body
    .filter(({ is_main }) => is_main)
    .map(({ guardian_id }) => guardian_id)

describe('guardians of a student', () => {
  it('are several, each of several students, and one of them is the main one', async () => {
    const [student, sibling] = [await makeRecord('students', owner), await makeRecord('students', owner)]
    const [mother, father] = [await make(), await make()]
    expect((await link(student.id, mother.id)).body).toMatchObject([
      { guardian_id: mother.id, relation: 'mother', rights: ['sign', 'view_progress'], is_main: true },
    ])
    await link(sibling.id, mother.id)
    await link(student.id, father.id, { relation: 'father' })
    expect(await mains(student.id)).toEqual([mother.id])
    await link(student.id, father.id, { relation: 'father', is_main: true })
    expect(await mains(student.id)).toEqual([father.id])
    const { body } = await callAs(owner.token, guardians.calls.get, { params: { id: mother.id }, query: {} })
    expect(body.students.map(({ id }) => id)).toEqual([student.id, sibling.id])
    const away = () => send(owner.token, guardians.calls.archive, { params: { id: father.id }, query: {} })
    expect(refusal(await away()).code).toBe('record_in_use')
    await send(owner.token, unlinkGuardian, { params: { id: student.id, guardian_id: father.id }, query: {} })
    expect(await mains(student.id)).toEqual([mother.id])
    expect((await away()).status).toBe(200)
  })

  it('are made main by two at once, and one of them is', async () => {
    const student = await makeRecord('students', owner)
    const both = [await make(), await make(), await make()]
    await link(student.id, both[0]?.id ?? 0)
    const replies = await Promise.all(both.slice(1).map(({ id }) => link(student.id, id, { is_main: true })))
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(await mains(student.id)).toHaveLength(1)
  })

  it('are of the own school', async () => {
    const stranger = await makeSchoolAdmin()
    const theirs = await makeRecord('guardians', stranger)
    const student = await makeRecord('students', owner)
    expect(refusal(await link(student.id, theirs.id)).code).toBe('not_found')
    const own = await make()
    const theirStudent = await makeRecord('students', stranger)
    expect(refusal(await link(theirStudent.id, own.id)).code).toBe('not_found')
  })
})
