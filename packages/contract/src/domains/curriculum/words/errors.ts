declare module '../../../kernel/errors.ts' {
  interface ErrorsOf {
    curriculum: typeof errors
  }
}

/** The status of each error of what is taught; its words stand beside, as `error.<code>`. */
export const errors = {
  beyond_capacity: 422,
  pack_published: 409,
  licence_not_active: 409,
  licence_has_courses: 409,
  requirement_needed: 409,
  training_age_above: 422,
  too_deep: 422,
  skill_cycle: 422,
  scheme_in_use: 409,
  severity_not_allowed: 422,
  before_last_version: 422,
  stage_cycle: 422,
  course_in_use: 422,
  too_young: 422,
} as const satisfies Record<string, number>
