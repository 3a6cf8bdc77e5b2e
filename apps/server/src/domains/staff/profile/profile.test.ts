import { uploadFile } from '@dsms/contract/kernel/files'
import { listNotifications } from '@dsms/contract/kernel/session/me'
import * as c from '@dsms/contract/staff/profile/calls'
import * as m from '@dsms/contract/staff/profile/media'
import * as p from '@dsms/contract/staff/profile/posts'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { countOf } from '../../../db/rows.ts'
import { asPerson } from '../../../kernel/session/transaction.ts'
import { makePerson, makeSchool, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function upload(person: TestPerson, bytes: Buffer, name: string): Promise<number> {
  const app = await testApp()
  const reply = await app.http.inject({
    method: 'POST',
    url: `${uploadFile.path}?name=${name}`,
    payload: bytes,
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/octet-stream' },
  })
  return reply.json().id
}

const write = async (person: TestPerson, text: string) =>
  (await callAs(person.token, p.addPost, { body: { text } })).body

describe('profiles', () => {
  let author: TestPerson
  let colleague: TestPerson
  let moderator: TestPerson
  let elsewhere: TestPerson

  beforeAll(async () => {
    const school = await makeSchool()
    author = await makePerson({ schoolId: school.id, firstName: 'Amal', lastName: 'Nasser' })
    colleague = await makePerson({ schoolId: school.id })
    moderator = await makePerson({ schoolId: school.id, permissions: ['staff_users.edit'] })
    elsewhere = await makeSchoolAdmin()
  })

  it('have the founding shape, with `post` for the posts', async () => {
    const { body } = await callAs(author.token, c.getProfile, { query: {} })
    expect(Object.keys(body)).toEqual([
      'header',
      'userAbout',
      'suggestedPages',
      'twitterFeeds',
      'post',
      'nextPost',
      'latestPhotos',
      'suggestions',
      'polls',
      'allPolls',
    ])
    expect(body.header).toMatchObject({ username: 'Amal Nasser', avatar: null, coverImg: null, isMe: true })
    expect(body.userAbout).toMatchObject({ about: '', email: author.email, website: '' })
    expect(body.suggestedPages.length).toBe(6)
    expect(body.twitterFeeds.length).toBe(3)
    expect(body.suggestions.find(({ id }) => id === colleague.id)).toMatchObject({ mutualFriend: 'أصدقاء مشتركون: 0' })
  })

  it('are those of the own tenant alone', async () => {
    expect((await callAs(colleague.token, c.getProfile, { query: { id: author.id } })).body.header.isMe).toBe(false)
    expect((await send(elsewhere.token, c.getProfile, { query: { id: author.id } })).status).toBe(404)
    expect((await send(elsewhere.token, p.listPosts, { query: { of: author.id } })).status).toBe(404)
    expect((await send(elsewhere.token, m.listPhotos, { query: { of: author.id } })).status).toBe(404)
    expect((await send(elsewhere.token, c.listFollows, { query: { of: author.id } })).status).toBe(404)
  })

  it('take plain text: what looks like HTML stays text', async () => {
    const post = await write(author, '<img src=x onerror=alert(1)> &amp; قول')
    expect(post.postText).toBe('<img src=x onerror=alert(1)> &amp; قول')
    expect(refusal(await send(author.token, p.addPost, { body: { text: '  ' } }))).toEqual(
      wrongFields({ text: 'required' }),
    )
  })

  it('show likes and comments with counts that triggers keep', async () => {
    const { id } = await write(author, 'counted')
    const like = (person: TestPerson, isLiked: boolean) =>
      callAs(person.token, p.likePost, { params: { id }, body: { isLiked } })
    await like(colleague, true)
    await like(colleague, true)
    const { body } = await like(moderator, true)
    expect(body).toMatchObject({ likes: 2, youLiked: true, likedCount: 0 })
    expect(body.likedUsers.map((person) => person.id)).toEqual([moderator.id, colleague.id])
    await like(moderator, false)
    const comment = (await callAs(colleague.token, p.addComment, { params: { id }, body: { text: 'first' } })).body
    await callAs(author.token, p.likeComment, { params: { id: comment.id }, body: { isLiked: true } })
    const seen = (await callAs(author.token, p.getPost, { params: { id } })).body
    expect(seen).toMatchObject({ likes: 1, youLiked: false, commentCount: 1, comments: '1', share: '0' })
    expect(seen.detailedComments).toMatchObject([
      { comment: 'first', commentsLikes: 1, youLiked: true, isMine: false, mayRemove: false },
    ])
    expect((await callAs(author.token, p.listLikers, { params: { id } })).body.rows).toMatchObject([
      { id: colleague.id },
    ])
    const told = (await callAs(author.token, listNotifications, { query: {} })).body.rows
    const ofThis = told.filter(({ link }) => link === `/pages/profile?post=${id}`).map(({ kind }) => kind)
    expect(ofThis).toEqual(['post_commented', 'post_liked', 'post_liked'])
  })

  it('let authors change, and authors and moderators take away, what was written', async () => {
    const { id, version } = await write(author, 'before')
    expect(refusal(await send(colleague.token, p.editPost, { params: { id }, body: { text: 'x' } })).code).toBe(
      'not_author',
    )
    expect(refusal(await send(moderator.token, p.editPost, { params: { id }, body: { text: 'x' } })).code).toBe(
      'not_author',
    )
    const edited = await callAs(author.token, p.editPost, { params: { id }, body: { text: 'after', version } })
    expect(edited.body).toMatchObject({ postText: 'after', isEdited: true })
    const stale = await send(author.token, p.editPost, { params: { id }, body: { text: 'again', version } })
    expect(refusal(stale).code).toBe('stale_version')
    const comment = (await callAs(colleague.token, p.addComment, { params: { id }, body: { text: 'mine' } })).body
    expect((await send(author.token, p.removeComment, { params: { id: comment.id } })).status).toBe(403)
    expect((await send(moderator.token, p.removeComment, { params: { id: comment.id } })).status).toBe(200)
    expect((await callAs(author.token, p.getPost, { params: { id } })).body.commentCount).toBe(0)
    expect(refusal(await send(colleague.token, p.removePost, { params: { id } })).code).toBe('not_author')
    expect((await send(moderator.token, p.removePost, { params: { id } })).status).toBe(200)
    expect((await send(author.token, p.getPost, { params: { id } })).status).toBe(404)
    expect((await send(author.token, p.likePost, { params: { id }, body: { isLiked: true } })).status).toBe(404)
  })

  it('pass posts on, count it, and say when the original is gone', async () => {
    const original = await write(author, 'worth passing on')
    const shared = (await callAs(colleague.token, p.addPost, { body: { sharedId: original.id } })).body
    expect(shared.shared).toMatchObject({ id: original.id, postText: 'worth passing on', username: 'Amal Nasser' })
    const again = (await callAs(moderator.token, p.addPost, { body: { text: 'yes', sharedId: shared.id } })).body
    expect(again.shared?.id).toBe(original.id)
    expect((await callAs(author.token, p.getPost, { params: { id: original.id } })).body.shareCount).toBe(2)
    await callAs(moderator.token, p.removePost, { params: { id: again.id } })
    expect((await callAs(author.token, p.getPost, { params: { id: original.id } })).body.shareCount).toBe(1)
    await callAs(author.token, p.removePost, { params: { id: original.id } })
    expect((await callAs(colleague.token, p.getPost, { params: { id: shared.id } })).body.shared).toBeNull()
  })

  it('page posts by key: nothing twice, nothing left out', async () => {
    const school = await makeSchool()
    const [me, other] = [await makePerson({ schoolId: school.id }), await makePerson({ schoolId: school.id })]
    await query(sql`insert into posts (tenant, author_id, text)
      select ${school.id}, case when n % 2 = 0 then ${me.id}::integer else ${other.id}::integer end, 'post ' || n from generate_series(1, 23) n`)
    const read = async (of?: number) => {
      const seen: string[] = []
      let before: number | undefined
      do {
        const { rows, next } = (await callAs(me.token, p.listPosts, { query: { of, before } })).body
        seen.push(...rows.map(({ postText }) => postText))
        before = next ?? undefined
      } while (before !== undefined)
      return seen
    }
    expect((await read()).length).toBe(11)
    await callAs(me.token, c.follow, { params: { id: other.id }, body: { isFollowed: true } })
    const all = await read()
    expect(all).toEqual(Array.from({ length: 23 }, (_, place) => `post ${23 - place}`))
    expect((await read(other.id)).length).toBe(12)
  })

  it('follow and are told of it; suggestions leave out whom one follows', async () => {
    const follow = (isFollowed: boolean) =>
      callAs(colleague.token, c.follow, { params: { id: author.id }, body: { isFollowed } })
    expect((await follow(true)).body).toEqual({ isFollowed: true, followers: 1 })
    expect((await follow(true)).body.followers).toBe(1)
    const header = (await callAs(colleague.token, c.getProfile, { query: { id: author.id } })).body.header
    expect(header).toMatchObject({ isFollowed: true, followers: 1, following: 0 })
    const followers = (await callAs(author.token, c.listFollows, { query: { kind: 'followers' } })).body.rows
    expect(followers).toMatchObject([{ id: colleague.id, isFollowed: false }])
    const { body } = await callAs(colleague.token, c.getProfile, { query: {} })
    expect(body.suggestions.map(({ id }) => id)).not.toContain(author.id)
    const told = (await callAs(author.token, listNotifications, { query: {} })).body.rows
    expect(told.filter(({ kind }) => kind === 'person_followed').length).toBe(1)
    expect((await follow(false)).body).toEqual({ isFollowed: false, followers: 0 })
    expect(
      (await send(elsewhere.token, c.follow, { params: { id: author.id }, body: { isFollowed: true } })).status,
    ).toBe(404)
  })

  it('keep photos that the tenant may look at, and nobody else', async () => {
    const fileId = await upload(author, png, 'a.png')
    const { postImg, id } = (await callAs(author.token, p.addPost, { body: { text: '', fileId } })).body
    const photoId = Number(postImg?.split('/').at(-1))
    const look = (person: TestPerson) => send(person.token, m.readPhoto, { params: { id: photoId } })
    expect((await look(colleague)).headers['content-type']).toBe('image/png')
    expect((await look(elsewhere)).status).toBe(404)
    expect(
      (await callAs(colleague.token, m.listPhotos, { query: { of: author.id } })).body.rows.map((one) => one.id),
    ).toEqual([photoId])
    expect(refusal(await send(colleague.token, m.addPhoto, { body: { fileId } }))).toEqual(
      wrongFields({ fileId: 'unknown_file' }),
    )
    const textId = await upload(author, Buffer.from('no picture'), 'a.txt')
    expect(refusal(await send(author.token, m.addPhoto, { body: { fileId: textId } }))).toEqual(
      wrongFields({ fileId: 'not_an_image' }),
    )
    expect((await send(colleague.token, m.removePhoto, { params: { id: photoId } })).status).toBe(403)
    expect((await send(author.token, m.removePhoto, { params: { id: photoId } })).status).toBe(200)
    expect((await look(author)).status).toBe(404)
    expect((await send(author.token, p.getPost, { params: { id } })).status).toBe(404)
  })

  it('ask polls: one vote a person, which may move and be taken back', async () => {
    const ask = (options: string[]) => send(author.token, m.addPoll, { body: { question: 'When?', options } })
    expect(refusal(await ask(['a', 'a']))).toEqual(wrongFields({ 'options.1': 'same_twice' }))
    expect(refusal(await ask(['a']))).toEqual(wrongFields({ options: 'too_few' }))
    const poll = (
      await callAs(author.token, m.addPoll, { body: { question: 'When?', options: ['now', 'later', 'never'] } })
    ).body
    const [now, later] = poll.options.map(({ id }) => id) as [number, number]
    const vote = async (person: TestPerson, optionId: number | null) =>
      (await callAs(person.token, m.votePoll, { params: { id: poll.id }, body: { optionId } })).body
    await vote(colleague, now)
    await vote(moderator, now)
    const moved = await vote(colleague, later)
    expect(moved).toMatchObject({
      votes: 2,
      options: [
        { votes: 1, result: '50%' },
        { votes: 1, isMine: true },
        { votes: 0, result: '0%' },
      ],
    })
    expect(moved.options[1]?.votedUser).toMatchObject([{ id: colleague.id }])
    expect((await vote(colleague, null)).votes).toBe(1)
    const other = (await callAs(author.token, m.addPoll, { body: { question: 'Else?', options: ['x', 'y'] } })).body
    const foreign = { params: { id: poll.id }, body: { optionId: other.options[0]?.id } }
    expect(refusal(await send(colleague.token, m.votePoll, foreign))).toEqual(
      wrongFields({ optionId: 'unknown_option' }),
    )
    expect((await callAs(colleague.token, c.getProfile, { query: {} })).body.polls).toMatchObject([
      { name: 'x', result: '0%' },
      { name: 'y' },
    ])
    expect(refusal(await send(colleague.token, m.removePoll, { params: { id: poll.id } })).code).toBe('not_author')
    expect((await send(moderator.token, m.removePoll, { params: { id: poll.id } })).status).toBe(200)
    expect((await send(author.token, m.votePoll, { params: { id: poll.id }, body: { optionId: now } })).status).toBe(
      404,
    )
  })

  it('are hidden by the database itself from another tenant and from the platform', async () => {
    const { id } = await write(author, 'behind the wall')
    const app = await testApp()
    const platform = await makePerson({ permissions: 'all' })
    for (const [person, seen] of [
      [author, 1],
      [elsewhere, 0],
      [platform, 0],
    ] as const) {
      const found = await asPerson(
        app.database,
        { sessionId: person.sessionId, language: 'en' },
        () => {},
        async ({ db }) => {
          await db.execute(sql`update posts set text = 'changed' where id = ${id}`)
          return countOf(db, sql`select id from posts where id = ${id}`)
        },
      )
      expect(found).toBe(seen)
      if (seen === 0) expect((await callAs(author.token, p.getPost, { params: { id } })).body.postText).toBe('changed')
    }
    const asColleague = asPerson(
      app.database,
      { sessionId: colleague.sessionId, language: 'en' },
      () => {},
      ({ db }) => countOf(db, sql`update posts set text = 'not mine' where id = ${id} returning id`),
    )
    expect(await asColleague).toBe(0)
  })

  it('star subjects and news; news of followed subjects come first', async () => {
    await callAs(author.token, c.starTopic, { params: { key: 'theory' }, body: { favorite: true } })
    await callAs(author.token, c.starHeadline, { params: { key: 'signs' }, body: { favorite: true } })
    const { body } = await callAs(author.token, c.getProfile, { query: {} })
    expect(body.suggestedPages.find(({ key }) => key === 'theory')?.favorite).toBe(true)
    expect(body.twitterFeeds[0]).toMatchObject({ key: 'signs', favorite: true })
    expect((await callAs(colleague.token, c.getProfile, { query: {} })).body.twitterFeeds[0]?.favorite).toBe(false)
    expect((await send(author.token, c.starTopic, { params: { key: 'none' }, body: { favorite: true } })).status).toBe(
      404,
    )
  })
})
