import { describe, expect, it } from 'vitest'
import { type Border, wrongAt } from '../borders.testing.ts'
import { codesAgainst, held, monday, on, onlyOne } from '../facts.testing.ts'

const weekly = (from: string, to: string, more = {}) => ({
  rules: [
    { weekday: 1, from, to, valid_from: '2020-01-01', valid_to: null, branch_id: null, kind: 'any' as const, ...more },
  ],
})
const leave = (first_day: string, last_day: string, more = {}) => ({
  leave: [{ kind: 'vacation', first_day, last_day, from_noon: false, until_noon: false, ...more }],
})
const away = (from: string, to: string, kind: 'available' | 'unavailable' = 'unavailable') => ({
  exceptions: [{ kind, from: `${monday}T${from}`, to: `${monday}T${to}`, reason: 'dentist' }],
})
const licence = (since: string | null, until: string | null) => ({
  licences: [{ licence_type_id: 1, since, until }],
})

describe('whether a trainer is there', () => {
  it.each<Border>([
    ['trainer_inactive', 'before they begin', 'hard', { trainer: { status: 'onboarding' } }, {}],
    ['trainer_inactive', 'on leave without an end', 'hard', { trainer: { status: 'on_leave' } }, {}],
    [
      'trainer_inactive',
      'after their last day',
      'hard',
      { trainer: { left_on: '2026-03-01' } },
      { trainer: { left_on: monday } },
    ],
    [
      'trainer_inactive',
      'when they have left, but for what they gave',
      'hard',
      { trainer: { status: 'left' } },
      { trainer: { status: 'left', left_on: monday } },
    ],
    ['trainer_suspended', 'until it is over', 'hard', { trainer: { status: 'suspended' } }, {}],
    [
      'trainer_off',
      'the last day of leave',
      'hard',
      { trainer: leave('2026-02-20', monday) },
      { trainer: leave('2026-02-20', '2026-03-01') },
    ],
    [
      'trainer_off',
      'leave from noon',
      'hard',
      { trainer: leave(monday, monday, { from_noon: true }), draft: on('11:15', '12:15') },
      { trainer: leave(monday, monday, { from_noon: true }), draft: on('11:00', '12:00') },
    ],
    [
      'trainer_off',
      'away for an hour',
      'hard',
      { trainer: away('10:59', '12:00') },
      { trainer: away('11:00', '12:00') },
    ],
    [
      'trainer_off',
      'back from an errand',
      'hard',
      { trainer: away('09:00', '10:01') },
      { trainer: away('09:00', '10:00') },
    ],
    [
      'trainer_hours',
      'until their end',
      'overridable',
      { trainer: weekly('08:00', '10:59') },
      { trainer: weekly('10:00', '11:00') },
    ],
    [
      'trainer_hours',
      'only where somebody said any',
      'overridable',
      { trainer: weekly('08:00', '09:00') },
      { trainer: { rules: [] } },
    ],
    [
      'trainer_hours',
      'at this branch',
      'overridable',
      { trainer: weekly('08:00', '18:00', { branch_id: 2 }) },
      { trainer: weekly('08:00', '18:00', { branch_id: 1 }) },
    ],
    [
      'trainer_hours',
      'for this kind of teaching',
      'overridable',
      { trainer: weekly('08:00', '18:00', { kind: 'theory' }) },
      { trainer: weekly('08:00', '18:00', { kind: 'lessons' }) },
    ],
    [
      'trainer_hours',
      'and once more',
      'overridable',
      { trainer: { ...weekly('08:00', '10:30'), ...away('10:31', '12:00', 'available') } },
      { trainer: { ...weekly('08:00', '10:30'), ...away('10:30', '12:00', 'available') } },
    ],
  ])('%s: %s', (...border) => expect(wrongAt(...border)).toEqual([]))

  it('trainer_off: tells why', () => {
    expect(onlyOne({ trainer: away('10:00', '11:00') }).given).toBe('dentist')
    expect(onlyOne({ trainer: leave(monday, monday) }).given).toBe('vacation')
  })
})

describe('what a trainer may teach', () => {
  it.each<Border>([
    [
      'trainer_not_qualified',
      'no longer',
      'hard',
      { trainer: licence(null, '2026-03-01') },
      { trainer: licence(null, monday) },
    ],
    [
      'trainer_not_qualified',
      'other licences',
      'hard',
      { trainer: { licences: [] } },
      { trainer: licence(null, null) },
    ],
    [
      'trainer_not_qualified',
      'the gearbox of the car',
      'hard',
      { trainer: { gearboxes: ['automatic'] } },
      { trainer: { gearboxes: ['manual'] } },
    ],
    [
      'trainer_not_qualified',
      'in traffic',
      'hard',
      { trainer: { teaches: ['yard'] } },
      { trainer: { teaches: ['road'] } },
    ],
    [
      'trainer_not_qualified',
      'exams',
      'hard',
      { type: { kind: 'exam' }, trainer: { teaches: ['yard'] } },
      { type: { kind: 'exam' }, trainer: { teaches: ['exam_prep'] } },
    ],
    [
      'trainer_not_qualified',
      'on a yard',
      'hard',
      { type: { kind: 'yard', stage: 'yard' }, trainer: { teaches: ['road'] } },
      { type: { kind: 'yard', stage: 'yard' }, trainer: { teaches: ['yard'] } },
    ],
    [
      'trainer_credential_missing',
      'after its last day',
      'hard',
      { trainer: { credentials: [held('driving_licence'), held('teaching_permit', '2026-03-01')] } },
      { trainer: { credentials: [held('driving_licence'), held('teaching_permit', '2026-04-02')] } },
    ],
    [
      'trainer_credential_expires',
      'within thirty days',
      'warning',
      { trainer: { credentials: [held('driving_licence'), held('teaching_permit', '2026-04-01')] } },
      { trainer: { credentials: [held('driving_licence'), held('teaching_permit', '2026-04-02')] } },
    ],
  ])('%s: %s', (...border) => expect(wrongAt(...border)).toEqual([]))

  it('Annex A 9: a licence type that begins next month is taught next month', () => {
    const trainer = licence('2026-04-01', null)
    const enrolment = { last_lesson_on: null }
    expect(onlyOne({ trainer, enrolment, draft: on('10:00', '11:00', '2026-03-31') })).toMatchObject({
      code: 'trainer_not_qualified',
      needed: 'licence_type',
    })
    expect(codesAgainst({ trainer, enrolment, draft: on('10:00', '11:00', '2026-04-01') })).toEqual([])
  })

  it('trainer_not_qualified: in a class nobody asks for licences and gearboxes', () => {
    const type = { kind: 'theory_class', stage: 'theory' } as const
    expect(codesAgainst({ type, trainer: { licences: [], gearboxes: [] } })).toEqual([])
    expect(onlyOne({ type, trainer: { teaches: ['road'] } }).needed).toBe('theory')
  })

  it('trainer_credential_missing: a permit that ends on 30 June is good that day and not on 1 July', () => {
    const trainer = { credentials: [held('driving_licence'), held('teaching_permit', '2026-06-30')] }
    const draft = (day: string) => ({ trainer, draft: on('10:00', '11:00', day), enrolment: { last_lesson_on: null } })
    expect(codesAgainst(draft('2026-06-30'))).toEqual(['trainer_credential_expires'])
    expect(onlyOne(draft('2026-07-01'))).toMatchObject({
      code: 'trainer_credential_missing',
      needed: 'teaching_permit',
    })
  })

  it('trainer_credential_expires: is quiet where a newer one holds longer', () => {
    const credentials = [
      held('driving_licence'),
      held('teaching_permit', monday),
      held('teaching_permit', '2027-01-01'),
    ]
    expect(codesAgainst({ trainer: { credentials } })).toEqual([])
  })
})
