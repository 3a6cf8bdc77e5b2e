import { describe, expect, it } from 'vitest'
import { type Border, wrongAt } from '../borders.testing.ts'
import { type Change, claim, codesAgainst, on, onlyOne } from '../facts.testing.ts'
import type { Credit, SatExam } from '../facts.ts'

const exam = { kind: 'exam', stage: 'road' } as const
const sat = (day: string, result: SatExam['result'], more: Partial<SatExam> = {}): SatExam => ({
  lesson_id: 800,
  stage: 'road',
  start: on('10:00', '11:00', day).start,
  day,
  result,
  ...more,
})
/** A retake with a fee of its own, by a school with weekends on Friday and Saturday and a holiday on Sunday the 22nd. */
const retake = (day: string, more: Change = {}): Change => ({
  type: exam,
  draft: on('10:00', '11:00', day),
  facts: { now: on('10:00', '11:00', '2026-01-01').start },
  vehicle: { odometer_on: '2026-01-01' },
  ...more,
  enrolment: { exams: [sat('2026-02-15', 'failed')], settled_exam_fees: 2, ...more.enrolment },
  branch: {
    hours: [0, 1, 2, 3, 4].map((weekday) => ({ weekday, opens: '08:00', closes: '20:00' })),
    days_off: [
      {
        name: 'يوم التأسيس',
        starts_on: '2026-02-22',
        ends_on: '2026-02-22',
        is_working: false,
        open_from: null,
        open_to: null,
      },
    ],
  },
})
const bought = (qty: number, more: Partial<Credit> = {}): Credit => ({
  item_id: 1,
  lesson_kinds: ['road', 'night'],
  unit: 'minutes',
  qty,
  expires_on: null,
  ...more,
})
const drives = (minutes: number) => ({ credit: [bought(600)], drawn: [{ lesson_id: 700, item_id: 1, qty: minutes }] })

describe('what a student has paid for', () => {
  it.each<Border>([
    [
      'student_balance',
      'to the last minute bought',
      'overridable',
      { enrolment: drives(541) },
      { enrolment: drives(540) },
    ],
    [
      'student_balance',
      'with lessons that are planned together with it',
      'overridable',
      { enrolment: drives(540), claims: [claim('student', 11, ['13:00', '14:00'], { lesson_id: -1 })] },
      {
        enrolment: drives(540),
        claims: [
          claim('student', 11, ['13:00', '14:00'], { lesson_id: -1, enrolment_id: 99 }),
          claim('student', 11, ['15:00', '16:00'], { lesson_id: -2, lesson_kind: 'theory_class' }),
        ],
      },
    ],
    [
      'student_debt',
      'more than the school lets pass',
      'overridable',
      { enrolment: { overdue_minor: 5001 }, settings: { debt_limit_minor: 5000 } },
      { enrolment: { overdue_minor: 5000 }, settings: { debt_limit_minor: 5000 } },
    ],
    [
      'student_debt',
      'anything at all, unless the school lets debts be',
      'overridable',
      { enrolment: { overdue_minor: 1 } },
      { enrolment: { overdue_minor: 1 }, settings: { debt_limit_minor: null } },
    ],
    [
      'exam_fee_unpaid',
      'before the exam',
      'overridable',
      { type: exam, enrolment: { settled_exam_fees: 0 } },
      { type: exam, enrolment: { settled_exam_fees: 1 } },
    ],
    [
      'exam_fee_unpaid',
      'a fee for each',
      'overridable',
      { type: exam, enrolment: { exams: [sat('2026-01-04', 'passed')], settled_exam_fees: 1 } },
      { type: exam, enrolment: { exams: [sat('2026-01-04', 'passed')], settled_exam_fees: 2 } },
    ],
  ])('%s: %s', (...border) => expect(wrongAt(...border)).toEqual([]))

  it('student_balance: does not count the lesson itself, classes, or what nobody sold', () => {
    const enrolment = { credit: [bought(60)], drawn: [{ lesson_id: 5, item_id: 1, qty: 60 }] }
    expect(codesAgainst({ draft: { lesson_id: 5 }, enrolment })).toEqual([])
    expect(onlyOne({ draft: { lesson_id: 6 }, enrolment })).toMatchObject({ needed: 120, given: 60 })
    expect(codesAgainst({ enrolment: { ...enrolment, credit: [] } })).toEqual([])
    const theory = { kind: 'theory_class', stage: 'theory' } as const
    expect(codesAgainst({ type: theory, enrolment })).not.toContain('student_balance')
  })

  it('student_balance: counts what is for this kind, on this day, and lessons that are held', () => {
    const other = { credit: [bought(60, { lesson_kinds: ['night'] })] }
    expect(codesAgainst({ enrolment: other }), 'nothing was bought for the road').toEqual([])
    const over = { credit: [bought(600, { expires_on: '2026-03-01' })] }
    expect(codesAgainst({ enrolment: over })).toEqual([])
    const held = [{ lesson_id: 9, lesson_kind: 'night' as const, minutes: 30 }]
    expect(onlyOne({ enrolment: { credit: [bought(80)], held } })).toMatchObject({ needed: 90, given: 80 })
    const piece = { credit: [bought(1, { unit: 'pieces' })] }
    expect(codesAgainst({ enrolment: piece })).toEqual([])
    const taken = { ...piece, drawn: [{ lesson_id: 9, item_id: 1, qty: 1 }] }
    expect(codesAgainst({ enrolment: taken })).toEqual(['student_balance'])
  })

  it('student_debt: tells amounts with their currency', () => {
    expect(onlyOne({ enrolment: { overdue_minor: 1250 } })).toMatchObject({ needed: 'SAR 0', given: 'SAR 1250' })
  })

  it('exam_fee_unpaid: of two that stand the later one lacks its fee, and a new one too', () => {
    const enrolment = { exams: [sat('2026-03-02', null, { lesson_id: 5 }), sat('2026-03-09', null, { lesson_id: 6 })] }
    const at = (lesson_id: number | undefined, day: string) =>
      codesAgainst({ type: exam, draft: { lesson_id, ...on('10:00', '11:00', day) }, enrolment })
    expect([at(5, '2026-03-02'), at(6, '2026-03-09'), at(undefined, '2026-03-02')]).toEqual([
      [],
      ['exam_fee_unpaid'],
      ['exam_fee_unpaid'],
    ])
  })
})

describe('how soon an exam may be tried again', () => {
  it.each<Border>([
    // 16-19 February, 23-26 and the 1st and 2nd of March are the ten working days
    ['exam_retake_too_soon', 'by working days', 'overridable', retake('2026-03-01'), retake('2026-03-02')],
    [
      'exam_retake_too_soon',
      'by the law in days of the calendar',
      'hard',
      retake('2026-03-02', { settings: { law_retake_days: 16 } }),
      retake('2026-03-03', { settings: { law_retake_days: 16 } }),
    ],
    [
      'exam_retake_too_soon',
      'by the law in working days',
      'hard',
      retake('2026-02-25', { settings: { law_retake_working_days: 8, retake_working_days: 0 } }),
      retake('2026-02-26', { settings: { law_retake_working_days: 8, retake_working_days: 0 } }),
    ],
  ])('%s: %s', (...border) => expect(wrongAt(...border)).toEqual([]))

  it('says the first day that may be', () => {
    expect(onlyOne(retake('2026-02-16'))).toMatchObject({ needed: '2026-03-02', given: '2026-02-16' })
  })

  it('asks for no wait after an exam that was passed, of another stage, or that comes later', () => {
    const after = (...exams: SatExam[]) =>
      codesAgainst(retake('2026-02-16', { enrolment: { exams, settled_exam_fees: 9 } }))
    expect(after(sat('2026-02-12', 'failed'), sat('2026-02-15', 'passed'))).toEqual([])
    expect(after(sat('2026-02-15', 'failed', { stage: 'yard' }))).toEqual([])
    expect(after(sat('2026-02-17', 'failed'))).toEqual([])
  })
})
