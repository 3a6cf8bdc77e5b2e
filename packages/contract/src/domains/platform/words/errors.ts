declare module '../../../kernel/errors.ts' {
  interface ErrorsOf {
    platform: typeof errors
  }
}

/** The status of each error of the platform; its words stand beside, as `error.<code>`. */
export const errors = {
  unknown_placeholder: 422,
  placeholder_missing: 422,
  invalid_slug: 422,
  plan_code_taken: 422,
  year_dearer: 422,
  own_plan: 409,
  email_unverified: 403,
  outside_mail_off: 409,
  mail_limit_person: 409,
  mail_limit_school: 409,
  same_twice: 422,
  invalid_web_address: 422,
  org_depth: 422,
  org_cycle: 422,
  org_schools_open: 409,
  school_unsettled: 409,
  plan_too_small: 409,
  setting_locked: 409,
  currency_in_use: 409,
  not_later: 422,
  applications_full: 409,
} as const satisfies Record<string, number>

/** What may be told before somebody has signed in. */
export const earlyErrors = ['invalid_slug'] as const satisfies readonly (keyof typeof errors)[]

/** What programs are told in other words than people: the founding specification says how, or only programs can mend it. */
export const saidToPrograms = {
  setting_locked: '{level} has locked this setting.',
} as const satisfies Partial<Record<keyof typeof errors, string>>
