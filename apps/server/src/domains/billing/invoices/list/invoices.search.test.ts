import { listInvoicePage } from '@dsms/contract/billing/invoices/calls'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { makeSchoolAdmin } from '../../../../testing/factories.ts'
import { callAs } from '../../../../testing/harness.ts'
import { query } from '../../../../testing/reads.ts'
import { list } from '../invoices.testing.ts'

/** Drafts with keys far apart, as a long history of many schools leaves them: `places` says where, in slices of keys. */
async function addDrafts(schoolId: number, name: string, places: string, each = 1): Promise<number[]> {
  const rows = await query<{ id: number }>(sql`
    insert into invoices (id, tenant, client, issued_on, due_on, currency)
    select (${schoolId} * 150 + place) * 8192 + nth + (select coalesce(max(id) % 8192, 0) from invoices where school_id = ${schoolId}),
           ${schoolId ?? 0}, jsonb_build_object('name', ${name}::text, 'company', '', 'companyEmail', ''), current_date, current_date, 'SAR'
      from unnest(${places}::integer[]) as place, generate_series(1, ${each}::integer) as nth
    returning id`)
  return rows.map(({ id }) => id).sort((a, b) => b - a)
}
const range = (from: number, to: number) => `{${Array.from({ length: to - from + 1 }, (_, n) => from + n).join()}}`

describe('a name in a long history of invoices', () => {
  it('is found newest first, each once, whether it is frequent, rare or long gone', async () => {
    const admin = await makeSchoolAdmin()
    const early = await addDrafts(admin.schoolId, 'مؤسسة الأفق', '{0, 7}')
    const late = await addDrafts(admin.schoolId, 'Café Horizon', range(100, 139), 3)
    const [rare] = await addDrafts(admin.schoolId, 'زمردة', '{50}')

    const pages = [1, 2].map((page) => list(admin, { q: 'cafe hor', page, perPage: 100 }))
    const found = (await Promise.all(pages)).flatMap(({ invoices }) => invoices.map(({ id }) => id))
    expect(found).toEqual(late)
    expect((await list(admin, { q: 'cafe hor', perPage: 1 })).total).toBe(120)
    expect((await list(admin, { q: 'الافق' })).invoices.map(({ id }) => id)).toEqual(early)
    expect((await list(admin, { q: 'مرد' })).invoices.map(({ id }) => id)).toEqual([rare])
    expect((await list(admin, { q: 'مر', status: 'draft' })).invoices.map(({ id }) => id)).toEqual([rare])
    expect((await list(admin, { q: 'cafe hor', status: 'paid' })).total).toBe(0)
  })

  it('is counted up to a thousand', async () => {
    const admin = await makeSchoolAdmin()
    const ids = await addDrafts(admin.schoolId, 'Everybody', range(1, 10), 105)
    const body = await list(admin, { q: 'everyb', perPage: 10, page: 100 })
    expect(body.total).toBe(1000)
    expect(body.invoices.map(({ id }) => id)).toEqual(ids.slice(990, 1000))
    // in another order all of them are looked through
    const oldest = await list(admin, { q: 'everyb', perPage: 1, sort: 'id' })
    expect([oldest.total, oldest.invoices[0]?.id]).toEqual([1000, ids.at(-1)])
  })

  it('is counted up to two hundred for a screen, which is told that there are more', async () => {
    const admin = await makeSchoolAdmin()
    const page = async (query: Record<string, unknown>) =>
      (await callAs(admin.token, listInvoicePage, { query: query as never })).body
    const ids = await addDrafts(admin.schoolId, 'Somebody', range(1, 4), 50)
    expect(await page({ q: 'somebo', perPage: 1 })).toMatchObject({ total: 200, isCapped: false })
    ids.unshift(...(await addDrafts(admin.schoolId, 'Somebody', '{5}')))
    const last = await page({ q: 'somebo', perPage: 10, page: 20 })
    expect(last).toMatchObject({ total: 200, isCapped: true })
    expect(last.rows.map(({ id }) => id)).toEqual(ids.slice(190, 200))
    // in another order all of them are looked through
    const oldest = await page({ q: 'somebo', perPage: 1, sort: 'id' })
    expect(oldest).toMatchObject({ total: 200, isCapped: true, rows: [{ id: ids.at(-1) }] })
    expect(await page({ q: 'somebo', from: '2000-01-01', perPage: 1 })).toMatchObject({ total: 201, isCapped: false })
    // without a text, all are counted
    expect(await page({ perPage: 1 })).toMatchObject({ total: 201, isCapped: false })
  })

  it('has the rows of the founding list without all data beside them', async () => {
    const admin = await makeSchoolAdmin()
    await addDrafts(admin.schoolId, 'Alike', '{1, 2}')
    const query = { q: 'alike', perPage: 1 }
    const { invoices, total } = await list(admin, query)
    const page = (await callAs(admin.token, listInvoicePage, { query })).body
    expect(page).toEqual({ rows: invoices, total, isCapped: false })
  })
})
