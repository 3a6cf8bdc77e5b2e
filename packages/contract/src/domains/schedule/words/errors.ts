declare module '../../../kernel/errors.ts' {
  interface ErrorsOf {
    schedule: typeof errors
  }
}

/** The status of each error of lessons; its words stand beside, as `error.<code>`. */
export const errors = {
  date_too_far: 422,
  lesson_refused: 409,
  booking_closed: 409,
  slot_gone: 409,
  offer_lost: 409,
  offer_over: 409,
  slot_settled: 409,
  too_early: 409,
  booking_over: 409,
  booking_too_soon: 409,
  booking_too_far: 409,
  booking_limit: 409,
  hold_over: 409,
  lesson_shared: 409,
  same_time: 422,
  move_waits: 409,
  start_in_past: 422,
  no_show_too_soon: 409,
  lesson_settled: 409,
  series_unresolved: 409,
  same_day: 422,
  too_many_copies: 422,
  already_booked: 422,
  lesson_not_begun: 409,
  lesson_too_early: 409,
  lesson_not_over: 409,
  class_not_over: 409,
  minutes_differ: 422,
  undo_over: 409,
  class_full: 409,
  consent_needed: 422,
  results_locked: 409,
  attendance_locked: 409,
  check_in_wrong: 422,
  check_in_no_seat: 409,
  lesson_type_in_use: 409,
} as const satisfies Record<string, number>
