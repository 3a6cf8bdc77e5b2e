import { describe, expect, it } from 'vitest'
import { type ExamScheme, examOf, isOpen, schemeFor } from './exam.ts'
import { emptyState, type Mark, type RecordState } from './state.ts'

const scheme: ExamScheme = {
  id: 1,
  name: 'UK',
  licence_type_ids: [],
  max_minor: 15,
  max_serious: 0,
  max_dangerous: 0,
  max_points: null,
  per_group_max: {},
  eliminatory: [],
  min_score: null,
  min_minutes: null,
  manoeuvres: ['slope', 'slalom', 'hill_start'],
  manoeuvres_required: 0,
}
const error = { id: 7, code: 'J1', group: 'junctions', points: 1, repeat_escalates_after: null, immediate_fail: false }
const mark = (nth: number, changes: Partial<Mark> = {}): Mark => ({
  key: String(nth),
  error_type_id: 7,
  severity: 'minor',
  intervention: 'none',
  at: '2026-03-01T08:00:00Z',
  ...changes,
})
const result = (marks: Mark[], changes: Partial<ExamScheme> = {}) =>
  examOf({ ...emptyState, marks }, { ...scheme, ...changes }, [error])

describe('a mock exam', () => {
  it('passes with fifteen minor errors and fails with sixteen, or with one at which the trainer took the controls', () => {
    const fifteen = Array.from({ length: 15 }, (_, nth) => mark(nth))
    expect(result(fifteen)).toMatchObject({ passed: true, minor: 15, scheme: 'UK' })
    expect(result([...fifteen, mark(15)])).toMatchObject({ passed: false, reasons: ['minor'] })
    expect(result([mark(0, { intervention: 'physical' })])).toMatchObject({ passed: false, serious: 1 })
  })

  it('is too short by its own times alone', () => {
    const times = { started_at: '2026-03-01T08:00:00Z', ended_at: '2026-03-01T08:29:00Z' }
    const short = examOf({ ...emptyState, ...times }, { ...scheme, min_minutes: 30 }, [error])
    expect([short.passed, short.reasons]).toEqual([false, ['minutes']])
    expect(result([], { min_minutes: 30 }).passed).toBe(true)
  })

  it('is not passed before as many manoeuvres of the list were shown as it asks for', () => {
    const asked = { ...scheme, manoeuvres_required: 2 }
    const shown = (...manoeuvres: RecordState['manoeuvres']) => examOf({ ...emptyState, manoeuvres }, asked, [error])
    const one = shown('slope', 'barrels')
    expect(one).toMatchObject({ passed: false, reasons: ['manoeuvres'], manoeuvres: { shown: 1, required: 2 } })
    expect(isOpen(one)).toBe(true)
    const two = shown('slope', 'slalom')
    expect(two).toMatchObject({ passed: true, manoeuvres: { shown: 2, required: 2 } })
    expect(isOpen(two)).toBe(false)
    const marks = [mark(0, { severity: 'dangerous' })]
    expect(isOpen(examOf({ ...emptyState, marks }, asked, [error]))).toBe(false)
    expect(result([]).manoeuvres).toBeNull()
  })

  it('is marked by the scheme of the licence before one for all', () => {
    const own = { ...scheme, id: 2, licence_type_ids: [5] }
    expect([schemeFor([scheme, own], 5)?.id, schemeFor([scheme, own], 6)?.id, schemeFor([own], 6)]).toEqual([
      2,
      1,
      undefined,
    ])
  })
})
