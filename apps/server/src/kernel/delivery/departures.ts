import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { FastifyBaseLogger } from 'fastify'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import type { Database, Db } from '../../db/client.ts'
import { outbox } from '../../db/tables/outbox.ts'
import type { Env } from '../env/env.ts'
import { type FileStore, privateName } from '../files/fileStore.ts'
import { asSystem } from '../session/transaction.ts'
import { together } from '../together.ts'
import { letterFared } from './fared.ts'
import { createLanes, type Lanes } from './lanes.ts'

type Mail = typeof outbox.$inferSelect
type Outcome = PgUpdateSetSource<typeof outbox>

const maxAttempts = 8

/** So long a mail is its taker's. Anyone who takes it gives up before that, so two never send it at once. */
const leaseMinutes = 5
const longestMs = 4 * minuteMs

/** A server that says nothing for so long is given up; the address of the server may name others (`?socketTimeout=60000`). */
const limits = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Mails that leave the outbox, several at a time (decision 60). */
export function createDepartures(
  env: Env,
  url: string,
  database: Database,
  files: FileStore,
  log: FastifyBaseLogger,
): Lanes {
  const atOnce = env.MAIL_AT_ONCE
  // a connection that closes is no reason to send again at once: whether the mail arrived is not known
  const transport = nodemailer.createTransport({ url, pool: true, maxConnections: atOnce, maxRequeues: 0, ...limits })
  const inHand = createCounts(Math.max(1, atOnce - Math.ceil(atOnce / 5)))
  /** What became of mails while the database was away: it is noted before another is taken. */
  const unnoted = new Map<number, Outcome>()

  const note = async (id: number, outcome: Outcome) => {
    unnoted.set(id, outcome)
    await asSystem(database, async ({ db }) => {
      await db.update(outbox).set(outcome).where(eq(outbox.id, id))
      await letterFared(db, id)
    })
    unnoted.delete(id)
  }

  const step = async (taken: () => void): Promise<boolean> => {
    for (const [id, outcome] of unnoted) await note(id, outcome)
    const mail = await asSystem(database, ({ db }) => claim(db, inHand.full()))
    if (!mail) return false
    const release = inHand.take(domainOf(mail.recipient))
    taken()
    const outcome = await messageOf(env, files, mail)
      .then((message) => transport.sendMail({ ...message, signal: AbortSignal.timeout(longestMs) }))
      .then(
        (): Outcome => ({ status: 'sent', sentAt: sql`now()`, text: '', html: null, attachments: [], error: null }),
        (error: Error) => failed(mail, error),
      )
      .finally(release)
    await note(mail.id, outcome)
    return true
  }

  const lanes = createLanes(atOnce, step, (error) => log.error({ err: error }, 'mail'))
  return {
    wake: lanes.wake,
    async stop() {
      await lanes.stop()
      transport.close()
    },
  }
}

/** Again after 1, 2, 4 … minutes. */
const failed = ({ attempts }: Mail, { message }: Error): Outcome => ({
  status: attempts >= maxAttempts ? 'failed' : 'waiting',
  error: message,
  nextAttemptAt: sql`now() + ${2 ** (attempts - 1)} * interval '1 minute'`,
})

/** The mails in hand of each domain. One that keeps us waiting never takes all lanes: a fifth is kept for the others. */
function createCounts(most: number) {
  const counts = new Map<string, number>()
  const add = (domain: string, more: number) => counts.set(domain, (counts.get(domain) ?? 0) + more)
  return {
    full: () => [...counts].filter(([, count]) => count >= most).map(([domain]) => domain),
    take(domain: string) {
      add(domain, 1)
      return () => {
        add(domain, -1)
        if (counts.get(domain) === 0) counts.delete(domain)
      }
    },
  }
}

const domainOf = (recipient: string): string => recipient.slice(recipient.lastIndexOf('@') + 1).toLowerCase()

/** What goes over the wire. Mail of a person leaves from the server's own address, under their name. */
async function messageOf(env: Env, files: FileStore, mail: Mail): Promise<SendMailOptions> {
  const address = /<([^>]+)>/.exec(env.MAIL_FROM)?.[1] ?? env.MAIL_FROM
  return {
    // the same at each attempt: where the answer to one was lost, mailboxes know the second for a copy
    messageId: `<dsms-${mail.id}-${Date.parse(String(mail.createdAt)).toString(36)}@${domainOf(address)}>`,
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

/** Takes the next mail that is due, not to one of some domains. It is due again once the lease is over, should its taker die. */
async function claim(db: Db, but: string[]): Promise<Mail | undefined> {
  const [mail] = await db
    .select()
    .from(outbox)
    .where(
      and(
        eq(outbox.status, 'waiting'),
        lte(outbox.nextAttemptAt, sql`now()`),
        isNull(outbox.heldFor),
        sql`(not ${outbox.isOutside} or outside_mail_is_on())`,
        but.length === 0
          ? undefined
          : sql`lower(substring(${outbox.recipient} from '[^@]*$')) <> all(${sql.param(but)}::text[])`,
      ),
    )
    .orderBy(asc(outbox.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true })
  if (!mail) return undefined
  const attempts = mail.attempts + 1
  await db
    .update(outbox)
    .set({ attempts, nextAttemptAt: sql`now() + ${leaseMinutes} * interval '1 minute'` })
    .where(eq(outbox.id, mail.id))
  return { ...mail, attempts }
}
