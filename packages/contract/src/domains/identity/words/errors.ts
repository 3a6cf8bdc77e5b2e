declare module '../../../kernel/errors.ts' {
  interface ErrorsOf {
    identity: typeof errors
  }
}

/** The status of each error of accounts and signing in; its words stand beside, as `error.<code>`. */
export const errors = {
  role_name_taken: 422,
  unknown_role: 422,
  unknown_gender: 422,
  own_account: 403,
  account_shared: 409,
  invitation_gone: 404,
  own_password: 403,
  own_role: 403,
  beyond_own_rights: 403,
  last_role_editor: 409,
  system_role: 409,
  role_in_use: 409,
  replacement_invalid: 422,
  unknown_privilege: 422,
  link_sent_lately: 409,
  email_unchanged: 422,
  invalid_handle: 422,
  two_step_demanded: 409,
  two_step_is_on: 409,
} as const satisfies Record<string, number>
