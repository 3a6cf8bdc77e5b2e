import type { ImportAnswer } from '@dsms/contract/kernel/exchange'
import { importSchoolStaff } from '@dsms/contract/staff/staff/exchange'
import { students } from '@dsms/contract/students/students/calls'
import { sql } from 'drizzle-orm'
import readXlsx from 'read-excel-file/node'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeCrowd, makePerson, makeRole, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { countMailTo, query, refusal } from '../../../testing/reads.ts'
import { scopes } from '../../../testing/scopes.ts'

const header = 'id,first_name,last_name,username,email,phone,role,employee_no,joined_on,status,last_login_at'

async function download(token: string, query: Record<string, string>) {
  const app = await testApp()
  return app.http.inject({
    url: `/api/school/staff/export?${new URLSearchParams(query)}`,
    headers: { authorization: `Bearer ${token}` },
  })
}

describe('the export', () => {
  let admin: Awaited<ReturnType<typeof makeSchoolAdmin>>
  beforeAll(async () => {
    admin = await makeSchoolAdmin()
    const role = await makeRole(admin.schoolId)
    await makeCrowd(2500, { tenant: admin.schoolId, roleId: role.id, lastName: 'Z' }, (nth) => ({
      firstName: ['=cmd()', 'a "b", c'][nth - 1] ?? 'نور',
      username: `bulk-${process.pid}-${nth}`,
      email: `bulk-${process.pid}-${nth}@example.org`,
      status: nth <= 3 ? 'inactive' : 'active',
      phone: nth === 3 ? '+966501234567' : null,
    }))
  })

  it('as CSV opens in spreadsheet programs and carries every row once', async () => {
    const file = await download(admin.token, { format: 'csv' })
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(file.headers['content-disposition']).toBe('attachment; filename="staff.csv"')
    expect(file.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    const lines = file.body.slice(1).trimEnd().split('\n')
    expect(lines[0]).toBe(header)
    expect(new Set(lines.slice(1).map((line) => line.split(',')[0])).size).toBe(2501)
    expect(lines).toHaveLength(2502)
  })

  it('as CSV holds the filtered rows, quoted, and nothing that runs as a formula', async () => {
    const file = await download(admin.token, { format: 'csv', status: 'inactive', sort: 'id' })
    const lines = file.body.trimEnd().split('\n').slice(1)
    expect(lines).toHaveLength(3)
    expect(lines[0]).toContain(`,'=cmd(),`)
    expect(lines[1]).toContain(`,"a ""b"", c",`)
    expect(lines[2]).toContain(',+966501234567,')
  })

  it('as XLSX opens, with the same columns', async () => {
    const file = await download(admin.token, { format: 'xlsx', status: 'inactive', sort: 'id' })
    const [sheet] = await readXlsx(file.rawPayload)
    const rows = (sheet as { data?: unknown[][] }).data ?? []
    expect(rows[0]).toEqual(header.split(','))
    expect(rows).toHaveLength(4)
    expect(rows[1]?.[1]).toBe('=cmd()')
    expect(rows[3]?.[5]).toBe('+966501234567')
  })

  it('refuses an unknown order before it begins to send', async () => {
    const file = await download(admin.token, { format: 'csv', sort: 'password_hash' })
    expect(file.statusCode).toBe(422)
    expect(file.json()).toMatchObject({ fields: { sort: { code: 'unknown_sort' } } })
  })
})

describe.each(scopes)('the import of the $scope', (calls) => {
  let admin: TestPerson
  let role: { id: number; name: string }
  let serial = 0
  beforeAll(async () => {
    admin = await calls.admin()
    role = await makeRole(admin.schoolId)
  })

  const line = (changes: Record<string, unknown> = {}): Record<string, unknown> => {
    const username = `row-${calls.scope}-${process.pid}-${++serial}`
    return {
      first_name: 'Nour',
      username,
      email: `${username}@example.org`,
      role: role.name,
      gender: 'female',
      ...changes,
    }
  }
  const run = async (rows: unknown[], mode: string) => send(admin.token, calls.imports, { body: { rows, mode } })
  const answer = async (rows: unknown[], mode: string) => (await run(rows, mode)).body as ImportAnswer
  const kept = async (rows: Record<string, unknown>[]) =>
    (
      await query(
        sql`select from users where email in (${sql.join(
          rows.map(({ email }) => sql`${String(email)}`),
          sql`, `,
        )})`,
      )
    ).length
  const codes = ({ rows }: ImportAnswer) =>
    rows.map(({ row, fields }) => [row, Object.fromEntries(Object.entries(fields).map(([k, v]) => [k, v.code]))])

  it('of good rows adds people who are invited by mail', async () => {
    const rows = [
      line({ last_name: 'السالم', phone: "'+966501234567", country: 'sa', joined_on: '2026-01-04', address: ' ' }),
      line({ gender: 'أنثى', role: role.name.toUpperCase(), phone: '', employee_no: null }),
    ]
    expect(await answer(rows, 'all')).toEqual({ imported: 2, rows: [] })
    const [first] = await query(
      sql`select status, phone, country_id, address from users where email = ${rows[0]?.email}`,
    )
    expect(first).toEqual({ status: 'invited', phone: '+966501234567', country_id: 189, address: null })
    expect(await countMailTo(String(rows[1]?.email))).toBe(1)
  })

  it('cleans phones, days and names as the import of students does', async () => {
    const cells = [
      { phone: '050 123-4567', birth_date: '31/03/1990' },
      { phone: '٠٠٩٦٦٥٠١٢٣٤٥٦٧', birth_date: '٣١/٠٣/١٩٩٠' },
      { phone: '501234567', birth_date: '04/09/1410 هـ' },
      { phone: '+966501234567', birth_date: '32963' },
    ]
    const rows = cells.map((one) => line({ ...one, first_name: 'عـــلـي\u200f' }))
    const day = '1990-03-31'
    const { cleaned, ...rest } = await answer(rows, 'all')
    expect(rest).toEqual({ imported: 4, rows: [] })
    expect(cleaned?.map(({ fields }) => fields)).toEqual([
      ...Array(3).fill({ phone: '+966501234567', birth_date: day, first_name: 'علي' }),
      { birth_date: day, first_name: 'علي' },
    ])
    const stored = await query(sql`
      select first_name, phone, birth_date::text from users where email in (${sql.join(
        rows.map(({ email }) => sql`${String(email)}`),
        sql`, `,
      )})`)
    expect(stored).toEqual(Array(4).fill({ first_name: 'علي', phone: '+966501234567', birth_date: day }))
    const wrong = [
      line({ phone: '9.66501E+11', birth_date: '31/02/1990' }),
      line({ phone: '#REF!', joined_on: 'soon' }),
    ]
    expect(codes(await answer(wrong, 'check'))).toEqual([
      [1, { phone: 'cell_rounded', birth_date: 'invalid_date' }],
      [2, { phone: 'cell_fault', joined_on: 'invalid_date' }],
    ])

    const school = await makeSchoolAdmin()
    const learners = cells.map((one) => ({ ...one, first_name_ar: 'عـــلـي\u200f', family_name_ar: 'العلي' }))
    const { body } = await callAs(school.token, students.calls.importSheet, { body: { rows: learners, mode: 'check' } })
    const asStudents = body.cleaned?.map(({ fields: { first_name_ar, ...others } }) => ({
      ...others,
      first_name: first_name_ar,
    }))
    expect(asStudents).toEqual(cleaned?.map(({ fields }) => fields))
  })

  it('that only checks tells everything and keeps nothing, mail included', async () => {
    const rows = [line(), line({ email: 'x' })]
    expect(codes(await answer(rows, 'check'))).toEqual([[2, { email: 'invalid_email' }]])
    expect(await kept(rows)).toBe(0)
    expect(await countMailTo(String(rows[0]?.email))).toBe(0)
  })

  it('tells all that is wrong with a row at once', async () => {
    const rows = [line({ email: 'x', username: 'z', role: 'Nobody', gender: 'y' })]
    expect(codes(await answer(rows, 'check'))).toEqual([
      [1, { email: 'invalid_email', username: 'invalid_username', role: 'unknown_role', gender: 'unknown_gender' }],
    ])
  })

  it('tells each wrong row by its fields', async () => {
    const taken = line()
    await answer([taken], 'all')
    const twice = line()
    const rows = [
      line({ role: 'Nobody' }),
      line({ gender: 'x', country: 'ZZ' }),
      line({ email: taken.email }),
      twice,
      line({ username: String(twice.username).toUpperCase() }),
      { phone: '1' },
      line({ joined_on: '31.13.2026' }),
    ]
    expect(codes(await answer(rows, 'check'))).toEqual([
      [1, { role: 'unknown_role' }],
      [2, { gender: 'unknown_gender', country: 'unknown_country' }],
      [3, { email: 'email_taken' }],
      [5, { username: 'username_taken' }],
      [
        6,
        {
          first_name: 'required',
          username: 'required',
          email: 'required',
          phone: 'invalid_phone',
          role: 'required',
          gender: 'required',
        },
      ],
      [7, { joined_on: 'invalid_date' }],
    ])
  })

  it('with three wrong rows keeps none, or the good ones', async () => {
    const rows = Array.from({ length: 50 }, (_, n) => line(n % 20 === 7 ? { email: 'wrong' } : {}))
    const all = await run(rows, 'all')
    expect(refusal(all)).toEqual({
      status: 422,
      code: 'import_rows_invalid',
      fields: { 'rows.8.email': 'invalid_email', 'rows.28.email': 'invalid_email', 'rows.48.email': 'invalid_email' },
    })
    expect(all.body).toMatchObject({ params: { bad: 3, total: 50 } })
    expect(await kept(rows)).toBe(0)
    expect(await answer(rows, 'good')).toMatchObject({ imported: 47, rows: [{ row: 8 }, { row: 28 }, { row: 48 }] })
    expect(await kept(rows)).toBe(47)
  })

  it('takes at most two hundred rows and at least one', async () => {
    expect(refusal(await run(Array(201).fill({}), 'check')).fields).toEqual({ rows: 'too_many' })
    expect(refusal(await run([], 'check')).fields).toEqual({ rows: 'too_few' })
  })

  it('gives no role with more rights than the caller has', async () => {
    const clerk = await makePerson({ schoolId: admin.schoolId, permissions: ['staff_users.create'] })
    const richer = await makeRole(admin.schoolId, ['audit_log.view'])
    const reply = await send(clerk.token, calls.imports, {
      body: { rows: [line({ role: richer.name })], mode: 'check' },
    })
    expect(codes(reply.body as ImportAnswer)).toEqual([[1, { role: 'beyond_own_rights' }]])
  })
})

describe('a file of a thousand rows', () => {
  it('is read in piece by piece, but for the three that are wrong', async () => {
    const admin = await makeSchoolAdmin()
    const role = await makeRole(admin.schoolId)
    const rows = Array.from({ length: 1000 }, (_, n) => ({
      first_name: 'Nour',
      username: `many-${process.pid}-${n}`,
      email: n % 400 === 7 ? 'wrong' : `many-${process.pid}-${n}@example.org`,
      role: role.name,
      gender: 'male',
    }))
    let imported = 0
    const wrong: number[] = []
    for (let from = 0; from < rows.length; from += 200) {
      const body = { rows: rows.slice(from, from + 200), mode: 'good' as const }
      const reply = await callAs(admin.token, importSchoolStaff, { body })
      imported += reply.body.imported
      wrong.push(...reply.body.rows.map(({ row }) => from + row))
    }
    expect({ imported, wrong }).toEqual({ imported: 997, wrong: [8, 408, 808] })
    const [row] = await query<{ n: number }>(
      sql`select count(*)::int as n from users where school_id = ${admin.schoolId} and status = 'invited'`,
    )
    expect(row?.n).toBe(997)
  }, 90_000)
})
