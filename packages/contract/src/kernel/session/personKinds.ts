/** What a person is in the school or platform they belong to. */
export const personKinds = ['staff', 'trainer', 'student', 'guardian'] as const
export type PersonKind = (typeof personKinds)[number]

/** Whether somebody learns here or speaks for who does, rather than working here. */
export const isLearner = (kind: string): boolean => kind === 'student' || kind === 'guardian'
