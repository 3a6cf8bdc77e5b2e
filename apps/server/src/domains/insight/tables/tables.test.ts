import * as c from '@dsms/contract/insight/tables/calls'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, makeSchoolAdmin, makeSuperAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { refusal, wrongFields } from '../../../testing/reads.ts'

const founding = [
  'responsive_id',
  'id',
  'avatar',
  'full_name',
  'post',
  'email',
  'city',
  'start_date',
  'salary',
  'age',
  'experience',
  'status',
]

const years = (count: number) => {
  const day = new Date()
  day.setUTCFullYear(day.getUTCFullYear() - count)
  day.setUTCDate(day.getUTCDate() - 10)
  return day.toISOString().slice(0, 10)
}

const input = (changes: Partial<c.EmployeeInput> = {}): c.EmployeeInput => ({
  full_name: 'سعاد الهادي',
  post: 'Trainer',
  email: 'suad@example.org',
  city: 'Jeddah',
  startsOn: '2024-02-09',
  bornOn: years(33),
  salaryMinor: 1_234_560,
  experienceYears: 1,
  status: 1,
  ...changes,
})

describe('the table of employees', () => {
  let admin: TestPerson & { schoolId: number }
  const list = async (query: Partial<Record<string, string | number>> = {}) =>
    (await callAs(admin.token, c.listEmployees, { query })).body as Answer<typeof c.listEmployees>
  const names = async (query: Partial<Record<string, string | number>>) =>
    (await list(query)).invoices.map((row) => row.full_name)
  const add = async (person: TestPerson, changes: Partial<c.EmployeeInput> = {}) =>
    (await callAs(person.token, c.createEmployee, { body: input(changes) })).body.employee

  beforeAll(async () => {
    admin = await makeSchoolAdmin()
    await add(admin)
    await add(admin, { full_name: 'Bernd Weiß', startsOn: '2023-11-30', salaryMinor: 900_000, bornOn: years(58) })
    await add(admin, { full_name: 'Ana Sá', startsOn: '2022-01-05', salaryMinor: 10_000_000, city: 'Faro', status: 5 })
  })

  it('has the founding fields as they are written there', async () => {
    const { invoices, total } = await list({ q: 'Hadi', sort: 'id' })
    expect(total + invoices.length).toBe(0)
    const [row] = (await callAs(admin.token, c.listInitialEmployees)).body
    expect(Object.keys(row ?? {})).toEqual(expect.arrayContaining(founding))
    expect(row).toMatchObject({
      responsive_id: '',
      start_date: '02/09/2024',
      salary: 'SAR 12345.60',
      age: '33',
      experience: '1 Year',
      status: 1,
    })
    const owner = await makeSuperAdmin()
    const added = await add(owner, { experienceYears: 2 })
    expect(added).toMatchObject({ salary: '$12345.60', experience: '2 Years' })
  })

  it('is searched in name, post, address, age, salary and day, in any spelling', async () => {
    expect(await names({ q: 'الهادى' })).toEqual(['سعاد الهادي'])
    expect(await names({ q: 'WEISS' })).toEqual([])
    expect(await names({ q: 'weiß' })).toEqual(['Bernd Weiß'])
    expect(await names({ q: '12345.6' })).toEqual(['سعاد الهادي'])
    expect(await names({ q: '11/30/2023' })).toEqual(['Bernd Weiß'])
    expect(await names({ q: '58' })).toEqual(['Bernd Weiß'])
    expect(await names({ q: 'trainer', sort: 'id' })).toHaveLength(3)
    expect(await names({ q: '%' })).toEqual([])
  })

  it('is narrowed column by column', async () => {
    expect(await names({ city: 'far' })).toEqual(['Ana Sá'])
    expect(await names({ status: 5 })).toEqual(['Ana Sá'])
    expect(await names({ name: 'bernd', post: 'train' })).toEqual(['Bernd Weiß'])
    expect(await names({ salary: '9000' })).toEqual(['Bernd Weiß'])
    expect(await names({ from: '2022-01-05', to: '2023-11-30', sort: 'start_date' })).toEqual(['Ana Sá', 'Bernd Weiß'])
  })

  it('sorts days and money by what they are, not as text', async () => {
    expect(await names({ sort: '-salary' })).toEqual(['Ana Sá', 'سعاد الهادي', 'Bernd Weiß'])
    expect(await names({ sort: 'start_date' })).toEqual(['Ana Sá', 'Bernd Weiß', 'سعاد الهادي'])
    expect((await names({ sort: '-age' }))[0]).toBe('Bernd Weiß')
    expect(refusal(await send(admin.token, c.listEmployees, { query: { sort: 'password' } })).code).toBe(
      'invalid_input',
    )
  })

  it('pages to its end and beyond', async () => {
    expect((await list({ perPage: 1, page: 3, sort: 'id' })).invoices).toHaveLength(1)
    const beyond = await list({ perPage: 2, page: 9 })
    expect(beyond).toMatchObject({ invoices: [], total: 3 })
    expect(beyond.allData).toHaveLength(3)
    expect((await list({ perPage: 100 })).invoices).toHaveLength(3)
    const { invoices: rows, total } = await list({ perPage: 2, page: 2, sort: 'id' })
    const lean = await callAs(admin.token, c.listEmployeePage, { query: { perPage: 2, page: 2, sort: 'id' } })
    expect(lean.body).toEqual({ rows, total })
    for (const perPage of [0, 101]) {
      expect((await send(admin.token, c.listEmployees, { query: { perPage } })).status).toBe(422)
    }
  })

  it('refuses what cannot be, naming the field', async () => {
    const wrong = await send(admin.token, c.createEmployee, {
      body: input({ startsOn: '1980-01-01', bornOn: years(20) }),
    })
    expect(refusal(wrong)).toEqual(wrongFields({ startsOn: 'end_before_start' }))
    expect((await send(admin.token, c.createEmployee, { body: input({ email: 'x' }) })).status).toBe(422)
  })

  it('is changed by whoever read the present version', async () => {
    const { id, version } = await add(admin, { full_name: 'Gone Soon' })
    const change = (body: object) => send(admin.token, c.updateEmployee, { params: { id }, body })
    expect((await change({ city: 'Abha', version })).status).toBe(200)
    expect(refusal(await change({ city: 'Taif', version })).code).toBe('stale_version')
    expect(refusal(await send(admin.token, c.deleteEmployee, { params: { id } })).code).toBe('not_archived')
    await callAs(admin.token, c.archiveEmployees, { body: { ids: [id, 999_999] } })
    expect(await names({ q: 'Gone Soon' })).toEqual([])
    const back = await callAs(admin.token, c.archiveEmployees, { body: { ids: [id], isArchived: false } })
    expect(back.body.ids).toEqual([id])
    await callAs(admin.token, c.archiveEmployees, { body: { ids: [id] } })
    expect((await send(admin.token, c.deleteEmployee, { params: { id } })).status).toBe(200)
    expect((await send(admin.token, c.deleteEmployee, { params: { id } })).status).toBe(404)
  })

  it('is of one school alone', async () => {
    const other = await makeSchoolAdmin()
    const { id } = await add(other, { full_name: 'Somebody Else' })
    expect(await names({ q: 'Somebody' })).toEqual([])
    expect((await callAs(admin.token, c.archiveEmployees, { body: { ids: [id] } })).body.ids).toEqual([])
    expect((await send(admin.token, c.updateEmployee, { params: { id }, body: { city: 'x' } })).status).toBe(404)
  })

  it('goes into files: the filtered rows, or the chosen ones', async () => {
    const save = (query: object) => send(admin.token, c.exportEmployees, { query })
    const csv = String((await save({ format: 'csv', city: 'far' })).body)
    expect(csv).toContain('Ana Sá')
    expect(csv).not.toContain('Bernd')
    const [first] = (await list({ sort: 'id' })).invoices
    const chosen = String((await save({ format: 'csv', ids: String(first?.id) })).body)
    expect(chosen.trim().split('\n')).toHaveLength(2)
  })

  it('knows a hundred words of a driving school in each language', async () => {
    const anybody = await makePerson({ schoolId: admin.schoolId })
    const { autoComplete } = (await callAs(anybody.token, c.listAutocomplete)).body
    expect(autoComplete).toHaveLength(100)
    expect(Object.keys(autoComplete[0] ?? {}).sort()).toEqual(['id', 'rank', 'title'])
    expect(new Set(autoComplete.map(({ title }) => title)).size).toBe(100)
  })
})

describe('the same on paper', () => {
  it('reads from right to left in Arabic, with numbers as they are', async () => {
    const { employeesPdf } = await import('./employees.pdf.ts')
    const admin = await makeSchoolAdmin()
    const { employee } = (await callAs(admin.token, c.createEmployee, { body: input() })).body
    const pdf = await employeesPdf(
      Array.from({ length: 80 }, () => employee),
      'ar',
    )
    const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)))
    expect(totalPages).toBeGreaterThan(1)
    for (const page of text) {
      expect(page).toContain('الراتب')
      expect(page).toContain('suad@example.org')
      expect(page).toContain('12345.60')
    }
  })
})
