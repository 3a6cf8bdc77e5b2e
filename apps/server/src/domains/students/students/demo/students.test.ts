import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { asSystem } from '../../../../kernel/session/transaction.ts'
import { makePerson, makeSchoolAdmin } from '../../../../testing/factories.ts'
import { testApp } from '../../../../testing/harness.ts'
import { query } from '../../../../testing/reads.ts'
import { seedStudents } from './students.ts'

describe('the demo students of a school', () => {
  let schoolId: number
  beforeAll(async () => {
    schoolId = (await makeSchoolAdmin()).schoolId as number
    const { database, files, tokens } = await testApp()
    await makePerson({ schoolId, kind: 'student' })
    await asSystem(database, ({ db }) => seedStudents(db, { schoolId, files, tokens }))
  })
  const counts = async (what: ReturnType<typeof sql>) => {
    const rows = await query<{ key: string; total: number }>(
      sql`select key, count(*)::int as total from (${what}) as one (key) group by key`,
    )
    return Object.fromEntries(rows.map(({ key, total }) => [key, total]))
  }

  it('are there in every state, with a reason where one is needed', async () => {
    // one was there before, whose record is filled as well
    expect(await counts(sql`select status from students where tenant = ${schoolId}`)).toEqual({
      applicant: 18,
      active: 59,
      paused: 10,
      completed: 18,
      rejected: 7,
      withdrawn: 9,
    })
    const silent = await query(sql`select id from students where tenant = ${schoolId}
      and status in ('paused', 'rejected', 'withdrawn') and status_reason is null`)
    expect(silent).toEqual([])
  })

  it('have names in both scripts, but for some who have no Arabic one, and numbers of their own', async () => {
    const rows = await query<{ ar: string | null; en: string; student_no: string }>(
      sql`select name ->> 'ar' as ar, name ->> 'en' as en, student_no from students where tenant = ${schoolId}`,
    )
    expect(rows.filter(({ ar, en }) => ar && en)).toHaveLength(113)
    expect(rows.filter(({ ar }) => !ar).length).toBeGreaterThan(7)
    expect(new Set(rows.map(({ student_no }) => student_no)).size).toBe(rows.length)
  })

  it('are of age, or have somebody who may sign for them; some are siblings', async () => {
    const minors = await query<{ main: number; signs: boolean }>(sql`
      select count(*) filter (where g.is_main)::int as main, bool_or('sign' = any (g.rights)) as signs
        from students s join users u on u.id = s.id left join student_guardians g on g.student_id = s.id
       where s.tenant = ${schoolId} and is_minor(u.birth_date, 18, current_date) group by s.id`)
    expect(minors).toHaveLength(12)
    expect(minors.every(({ main, signs }) => main === 1 && signs)).toBe(true)
    const shared = await query(sql`select guardian_id from student_guardians where tenant = ${schoolId}
      group by guardian_id having count(*) > 1`)
    expect(shared).toHaveLength(3)
  })

  it('lack nothing while they are in training, but a few whose paper is over', async () => {
    const gaps = await counts(sql`select unnest(student_gaps(tenant, id)) from students
      where tenant = ${schoolId} and status in ('active', 'paused', 'completed') and id_hash is not null`)
    expect(Object.keys(gaps).sort()).toEqual(['documents', 'documents_pending'])
    expect(Math.max(...Object.values(gaps))).toBeLessThan(8)
  })

  it('have papers in every state, newer ones in place of older ones, some about to end', async () => {
    const states = await counts(sql`select status from documents where tenant = ${schoolId}`)
    expect(Object.keys(states).sort()).toEqual(['approved', 'expired', 'pending', 'rejected', 'replaced'])
    expect(Math.min(...Object.values(states))).toBeGreaterThan(3)
    const [found] = await query<{ soon: number; over: number; wrong: number; chained: number; contents: number }>(sql`
      select count(*) filter (where d.status = 'approved' and d.expires_on between current_date and current_date + 60)::int as soon,
             count(*) filter (where d.status = 'approved' and d.expires_on < current_date)::int as over,
             count(*) filter (where p.id is not null and (p.kind, p.student_id) <> (d.kind, d.student_id))::int as wrong,
             count(*) filter (where p.replaces_id is not null)::int as chained,
             count(distinct f.hash)::int as contents
        from documents d join files f on f.id = d.file_id left join documents p on p.id = d.replaces_id
       where d.tenant = ${schoolId}`)
    expect(found).toMatchObject({ over: 0, wrong: 0, contents: 2 })
    expect(found?.soon).toBeGreaterThan(5)
    expect(found?.chained).toBeGreaterThan(2)
  })

  it('have identity numbers that can be read with the key of the server alone', async () => {
    const { tokens } = await testApp()
    const kept = await query<{ id_sealed: string; id_hash: string }>(sql`
      select id_sealed, id_hash from students where tenant = ${schoolId} and id_sealed is not null
      union all select id_sealed, id_hash from guardians where tenant = ${schoolId}`)
    const numbers = kept.map(({ id_sealed }) => tokens.unseal(id_sealed) ?? '')
    expect(numbers.length).toBeGreaterThan(120)
    expect(numbers.every((number) => /^[12]\d{9}$/.test(number))).toBe(true)
    for (const all of [numbers, kept.map(({ id_hash }) => id_hash)]) expect(new Set(all).size).toBe(all.length)
    const tables = ['students', 'guardians', 'users', 'documents', 'student_guardians', 'files', 'audit_log']
    for (const table of tables) {
      const [text] = await query<{ all: string }>(
        sql`select coalesce(string_agg(to_jsonb(t)::text, ' '), '') as all from ${sql.raw(table)} t where tenant = ${schoolId}`,
      )
      expect(
        numbers.filter((number) => text?.all.includes(number)),
        table,
      ).toEqual([])
    }
  })
})
