import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { makeSchoolAdmin } from '../../testing/factories.ts'
import { testApp } from '../../testing/harness.ts'
import { query } from '../../testing/reads.ts'
import { asSystem } from '../session/transaction.ts'
import { clockDisagreements, disagreementText } from './clocks.ts'

it('a zone in which the database has other hours is told with the day and both clocks, others are not', async () => {
  const { database } = await testApp()
  const { schoolId } = await makeSchoolAdmin()
  const told = async (zone: string) => {
    await query(sql`update schools set time_zone = ${zone} where id = ${schoolId}`)
    return (await asSystem(database, ({ db }) => clockDisagreements(db))).filter((one) => one.zone === zone)
  }
  expect(await told('Asia/Riyadh')).toEqual([])
  // PostgreSQL takes this name for an abbreviation, which knows no summer
  const [other] = await told('EET')
  expect(other).toMatchObject({ database: 120, program: 180 })
  expect(other && disagreementText(other)).toContain('EET are 180 minutes ahead of UTC to this program, and 120')
})
