import { sql } from 'drizzle-orm'
import { query } from '../../testing/reads.ts'
import type { DomainSamples } from '../../testing/sample.ts'
import { draft } from './invoices/invoices.testing.ts'

export const billing: DomainSamples = {
  walks: {
    charges: {
      record: async (owner, { person }) => {
        if (!owner.schoolId) return 0
        const [made] = await query<{ id: number }>(sql`
          insert into charges (tenant, enrolment_id, student_id, kind, amount_minor, currency, due_on, status)
          select tenant, id, 0, 'exam_fee', 15000, 'SAR', '2099-03-02', 'open' from enrolments
           where tenant = ${owner.schoolId} order by id limit 1 returning id`)
        return Number(made?.id ?? person)
      },
    },
    'my-charges': { isNowhere: true },
    invoices: { record: async (owner) => (await draft(owner)).id },
  },
}
