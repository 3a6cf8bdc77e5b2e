import { sql } from 'drizzle-orm'
import { mainBranch, query } from '../../testing/reads.ts'
import type { DomainSamples } from '../../testing/sample.ts'

export const teaching: DomainSamples = {
  walks: {
    'lesson-records': {
      // the key of a lesson; nobody is booked in it, so nobody finds a record either
      record: async (owner) => {
        if (!owner.schoolId) return 0
        const [made] = await query<{ id: number }>(sql`
          with type as (
            insert into lesson_types (tenant, name, code, kind, stage, default_minutes, min_minutes, max_minutes, step_minutes, colour, status)
            values (${owner.schoolId}, '{"en": "Recorded"}', 'RECORD', 'road', 'road', 60, 30, 120, 15, '#0b6b83', 'active')
            returning id)
          insert into lessons (tenant, type_id, branch_id, starts_at, ends_at, capacity, status)
          select ${owner.schoolId}, type.id, ${await mainBranch(owner)}, '2099-04-02T09:00Z', '2099-04-02T10:00Z', 1, 'scheduled' from type
          returning id`)
        return Number(made?.id)
      },
    },
  },
}
