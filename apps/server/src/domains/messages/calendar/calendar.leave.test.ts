import { listLeaveDays } from '@dsms/contract/messages/calendar/calls'
import { leaveRequests } from '@dsms/contract/trainers/leaveRequests/calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, makeSuperAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { refusal, wrongFields } from '../../../testing/reads.ts'
import { makeReaching } from '../../staff/directory/directory.testing.ts'

let owner: TestPerson & { schoolId: number }
let salem: TestPerson
let noura: TestPerson
let leave: number

async function away(trainer: TestPerson, first_day: string, last_day: string, status: string, more: object = {}) {
  const { id } = await makeRecord('leaveRequests', owner, { trainer_id: trainer.id, first_day, last_day, ...more })
  if (status !== 'pending')
    await callAs(owner.token, leaveRequests.calls.changeStatus, {
      params: { id },
      body: { status: status as 'approved', ...(status === 'rejected' ? { reason: 'لا' } : {}) },
    })
  return id
}

const march = { from: '2027-03-01', to: '2027-04-01' }
const seen = async (who: TestPerson, span = march) => (await callAs(who.token, listLeaveDays, { query: span })).body
const trainersOf = async (who: TestPerson) => (await seen(who)).map(({ trainer_id }) => trainer_id).sort()

beforeAll(async () => {
  owner = await makeSchoolAdmin()
  salem = await makePerson({ schoolId: owner.schoolId, kind: 'trainer', firstName: 'سالم' })
  noura = await makePerson({ schoolId: owner.schoolId, kind: 'trainer', firstName: 'نورة' })
  leave = await away(salem, '2027-03-10', '2027-03-12', 'approved', { from_noon: true, kind: 'vacation' })
  await away(salem, '2027-03-20', '2027-03-21', 'pending')
  await away(salem, '2027-03-22', '2027-03-23', 'rejected')
  await away(noura, '2027-03-30', '2027-04-02', 'approved')
})

describe('leave in the calendar', () => {
  it('is what was approved, with its half days, for who may see the list of leave', async () => {
    const marks = await seen(owner)
    expect(marks.map(({ leave_id }) => leave_id)).toHaveLength(2)
    expect(marks[0]).toEqual({
      leave_id: leave,
      trainer_id: salem.id,
      trainer: expect.stringContaining('سالم'),
      kind: 'vacation',
      starts_on: '2027-03-10',
      ends_on: '2027-03-12',
      from_noon: true,
      until_noon: false,
      is_own: false,
    })
    const clerk = await makePerson({ schoolId: owner.schoolId, permissions: ['availability_and_leave.view'] })
    expect(await trainersOf(clerk)).toEqual([salem.id, noura.id].sort())
  })

  it('touches the span by its first and by its last day, and not by the day after', async () => {
    const days = async (from: string, to: string) => (await seen(owner, { from, to })).length
    expect(await days('2027-03-12', '2027-03-13')).toBe(1)
    expect(await days('2027-03-13', '2027-03-30')).toBe(0)
    expect(await days('2027-03-01', '2027-03-10')).toBe(0)
    expect(await days('2027-04-02', '2027-04-09')).toBe(1)
  })

  it('is a trainer’s own, and nobody’s for students, other schools and the platform', async () => {
    expect(await seen(salem)).toMatchObject([{ leave_id: leave, is_own: true }])
    const student = await makePerson({ schoolId: owner.schoolId, kind: 'student' })
    for (const who of [student, await makeSchoolAdmin(), await makeSuperAdmin()]) expect(await seen(who)).toEqual([])
  })

  it('reaches as far as the role does', async () => {
    const permissions = ['availability_and_leave.view']
    expect(await seen(await makeReaching(owner.schoolId, 'own', { permissions }))).toEqual([])
  })

  it('is asked for some days at a time', async () => {
    const far = await send(owner.token, listLeaveDays, { query: { from: '2027-01-01', to: '2029-01-01' } })
    expect(refusal(far)).toEqual(wrongFields({ to: 'too_long_span' }))
    const back = await send(owner.token, listLeaveDays, { query: { from: '2027-01-02', to: '2027-01-01' } })
    expect(refusal(back)).toEqual(wrongFields({ to: 'end_before_start' }))
  })
})
