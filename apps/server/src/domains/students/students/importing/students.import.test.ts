import { listUnplanned } from '@dsms/contract/schedule/board/calls'
import { enrolments } from '@dsms/contract/students/enrolments/calls'
import { students } from '@dsms/contract/students/students/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../../testing/areas.ts'
import { makeSchoolAdmin, type TestPerson } from '../../../../testing/factories.ts'
import { callAs, send } from '../../../../testing/harness.ts'
import { query, refusal, statements, wrongFields } from '../../../../testing/reads.ts'

let owner: TestPerson & { schoolId: number }
let nth = 0

beforeAll(async () => {
  owner = await makeSchoolAdmin()
  await query(
    sql`update schools set country_id = (select id from countries where code = 'SA') where id = ${owner.schoolId}`,
  )
})

/** A row as schools have them, of somebody else each time. */
const row = (changes: Record<string, string> = {}) => ({
  first_name_ar: 'سارة',
  family_name_ar: `العلي ${++nth}`,
  birth_date: '2001-05-17',
  ...changes,
})
const bring = async (rows: Record<string, string>[], mode: 'check' | 'good' = 'check', with_doubles = false) =>
  (await callAs(owner.token, students.calls.importSheet, { body: { rows, mode, with_doubles } })).body
const listed = async (q: string) => (await callAs(owner.token, students.calls.list, { query: { q } })).body.rows

describe('a file of students', () => {
  it('is cleaned as a form cleans what is typed, and says what became of it', async () => {
    const rows = [
      row({ phone: '0501000001', birth_date: '31/03/1999' }),
      row({ phone: '00966501000002', birth_date: '1999-3-1' }),
      row({ phone: '966501000003', birth_date: '36250' }),
      row({ phone: '501000004', birth_date: '1420/05/15' }),
      row({ phone: '٠٥٠ ١٠٠ ٠٠٠٥', birth_date: '٣١/٠٣/١٩٩٩', first_name_ar: 'عـــلـي\u200f ' }),
      row({ phone: '+966501000006', birth_date: '1999-03-31', id_number: '1 034 567 896' }),
    ]
    const { imported, rows: wrong, cleaned } = await bring(rows, 'good')
    expect({ imported, wrong }).toEqual({ imported: 6, wrong: [] })
    expect(cleaned?.map(({ row: at, fields }) => [at, fields])).toEqual([
      [1, { phone: '+966501000001', birth_date: '1999-03-31' }],
      [2, { phone: '+966501000002', birth_date: '1999-03-01' }],
      [3, { phone: '+966501000003', birth_date: '1999-03-31' }],
      [4, { phone: '+966501000004', birth_date: '1999-08-26' }],
      [5, { phone: '+966501000005', birth_date: '1999-03-31', first_name_ar: 'علي' }],
      [6, { id_number: '1034567896' }],
    ])
    expect(await listed('0501000005'.slice(1))).toMatchObject([{ phone: '+966501000005', birth_date: '1999-03-31' }])
  })

  it('takes eight or nine digits for a passport alone where one’s own number has ten', async () => {
    const short = { id_number: '103456789' }
    const { rows } = await bring([
      row(short),
      row({ ...short, id_type: 'هوية وطنية' }),
      row({ ...short, id_type: 'جواز سفر' }),
      row({ id_number: 'A1034567' }),
    ])
    expect(rows.map(({ row: at, fields }) => [at, fields.id_number?.code])).toEqual([
      [1, 'invalid_identity'],
      [2, 'invalid_identity'],
    ])
  })

  it('is judged like the form: what cannot be is told by its column', async () => {
    const rows = [
      row({ phone: '9.66501E+11' }),
      row({ phone: '#N/A' }),
      row({ id_number: '12' }),
      row({ id_number: '1.02346E+09' }),
      row({ birth_date: '17/05/1899' }),
      row({ birth_date: '31/02/2001' }),
      row({ phone: '0551' }),
      row({ email: 'nobody' }),
      row(),
    ]
    const answer = await bring(rows)
    expect(answer.rows.map(({ row: at, fields }) => [at, Object.entries(fields).map(([f, e]) => [f, e.code])])).toEqual(
      [
        [1, [['phone', 'cell_rounded']]],
        [2, [['phone', 'cell_fault']]],
        [3, [['id_number', 'invalid_identity']]],
        [4, [['id_number', 'cell_rounded']]],
        [5, [['birth_date', 'date_too_old']]],
        [6, [['birth_date', 'invalid_date']]],
        [7, [['phone', 'invalid_phone']]],
        [8, [['email', 'invalid_email']]],
      ],
    )
    const typed = await send(owner.token, students.calls.create, {
      body: { first_name: { ar: 'سارة', en: '' }, family_name: { ar: 'العلي', en: '' }, birth_date: '1899-05-17' },
    })
    expect(refusal(typed)).toEqual(wrongFields({ birth_date: 'date_too_old' }))
  })

  it('tells who looks like somebody who is there, for the reasons of the form, and adds them when told to', async () => {
    const there = row({ phone: '0501000011', email: 'there@example.org', id_number: '1034567811' })
    await bring([there], 'good')
    const others = { first_name_ar: 'منى', birth_date: '1990-01-01' }
    const rows = [
      row({ ...others, id_number: '1034567811' }),
      row({ ...others, email: 'THERE@example.org' }),
      row({ ...others, phone: '501000011', birth_date: '17/5/2001' }),
      { ...row(), family_name_ar: there.family_name_ar, first_name_ar: 'ساره' },
      row({ ...others, email: 'twice@example.org' }),
      row({ ...others, email: 'twice@example.org' }),
      row({ ...others }),
    ]
    const { rows: wrong } = await bring(rows)
    expect(wrong.map(({ row: at, fields }) => [at, Object.entries(fields).map(([f, e]) => [f, e.code])])).toEqual([
      [1, [['id_number', 'identity_taken']]],
      [2, [['email', 'likely_double']]],
      [3, [['phone', 'likely_double']]],
      [4, [['first_name_ar', 'likely_double']]],
      [6, [['first_name_ar', 'double_in_file']]],
    ])
    expect(wrong[1]?.fields.email?.params).toMatchObject({ name: expect.stringContaining('سارة') })
    const added = await bring(rows, 'good', true)
    expect(added.imported).toBe(6)
    expect(added.rows.map(({ row: at }) => at)).toEqual([1])
  })

  it('names genders, nationalities and branches as people write them', async () => {
    const [branch] = await query<{ name: string }>(
      sql`select name ->> 'ar' as name from branches where tenant = ${owner.schoolId}`,
    )
    const rows = [
      row({ gender: 'أنثى', country: 'سعودية', branch: branch?.name ?? '' }),
      row({ gender: 'M', country: 'Egypt' }),
      row({ gender: 'x', country: 'Nowhere', branch: 'Nowhere' }),
    ]
    const answer = await bring(rows, 'good')
    expect(answer.imported).toBe(2)
    expect(answer.rows.map(({ row: at, fields }) => [at, Object.keys(fields).sort()])).toEqual([
      [3, ['branch', 'country', 'gender']],
    ])
    const [added] = await listed(rows[0]?.family_name_ar ?? '')
    const whole = await callAs(owner.token, students.calls.get, { params: { id: added?.id ?? 0 }, query: {} })
    expect(whole.body).toMatchObject({
      country: expect.stringContaining('السعودية'),
      gender: 'أنثى',
      branch: branch?.name,
    })
  })

  it('brings guardians, the course and the minutes that were done elsewhere', async () => {
    const course = Number((await makeRecord('enrolments', owner)).course_id)
    const [names] = await query<{ course: string; licence: string }>(sql`
      select c.name ->> 'ar' as course, t.code as licence from courses c join licence_types t on t.tenant = c.tenant and t.id = c.licence_type_id
       where c.tenant = ${owner.schoolId} and c.id = ${course}`)
    const guardian = { guardian_name: 'سعد بن ناصر العلي', guardian_phone: '0501000077', guardian_relation: 'والد' }
    const rows = [
      row({ ...guardian, course: names?.course ?? '', minutes_road: '300', minutes_theory: '90' }),
      row({ ...guardian, guardian_name: 'سعد بن ناصر العلى', licence_type: names?.licence ?? '', minutes_road: '60' }),
      row({ guardian_name: 'سعد', guardian_phone: '0501000078' }),
      row({ guardian_name: 'سعد العلي' }),
      row({ minutes_road: '30' }),
      row({ course: 'Nowhere', guardian_phone: '12', guardian_relation: 'x', minutes_yard: '-5' }),
    ]
    const answer = await bring(rows, 'good')
    expect(answer.rows.map(({ row: at, fields }) => [at, Object.entries(fields).map(([f, e]) => [f, e.code])])).toEqual(
      [
        [3, [['guardian_name', 'name_not_whole']]],
        [4, [['guardian_phone', 'required']]],
        [5, [['course', 'required']]],
        [
          6,
          expect.arrayContaining([
            ['course', 'unknown_choice'],
            ['guardian_phone', 'invalid_phone'],
          ]),
        ],
      ],
    )
    expect(answer.imported).toBe(2)
    const links = await query<{ guardian_id: number; relation: string; is_main: boolean }>(sql`
      select l.guardian_id, l.relation, l.is_main from student_guardians l join users u on u.tenant = l.tenant and u.id = l.guardian_id
       where l.tenant = ${owner.schoolId} and u.phone = '+966501000077' order by l.student_id`)
    expect(links).toMatchObject([
      { relation: 'father', is_main: true },
      { relation: 'father', is_main: true },
    ])
    expect(new Set(links.map(({ guardian_id }) => guardian_id)).size).toBe(1)
    const again = await bring([row({ ...guardian, guardian_relation: 'Vater' })], 'good')
    expect(again.imported).toBe(1)
    const [count] = await query<{ n: number }>(sql`
      select count(*)::integer as n from users where tenant = ${owner.schoolId} and phone = '+966501000077'`)
    expect(count?.n).toBe(1)

    const { rows: enrolled } = (await callAs(owner.token, enrolments.calls.list, { query: { course_id: course } })).body
    expect(enrolled).toHaveLength(3)
    const whole = await Promise.all(
      enrolled.map(
        async ({ id }) => (await callAs(owner.token, enrolments.calls.get, { params: { id }, query: {} })).body,
      ),
    )
    expect(whole.map(({ earlier_minutes }) => earlier_minutes)).toEqual(
      expect.arrayContaining([{ road: 300, theory: 90 }, { road: 60 }]),
    )
    for (const { stages, earlier_minutes } of whole)
      for (const { stage, done, earlier } of stages)
        expect([done, earlier]).toEqual([earlier_minutes[stage] ?? 0, earlier_minutes[stage] ?? 0])
    for (const status of ['awaiting_documents', 'awaiting_payment', 'active'])
      await query(sql`update enrolments set status = ${status} where tenant = ${owner.schoolId}`)
    const open = (await callAs(owner.token, listUnplanned, { query: {} })).body
    for (const { id, owed_minutes, done_minutes } of whole)
      expect(open.find(({ enrolment_id }) => enrolment_id === id)?.owed_minutes ?? 0).toBe(
        Math.max(0, owed_minutes - done_minutes),
      )
  })

  it('asks the database as often for forty rows with a guardian and a course as for two', async () => {
    const { course_id } = await makeRecord('enrolments', owner)
    const [course] = await query<{ name: string }>(
      sql`select name ->> 'ar' as name from courses where tenant = ${owner.schoolId} and id = ${course_id}`,
    )
    const whole = () => ({
      ...row(),
      guardian_name: `سعد بن ناصر العلي ${nth}`,
      guardian_phone: `05010${10_000 + nth}`,
      course: course?.name ?? '',
      minutes_road: '60',
    })
    const cost = async (count: number, mode: 'check' | 'good') => {
      const rows = Array.from({ length: count }, whole)
      const before = await statements(students.calls.importSheet.path)
      const answer = await bring(rows, mode)
      expect(answer).toMatchObject({ imported: mode === 'good' ? count : 0, rows: [] })
      return (await statements(students.calls.importSheet.path)) - before
    }
    for (const mode of ['check', 'good'] as const) expect(await cost(40, mode)).toBe(await cost(2, mode))
    const links = await query<{ n: number }>(sql`
      select count(*)::integer as n from student_guardians l join enrolments e on e.tenant = l.tenant and e.student_id = l.student_id
       where l.tenant = ${owner.schoolId} and e.earlier_minutes = '{"road": 60}' and l.relation = 'other'`)
    expect(links).toEqual([{ n: 42 }])
  })

  it('passes over numbers that stand in the file or are taken', async () => {
    const [count] = await query<{ last: number }>(
      sql`select last from student_numbers where tenant = ${owner.schoolId}`,
    )
    const number = (further: number) => `S-${String((count?.last ?? 0) + further).padStart(6, '0')}`
    await bring([row({ student_no: number(1) })], 'good')
    const rows = [row(), row({ student_no: number(2).toLowerCase() }), row()]
    expect((await bring(rows, 'good')).imported).toBe(3)
    const added = await Promise.all(
      rows.map(async ({ family_name_ar }) => (await listed(family_name_ar))[0]?.student_no),
    )
    expect(added).toEqual([number(3), number(2).toLowerCase(), number(4)])
  })

  it('is added by halves, and one by one where the database refuses a row', async () => {
    const rows = Array.from({ length: 100 }, () => row())
    const { imported } = await bring(rows, 'good')
    expect(imported).toBe(100)
    const again = [row({ student_no: 'OLD-1' }), row({ student_no: 'old-1' }), row()]
    const { rows: wrong, ...answer } = await bring(again, 'good')
    expect(answer.imported).toBe(2)
    expect(wrong).toMatchObject([{ row: 2, fields: { student_no: { code: 'student_no_taken' } } }])
  })

  it('is taken in pieces: one call takes two hundred rows', async () => {
    const body = { rows: Array.from({ length: 201 }, () => row()), mode: 'check' }
    expect(refusal(await send(owner.token, students.calls.importSheet, { body }))).toEqual(
      wrongFields({ rows: 'too_many' }),
    )
  })
})
