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
/** Those that a signed contract is scanned as. */
export const signedPaperKinds = ['contract', 'guardian_consent', 'other'] as const satisfies readonly DocumentKind[]
export type DocumentKind = (typeof documentKinds)[number]

/**
 * What a reader has to hold to open a paper of a kind, with its number and notes; of the others whoever sees the student's
 * papers. Anyone who decides about papers opens them while they wait.
 */
export const documentPrivileges = {
  id: 'see_id',
  residence: 'see_id',
  medical: 'see_medical',
  eye_test: 'see_medical',
} as const satisfies Partial<Record<DocumentKind, string>>

/** The students who bring a paper: all, or those alone who are under age. */
export const documentAudiences = ['everybody', 'minors'] as const
