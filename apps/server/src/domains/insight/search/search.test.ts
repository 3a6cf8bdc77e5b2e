import { getBookmarks, getSearchData, searchRecords, toggleBookmark } from '@dsms/contract/insight/search/calls'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { pages } from '@dsms/contract/pages'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  makePerson,
  makeRole,
  makeSchool,
  makeSchoolAdmin,
  makeSuperAdmin,
  type TestPerson,
} from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { refusal } from '../../../testing/reads.ts'

const idOf = (target: string) => pages.find((page) => page.target === target)?.id as number

describe('the global search', () => {
  let admin: TestPerson & { schoolId: number }
  beforeAll(async () => {
    admin = await makeSchoolAdmin()
  })

  it('has three groups of which four each are shown', async () => {
    const { body } = await callAs(admin.token, getSearchData)
    expect(body.searchArr.map(({ groupTitle, searchLimit }) => [groupTitle, searchLimit])).toEqual([
      ['Pages', 4],
      ['Files', 4],
      ['Contacts', 4],
    ])
  })

  it('knows the pages that are there and open to the person, in their language', async () => {
    const none = await makePerson({ schoolId: admin.schoolId })
    const pagesOf = async (token: string, language = 'ar') =>
      ((await send(token, getSearchData, {}, { 'accept-language': language })).body as Answer<typeof getSearchData>)
        .searchArr[0].data
    const links = (items: { link: string }[]) => items.map(({ link }) => link)
    expect(links(await pagesOf(admin.token))).toContain('/dashboard/school')
    expect(links(await pagesOf(admin.token))).not.toContain('/dashboard/superadmin')
    expect(links(await pagesOf(none.token))).not.toContain('/dashboard/school')
    expect(links(await pagesOf((await makeSuperAdmin()).token))).toContain('/dashboard/superadmin')
    expect((await pagesOf(admin.token)).every(({ isAvailable }) => isAvailable)).toBe(true)
    const titles = async (language: string) =>
      (await pagesOf(admin.token, language)).find(({ target }) => target === 'home')?.title
    expect(await Promise.all(['ar', 'en', 'de-AT', 'fr;q=0.8, pt', 'zh'].map(titles))).toEqual([
      'الرئيسية',
      'Home',
      'Startseite',
      'Início',
      'الرئيسية',
    ])
  })

  it('offers screens about a person’s own records to those who have such records', async () => {
    const ownOf = async (kind: 'staff' | 'trainer' | 'student' | 'guardian') => {
      const { token } = await makePerson({ schoolId: admin.schoolId, kind })
      const [{ data }] = (await callAs(token, getSearchData)).body.searchArr
      return data.filter(({ link }) => link.startsWith('/my/')).map(({ target }) => target)
    }
    expect(await ownOf('staff')).toEqual([])
    expect(await ownOf('trainer')).toContain('myHours')
    expect(await ownOf('trainer')).not.toContain('myPapers')
    expect(await ownOf('student')).toContain('myPapers')
    expect(await ownOf('guardian')).not.toContain('myHours')
  })

  it('knows colleagues of the own school, and links them for those who may look', async () => {
    const colleague = await makePerson({ schoolId: admin.schoolId, firstName: 'Amal' })
    const stranger = await makePerson({ schoolId: (await makeSchool()).id })
    const contacts = async (token: string) => (await callAs(token, getSearchData)).body.searchArr[2].data
    const seen = await contacts(admin.token)
    expect(seen.find(({ email }) => email === colleague.email)).toMatchObject({
      title: `Amal ${colleague.username}`,
      link: `/school/staff/${colleague.id}`,
    })
    expect(seen.some(({ email }) => email === stranger.email || email === admin.email)).toBe(false)
    expect((await contacts(colleague.token)).every(({ link }) => link === null)).toBe(true)
  })

  it('finds staff, roles and schools, of the kinds and the tenant the person may see', async () => {
    const mark = `Mark${process.pid}`
    await makePerson({ schoolId: admin.schoolId, firstName: mark })
    const other = await makeSchoolAdmin()
    await makePerson({ schoolId: other.schoolId, firstName: mark })
    const kinds = async (token: string, q: string) =>
      (await callAs(token, searchRecords, { query: { q } })).body.hits.flatMap(({ kind }) =>
        kind === 'page' ? [] : [kind],
      )
    expect(await kinds(admin.token, mark.toLowerCase())).toEqual(['staff'])
    const role = await makeRole(admin.schoolId)
    expect(await kinds(admin.token, role.name)).toEqual(['role'])
    expect(await kinds((await makePerson({ schoolId: admin.schoolId })).token, mark)).toEqual([])
    const viewer = await makePerson({ permissions: ['schools.view'] })
    for (let place = 0; place < 5; place++) await makeSchool()
    expect(await kinds(viewer.token, 'School')).toEqual(['school', 'school', 'school', 'school', 'school'])
    expect(await kinds(admin.token, 'School ')).not.toContain('school')
    expect(refusal(await send(admin.token, searchRecords, { query: { q: '' } })).fields).toEqual({ q: 'required' })
  })
})

describe('bookmarks', () => {
  const targets = async (token: string) =>
    (await callAs(token, getBookmarks)).body.bookmarks.map(({ target }) => target)

  it('are the product’s four until the person changes one', async () => {
    const { token } = await makePerson()
    expect(await targets(token)).toEqual(['email', 'chat', 'todo', 'calendar'])
  })

  it('are put and taken away, each person their own', async () => {
    const [one, two] = [await makePerson(), await makePerson()]
    expect((await callAs(one.token, toggleBookmark, { body: { id: idOf('home') } })).body).toEqual({})
    expect(await targets(one.token)).toEqual(['email', 'chat', 'todo', 'calendar', 'home'])
    await callAs(one.token, toggleBookmark, { body: { id: idOf('chat') } })
    expect(await targets(one.token)).toEqual(['email', 'todo', 'calendar', 'home'])
    expect(await targets(two.token)).toEqual(['email', 'chat', 'todo', 'calendar'])
    const { suggestions } = (await callAs(one.token, getBookmarks)).body
    expect(suggestions.find(({ target }) => target === 'home')?.isBookmarked).toBe(true)
  })

  it('put at the same time are all kept', async () => {
    const { token } = await makePerson()
    const ids = pages.slice(-3).map(({ id }) => id)
    await Promise.all(ids.map((id) => callAs(token, toggleBookmark, { body: { id } })))
    expect(await targets(token)).toHaveLength(7)
  })

  it('need a page that is there', async () => {
    const { token } = await makePerson()
    expect(refusal(await send(token, toggleBookmark, { body: { id: 99_999 } })).status).toBe(404)
  })
})
