import * as c from '@dsms/contract/content/blog/calls'
import * as e from '@dsms/contract/content/blog/editing'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, makeRole, makeSchoolAdmin, makeSuperAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { refusal, wrongFields } from '../../../testing/reads.ts'

let slugs = 0
const input = (changes: Partial<e.PostInput> = {}) => ({
  title: { ar: 'مسافة الأمان', en: 'Safe distance', de: '', fr: '', pt: '' },
  content: { ar: '<p>نص</p>', en: '<p>Keep two seconds.</p>', de: '', fr: '', pt: '' },
  excerpts: { ar: '', en: '', de: '', fr: '', pt: '' },
  slug: `post-${++slugs}`,
  categories: ['safety' as const],
  featuredImage: '/api/shop/images/cone-1.svg',
  ...changes,
})

describe('the blog', () => {
  let admin: TestPerson
  const write = async (changes: Partial<e.PostInput> = {}) =>
    (await callAs(admin.token, e.createPost, { body: input(changes) })).body
  const setStatus = (id: number, status: e.PostStatus) =>
    send(admin.token, e.changePostStatus, { params: { id }, body: { status } })
  const publish = async (changes: Partial<e.PostInput> = {}) => {
    const post = await write(changes)
    await setStatus(post.id, 'Published')
    return post
  }
  const list = async (query: object = {}) =>
    (await callAs(undefined, c.listBlog, { query: { lang: 'en', perPage: 100, ...query } })).body
  const detail = async (id: number) =>
    (await callAs(undefined, c.getBlogDetail, { query: { id, lang: 'en' } })).body as Answer<typeof c.getBlogDetail>
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)

  beforeAll(async () => {
    admin = await makeSuperAdmin()
  })

  it('is read without signing in, in the founding shapes', async () => {
    const post = await publish()
    const item = (await list()).find(({ id }) => id === post.id)
    expect(Object.keys(item ?? {})).toEqual(
      expect.arrayContaining([
        'img',
        'title',
        'id',
        'avatar',
        'userFullName',
        'blogPosted',
        'tags',
        'excerpt',
        'comment',
      ]),
    )
    expect(item).toMatchObject({ title: 'Safe distance', tags: ['Safety'], excerpt: 'Keep two seconds.', comment: 0 })
    const { blog, comments } = await detail(post.id)
    expect(Object.keys(blog)).toEqual(
      expect.arrayContaining([
        'img',
        'title',
        'avatar',
        'userFullName',
        'createdTime',
        'tags',
        'content',
        'comments',
        'bookmarked',
      ]),
    )
    expect(comments).toEqual([])
    const sidebar = (await callAs(undefined, c.getBlogSidebar, { query: { lang: 'en' } })).body
    expect(Object.keys(sidebar.recentPosts[0] ?? {}).sort()).toEqual(['createdTime', 'id', 'img', 'title'])
    expect(sidebar.categories.find(({ key }) => key === 'safety')).toMatchObject({ category: 'Safety', icon: 'shield' })
    const edit = (await callAs(admin.token, e.getBlogEdit, { query: { id: post.id } })).body
    expect(edit).toMatchObject({ status: 'Published', blogCategories: [{ value: 'safety' }] })
    expect(Object.keys(edit)).toEqual(
      expect.arrayContaining([
        'avatar',
        'userFullName',
        'createdTime',
        'blogTitle',
        'slug',
        'excerpt',
        'featuredImage',
      ]),
    )
  })

  it('speaks the language that is asked for, and another one where nobody wrote it', async () => {
    const post = await publish()
    const read = async (lang: 'ar' | 'de') =>
      (await callAs(undefined, c.getBlogDetail, { query: { id: post.id, lang } })).body.blog
    expect(await read('ar')).toMatchObject({ title: 'مسافة الأمان', language: 'ar', tags: ['السلامة'] })
    // who reads German reads what is in Latin letters rather than Arabic
    expect(await read('de')).toMatchObject({ title: 'Safe distance', language: 'en', tags: ['Sicherheit'] })
  })

  it('shows nobody outside what is not published', async () => {
    const draft = await write()
    const isShown = async () => {
      const detail = await send(undefined, c.getBlogDetail, { query: { id: draft.id } })
      const comment = await send(undefined, c.commentAsVisitor, {
        params: { post: draft.id },
        body: { name: 'Reader', email: 'r@example.org', text: 'Hello there' },
      })
      expect(comment.status).toBe(detail.status === 200 ? 201 : 404)
      return detail.status === 200 && ids(await list()).includes(draft.id)
    }
    expect(await isShown()).toBe(false)
    await setStatus(draft.id, 'Pending')
    expect(await isShown()).toBe(false)
    await setStatus(draft.id, 'Published')
    expect(await isShown()).toBe(true)
    expect(refusal(await setStatus(draft.id, 'Published')).code).toBe('illegal_transition')
    await callAs(admin.token, e.archivePost, { params: { id: draft.id }, query: {} })
    expect(await isShown()).toBe(false)
    await callAs(admin.token, e.archivePost, { params: { id: draft.id }, query: { undo: 'true' } })
    expect(await isShown()).toBe(true)
  })

  it('is searched in any language and spelling, narrowed by category, and paged to its end', async () => {
    const word = `ظرف${Date.now()}`
    const made = [1, 2, 3].map((place) =>
      publish({ title: { ar: `إختبار ${word} ${place}`, en: '', de: '', fr: '', pt: '' }, categories: ['exams'] }),
    )
    const posts = await Promise.all(made)
    expect(await list({ q: `اختبار ${word}` })).toHaveLength(3)
    expect(await list({ q: word, category: 'tips' })).toEqual([])
    const page = async (page: number, perPage: number) =>
      (await callAs(undefined, c.listBlogPosts, { query: { q: word, page, perPage } })).body
    expect((await page(1, 1)).total).toBe(3)
    expect((await page(2, 2)).rows).toHaveLength(1)
    expect(await page(9, 2)).toEqual({ rows: [], total: 3 })
    expect(new Set(ids((await page(1, 100)).rows))).toEqual(new Set(ids(posts)))
    expect((await send(undefined, c.listBlog, { query: { perPage: 101 } })).status).toBe(422)
  })

  it('keeps no HTML that could do harm', async () => {
    const post = await publish({
      content: { ar: '', en: '<p onclick="x()">Fine<script>alert(1)</script></p>', de: '', fr: '', pt: '' },
    })
    expect((await detail(post.id)).blog.content).toBe('<p>Fine</p>')
    const wrong = await send(admin.token, e.createPost, {
      body: input({ featuredImage: 'https://elsewhere.example/x.png' }),
    })
    expect(refusal(wrong)).toEqual(wrongFields({ featuredImage: 'invalid_format' }))
  })

  it('gives each address once and tells whoever comes second', async () => {
    const post = await write({ slug: 'only-once' })
    expect(refusal(await send(admin.token, e.createPost, { body: input({ slug: 'only-once' }) }))).toEqual(
      wrongFields({ slug: 'slug_taken' }),
    )
    const change = (version: number) =>
      send(admin.token, e.updatePost, { params: { id: post.id }, body: { categories: ['tips'], version } })
    expect((await change(post.version)).status).toBe(200)
    expect(refusal(await change(post.version)).code).toBe('stale_version')
  })

  it('shows comments of people who signed in at once, those of strangers when somebody approved them', async () => {
    const post = await publish()
    const reader = await makeSchoolAdmin()
    const said = (text: string, parentId: number | null = null) =>
      callAs(reader.token, c.commentOnPost, { params: { post: post.id }, body: { text, parentId } })
    expect((await said('Thank you')).body).toEqual({ isWaiting: false })
    const stranger = { name: 'Reader', email: 'reader@example.org', text: 'Is this <b>so</b>?', website: '' }
    const asked = await callAs(undefined, c.commentAsVisitor, { params: { post: post.id }, body: stranger })
    expect(asked.body).toEqual({ isWaiting: true })
    expect((await detail(post.id)).comments.map(({ commentText }) => commentText)).toEqual(['Thank you'])
    const { rows } = (await callAs(admin.token, e.listBlogComments, { query: { status: 'pending' } })).body
    const waiting = rows.find(({ postId }) => postId === post.id)
    expect(waiting?.email).toBe('reader@example.org')
    await callAs(admin.token, e.settleComment, { params: { id: waiting?.id as number }, body: { status: 'approved' } })
    const read = await detail(post.id)
    expect(read.blog.comments).toBe(2)
    expect(JSON.stringify(read)).not.toContain('reader@example.org')
    await said('Yes', waiting?.id)
    expect((await detail(post.id)).comments.at(-1)).toMatchObject({ parentId: waiting?.id, commentText: 'Yes' })
    await callAs(admin.token, e.settleComment, { params: { id: waiting?.id as number }, body: { status: 'hidden' } })
    expect((await detail(post.id)).blog.comments).toBe(2)
    const elsewhere = await send(reader.token, c.commentOnPost, {
      params: { post: (await publish()).id },
      body: { text: 'Lost', parentId: waiting?.id },
    })
    expect(elsewhere.status).toBe(404)
    const bad = await send(undefined, c.commentAsVisitor, {
      params: { post: post.id },
      body: { ...stranger, website: 'javascript:alert(1)' },
    })
    expect(bad.status).toBe(422)
  })

  it('is kept for later, once for each reader', async () => {
    const post = await publish()
    const reader = await makePerson()
    const keep = (isKept: boolean) =>
      callAs(reader.token, c.bookmarkPost, { params: { post: post.id }, body: { isKept } })
    await keep(true)
    expect((await keep(true)).body).toEqual({ bookmarked: 1, isKept: true })
    expect((await callAs(reader.token, c.listMyBookmarks)).body.ids).toEqual([post.id])
    expect((await keep(false)).body.bookmarked).toBe(0)
  })

  it('is published by those who may publish', async () => {
    const role = await makeRole(null, ['blog.view', 'blog.create', 'blog.edit', 'blog.status'])
    const writer = await makePerson({ roleId: role.id })
    const post = (await callAs(writer.token, e.createPost, { body: input() })).body
    const set = (status: e.PostStatus) =>
      send(writer.token, e.changePostStatus, { params: { id: post.id }, body: { status } })
    expect((await set('Pending')).status).toBe(200)
    expect(refusal(await set('Published'))).toEqual({ status: 403, code: 'forbidden' })
    const managed = (await callAs(writer.token, e.listManagedPosts, { query: { status: 'Pending' } })).body
    expect(ids(managed.rows)).toContain(post.id)
  })
})
