import { expect, it } from 'vitest'
import type { MyStudent } from './calls.ts'
import { stepsToBooking } from './steps.ts'

type Asked = Pick<MyStudent, 'status' | 'rights' | 'gaps' | 'papers' | 'contract' | 'courses'>

const paper = (kind: 'photo' | 'id' | 'medical', status: MyStudent['papers'][number]['status'], reason?: string) => ({
  ...{ kind, status, reason: reason ?? null },
  document_id: null,
  expires_on: null,
})
const course = (status: MyStudent['courses'][number]['status'], is_bookable = false) =>
  ({ course: 'B', status, is_bookable }) as MyStudent['courses'][number]

const steps = (changes: Partial<Asked>) =>
  stepsToBooking({
    ...{ status: 'active', rights: ['view_progress', 'sign'], gaps: [], papers: [], contract: null },
    courses: [course('active', true)],
    ...changes,
  } as unknown as MyStudent)

it('are none where booking is open', () => {
  expect(steps({})).toEqual([])
  expect(steps({ courses: [course('on_hold'), course('exam_phase', true)] })).toEqual([])
})

it('name each paper that is missing, rejected or over, and those that wait for the office, in the order of what is lacking', () => {
  const papers = [paper('photo', 'rejected', 'dark'), paper('id', 'pending'), paper('medical', 'missing')]
  const gaps = ['identity', 'guardian', 'documents', 'documents_pending'] as const
  expect(steps({ status: 'applicant', gaps: [...gaps], papers, courses: [course('draft')] })).toEqual([
    { step: 'data', gap: 'identity' },
    { step: 'guardian' },
    { step: 'paper', kind: 'photo', status: 'rejected', reason: 'dark' },
    { step: 'paper', kind: 'medical', status: 'missing', reason: null },
    { step: 'paper_waits', kind: 'id' },
  ])
})

it('say who signs the contract', () => {
  const contract = (awaits: ('student' | 'guardian')[], may_sign: 'student' | 'guardian' | null) =>
    steps({ gaps: ['contract'], contract: { id: 7, awaits, may_sign } })
  expect(steps({ gaps: ['contract'] })).toEqual([{ step: 'contract_prepared' }])
  expect(contract(['student', 'guardian'], 'student')).toEqual([
    { step: 'contract_signs', id: 7 },
    { step: 'contract_waits', role: 'guardian' },
  ])
  expect(contract(['student'], null)).toEqual([{ step: 'contract_waits', role: 'student' }])
})

it('say that the school activates the file, or has ended or paused the training', () => {
  expect(steps({ status: 'applicant' })).toEqual([{ step: 'activation' }])
  expect(steps({ status: 'paused', gaps: ['identity'] })).toEqual([{ step: 'status', status: 'paused' }])
})

it('say what the course waits for: a payment at once, what is the school’s once nothing else is to be done', () => {
  const waiting = { step: 'course', course: 'B', status: 'awaiting_payment' }
  expect(steps({ gaps: ['consent'], courses: [course('awaiting_payment')] })).toEqual([
    { step: 'data', gap: 'consent' },
    waiting,
  ])
  expect(steps({ gaps: ['consent'], courses: [] })).toEqual([{ step: 'data', gap: 'consent' }])
  expect(steps({ courses: [] })).toEqual([{ step: 'no_course' }])
  expect(steps({ courses: [course('active')] })).toEqual([{ step: 'by_office' }])
  expect(steps({ courses: [course('draft')] })).toEqual([{ step: 'course', course: 'B', status: 'draft' }])
})

it('tell a guardian what their rights open', () => {
  expect(steps({ rights: ['book'], courses: [] })).toEqual([])
  expect(steps({ rights: ['sign'], courses: [] })).toEqual([])
  expect(steps({ rights: ['sign'], gaps: ['identity'], courses: [] })).toEqual([{ step: 'data', gap: 'identity' }])
})
