import type { PackData } from '@dsms/contract/curriculum/countryPacks/data'

export type Section = 'exam' | 'validity' | 'trainer' | 'learner'
export const sections = ['exam', 'validity', 'trainer', 'learner'] as const satisfies Section[]

/** Fields of each section in their order; what they count is told by the end of their name. */
export const factsOf = {
  exam: [
    'theory_questions',
    'theory_right',
    'theory_valid_months',
    'theory_before_age_months',
    'practical_minutes',
    'practical_before_age_months',
    'practical_failures',
    'most_faults',
    'retake_days',
    'retake_working_days',
    'retake_days_after_cheating',
    'free_move_working_days',
  ],
  validity: [
    'light_licence_months',
    'light_licence_most_months',
    'heavy_licence_months',
    'learner_permit_months',
    'training_certificate_months',
    'eye_test_months',
    'residence_days',
  ],
  trainer: ['practical_minutes_day', 'work_minutes_day', 'work_minutes_week', 'permit_months'],
  learner: ['minutes_day', 'break_after_minutes', 'break_minutes'],
} as const satisfies { [S in Section]: (keyof PackData[S])[] }

export type Fact = (typeof factsOf)[Section][number]
