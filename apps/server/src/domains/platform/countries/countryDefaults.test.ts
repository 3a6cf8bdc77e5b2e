import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { asSystem } from '../../../kernel/session/transaction.ts'
import { zoneNamed } from '../../../kernel/time/zones.ts'
import { testApp } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { countryDefaults } from './countryDefaults.ts'

it('are known of every country', async () => {
  const { database } = await testApp()
  const countries = await query<{ code: string }>(sql`select code from countries`)
  const money = new Set(Intl.supportedValuesOf('currency'))
  await asSystem(database, async ({ db }) => {
    for (const { code } of countries) {
      const known = await countryDefaults(db, code, undefined)
      expect(money.has(known.currency), `${code} ${known.currency}`).toBe(true)
      expect(zoneNamed(known.timeZone), code).toBeDefined()
      expect([0, 1, 5, 6], code).toContain(known.weekStart)
      expect(known.weekendDays.length, code).toBeGreaterThan(0)
    }
  })
})
