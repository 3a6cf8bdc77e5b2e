import { describe, expect, it } from 'vitest'
import { type Border, wrongAt } from '../borders.testing.ts'
import { against, type Change, claim, codesAgainst, monday, on, onlyOne } from '../facts.testing.ts'

const drive = (from: string, to: string, more = {}) => claim('student', 11, [from, to], more)
const paper = (is_approved: boolean, expires_on: string | null) => ({
  papers: [{ kind: 'medical', is_approved, expires_on }],
})
const breaks = { student_break_after: 120, student_break_minutes: 60 }
const special = {
  kind: 'motorway',
  stage: 'special',
  prerequisites: [{ stage: 'road' as const, minutes: 120 }],
} as const

describe('whether a student may come', () => {
  it.each<Border>([
    [
      'student_status',
      'before it begins',
      'hard',
      { enrolment: { status: 'awaiting_payment' } },
      { enrolment: { status: 'active' } },
    ],
    [
      'student_status',
      'until the exam',
      'hard',
      { enrolment: { status: 'passed' } },
      { enrolment: { status: 'exam_phase' } },
    ],
    ['student_status', 'while paused', 'hard', { enrolment: { student_status: 'paused' } }, {}],
    ['student_status', 'once they left', 'hard', { enrolment: { student_status: 'withdrawn' } }, {}],
    [
      'student_status',
      'by themselves before they are active',
      'hard',
      { draft: { by_student: true }, enrolment: { student_status: 'applicant' } },
      { draft: { by_student: true } },
    ],
    [
      'student_status',
      'by the office before they are active, with a word',
      'warning',
      { enrolment: { student_status: 'applicant' } },
      {},
    ],
    [
      'student_documents',
      'to its last day',
      'hard',
      { enrolment: paper(true, '2026-03-01') },
      { enrolment: paper(true, monday) },
    ],
    ['student_documents', 'once approved', 'hard', { enrolment: paper(false, null) }, { enrolment: paper(true, null) }],
    [
      'student_documents',
      'with a reason where the school does not insist',
      'overridable',
      { enrolment: paper(false, null), settings: { block_expired_papers: false } },
      { settings: { block_expired_papers: false } },
    ],
  ])('%s: %s', (...border) => expect(wrongAt(...border)).toEqual([]))

  it.each([
    ['on a birthday', '2009-03-02', [], '2026-03-02'],
    ['the day before it', '2009-03-03', ['student_age'], '2026-03-02'],
    ['born on 29 February, on the last day of it', '2008-02-29', ['student_age'], '2025-02-28'],
    ['born on 29 February, on 1 March', '2008-02-29', [], '2025-03-01'],
  ])('Annex A 8, student_age: %s', (_, birth_date, codes, day) => {
    const change: Change = {
      draft: on('10:00', '11:00', day),
      facts: { now: on('10:00', '11:00', '2025-01-01').start },
      enrolment: { birth_date, last_lesson_on: null },
      vehicle: { odometer_on: '2025-01-01' },
    }
    expect(codesAgainst(change)).toEqual(codes)
  })

  it('student_age: tells the first day, and nothing where no birthday is known', () => {
    expect(onlyOne({ enrolment: { birth_date: '2009-03-03' } })).toMatchObject({
      severity: 'hard',
      needed: '2026-03-03',
    })
    expect(codesAgainst({ enrolment: { birth_date: null } })).toEqual([])
  })
})

describe('how much a student drives', () => {
  it.each<Border>([
    [
      'student_day_limit',
      'minutes at the wheel',
      'overridable',
      { claims: [drive('12:00', '13:00')], settings: { student_day_minutes: 119 } },
      { claims: [drive('12:00', '13:00')], settings: { student_day_minutes: 120 } },
    ],
    [
      'student_day_limit',
      'not in class',
      'overridable',
      { claims: [drive('12:00', '13:00')], settings: { student_day_minutes: 60 } },
      { claims: [drive('12:00', '13:00', { lesson_kind: 'theory_class' })], settings: { student_day_minutes: 60 } },
    ],
    [
      'student_break',
      'an hour after two',
      'overridable',
      { claims: [drive('07:01', '09:01')], settings: breaks },
      { claims: [drive('07:00', '09:00')], settings: breaks },
    ],
    [
      'student_break',
      'two hours on end',
      'overridable',
      { claims: [drive('08:59', '10:00')], settings: breaks },
      { claims: [drive('09:00', '10:00')], settings: breaks },
    ],
    [
      'spacing',
      'fourteen days',
      'warning',
      { enrolment: { last_lesson_on: '2026-02-15' } },
      { enrolment: { last_lesson_on: '2026-02-16' } },
    ],
    [
      'spacing',
      'five a week',
      'warning',
      {
        claims: ['03', '04', '05', '06', '07'].map((day) => claim('student', 11, ['10:00', '11:00', `2026-03-${day}`])),
      },
      {
        claims: ['04', '05', '06', '07', '09'].map((day) => claim('student', 11, ['10:00', '11:00', `2026-03-${day}`])),
      },
    ],
    [
      'exam_day',
      'the same day',
      'warning',
      { claims: [drive('14:00', '15:00', { lesson_kind: 'exam' })] },
      { claims: [claim('student', 11, ['14:00', '15:00', '2026-03-03'], { lesson_kind: 'exam' })] },
    ],
    [
      'exam_day',
      'a mock exam is one too, and the exam itself is not told',
      'warning',
      { claims: [drive('14:00', '15:00', { lesson_kind: 'mock_exam' })] },
      { claims: [drive('14:00', '15:00', { lesson_kind: 'mock_exam' })], type: { kind: 'exam' } },
    ],
  ])('%s: %s', (...border) => expect(wrongAt(...border)).toEqual([]))

  it('student_break: says when they have rested', () => {
    expect(onlyOne({ claims: [drive('07:30', '09:30')], settings: breaks })).toMatchObject({
      needed: 120,
      given: 180,
      suggestion: '2026-03-02T07:30:00.000Z',
    })
  })

  it('spacing: a lesson that is booked in between counts', () => {
    const between = [claim('student', 11, ['10:00', '11:00', '2026-03-04'])]
    const draft = on('10:00', '11:00', '2026-03-08')
    expect(codesAgainst({ draft, enrolment: { last_lesson_on: '2026-02-20' } })).toEqual(['spacing'])
    expect(codesAgainst({ draft, enrolment: { last_lesson_on: '2026-02-20' }, claims: between })).toEqual([])
  })
})

describe('what a student has to have learnt before', () => {
  it.each<Border>([
    [
      'prerequisite',
      'minutes of a stage',
      'hard',
      { type: special, enrolment: { minutes: { road: 119 } } },
      { type: special, enrolment: { minutes: { road: 120 } } },
    ],
  ])('%s: %s', (...border) => expect(wrongAt(...border)).toEqual([]))

  it('Annex A 21: special drives come after the basics, in one long day too', () => {
    const enrolment = { minutes: { road: 120 } }
    expect(onlyOne({ type: special })).toMatchObject({ code: 'prerequisite', stage: 'road', needed: 120, given: 0 })
    expect(codesAgainst({ type: special, enrolment, claims: [drive('09:00', '10:00')] })).toEqual([])
    expect(against({ type: special, enrolment, claims: [drive('12:00', '13:00')] })).toMatchObject([
      { code: 'prerequisite', needed: 120, given: 60 },
    ])
    // of another course, or another stage
    expect(codesAgainst({ type: special, enrolment, claims: [drive('12:00', '13:00', { enrolment_id: 9 })] })).toEqual(
      [],
    )
    expect(codesAgainst({ type: special, enrolment, claims: [drive('12:00', '13:00', { stage: 'yard' })] })).toEqual([])
  })
})
