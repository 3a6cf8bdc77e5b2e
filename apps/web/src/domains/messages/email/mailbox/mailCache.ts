import type { Answer } from '@dsms/contract/kernel/endpoint'
import type {
  EmailMessage,
  getMailCounts,
  listEmails,
  MailFolder,
  MailLabel,
} from '@dsms/contract/messages/email/calls'
import type { MailView } from './mailView.ts'

export type MailList = Answer<typeof listEmails>
export type Mail = MailList['emails'][number]
export type Counts = Answer<typeof getMailCounts>

/** What somebody does to mails, as the screen shows it before the server has answered. */
export interface MailChange {
  isRead?: boolean
  isStarred?: boolean
  folder?: MailFolder
  /** Put on where it is missing, taken off where it is. */
  label?: MailLabel
  /** Gone for good. */
  isDeleted?: boolean
}

type Shown = Pick<EmailMessage, 'isRead' | 'isStarred' | 'folder' | 'labels'>

export function changed<M extends Shown>(mail: M, change: MailChange): M {
  const { label, isDeleted: _, ...fields } = change
  const labels = label ? toggled(mail.labels, label) : mail.labels
  return { ...mail, ...fields, labels }
}

const toggled = (labels: MailLabel[], label: MailLabel): MailLabel[] =>
  labels.includes(label) ? labels.filter((one) => one !== label) : [...labels, label]

type Place = Pick<MailView, 'folder' | 'label'>

/** Whether a mail still belongs to the view it was listed in. */
function fits(mail: Shown, { folder, label }: Place): boolean {
  if (label && !mail.labels.includes(label)) return false
  if (folder === 'starred') return mail.isStarred && mail.folder !== 'trash'
  return folder === 'all' ? mail.folder !== 'trash' : mail.folder === folder
}

/** A list after a change: mails that no longer belong to it are gone, and its numbers follow. */
export function changedList(list: MailList, place: Place, ids: ReadonlySet<number>, change: MailChange): MailList {
  const after = list.emails.map((mail) => (ids.has(mail.id) ? changed(mail, change) : mail))
  const emails = after.filter((mail) => !ids.has(mail.id) || (!change.isDeleted && fits(mail, place)))
  const { total } = list.emailsMeta
  const gone = list.emails.length - emails.length
  return { emails, emailsMeta: { ...list.emailsMeta, total: total === null ? null : Math.max(0, total - gone) } }
}

/** The badges after a change of these mails. */
export function changedCounts(counts: Counts, mails: Shown[], change: MailChange): Counts {
  const sum = (weigh: (mail: Shown) => boolean) =>
    mails.reduce((total, mail) => {
      const after = change.isDeleted ? 0 : Number(weigh(changed(mail, change)))
      return total + after - Number(weigh(mail))
    }, 0)
  return {
    inbox: Math.max(0, counts.inbox + sum((mail) => mail.folder === 'inbox' && !mail.isRead)),
    draft: Math.max(0, counts.draft + sum((mail) => mail.folder === 'draft')),
    spam: Math.max(0, counts.spam + sum((mail) => mail.folder === 'spam' && !mail.isRead)),
  }
}
