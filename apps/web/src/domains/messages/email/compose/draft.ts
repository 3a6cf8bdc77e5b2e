import type { KeptFile } from '@dsms/contract/kernel/files'
import type { Email, EmailMessage, MailLabel } from '@dsms/contract/messages/email/calls'
import type { DraftInput } from '@dsms/contract/messages/email/drafts'
import type { Format } from '../../../../kernel/i18n/format.ts'
import type { Text } from '../../../../kernel/i18n/words.ts'
import type { Named } from '../../../students/public.ts'
import { forwardSubject, replySubject } from '../send/subject.ts'
import { quoteOf, splitQuote } from './quote.ts'

export type ComposeStart =
  | { kind: 'new'; to?: Named[] }
  /** `text` is HTML that was begun elsewhere. */
  | { kind: 'reply' | 'replyAll' | 'forward'; id: number; text?: string }
  | { kind: 'draft'; id: number }

/** A mail as it is written. */
export interface DraftValues {
  to: Named[]
  cc: Named[]
  bcc: Named[]
  subject: string
  text: string
  /** What it answers or passes on; kept apart from the editor. */
  quote: string
  labels: MailLabel[]
  replyTo: number | null
}

export interface DraftBeginning {
  values: DraftValues
  files: KeptFile[]
  /** The draft as the server has it, when it does. */
  kept: { id: number; version: number } | null
}

interface Writer {
  me: { email: string }
  signature: string
  t: Text<'email'>
  format: Format
}

const empty: DraftValues = { to: [], cc: [], bcc: [], subject: '', text: '', quote: '', labels: [], replyTo: null }

/** What a mail begins with: nothing, an answer's address and quotation, or a draft of before. */
export function beginning(start: ComposeStart, mail: Email | undefined, writer: Writer): DraftBeginning {
  const signed = writer.signature && `<p></p><p></p>${writer.signature}`
  const fresh = (values: Partial<DraftValues>, files: KeptFile[] = []): DraftBeginning => ({
    values: { ...empty, text: signed, ...values },
    files,
    kept: null,
  })
  if (start.kind === 'new' || !mail) return fresh(start.kind === 'new' && start.to ? { to: start.to } : {})
  if (start.kind === 'draft') return draftOf(mail)
  const text = `${start.text ?? ''}${signed}`
  const answer = {
    ...recipientsOf(mail, writer.me.email, start.kind),
    text,
    quote: quotation(mail, start.kind, writer),
  }
  if (start.kind === 'forward') {
    return fresh({ ...answer, subject: forwardSubject(mail.subject, writer.t('prefix.forward')) }, mail.attachments)
  }
  return fresh({ ...answer, subject: replySubject(mail.subject, writer.t('prefix.reply')), replyTo: mail.id })
}

function draftOf(mail: Email): DraftBeginning {
  const { text, quote } = splitQuote(mail.message)
  return {
    values: {
      to: mail.to.map(({ name, email }) => named(email, name)),
      cc: mail.cc.map((address) => named(address)),
      bcc: mail.bcc.map((address) => named(address)),
      subject: mail.subject,
      text,
      quote,
      labels: mail.labels,
      replyTo: null,
    },
    files: mail.attachments,
    kept: { id: mail.id, version: mail.version },
  }
}

/** The receivers of an answer. One's own mail is answered to those it went to. */
export function recipientsOf(
  mail: Pick<EmailMessage, 'from' | 'to' | 'cc'>,
  me: string,
  kind: 'reply' | 'replyAll' | 'forward',
): Pick<DraftValues, 'to' | 'cc'> {
  if (kind === 'forward') return { to: [], cc: [] }
  const isMe = (address: string) => address.toLowerCase() === me.toLowerCase()
  const listed = mail.to.map(({ name, email }) => named(email, name))
  const to = isMe(mail.from.email) ? listed : [named(mail.from.email, mail.from.name)]
  if (kind === 'reply') return { to, cc: [] }
  const known = new Set(to.map(({ email }) => email.toLowerCase()))
  const others = [...listed, ...mail.cc.map((address) => named(address))].filter(({ email }) => {
    const address = email.toLowerCase()
    if (isMe(address) || known.has(address)) return false
    known.add(address)
    return true
  })
  return { to, cc: others }
}

const named = (email: string, name = email): Named => ({ fullName: name || email, email })

function quotation(mail: EmailMessage, kind: 'reply' | 'replyAll' | 'forward', { t, format }: Writer): string {
  const date = format.dateTime(mail.time)
  if (kind !== 'forward') return quoteOf([t('quote.reply', { date, name: mail.from.name })], mail.message)
  const head = [
    t('quote.forward'),
    `${t('from')}: ${mail.from.name} <${mail.from.email}>`,
    `${t('date')}: ${date}`,
    `${t('subject')}: ${mail.subject}`,
    `${t('to')}: ${format.list(mail.to.map(({ name, email }) => name || email))}`,
  ]
  return quoteOf(head, mail.message)
}

/** The values as the calls take them. */
export function inputOf(values: DraftValues, files: KeptFile[]): DraftInput {
  const addresses = (people: Named[]) => people.map(({ email }) => email)
  return {
    to: addresses(values.to),
    cc: addresses(values.cc),
    bcc: addresses(values.bcc),
    subject: values.subject,
    message: values.text + values.quote,
    attachments: files.map(({ id }) => id),
    labels: values.labels,
    ...(values.replyTo !== null && { replyTo: values.replyTo }),
  }
}
