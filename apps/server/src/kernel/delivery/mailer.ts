import type { MailTemplate } from '@dsms/contract/kernel/choices/mail'
import type { Language } from '@dsms/contract/kernel/shared'
import { oneLine } from '@dsms/contract/kernel/translated'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Db } from '../../db/client.ts'
import { outbox } from '../../db/tables/outbox.ts'
import type { Env } from '../env/env.ts'
import type { FileStore } from '../files/fileStore.ts'
import { createDepartures } from './departures.ts'
import { type MailValues, writtenMail } from './written.ts'

/** What an invitation waits for in the outbox. */
export interface Waiting {
  /** Whose address has to be verified first. */
  heldFor: number | null
  /** Until the first day that has room for it. */
  minutes: number
}

export interface Mail {
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
  /** Null where the writer has no address. */
  replyTo: string | null
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
  /**
   * Sends what waits, and resolves once nothing does. Safe to call at any time and from several processes. No request and no other
   * work waits for it: a mail server may be slow.
   */
  deliver(): Promise<void>
  start(): void
  stop(): Promise<void>
}

/** Mail goes through an outbox table: what a transaction writes is sent after it, and again when sending failed. */
export function createMailer(env: Env, database: Database, files: FileStore, log: FastifyBaseLogger): Mailer {
  const departures = env.SMTP_URL ? createDepartures(env, env.SMTP_URL, database, files, log) : undefined
  let address = `http://localhost:${env.PORT}`
  let timer: NodeJS.Timeout | undefined

  const rowsOf = (letters: Letter[]) =>
    letters.map(({ to, ...letter }) => ({
      recipient: to,
      ...letter,
      // the head of a mail has no line breaks
      subject: oneLine(letter.subject),
      fromName: oneLine(letter.fromName),
      isOutside: true,
      status: departures ? 'waiting' : 'kept',
    }))

  return {
    baseUrl: () => env.PUBLIC_URL?.replace(/\/$/, '') ?? address,
    setAddress: (url) => {
      address = url
    },
    async write(db, mail) {
      const { subject, text, html } = await writtenMail(db, mail)
      await db.insert(outbox).values({
        recipient: mail.to,
        subject,
        text,
        html,
        status: departures ? 'waiting' : 'kept',
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
    deliver: async () => departures?.wake(),
    start() {
      if (departures) timer = setInterval(() => void this.deliver(), 30_000).unref()
    },
    async stop() {
      clearInterval(timer)
      await departures?.stop()
    },
  }
}
