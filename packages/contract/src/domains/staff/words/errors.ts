declare module '../../../kernel/errors.ts' {
  interface ErrorsOf {
    staff: typeof errors
  }
}

/** The status of each error of people who work for a school or the platform; its words stand beside, as `error.<code>`. */
export const errors = {
  employee_no_taken: 422,
  has_account: 409,
  name_differs: 422,
  outranked: 403,
  not_archived: 409,
  not_author: 403,
  unknown_option: 422,
  student_merged: 409,
  email_set_by_guardian: 422,
} as const satisfies Record<string, number>
