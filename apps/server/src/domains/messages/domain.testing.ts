import { sql } from 'drizzle-orm'
import type { TestPerson } from '../../testing/factories.ts'
import { query } from '../../testing/reads.ts'
import type { DomainSamples } from '../../testing/sample.ts'

export const messages: DomainSamples = {
  walks: {
    chat: { record: makeReport },
    support: { record: makeTicket },
  },
}

/** A conversation that one person reported of another, in the reporter's tenant. */
async function makeReport(reporter: TestPerson, { person: reported }: { person: number }): Promise<number> {
  const rows = await query<{ id: number }>(sql`
    insert into chat_reports (tenant, reporter_id, reported_id, reporter_name, reported_name, reason)
    values (${reporter.schoolId ?? 0}, ${reporter.id}, ${reported}, 'one', 'two', 'spam') returning id`)
  return rows[0]?.id as number
}

async function makeTicket(person: TestPerson): Promise<number> {
  const rows = await query<{ id: number }>(sql`
    insert into support_tickets (tenant, requester_id, subject, category)
    values (${person.schoolId ?? 0}, ${person.id}, 'Help', 'other') returning id`)
  return rows[0]?.id as number
}
