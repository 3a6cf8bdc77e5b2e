/** The papers that somebody who learns to drive brings. Packs of countries and rules of schools say which are asked for. */
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

/** Of whom a paper is asked: of all, or of those alone who are under age. */
export const documentAudiences = ['everybody', 'minors'] as const
