declare module '../../../kernel/errors.ts' {
  interface ErrorsOf {
    school: typeof errors
  }
}

/** The status of each error of a school; its words stand beside, as `error.<code>`. */
export const errors = {
  too_long_span: 422,
  invalid_iban: 422,
  main_branch: 409,
  code_in_use: 409,
  holiday_part_of_day: 422,
  holiday_called_off: 422,
  holiday_rule: 422,
  holiday_exception: 422,
  holiday_hijri: 422,
  holiday_archived: 422,
  holiday_moved: 422,
  holiday_inherited: 409,
} as const satisfies Record<string, number>
