import * as c from '@dsms/contract/insight/dashboard/calls'
import { AppError } from '@dsms/contract/kernel/errors'
import { and, asc, count, desc, isNull, or, sql } from 'drizzle-orm'
import { outbox } from '../../../db/tables/outbox.ts'
import { schools } from '../../../db/tables/schools.ts'
import { may } from '../../../kernel/actor.ts'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { nameIn } from '../../../kernel/text/names.ts'
import { together } from '../../../kernel/together.ts'
import { contains } from '../../../kit/records/records.ts'
import * as data from './dashboard.data.ts'

export function dashboardRoutes(app: App) {
  serve(app, c.getPlatformDashboard, async ({ actor }) => {
    const [schoolsByStatus, staffByStatus, people, roles, schoolsByMonth, attention, changes] = await together([
      () => data.schoolsByStatus(actor),
      () => data.staffByStatus(actor),
      () => data.countPeople(actor),
      () => data.countRoles(actor),
      () => data.schoolsByMonth(actor),
      () => data.attentionOf(actor),
      () => (may(actor, 'audit_log.view') ? data.latestChanges(actor) : []),
    ])
    return { schoolsByStatus, staffByStatus, people, roles, schoolsByMonth, attention, changes }
  })

  serve(app, c.getSchoolDashboard, async ({ actor }) => {
    const [school, staffByStatus, staffByRole, roles, reviews, attention, changes] = await together([
      () => data.readSchool(actor),
      () => data.staffByStatus(actor),
      () => data.staffByRole(actor),
      () => data.countRoles(actor),
      () => data.ratingOf(actor),
      () => data.attentionOf(actor),
      () => (may(actor, 'audit_log.view') ? data.latestChanges(actor) : []),
    ])
    if (!school) throw new AppError('not_found')
    return { school, staffByStatus, staffByRole, roles, reviews, attention, changes }
  })

  serve(app, c.listSchoolChoices, async ({ actor, query }) => {
    const isChosen = sql`${schools.id} = ${query.chosen ?? 0}`
    const rows = await actor.db
      .select({ id: schools.id, name: schools.name, status: schools.status })
      .from(schools)
      .where(query.q ? or(contains(schools.search, query.q), isChosen) : undefined)
      .orderBy(desc(isChosen), asc(schools.id))
      .limit(20)
    return { rows: rows.map((row) => ({ ...row, name: nameIn(row.name, actor.language) })) }
  })

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
    // a link lets its reader into the account it is for, which may have more rights than theirs
    const isOpen = actor.isAdmin
    return {
      rows: rows.map((row) => (isOpen ? row : { ...row, text: row.text.replace(/token=[\w-]+/g, 'token=…') })),
      total: totals[0]?.total ?? 0,
    }
  })
}
