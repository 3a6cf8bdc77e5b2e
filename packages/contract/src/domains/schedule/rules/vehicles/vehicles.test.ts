import { describe, expect, it } from 'vitest'
import { type Border, wrongAt } from '../borders.testing.ts'
import { at, type Change, claim, codesAgainst, monday, on, onlyOne } from '../facts.testing.ts'

const sunday = '2026-03-01'
const yard = { kind: 'yard', stage: 'yard' } as const

describe('whether a vehicle can be used', () => {
  it.each<Border>([
    ['vehicle_status', 'in reserve', 'hard', { vehicle: { status: 'reserve' } }, {}],
    ['vehicle_status', 'kept by an authority', 'hard', { vehicle: { legal_hold: 'seized' } }, {}],
    [
      'vehicle_status',
      'at the workshop, first day',
      'hard',
      { vehicle: { maintenance: [{ from: monday, to: '2026-03-05' }] } },
      { vehicle: { maintenance: [{ from: '2026-03-03', to: '2026-03-05' }] } },
    ],
    [
      'vehicle_status',
      'at the workshop, last day',
      'hard',
      { vehicle: { maintenance: [{ from: '2026-02-20', to: monday }] } },
      { vehicle: { maintenance: [{ from: '2026-02-20', to: sunday }] } },
    ],
    ...(['insurance', 'inspection', 'registration', 'permit'] as const).map(
      (paper): Border => [
        'vehicle_paper_expired',
        paper,
        'hard',
        { vehicle: { [`${paper}_expires_on`]: sunday } },
        { vehicle: { [`${paper}_expires_on`]: monday } },
      ],
    ),
    ['vehicle_defect_open', 'while it is unsafe', 'hard', { vehicle: { has_unsafe_defect: true } }, {}],
    [
      'vehicle_maintenance_due',
      'by its day',
      'hard',
      { vehicle: { planned_service_on: monday } },
      { vehicle: { planned_service_on: '2026-03-03' } },
    ],
    [
      'vehicle_maintenance_due',
      'after the days of grace',
      'hard',
      { vehicle: { planned_service_on: '2026-02-23' }, settings: { maintenance_grace_days: 7 } },
      { vehicle: { planned_service_on: '2026-02-24' }, settings: { maintenance_grace_days: 7 } },
    ],
    [
      'vehicle_maintenance_due',
      'by its distance',
      'hard',
      { vehicle: { odometer_km: 20_000 } },
      { vehicle: { odometer_km: 19_999 } },
    ],
    [
      'vehicle_maintenance_due',
      'with what is booked before the claims that are told',
      'hard',
      { vehicle: { odometer_km: 19_900, booked_minutes_before: 100 } },
      { vehicle: { odometer_km: 19_900, booked_minutes_before: 98 } },
    ],
  ])('%s: %s', (...border) => expect(wrongAt(...border)).toEqual([]))

  it('Annex A 4: insured to 30 June it is kept that day and refused on 1 July, until the policy is renewed', () => {
    const insured = (day: string, insurance_expires_on: string): Change => ({
      draft: on('10:00', '11:00', day),
      vehicle: { insurance_expires_on },
      enrolment: { last_lesson_on: null },
    })
    expect(codesAgainst(insured('2026-06-30', '2026-06-30'))).toEqual([])
    expect(onlyOne(insured('2026-07-01', '2026-06-30'))).toEqual({
      code: 'vehicle_paper_expired',
      severity: 'hard',
      resource: { kind: 'vehicle', id: 1 },
      needed: 'insurance',
      given: '2026-06-30',
    })
    expect(codesAgainst(insured('2026-07-01', '2027-06-30'))).toEqual([])
  })

  it('Annex A 5: lessons that are planned already are refused once the day is put forward', () => {
    const planned = (insurance_expires_on: string) => ({ draft: { lesson_id: 5 }, vehicle: { insurance_expires_on } })
    expect(codesAgainst(planned('2026-06-30'))).toEqual([])
    expect(codesAgainst(planned(sunday))).toEqual(['vehicle_paper_expired'])
  })

  it('Annex A 6: 300 km before its service the sixth lesson of 60 km is refused', () => {
    const days = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07']
    const nth = (place: number): Change => ({
      draft: on('10:00', '11:00', days[place]),
      vehicle: { odometer_km: 19_700 },
      claims: days
        .slice(0, place)
        .map((day, one) => claim('vehicle', 1, ['10:00', '11:00', day], { lesson_id: 50 + one })),
    })
    expect(codesAgainst(nth(4))).toEqual([])
    expect(onlyOne(nth(5))).toMatchObject({ code: 'vehicle_maintenance_due', needed: 20_000, given: 20_000 })
  })

  it('vehicle_maintenance_due: counts what comes before the lesson and after the reading, and not the lesson itself', () => {
    const near = (more: Change): Change => ({ vehicle: { odometer_km: 19_940 }, ...more })
    expect(codesAgainst(near({ claims: [claim('vehicle', 1, ['12:00', '13:00'])] }))).toEqual([])
    const own = [claim('vehicle', 1, ['08:00', '09:00'], { lesson_id: 5 })]
    expect(codesAgainst(near({ claims: own, draft: { lesson_id: 5 } }))).toEqual([])
    const morning = near({ claims: [claim('vehicle', 1, ['08:00', '09:00'])], facts: { now: at(`${monday}T09:30`) } })
    expect(codesAgainst(morning)).toEqual(['vehicle_maintenance_due'])
    expect(codesAgainst({ ...morning, vehicle: { odometer_km: 19_940, odometer_on: monday } })).toEqual([])
  })
})

describe('whether a vehicle suits', () => {
  const manual = { gearbox: 'manual', most_automatic_lessons: 0 } as const
  const automatic = { gear_type: 'automatic' } as const
  it.each<Border>([
    [
      'vehicle_category',
      'what is learnt',
      'hard',
      { vehicle: { licence_type_ids: [2] } },
      { vehicle: { licence_type_ids: [2, 1] } },
    ],
    [
      'vehicle_gearbox',
      'without a clutch for a manual licence, while there are lessons left for it',
      'hard',
      { vehicle: automatic, enrolment: manual },
      { vehicle: automatic, enrolment: { ...manual, most_automatic_lessons: 1 } },
    ],
    [
      'vehicle_gearbox',
      'as many as they like where nobody counts them',
      'hard',
      { vehicle: { gear_type: 'semi_automatic' }, enrolment: manual },
      { vehicle: { gear_type: 'semi_automatic' }, enrolment: { ...manual, most_automatic_lessons: null } },
    ],
    [
      'vehicle_gearbox',
      'no gears at all ask nothing',
      'hard',
      { enrolment: { gearbox: 'automatic' } },
      { enrolment: { gearbox: 'automatic' }, vehicle: { gear_type: 'none' } },
    ],
    [
      'vehicle_equipment',
      'pedals for the trainer in traffic',
      'hard',
      { vehicle: { dual_controls: false } },
      { vehicle: { dual_controls: false }, type: yard },
    ],
    [
      'vehicle_equipment',
      'nobody sits beside a rider',
      'hard',
      { vehicle: { dual_controls: false }, enrolment: { licence_group: 'car' } },
      { vehicle: { dual_controls: false }, enrolment: { licence_group: 'motorcycle' } },
    ],
    [
      'vehicle_equipment',
      'what a student cannot drive without',
      'hard',
      { vehicle: { adaptations: ['left_foot'] }, enrolment: { special_needs: ['hand_controls', 'hearing'] } },
      { vehicle: { adaptations: ['Hand controls'] }, enrolment: { special_needs: ['hand_controls', 'hearing'] } },
    ],
    [
      'vehicle_seats',
      'students and the trainer',
      'hard',
      { draft: { enrolment_ids: [1, 2, 3] }, vehicle: { passenger_capacity: 3 } },
      { draft: { enrolment_ids: [1, 2, 3] }, vehicle: { passenger_capacity: 4 } },
    ],
    [
      'vehicle_seats',
      'riders alone',
      'hard',
      { vehicle: { passenger_capacity: 1 } },
      { vehicle: { passenger_capacity: 1 }, enrolment: { licence_group: 'moped' } },
    ],
  ])('%s: %s', (...border) => expect(wrongAt(...border)).toEqual([]))

  it('Annex A 7: automatic only is refused a manual car; manual an automatic one, unless some lessons may be', () => {
    expect(onlyOne({ enrolment: { gearbox: 'automatic' } })).toMatchObject({
      code: 'vehicle_gearbox',
      needed: 'automatic',
      given: 'manual',
    })
    expect(onlyOne({ vehicle: automatic, enrolment: manual })).toMatchObject({
      code: 'vehicle_gearbox',
      needed: 'manual',
      given: 'automatic',
    })
    const some = { ...manual, most_automatic_lessons: 2 }
    const after = (taken: number[], lesson_id?: number) =>
      codesAgainst({ vehicle: automatic, enrolment: { ...some, automatic_lessons: taken }, draft: { lesson_id } })
    expect(after([5])).toEqual([])
    expect(after([5, 6])).toEqual(['vehicle_gearbox'])
    // of those that stand the last is one too many, not the first
    expect(after([5, 6, 7], 6)).toEqual([])
    expect(after([5, 6, 7], 7)).toEqual(['vehicle_gearbox'])
    expect(codesAgainst({ enrolment: { gearbox: 'both' } })).toEqual([])
  })
})
