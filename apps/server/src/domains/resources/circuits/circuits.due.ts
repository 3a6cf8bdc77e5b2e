import { sql } from 'drizzle-orm'
import type { DueWork } from '../../../kernel/due/due.ts'

const atOnce = 200

/** Opens circuits again that were closed for weather, at the midnight after, where their school is. */
export const circuitsReopening = (): DueWork => ({
  name: 'circuits closed for weather',
  async next(db) {
    const { rows } = await db.execute<{ at: string | null }>(
      sql`select min(reopens_at) as at from circuits where reopens_at is not null`,
    )
    return rows[0]?.at ? new Date(rows[0].at).toISOString() : null
  },
  async run({ db }) {
    const { rows } = await db.execute(sql`
      with due as (
        select id from circuits where reopens_at <= now() order by reopens_at limit ${atOnce} for update skip locked)
      update circuits c set status = 'active', status_reason = null, reopens_at = null
        from due where c.id = due.id returning c.id`)
    return rows.length === atOnce
  },
})
