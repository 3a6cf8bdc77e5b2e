import type { MailTemplate } from '@dsms/contract/kernel/choices/mail'
import type { Language } from '@dsms/contract/kernel/shared'
import { oneLine } from '@dsms/contract/kernel/translated'
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import type { Database, Db } from '../../db/client.ts'
import { outbox } from '../../db/tables/outbox.ts'
import { asSystem } from '../../db/transaction.ts'
import type { Env } from '../env/env.ts'
import { type FileStore, privateName } from '../files/fileStore.ts'
import { together } from '../together.ts'
import { type MailValues, writtenMail } from './written.ts'

/** What an invitation waits for in the outbox. */
export interface Waiting {
  /** Whose address has to be verified first. */
  heldFor: number | null
  /** Until the first day that has room for it. */
  minutes: number
}

interface Mail {
  to: string
  template: MailTemplate
  language: Language
  values: MailValues
  /** For somebody who does not know of it yet: what it waits for. */
  outside?: Waiting
}

/** A mail that a person wrote, for one address outside. */
export interface Letter {
  to: string
  subject: string
  text: string
  html: string
  fromName: string
  replyTo: string
  attachments: { name: string; type: string; hash: string }[]
}

export interface Mailer {
  /** Where links in mails lead. */
  baseUrl(): string
  /** Tells the mailer where the server came to listen, for links when PUBLIC_URL is not set. */
  setAddress(url: string): void
  /** Puts a mail into the outbox, inside the caller's transaction. */
  write(db: Db, mail: Mail): Promise<void>
  /** The same for what a person wrote; returns the key of each letter in the outbox. */
  post(db: Db, letters: Letter[]): Promise<number[]>
  /** The same in the transaction of somebody who may not read the outbox: without the keys. */
  hand(db: Db, letters: Letter[]): Promise<void>
  /** Sends what waits. Safe to call at any time and from several processes. */
  deliver(): Promise<void>
  start(): void
  stop(): Promise<void>
}

const maxAttempts = 8

/** Mail goes through an outbox table: what a transaction writes is sent after it, and again when sending failed. */
export function createMailer(env: Env, database: Database, files: FileStore, log: FastifyBaseLogger): Mailer {
  const transport = env.SMTP_URL ? nodemailer.createTransport(env.SMTP_URL) : undefined
  let address = `http://localhost:${env.PORT}`
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  const sendOne = async (): Promise<boolean> => {
    const mail = await asSystem(database, ({ db }) => claim(db))
    if (!mail || !transport) return false
    const outcome = await messageOf(env, files, mail)
      .then((message) => transport.sendMail(message))
      .then(() => ({ status: 'sent', sentAt: sql`now()`, text: '', html: null, attachments: [], error: null }))
      .catch((error: Error) => ({ status: mail.attempts >= maxAttempts ? 'failed' : 'waiting', error: error.message }))
    await asSystem(database, ({ db }) => db.update(outbox).set(outcome).where(eq(outbox.id, mail.id)))
    return true
  }

  const rowsOf = (letters: Letter[]) =>
    letters.map(({ to, ...letter }) => ({
      recipient: to,
      ...letter,
      // the head of a mail has no line breaks
      subject: oneLine(letter.subject),
      fromName: oneLine(letter.fromName),
      isOutside: true,
      status: transport ? 'waiting' : 'kept',
    }))

  const deliver = async () => {
    if (!transport) return
    running ??= (async () => {
      while (await sendOne());
    })().finally(() => {
      running = undefined
    })
    await running
  }

  return {
    baseUrl: () => env.PUBLIC_URL?.replace(/\/$/, '') ?? address,
    setAddress: (url) => {
      address = url
    },
    async write(db, mail) {
      const { subject, text, html } = await writtenMail(db, mail.template, mail.language, mail.values)
      await db.insert(outbox).values({
        recipient: mail.to,
        subject,
        text,
        html,
        status: transport ? 'waiting' : 'kept',
        isOutside: mail.outside !== undefined,
        heldFor: mail.outside?.heldFor ?? null,
        nextAttemptAt: sql`now() + ${mail.outside?.minutes ?? 0} * interval '1 minute'`,
      })
    },
    async post(db, letters) {
      if (letters.length === 0) return []
      const rows = await db.insert(outbox).values(rowsOf(letters)).returning({ id: outbox.id })
      return rows.map(({ id }) => id)
    },
    async hand(db, letters) {
      if (letters.length > 0) await db.insert(outbox).values(rowsOf(letters))
    },
    deliver: () => deliver().catch((error) => log.error({ err: error }, 'mail')),
    start() {
      if (transport) timer = setInterval(() => void this.deliver(), 30_000).unref()
    },
    async stop() {
      clearInterval(timer)
      await running?.catch(() => {})
      transport?.close()
    },
  }
}

/** What goes over the wire. Mail of a person leaves from the server's own address, under their name. */
async function messageOf(env: Env, files: FileStore, mail: typeof outbox.$inferSelect): Promise<SendMailOptions> {
  const address = /<([^>]+)>/.exec(env.MAIL_FROM)?.[1] ?? env.MAIL_FROM
  return {
    from: mail.fromName === null ? env.MAIL_FROM : { name: mail.fromName, address },
    to: mail.recipient,
    subject: mail.subject,
    text: mail.text,
    ...(mail.html === null ? {} : { html: mail.html }),
    ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
    attachments: await together(
      mail.attachments.map(({ name, type, hash }) => async () => ({
        filename: name,
        contentType: type,
        content: (await files.read(privateName(hash))).stream,
      })),
    ),
  }
}

/**
 * Takes the next mail that is due and puts its following attempt off by 1, 2, 4 … minutes, so that a process that dies
 * while sending leaves it for the next one.
 */
async function claim(db: Db) {
  const [mail] = await db
    .select()
    .from(outbox)
    .where(
      and(
        eq(outbox.status, 'waiting'),
        lte(outbox.nextAttemptAt, sql`now()`),
        isNull(outbox.heldFor),
        sql`(not ${outbox.isOutside} or outside_mail_is_on())`,
      ),
    )
    .orderBy(asc(outbox.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true })
  if (!mail) return undefined
  const attempts = mail.attempts + 1
  await db
    .update(outbox)
    .set({ attempts, nextAttemptAt: sql`now() + ${2 ** (attempts - 1)} * interval '1 minute'` })
    .where(eq(outbox.id, mail.id))
  return { ...mail, attempts }
}
