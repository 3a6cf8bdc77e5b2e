declare module '../../../kernel/errors.ts' {
  interface ErrorsOf {
    messages: typeof errors
  }
}

/** The status of each error of mail, chat, tasks and the calendar; its words stand beside, as `error.<code>`. */
export const errors = {
  mail_not_draft: 409,
  mail_gone_out: 409,
  no_recipient: 422,
  unknown_recipient: 422,
  chat_blocked: 409,
  unknown_assignee: 422,
  unknown_link: 422,
  not_task_owner: 403,
  task_not_deleted: 409,
  whole_series_only: 422,
  unknown_guest: 422,
  not_event_owner: 403,
} as const satisfies Record<string, number>
