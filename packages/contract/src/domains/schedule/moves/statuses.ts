/** Each status of a request to move a lesson and those that may follow it. */
export const moveStatuses = {
  /** The lesson stays as it is until the office decides. */
  pending: ['accepted', 'declined', 'withdrawn', 'lapsed'],
  accepted: [],
  declined: [],
  withdrawn: [],
  /** By itself: nobody decided in time, or the lesson is not there to be moved any more. */
  lapsed: [],
} as const satisfies Record<string, readonly string[]>

/** Hours that the office has to decide, at most: neither of the two times may come before. */
export const moveAnswerHours = 48
