import { sql } from 'drizzle-orm'
import { query } from '../../testing/reads.ts'
import type { DomainSamples } from '../../testing/sample.ts'

export const insight: DomainSamples = {
  walks: {
    tables: { record: makeEmployee },
  },
}

async function makeEmployee({ schoolId = null }: { schoolId?: number | null }): Promise<number> {
  const rows = await query<{ id: number }>(sql`
    insert into employees (tenant, full_name, post, email, starts_on, born_on, salary)
    values (${schoolId ?? 0}, 'Walker', 'Clerk', 'walker@example.org', '2024-01-01', '1990-01-01', 1) returning id`)
  return rows[0]?.id as number
}
