export const documentKinds = [
  'id',
  'residence',
  'photo',
  'medical',
  'eye_test',
  'first_aid',
  'learner_permit',
  'guardian_consent',
  'contract',
  'prior_licence',
  'no_objection',
  'other',
] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Days before the last one on which somebody is told. */
export const reminderDays = [60, 30, 14, 7, 1] as const
