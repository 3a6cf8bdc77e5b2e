declare module '../../../kernel/errors.ts' {
  interface ErrorsOf {
    content: typeof errors
  }
}

/** The status of each error of public pages; its words stand beside, as `error.<code>`. */
export const errors = {
  unknown_topic: 422,
  topic_in_use: 409,
  consent_missing: 409,
  not_verified: 403,
} as const satisfies Record<string, number>
