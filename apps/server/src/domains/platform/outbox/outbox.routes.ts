import * as c from '@dsms/contract/platform/outbox/calls'
import { and, count, desc, isNull, sql } from 'drizzle-orm'
import { outbox } from '../../../db/tables/outbox.ts'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { together } from '../../../kernel/together.ts'
import { contains } from '../../../kit/records/records.ts'

export function outboxRoutes(app: App) {
  serve(app, c.listOutbox, async ({ actor, query }) => {
    const where = and(
      // what a person wrote is theirs: they see how it fares, in their own mailbox
      isNull(outbox.fromName),
      query.q ? contains(sql`normalise_text(${outbox.recipient} || ' ' || ${outbox.subject})`, query.q) : undefined,
    )
    const [rows, totals] = await together([
      () =>
        actor.db
          .select({
            id: outbox.id,
            to: outbox.recipient,
            subject: outbox.subject,
            text: outbox.text,
            status: sql<'kept' | 'waiting' | 'sent' | 'failed'>`${outbox.status}`,
            error: outbox.error,
            created_at: outbox.createdAt,
            sent_at: outbox.sentAt,
          })
          .from(outbox)
          .where(where)
          .orderBy(desc(outbox.id))
          .limit(query.perPage)
          .offset((query.page - 1) * query.perPage),
      () => actor.db.select({ total: count() }).from(outbox).where(where),
    ])
    // a link or code lets its reader into the account it is for. Where no mail server is configured, the list is the one place
    // where mail is read, and the administrator sees all of it
    const isOpen = (status: string) => actor.isAdmin && status === 'kept' && !app.env.SMTP_URL
    return {
      rows: rows.map((row) => (isOpen(row.status) ? row : { ...row, text: withoutKeys(row.text) })),
      total: totals[0]?.total ?? 0,
    }
  })
}

/** A mail without what lets its reader in: secrets of links, and codes of six digits. */
const withoutKeys = (text: string): string =>
  text.replace(/((?:token|link)=)[\w-]+/g, '$1…').replace(/(?<![\d.,])\d{6}(?![\d.,]\d|\d)/g, '……')
