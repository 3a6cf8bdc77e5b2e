import { describe, expect, it } from 'vitest'
import { hourMs } from '../../../../kernel/time/milliseconds.ts'
import { type Border, wrongAt } from '../borders.testing.ts'
import { type Change, claim, codesAgainst, on, onlyOne } from '../facts.testing.ts'

const day = (from: string, to: string, more = {}) => claim('trainer', 1, [from, to], more)
const theory = { kind: 'theory_class', stage: 'theory' } as const

describe('how much a trainer works', () => {
  it.each<Border>([
    [
      'trainer_day_limit',
      'minutes at the wheel, their own limit before the country’s',
      'hard',
      { claims: [day('08:00', '09:00')], trainer: { max_minutes_day: 119 }, settings: { trainer_practice_day: 495 } },
      { claims: [day('08:00', '09:00')], trainer: { max_minutes_day: 120 }, settings: { trainer_practice_day: 60 } },
    ],
    [
      'trainer_day_limit',
      'classes are not at the wheel',
      'hard',
      { claims: [day('08:00', '09:00')], trainer: { max_minutes_day: 60 } },
      { claims: [day('08:00', '09:00', { lesson_kind: 'theory_class' })], trainer: { max_minutes_day: 60 } },
    ],
    [
      'trainer_day_limit',
      'all work of a day',
      'hard',
      { type: theory, claims: [day('08:00', '09:00')], settings: { trainer_work_day: 119 } },
      { type: theory, claims: [day('08:00', '09:00')], settings: { trainer_work_day: 120 } },
    ],
    [
      'trainer_week_limit',
      'from Monday to Sunday',
      'hard',
      { claims: [claim('trainer', 1, ['08:00', '09:00', '2026-03-08'])], trainer: { max_minutes_week: 119 } },
      { claims: [claim('trainer', 1, ['08:00', '09:00', '2026-03-09'])], trainer: { max_minutes_week: 119 } },
    ],
    [
      'trainer_week_limit',
      "the country's where they have none",
      'hard',
      { claims: [day('08:00', '09:00')], settings: { trainer_work_week: 119 } },
      { claims: [day('08:00', '09:00')], settings: { trainer_work_week: 120 } },
    ],
    [
      'trainer_lessons_limit',
      'lessons a day',
      'hard',
      { claims: [day('08:00', '09:00'), day('12:00', '13:00')], trainer: { max_lessons_day: 2 } },
      {
        claims: [day('08:00', '09:00'), claim('trainer', 1, ['12:00', '13:00', '2026-03-03'])],
        trainer: { max_lessons_day: 2 },
      },
    ],
    [
      'trainer_lessons_limit',
      'from midnight to midnight',
      'hard',
      { claims: [day('00:00', '01:00')], trainer: { max_lessons_day: 1 } },
      { claims: [claim('trainer', 1, ['00:00', '01:00', '2026-03-03'])], trainer: { max_lessons_day: 1 } },
    ],
    [
      'trainer_rest',
      'six hours on end',
      'overridable',
      { claims: [day('04:59', '09:30')], trainer: { min_break_minutes: 31 } },
      { claims: [day('04:59', '09:30')], trainer: { min_break_minutes: 30 } },
    ],
    [
      'trainer_rest',
      'and no minute more',
      'overridable',
      { claims: [day('04:59', '10:00')], trainer: { min_break_minutes: 30 } },
      { claims: [day('05:00', '10:00')], trainer: { min_break_minutes: 30 } },
    ],
  ])('%s: %s', (...border) => expect(wrongAt(...border)).toEqual([]))

  it('Annex A 10: of 495 minutes a day 450 and 45 are kept and 45 more are refused; cancelled ones are free again', () => {
    const draft = on('17:00', '17:45')
    const settings = { trainer_practice_day: 495 }
    const drives = [day('07:00', '11:00'), day('12:00', '15:00', { lesson_kind: 'exam' }), day('15:00', '15:30')]
    expect(codesAgainst({ draft, settings, claims: drives })).toEqual([])
    const more = [...drives, day('16:00', '16:45', { lesson_id: 7 })]
    expect(onlyOne({ draft, settings, claims: more })).toMatchObject({
      code: 'trainer_day_limit',
      severity: 'hard',
      needed: 495,
      given: 540,
    })
    // a cancelled lesson has no claim any more, and one that is moved doesn't count twice
    expect(codesAgainst({ draft: { ...draft, lesson_id: 7 }, settings, claims: more })).toEqual([])
  })

  it('trainer_day_limit: a lesson past midnight counts for the day on which it begins', () => {
    const night: Change = {
      draft: { start: on('23:30', '23:45').start, end: on('23:30', '23:45').start + hourMs },
    }
    const limit = { trainer: { max_minutes_day: 119 } }
    expect(codesAgainst({ ...night, ...limit, claims: [day('08:00', '09:00')] })).toEqual(['trainer_day_limit'])
    expect(
      codesAgainst({ ...night, ...limit, claims: [claim('trainer', 1, ['08:00', '09:00', '2026-03-03'])] }),
    ).toEqual([])
  })
})

describe('whether trainer and student suit each other', () => {
  const woman = { gender: 'female' } as const
  it.each<Border>([
    [
      'gender_rule',
      'required',
      'hard',
      { settings: { gender: 'require' }, enrolment: woman },
      { settings: { gender: 'require' } },
    ],
    [
      'gender_rule',
      'preferred',
      'overridable',
      { settings: { gender: 'prefer' }, enrolment: woman },
      { settings: { gender: 'none' }, enrolment: woman },
    ],
    [
      'gender_rule',
      'a wish for the other gender outweighs a preference',
      'overridable',
      { settings: { gender: 'prefer' }, enrolment: woman },
      { settings: { gender: 'prefer' }, enrolment: { ...woman, trainer_gender: 'male' } },
    ],
    [
      'gender_rule',
      'whom the student asked for',
      'overridable',
      { enrolment: { trainer_gender: 'female' } },
      { enrolment: { trainer_gender: 'male' } },
    ],
    [
      'gender_rule',
      'whom the trainer teaches',
      'overridable',
      { trainer: { eligible_gender: 'women' } },
      { trainer: { eligible_gender: 'men' } },
    ],
    [
      'language_mismatch',
      'none in common',
      'warning',
      { enrolment: { languages: ['fr', 'de'] } },
      { enrolment: { languages: ['fr', 'en'] } },
    ],
    [
      'language_mismatch',
      'only where both said some',
      'warning',
      { enrolment: { languages: ['fr'] } },
      { enrolment: { languages: ['fr'] }, trainer: { languages: [] } },
    ],
  ])('%s: %s', (...border) => expect(wrongAt(...border)).toEqual([]))

  it('Annex A 19: a consent for this trainer lifts what is required, and not once it is withdrawn', () => {
    const pair = (consents: number[]) => ({
      settings: { gender: 'require' as const },
      enrolment: { ...woman, consents },
    })
    expect(onlyOne(pair([]))).toMatchObject({
      code: 'gender_rule',
      severity: 'hard',
      resource: { kind: 'student', id: 11 },
    })
    expect(codesAgainst(pair([1]))).toEqual([])
    expect(codesAgainst(pair([2]))).toEqual(['gender_rule'])
  })

  it('gender_rule: before a class it only counts where the school insists', () => {
    expect(codesAgainst({ type: theory, settings: { gender: 'prefer' }, enrolment: woman })).toEqual([])
    expect(codesAgainst({ type: theory, settings: { gender: 'require' }, enrolment: woman })).toEqual(['gender_rule'])
  })
})
