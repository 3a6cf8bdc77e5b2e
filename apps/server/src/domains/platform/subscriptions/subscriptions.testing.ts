import { listNotifications } from '@dsms/contract/kernel/session/me'
import { sql } from 'drizzle-orm'
import type { TestPerson } from '../../../testing/factories.ts'
import { callAs, testApp } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'

/** Moves a subscription through time. */
export const shift = (schoolId: number, days: number) =>
  query(sql`
    update subscriptions set period_start = period_start - ${days}::integer, trial_end = trial_end - ${days}::integer,
           period_end = period_end - ${days}::integer where school_id = ${schoolId}`)

export const wake = async () => (await testApp()).due.wake()

/** How often somebody was told something. */
export const told = async (owner: TestPerson, kind: string) =>
  (await callAs(owner.token, listNotifications, { query: { perPage: 100 } })).body.rows.filter(
    (row) => row.kind === kind,
  ).length
