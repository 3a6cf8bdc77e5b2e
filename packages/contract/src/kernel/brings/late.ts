import type { MailTemplate } from '../choices/mail.ts'
import type { NoticeKind, NoticeTopicName } from '../notices.ts'

/**
 * A list that the kernel and early domains need, and that all domains make up together. What gathers the domains gives it,
 * so nothing here has to import a domain. It is read when a call is answered, never while modules load.
 */
function late<One>(name: string) {
  let given: readonly One[] | undefined
  return {
    give(list: readonly One[]): void {
      given = list
    },
    get(): readonly One[] {
      if (given === undefined) throw new Error(`${name} are read before the domains are gathered`)
      return given
    },
  }
}

export const lateKinds = late<NoticeKind>('kinds of notices')
export const lateTopics = late<NoticeTopicName>('topics of notices')
export const lateMails = late<MailTemplate>('mails')
