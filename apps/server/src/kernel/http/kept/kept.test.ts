import { getBlogDetail, getBlogSidebar, listBlogPosts } from '@dsms/contract/content/blog/calls'
import { getFaq, getKnowledgeBase } from '@dsms/contract/content/help/calls'
import { listPublicTestimonials } from '@dsms/contract/content/testimonials/calls'
import { getPricing } from '@dsms/contract/platform/plans/calls'
import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { makeRecord } from '../../../testing/areas.ts'
import { makeSchoolAdmin, makeSuperAdmin } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import type { App } from '../../services.ts'

describe('what everybody is shown', () => {
  let app: App
  let id: number
  let page: string
  let group: number
  beforeAll(async () => {
    app = await testApp()
    id = Number((await makeSchoolAdmin()).schoolId)
    const [school] = await query<{ slug: string }>(sql`select slug from schools where id = ${id}`)
    page = `/api/public/schools/${school?.slug}`
    await query(sql`update schools set status = 'active' where id = ${id}`)
    group = (await makeRecord('organizations', await makeSuperAdmin())).id
    await query(
      sql`insert into setting_values (tenant, organization_id, key, value) values (0, ${group}, 'training.applications', 'false')`,
    )
  })
  const get = (url: string, headers: Record<string, string> = {}) => app.http.inject({ url, headers })

  /** How many statements the database was sent for a call. */
  async function statementsOf(url: string): Promise<number> {
    const taken = vi.spyOn(app.database, 'connect')
    expect((await get(url)).statusCode, url).toBe(200)
    const connections = await Promise.all(taken.mock.results.map(({ value }) => value))
    taken.mockRestore()
    return connections.reduce((sum, { traffic }) => sum + traffic.queries, 0)
  }

  it('costs one statement until it changes', async () => {
    const calls = [getFaq, getKnowledgeBase, getPricing, getBlogSidebar, listBlogPosts, listPublicTestimonials]
    for (const url of [page, ...calls.map(({ path }) => path)]) {
      await get(url)
      expect(await statementsOf(url), url).toBe(1)
    }
  })

  const changes: [string, () => SQL][] = [
    ['its name', () => sql`update schools set name = '{"ar": "اسم آخر"}' where id = ${id}`],
    ['its telephone', () => sql`update schools set phone = '+966112223344' where id = ${id}`],
    ['its address', () => sql`update schools set city = 'Jeddah' where id = ${id}`],
    [
      'a kind of paper',
      () =>
        sql`insert into lookup_values (tenant, kind, code, name, status) values (${id}, 'id_type', 'card', '{"ar": "بطاقة"}', 'active')`,
    ],
    ['the name of one', () => sql`update lookup_values set name = '{"ar": "رخصة"}' where tenant = ${id}`],
    ['the end of one', () => sql`update lookup_values set archived_at = now() where tenant = ${id}`],
    [
      'a setting',
      () => sql`insert into setting_values (tenant, key, value) values (${id}, 'training.applications', 'false')`,
    ],
    ['the setting taken back', () => sql`update setting_values set value = null where tenant = ${id}`],
    [
      'its organization, which fixed a setting',
      () => sql`update schools set organization_id = ${group} where id = ${id}`,
    ],
    ['its leaving it', () => sql`update schools set organization_id = null where id = ${id}`],
  ]
  it('is a school’s page as it is after each change', async () => {
    let before = await get(page)
    for (const [what, change] of changes) {
      expect((await get(page, { 'if-none-match': String(before.headers.etag) })).statusCode, what).toBe(304)
      await query(change())
      const after = await get(page, { 'if-none-match': String(before.headers.etag) })
      expect([after.statusCode, after.body === before.body], what).toEqual([200, false])
      before = after
    }
    await query(sql`update schools set status = 'suspended' where id = ${id}`)
    expect((await get(page)).statusCode).toBe(404)
    await query(sql`update schools set status = 'active' where id = ${id}`)
  })

  it('is kept for each language, and says so', async () => {
    const answers = await Promise.all(
      ['ar', 'en', 'de'].map((language) => get(getPricing.path, { 'accept-language': language })),
    )
    const again = await Promise.all(
      ['ar', 'en', 'de'].map((language) => get(getPricing.path, { 'accept-language': language })),
    )
    expect(again.map(({ body }) => body)).toEqual(answers.map(({ body }) => body))
    for (const { headers } of again) expect(String(headers.vary)).toMatch(/accept-language/)
  })

  it('stays kept when the server sums its changes up', async () => {
    for (let nth = 0; nth < 20; nth++)
      await query(sql`update schools set phone = ${`+96611${1_000_000 + nth}`} where id = ${id}`)
    const shown = await get(page)
    await app.due.wake()
    expect(await statementsOf(page)).toBe(1)
    expect((await get(page)).body).toBe(shown.body)
  })

  it('has nothing to do with reading', async () => {
    await get(getKnowledgeBase.path)
    await query(sql`update help_articles set views = views + 1`)
    expect(await statementsOf(getKnowledgeBase.path)).toBe(1)
    expect((await get(`${getBlogDetail.path}?id=999999`)).statusCode).toBe(404)
  })
})
