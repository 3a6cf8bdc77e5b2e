import * as c from '@dsms/contract/identity/account/calls'
import * as s from '@dsms/contract/identity/account/security'
import { getMe, listNotifications } from '@dsms/contract/kernel/session/me'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { notify } from '../../../kernel/notify/notify.ts'
import { asSystem } from '../../../kernel/session/transaction.ts'
import { makePerson, makeSchool, makeSchoolAdmin } from '../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { mailTo, query, refusal, wrongFields } from '../../../testing/reads.ts'

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

describe('the account settings', () => {
  it('begin with what the account holds, in the founding shape', async () => {
    const person = await makePerson({ firstName: 'Nour', lastName: 'Salem' })
    const { body } = await callAs(person.token, c.getAccountSettings)
    expect(body.general).toEqual({
      avatar: null,
      username: person.username,
      fullName: 'Nour Salem',
      email: person.email,
      company: '',
      firstName: 'Nour',
      lastName: 'Salem',
      pendingEmail: null,
    })
    expect(body.info).toEqual({ bio: '', dob: null, country: '', website: '', phone: '', countryId: null })
    expect(body.social.connections).toEqual({ twitter: {}, google: {}, facebook: {}, github: {} })
    expect(Object.keys(body.social.socialLinks)).toEqual([
      'twitter',
      'facebook',
      'google',
      'linkedIn',
      'instagram',
      'quora',
    ])
    expect(body.notification).toEqual({
      commentOnArticle: true,
      answerOnForm: true,
      followMe: true,
      newAnnouncements: false,
      productUpdates: false,
      blogDigest: false,
    })
  })

  it('are saved tab by tab and read again as they were saved', async () => {
    const { token } = await makePerson({ schoolId: (await makeSchool()).id })
    const general = { username: `saver-${process.pid}`, firstName: 'Sara', lastName: '', company: 'North Roads' }
    const info = {
      bio: 'Two lines\nof text',
      dob: '1990-02-28',
      countryId: 189,
      website: 'https://a.example/x',
      phone: '+966501234567',
    }
    const links = {
      twitter: 'https://x.com/sara',
      facebook: '',
      google: '',
      linkedIn: 'https://www.linkedin.com/in/sara',
      instagram: '',
      quora: '',
    }
    await callAs(token, c.saveGeneral, { body: general })
    await callAs(token, c.saveInfo, { body: info })
    await callAs(token, c.saveSocial, { body: links })
    await callAs(token, c.connectNetwork, { params: { network: 'github' }, body: { id: '@sara' } })
    await callAs(token, c.connectNetwork, { params: { network: 'google' }, body: { id: 'sara' } })
    await callAs(token, c.disconnectNetwork, { params: { network: 'google' } })
    await callAs(token, c.saveOwnAvatar, { body: { content: png } })
    const { body } = await callAs(token, c.getAccountSettings)
    expect(body.general).toMatchObject({ ...general, fullName: 'Sara' })
    expect(body.general.avatar).toMatch(/^\/files\/[a-f0-9]{64}\.png$/)
    expect(body.info).toMatchObject({ ...info, countryId: 189 })
    expect(body.info.country).not.toBe('')
    expect(body.social.socialLinks).toEqual(links)
    expect(body.social.connections).toEqual({
      twitter: {},
      google: {},
      facebook: {},
      github: { id: 'sara', profileImg: body.general.avatar },
    })
    expect((await callAs(token, c.saveOwnAvatar, { body: { content: null } })).body.general.avatar).toBeNull()
  })

  it('refuse what is wrong on its field', async () => {
    const { token } = await makePerson()
    const other = await makePerson()
    const info = { bio: '', dob: null, countryId: null, website: '', phone: '' }
    const refused = async (endpoint: Parameters<typeof send>[1], body: object, params?: object) =>
      refusal(await send(token, endpoint, { body, ...(params ? { params } : {}) }))
    expect(
      await refused(c.saveGeneral, { username: other.username, firstName: 'a', lastName: '', company: '' }),
    ).toEqual(wrongFields({ username: 'username_taken' }))
    expect(await refused(c.saveInfo, { ...info, website: 'javascript:alert(1)' })).toEqual(
      wrongFields({ website: 'invalid_web_address' }),
    )
    expect(await refused(c.saveInfo, { ...info, phone: '05' })).toEqual(wrongFields({ phone: 'invalid_phone' }))
    expect(await refused(c.saveInfo, { ...info, dob: '2999-01-01' })).toEqual(wrongFields({ dob: 'date_in_future' }))
    expect(await refused(c.saveInfo, { ...info, countryId: 99999 })).toEqual(
      wrongFields({ country_id: 'unknown_country' }),
    )
    const links = {
      twitter: 'https://evil.example/x.com',
      facebook: '',
      google: '',
      linkedIn: '',
      instagram: '',
      quora: '',
    }
    expect(await refused(c.saveSocial, links)).toEqual(wrongFields({ twitter: 'invalid_web_address' }))
    expect(await refused(c.connectNetwork, { id: '<b>' }, { network: 'github' })).toEqual(
      wrongFields({ id: 'invalid_handle' }),
    )
  })

  it('show a changed name and picture with the session', async () => {
    const { token, username } = await makePerson()
    await callAs(token, c.saveGeneral, { body: { username, firstName: 'Lama', lastName: 'Omar', company: '' } })
    expect((await callAs(token, getMe)).body.fullName).toBe('Lama Omar')
  })
})

describe('choices of notifications', () => {
  const tell = async (id: number, schoolId: number | null) => {
    const app = await testApp()
    await asSystem(app.database, ({ db }) =>
      notify(app, db, [{ id, schoolId }], {
        kind: 'task_assigned',
        params: { by: 'A', title: 'B' },
        link: '/apps/todo?task=1',
      }),
    )
  }

  it('are one thing shown as switch and as column', async () => {
    const { token } = await makePerson()
    const { body } = await callAs(token, c.saveNotices, {
      body: { switches: { followMe: false, blogDigest: true }, channels: { tasks: { mail: true } } },
    })
    expect(body.notification).toMatchObject({ followMe: false, blogDigest: true, answerOnForm: true })
    expect(body.channels.followers).toEqual({ app: false, mail: false })
    expect(body.channels.tasks).toEqual({ app: true, mail: true })
  })

  it('decide what is left on the screen and what is mailed', async () => {
    const school = await makeSchool()
    const person = await makePerson({ schoolId: school.id })
    await tell(person.id, school.id)
    expect((await callAs(person.token, listNotifications, { query: {} })).body.total).toBe(1)
    await callAs(person.token, c.saveNotices, { body: { channels: { tasks: { app: false, mail: true } } } })
    await tell(person.id, school.id)
    expect((await callAs(person.token, listNotifications, { query: {} })).body.total).toBe(1)
    expect(await mailTo(person.email)).toContain('/apps/todo?task=1')
  })

  it('do not silence what concerns the safety of the account', async () => {
    const person = await makePerson()
    const app = await testApp()
    await query(sql`insert into user_profiles (user_id, tenant, notices) values (${person.id}, ${person.schoolId ?? 0}, '{"undefined.app": false}')
      on conflict (user_id, tenant) do update set notices = excluded.notices`)
    await asSystem(app.database, ({ db }) =>
      notify(app, db, [{ id: person.id, schoolId: null }], {
        kind: 'password_changed',
        params: { by: 'A' },
        link: null,
      }),
    )
    expect((await callAs(person.token, listNotifications, { query: {} })).body.total).toBe(1)
  })
})

describe('the own sessions', () => {
  it('are listed with this one first, and ended one by one or all others', async () => {
    const admin = await makeSchoolAdmin()
    const app = await testApp()
    const open = () =>
      query<{ id: string }>(sql`insert into sessions (id, account_id, user_id, tenant, refresh_hash, expires_at)
        values (gen_random_uuid(), ${admin.accountId}, ${admin.id}, ${admin.schoolId}, 'x', now() + interval '1 hour') returning id`)
    const [second] = await open()
    await open()
    await open()
    const { body } = await callAs(admin.token, s.listSessions)
    expect(body.rows.length).toBe(4)
    expect(body.rows[0]).toMatchObject({ id: admin.sessionId, isThis: true, isOpen: true, endedAt: null })
    const ended = await callAs(admin.token, s.endSession, { params: { id: second?.id as string } })
    expect(ended.body.rows.filter(({ isOpen }) => isOpen).length).toBe(3)
    expect(refusal(await send(admin.token, s.endSession, { params: { id: second?.id } })).status).toBe(404)
    const token = await app.tokens.sign(second?.id as string, admin.id)
    expect((await send(token, getMe, {})).status).toBe(401)
    const rest = await callAs(admin.token, s.endOtherSessions, { body: {} })
    expect(rest.body.rows.filter(({ isOpen }) => isOpen).map(({ id }) => id)).toEqual([admin.sessionId])
    expect((await callAs(admin.token, getMe)).status).toBe(200)
  })
})
