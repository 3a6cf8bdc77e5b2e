import { students } from '@dsms/contract/students/students/calls'
import * as calls from '@dsms/contract/students/students/consents'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../../testing/factories.ts'
import { callAs, send } from '../../../../testing/harness.ts'
import { refusal, wrongFields } from '../../../../testing/reads.ts'

let owner: TestPerson & { schoolId: number }
let student: number
let trainer: number
beforeAll(async () => {
  owner = await makeSchoolAdmin()
})

const give = (body: Record<string, unknown>, by = owner.token) =>
  send(by, calls.giveConsent, {
    params: { id: student },
    body: { trainer_id: trainer, given_on: '2026-01-05', note: 'signed', ...body },
  })
const list = async (id = student) => (await callAs(owner.token, calls.listConsents, { params: { id }, query: {} })).body
const withdraw = (id: number, body: Record<string, unknown>) =>
  send(owner.token, calls.withdrawConsent, { params: { id }, body: { withdrawn_on: '2026-02-01', ...body } })

describe('consents to a trainer', () => {
  beforeAll(async () => {
    student = (await makeRecord('students', owner)).id
    trainer = (await makeRecord('trainers', owner)).id
  })

  it('are written down with a paper or a note, by whom, and hold until they are withdrawn', async () => {
    const paper = await makeRecord('documents', owner, { student_id: student, kind: 'other' })
    const given = await give({ document_id: paper.id, note: null })
    expect(given.status, JSON.stringify(given.body)).toBe(201)
    const [one] = await list()
    expect(one).toMatchObject({
      trainer_id: trainer,
      given_on: '2026-01-05',
      document: { id: paper.id, kind: 'other' },
      note: null,
      withdrawn_on: null,
    })
    expect(one?.by).toEqual(expect.any(String))
    const id = Number(one?.id)
    expect(refusal(await give({}))).toEqual(wrongFields({ trainer_id: 'taken' }))
    expect(refusal(await withdraw(id, { version: 1, withdrawn_on: '2026-01-04' }))).toEqual(
      wrongFields({ withdrawn_on: 'end_before_start' }),
    )
    expect(refusal(await withdraw(id, { version: 1, withdrawn_on: '2999-01-04' }))).toEqual(
      wrongFields({ withdrawn_on: 'date_in_future' }),
    )
    expect((await withdraw(id, { version: 1, note: 'asked by phone' })).status).toBe(200)
    expect(refusal(await withdraw(id, { version: 2 })).code).toBe('illegal_transition')
    // another may be given, and the one before stays to be read
    expect((await give({})).status).toBe(201)
    expect((await list()).map(({ withdrawn_on, withdrawn_note }) => [withdrawn_on, withdrawn_note])).toEqual([
      [null, null],
      ['2026-02-01', 'asked by phone'],
    ])
  })

  it('are refused at the field that is wrong', async () => {
    const other = (await makeRecord('trainers', owner)).id
    const wrong = async (body: Record<string, unknown>) => refusal(await give({ trainer_id: other, ...body }))
    expect(await wrong({ note: ' ' })).toEqual(wrongFields({ note: 'required' }))
    expect(await wrong({ given_on: '2999-01-01' })).toEqual(wrongFields({ given_on: 'date_in_future' }))
    const theirs = await makeRecord('documents', owner, { student_id: (await makeRecord('students', owner)).id })
    expect(await wrong({ document_id: theirs.id })).toEqual(wrongFields({ document_id: 'unknown_choice' }))
    const stranger = await makeSchoolAdmin()
    expect(await wrong({ trainer_id: (await makeRecord('trainers', stranger)).id })).toEqual(
      wrongFields({ trainer_id: 'unknown_choice' }),
    )
    expect((await give({}, stranger.token)).status).toBe(404)
  })

  it('are one where two write them down at once', async () => {
    const other = (await makeRecord('trainers', owner)).id
    const both = await Promise.all([give({ trainer_id: other }), give({ trainer_id: other })])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422])
  })

  it('are for who may see students, and nothing is added to a record that was put away', async () => {
    const reader = await makePerson({ schoolId: owner.schoolId, kind: 'student' })
    expect((await send(reader.token, calls.listConsents, { params: { id: student }, query: {} })).status).toBe(403)
    const away = await makeRecord('students', owner)
    await callAs(owner.token, students.calls.archive, { params: { id: away.id }, query: {} })
    expect(await list(away.id)).toEqual([])
    const late = await send(owner.token, calls.giveConsent, {
      params: { id: away.id },
      body: { trainer_id: trainer, given_on: '2026-01-05', note: 'x' },
    })
    expect(late.status).toBe(404)
  })
})
