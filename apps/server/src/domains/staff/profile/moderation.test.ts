import { commentOnPost, getBlogDetail, listMyWaitingComments } from '@dsms/contract/content/blog/calls'
import { settleComment as settleOnBlog } from '@dsms/contract/content/blog/editing'
import { listNotifications } from '@dsms/contract/kernel/session/me'
import * as p from '@dsms/contract/staff/profile/posts'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, makeSchoolAdmin, makeSuperAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query, refusal } from '../../../testing/reads.ts'
import { change } from '../../platform/settings/settings.testing.ts'

const missing = { status: 404, code: 'not_found' }

describe('a student’s comment on a post', () => {
  let admin: TestPerson & { schoolId: number }
  let clerk: TestPerson
  let student: TestPerson
  let other: TestPerson
  let postId: number
  beforeAll(async () => {
    admin = await makeSchoolAdmin()
    const { schoolId } = admin
    clerk = await makePerson({ schoolId })
    student = await makePerson({ schoolId, kind: 'student', firstName: 'Sami' })
    other = await makePerson({ schoolId, kind: 'student' })
    postId = (await callAs(clerk.token, p.addPost, { body: { text: 'Theory on Tuesday' } })).body.id
  })
  const say = async (person: TestPerson, text: string) =>
    (await callAs(person.token, p.addComment, { params: { id: postId }, body: { text } })).body
  const shown = async (person: TestPerson) =>
    (await callAs(person.token, p.listComments, { params: { id: postId }, query: {} })).body.rows.map(({ id }) => id)
  const settle = (person: TestPerson, id: number, status: string) =>
    send(person.token, p.settleProfileComment, { params: { id }, body: { status } })
  const told = async () =>
    (await callAs(clerk.token, listNotifications, { query: {} })).body.rows.filter(
      ({ kind }) => kind === 'post_commented',
    ).length

  it('waits: its author and moderators see it, nobody else does, nor is it counted or told', async () => {
    const before = await told()
    const comment = await say(student, 'May I come too?')
    expect(comment).toMatchObject({ isWaiting: true, isMine: true })
    expect(await shown(student)).toEqual([comment.id])
    for (const person of [clerk, other]) expect(await shown(person)).toEqual([])
    const post = (await callAs(student.token, p.getPost, { params: { id: postId } })).body
    expect(post).toMatchObject({ commentCount: 0, detailedComments: [{ id: comment.id, isWaiting: true }] })
    const like = { params: { id: comment.id }, body: { isLiked: true } }
    expect(refusal(await send(other.token, p.likeComment, like))).toEqual(missing)
    expect(await told()).toBe(before)
    expect((await send(clerk.token, p.listWaitingComments, {})).status).toBe(403)
    await say(student, 'And my brother?')
    const waitingTold = (await callAs(admin.token, listNotifications, { query: {} })).body.rows.filter(
      ({ kind }) => kind === 'comment_waiting',
    )
    expect(waitingTold.length, 'told once until they have looked').toBe(1)
    const waiting = (await callAs(admin.token, p.listWaitingComments)).body
    expect(waiting).toMatchObject({
      total: 2,
      rows: [{ id: comment.id, comment: 'May I come too?', post: { id: postId, text: 'Theory on Tuesday' } }, {}],
    })
  })

  it('is shown, counted and told once it is approved, and hidden from all once it is not', async () => {
    const [yes, no] = [await say(student, 'Approved'), await say(student, 'Hidden')]
    const before = await told()
    expect(refusal(await settle(clerk, yes.id, 'approved')).status).toBe(403)
    expect(refusal(await settle(await makeSchoolAdmin(), yes.id, 'approved'))).toEqual(missing)
    expect((await settle(admin, yes.id, 'approved')).status).toBe(200)
    expect((await settle(admin, no.id, 'hidden')).status).toBe(200)
    expect(refusal(await settle(admin, no.id, 'approved')), 'it waits no more').toEqual(missing)
    expect(await shown(other)).toEqual([yes.id])
    expect(await shown(student)).not.toContain(no.id)
    expect(await told()).toBe(before + 1)
    const { commentCount } = (await callAs(clerk.token, p.getPost, { params: { id: postId } })).body
    expect(commentCount).toBe(1)
    await callAs(student.token, p.removeComment, { params: { id: yes.id } })
    expect((await callAs(clerk.token, p.getPost, { params: { id: postId } })).body.commentCount).toBe(0)
    const [line] = await query(sql`select actor_id, after from audit_log
      where entity = 'post_comments' and entity_id = ${no.id} and after ? 'status' and action = 'updated'`)
    expect(line).toMatchObject({ actor_id: admin.id, after: { status: 'hidden' } })
  })

  it('is shown at once where the school says so, as are those of staff anywhere', async () => {
    expect(await say(clerk, 'See you')).not.toHaveProperty('isWaiting')
    await change(admin, [{ key: 'community.moderated', value: false }])
    expect(await say(student, 'At once')).not.toHaveProperty('isWaiting')
    await change(admin, [{ key: 'community.moderated', value: null }])
    expect(await say(student, 'Waits again')).toMatchObject({ isWaiting: true })
  })
})

describe('a comment in the blog', () => {
  it('of a student, or of somebody whose address nobody confirmed, waits; its author sees it', async () => {
    const editor = await makeSuperAdmin()
    const [post] = await query<{ id: number }>(sql`
      insert into blog_posts (tenant, author_id, slug, title, content, categories, picture, status, published_at)
      values (0, ${editor.id}, 'waiting-' || ${editor.id}::text, '{"en": "Waiting"}', '{"en": "<p>Words</p>"}', array['tips'],
              '/art/x.svg', 'Published', now()) returning id`)
    const params = { post: post?.id as number }
    const { schoolId } = await makeSchoolAdmin()
    const comment = async (person: TestPerson) =>
      (await callAs(person.token, commentOnPost, { params, body: { text: 'Well said' } })).body.isWaiting
    const own = async (person: TestPerson) => (await callAs(person.token, listMyWaitingComments, { params })).body.rows
    const published = async () =>
      (await callAs(undefined, getBlogDetail, { query: { id: params.post } })).body.comments.map(({ id }) => id)
    const student = await makePerson({ schoolId, kind: 'student' })
    expect(await comment(await makePerson({ schoolId }))).toBe(false)
    expect(await comment(await makePerson({ schoolId, isUnverified: true }))).toBe(true)
    expect(await comment(student)).toBe(true)
    const [waiting] = await own(student)
    expect(waiting).toMatchObject({ commentText: 'Well said' })
    expect(await own(editor)).toEqual([])
    expect(await published()).toHaveLength(1)
    const body = { status: 'approved' as const }
    await callAs(editor.token, settleOnBlog, { params: { id: waiting?.id as number }, body })
    expect(await published()).toContain(waiting?.id)
    expect(await own(student)).toEqual([])
  })
})
