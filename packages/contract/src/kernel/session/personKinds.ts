/** What a person is in the school or platform they belong to. */
export const personKinds = ['staff', 'trainer', 'student', 'guardian'] as const
export type PersonKind = (typeof personKinds)[number]
