declare module '../../../kernel/errors.ts' {
  interface ErrorsOf {
    teaching: typeof errors
  }
}

/** The status of each error of what happens in a lesson; its words stand beside, as `error.<code>`. */
export const errors = {
  not_to_rate: 403,
} as const satisfies Record<string, number>
