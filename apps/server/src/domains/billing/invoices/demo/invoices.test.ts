import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../../db/client.ts'
import { anyRow, rowsOf } from '../../../../db/rows.ts'
import { asSystem } from '../../../../kernel/session/transaction.ts'
import { openEmptyDatabase } from '../../../../testing/harness.ts'
import { addPeople } from '../../../identity/public.ts'
import { openSchool } from '../../../platform/schools/schools.open.ts'
import { seedInvoices } from './invoices.ts'

/** A database of its own: the demonstration fills the platform's books, which other tests write in too. */
describe('the demo invoices', () => {
  let database: Database
  let schoolId: number
  let studentId: number
  beforeAll(async () => {
    database = await openEmptyDatabase()
    await asSystem(database, async ({ db }) => {
      const school = await openSchool(db, { name: 'مدرسة', language: 'ar' })
      schoolId = school.id
      const [row] = await addPeople(db, [
        { tenant: schoolId, roleId: school.adminRoleId, username: 'learner', email: 'learner@example.org' },
      ])
      studentId = row?.id as number
      const person = { id: studentId, schoolId, email: 'learner@example.org', fullName: 'متدربة' }
      await seedInvoices(db, [{ ...person, role: 'student', colleagues: [] }])
    })
  })
  afterAll(() => database.close())
  const rows = <T extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
    asSystem(database, async ({ db }) => (await rowsOf(db, anyRow, statement)) as T[])

  it('are fifty of the platform, 4987 to 5036, in the founding mix of statuses', async () => {
    const found = await rows(sql`
      select count(*) as size, min(id) as first, max(id) as last, array_agg(distinct currency) as currencies
        from invoices where tenant = 0`)
    expect(found).toEqual([{ size: 50, first: 4987, last: 5036, currencies: ['USD'] }])
    const counted = await rows<{ label: string; total: number }>(sql`
      select label, sum(total) as total from invoice_counts where tenant = 0 group by label having sum(total) <> 0`)
    expect(Object.fromEntries(counted.map(({ label, total }) => [label, Number(total)]))).toEqual({
      ...{ paid: 12, partial: 11, draft: 10, downloaded: 8, sent: 6, past_due: 3 },
    })
  })

  it('are forty of the school, some of them the student’s own, with five clients or more each', async () => {
    const found = await rows<{ size: number; first: number; own: number }>(sql`
      select count(*) as size, min(id) as first, count(*) filter (where buyer_id = ${studentId}) as own
        from invoices where tenant = ${schoolId}`)
    expect(found).toMatchObject([{ size: 40, first: 5037 }])
    expect(found[0]?.own).toBeGreaterThan(4)
    const [next] = await rows<{ id: number }>(sql`select nextval(pg_get_serial_sequence('invoices', 'id')) as id`)
    expect(next?.id).toBe(5077)
  })

  it('have numbers without gaps in the order of their dates, and sums that fit', async () => {
    expect(
      await rows(sql`
        select id from (
          select id, number, row_number() over (partition by tenant, extract(year from issued_on) order by issued_on, id) as place
            from invoices where number is not null) as n
         where right(number, 5)::integer <> place`),
    ).toEqual([])
    expect(
      await rows(sql`
        select id from invoices i
         where paid_minor <> (select coalesce(sum(amount_minor), 0) from invoice_payments p where p.invoice_id = i.id)
            or (label = 'past_due') <> (state = 'issued' and balance_minor > 0 and due_on < current_date - 1)`),
    ).toEqual([])
    expect(
      await rows(sql`
        select tenant from invoice_numbers n
         where last <> (select count(*) from invoices i where i.tenant = n.tenant and number like '%-' || n.year || '-%')`),
    ).toEqual([])
  })
})
