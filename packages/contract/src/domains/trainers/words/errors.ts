declare module '../../../kernel/errors.ts' {
  interface ErrorsOf {
    trainers: typeof errors
  }
}

/** The status of each error of trainers; its words stand beside, as `error.<code>`. */
export const errors = {
  leave_overlaps: 422,
  own_request: 403,
  trainer_not_ready: 409,
  vehicle_not_for_licences: 422,
  already_trainer: 422,
  comes_by_itself: 409,
} as const satisfies Record<string, number>
