/** Under which what is known of a student's progress is remembered. */
export const keyOf = (studentId: number) => ['my', 'progress', studentId] as const
