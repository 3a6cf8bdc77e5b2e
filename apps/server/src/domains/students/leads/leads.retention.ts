import { hourMs } from '@dsms/contract/kernel/time/milliseconds'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { firstRow, rowsOf } from '../../../db/rows.ts'
import type { DueWork } from '../../../kernel/due/due.ts'
import { settingOf } from '../../platform/public.ts'
import { forgettable, leads } from './leads.table.ts'

const everyMs = hourMs
const atOnce = 500

const tenantRow = z.object({ tenant: z.int() })
const totalRow = z.object({ total: z.int() })

/**
 * Erases who asked and never came, once a school has kept it as long as it says. What leads are counted by stays, so that
 * the figures of a source are the same before and after.
 */
export function leadRetention(): DueWork {
  let nextAt = 0
  return {
    name: 'retention of leads',
    next: async () => new Date(nextAt || Date.now()).toISOString(),
    async run({ db }) {
      if (Date.now() < nextAt) return false
      // no school may keep them for less than a month
      const rows = await rowsOf(
        db,
        tenantRow,
        sql`select distinct tenant from ${leads} where ${forgettable} and updated_at < now() - interval '1 month'`,
      )
      let isMore = false
      for (const { tenant } of rows) {
        const months = await settingOf({ db, tenant }, 'data.leads')
        const gone = await firstRow(
          db,
          totalRow,
          sql`select forget_leads(${tenant}::integer, ${months}::integer, ${atOnce}::integer) as total`,
        )
        isMore ||= gone?.total === atOnce
      }
      if (!isMore) nextAt = Date.now() + everyMs
      return isMore
    },
  }
}
