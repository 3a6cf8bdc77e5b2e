import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { asSystem } from '../../../../kernel/session/transaction.ts'
import { makeSchoolAdmin } from '../../../../testing/factories.ts'
import { testApp } from '../../../../testing/harness.ts'
import { query } from '../../../../testing/reads.ts'
import { seedStudents } from '../../students/demo/students.ts'
import { seedLeads } from './leads.ts'

it('the demo leads that were won are students of their own, who came the same way and later', async () => {
  const { schoolId } = await makeSchoolAdmin()
  const { database, files, tokens } = await testApp()
  await asSystem(database, async ({ db }) => {
    await seedStudents(db, { schoolId, files, tokens })
    await seedLeads(db, schoolId)
  })
  const won = await query(sql`
    select l.name ->> 'ar' = s.name ->> 'ar' or l.name ->> 'en' = s.name ->> 'en' as same, l.source = s.source as way,
           l.created_at < s.created_at as before
      from leads l left join students s on s.tenant = l.tenant and s.id = l.student_id
     where l.tenant = ${schoolId} and l.status = 'won'`)
  expect(won).toHaveLength(8)
  for (const one of won) expect(one).toEqual({ same: true, way: true, before: true })
  const [rest] = await query(sql`
    select count(distinct student_id)::integer as students, count(*) filter (where status <> 'won' and student_id is not null)::integer as others
      from leads where tenant = ${schoolId}`)
  expect(rest).toEqual({ students: 8, others: 0 })
})
