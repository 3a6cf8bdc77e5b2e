import { getMe } from '@dsms/contract/kernel/session/me'
import { login, resetPassword } from '@dsms/contract/kernel/session/signIn'
import type { Person } from '@dsms/contract/staff/staff/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  goodPassword,
  makePerson,
  makeRole,
  makeSchool,
  staffInput,
  type TestPerson,
} from '../../../testing/factories.ts'
import { send } from '../../../testing/harness.ts'
import { linkTokenTo, query, refusal, wrongFields } from '../../../testing/reads.ts'
import { colleagueOf, roleBeside, scopes } from '../../../testing/scopes.ts'

const personIn = (reply: { body: unknown }) => (reply.body as { data: { result: Person } }).data.result

describe.each(scopes)('staff of the $scope', (calls) => {
  let admin: TestPerson
  let role: { id: number; name: string }
  beforeAll(async () => {
    admin = await calls.admin()
    role = await roleBeside(admin, ['dashboard.view'])
  })

  const create = (changes: Record<string, unknown> = {}) =>
    send(admin.token, calls.create, { body: staffInput(role.id, changes) })
  const update = (body: Record<string, unknown>, token = admin.token) => send(token, calls.update, { body })
  const read = async (id: number) => personIn(await send(admin.token, calls.get, { body: { id } }))

  it('come in by invitation, set a password, sign in and are active', async () => {
    const full = {
      first_name: ' نور ',
      last_name: 'السالم',
      phone: '+966501234567',
      gender_id: 1,
      country_id: 189,
      employee_no: `E-${process.pid}`,
      birth_date: '1990-02-28',
      address: 'شارع العليا',
      joined_on: '2026-01-04',
    }
    const input = staffInput(role.id, full)
    const created = await send(admin.token, calls.create, { body: input })
    expect(created.status).toBe(200)
    const person = personIn(created)
    expect(person).toMatchObject({
      ...input,
      first_name: 'نور',
      full_name: 'نور السالم',
      role: role.name,
      gender: expect.any(String),
      country: expect.any(String),
      status: 'invited',
      school_id: admin.schoolId,
      version: 1,
      can: { edit: true, status: true, archive: true, reset_password: true },
    })
    for (const secret of ['password_hash', 'preferences', 'failed_logins']) expect(person).not.toHaveProperty(secret)

    const reset = { token: await linkTokenTo(input.email), password: goodPassword, password_confirmation: goodPassword }
    await send(undefined, resetPassword, { body: reset })
    const session = await send(undefined, login, { body: { email: input.email, password: goodPassword } })
    expect(session.body).toMatchObject({
      userData: { id: person.id, ability: expect.arrayContaining([{ action: 'view', subject: 'dashboard' }]) },
    })
    expect(await read(person.id)).toMatchObject({ status: 'active', last_login_at: expect.any(String) })
  })

  it.each([
    [{ first_name: ' ' }, { first_name: 'required' }],
    [{ first_name: undefined }, { first_name: 'required' }],
    [{ first_name: 7 }, { first_name: 'invalid_type' }],
    [{ last_name: 'x'.repeat(81) }, { last_name: 'too_long' }],
    [{ username: 'a b' }, { username: 'invalid_username' }],
    [{ email: 'x@' }, { email: 'invalid_email' }],
    [{ email: undefined }, { email: 'required' }],
    [{ phone: '0501234567' }, { phone: 'invalid_phone' }],
    [{ phone: '+012345678' }, { phone: 'invalid_phone' }],
    [{ phone: '+1234567890123456' }, { phone: 'invalid_phone' }],
    [{ gender_id: undefined }, { gender_id: 'required' }],
    [{ gender_id: 99 }, { gender_id: 'unknown_gender' }],
    [{ country_id: 9999 }, { country_id: 'unknown_country' }],
    [{ role_id: 2_147_483_647 }, { role_id: 'unknown_role' }],
    [{ role_id: 0 }, { role_id: 'too_small' }],
    [{ birth_date: '1990-02-30' }, { birth_date: 'invalid_date' }],
    [{ joined_on: 'yesterday' }, { joined_on: 'invalid_date' }],
    [{ avatar: 'https://evil.example/x.png' }, { avatar: 'invalid_format' }],
    [{ status: 'locked' }, { status: 'invalid_choice' }],
    [
      { first_name: '', email: 'x', phone: 'x' },
      { first_name: 'required', email: 'invalid_email', phone: 'invalid_phone' },
    ],
  ])('with %j are refused by the field', async (changes, fields) => {
    expect(refusal(await create(changes))).toEqual(wrongFields(fields as never))
  })

  it.each([{ first_name: 'a\u0000b' }, { birth_date: '0000-01-01' }])(
    'with %j, which the database cannot hold, are wrong input',
    async (changes) => {
      expect((await create(changes)).status).toBe(422)
    },
  )

  it('cannot get a role of another tenant, an inactive one or one for students', async () => {
    const elsewhere = await makeRole(admin.schoolId === null ? (await makeSchool()).id : null)
    const inactive = await roleBeside(admin)
    await query(sql`update roles set status = 'inactive' where id = ${inactive.id}`)
    const archived = await roleBeside(admin)
    await query(sql`update roles set archived_at = now() where id = ${archived.id}`)
    for (const { id } of [elsewhere, inactive, archived])
      expect(refusal(await create({ role_id: id }))).toEqual(wrongFields({ role_id: 'unknown_role' }))
  })

  it('share no address, user name or number, however it is written', async () => {
    const name = `هدى-${process.pid}-${calls.scope}`
    const email = `huda-${process.pid}-${calls.scope}@example.org`
    await create({ username: name, email, employee_no: 'E-77' })
    const taken = async (changes: Record<string, unknown>) => refusal(await create(changes))
    expect(await taken({ email: email.toUpperCase() })).toEqual(wrongFields({ email: 'email_taken' }))
    expect(await taken({ username: name.replace('ى', 'ي') })).toEqual(wrongFields({ username: 'username_taken' }))
    expect(await taken({ employee_no: 'E-77' })).toEqual(wrongFields({ employee_no: 'employee_no_taken' }))
    const { id, version } = personIn(await create())
    expect(refusal(await update({ id, version, email }))).toEqual(wrongFields({ email: 'email_taken' }))
  })

  it('change by what is given; what is left out stays', async () => {
    const { id, version } = personIn(await create({ phone: '+966501234567', employee_no: `K-${process.pid}` }))
    const changed = await update({ id, version, first_name: 'Sara', phone: null, address: '' })
    expect(personIn(changed)).toMatchObject({
      first_name: 'Sara',
      last_name: 'Alsalem',
      phone: null,
      address: null,
      employee_no: `K-${process.pid}`,
      version: version + 1,
    })
    const nothing = await update({ id, version: version + 1 })
    expect(personIn(nothing)).toMatchObject({ first_name: 'Sara', last_name: 'Alsalem', version: version + 1 })
  })

  it('that somebody else has changed are a conflict that tells who and what', async () => {
    const { id, version } = personIn(await create())
    const other = await colleagueOf(admin, { roleId: admin.roleId, firstName: 'Huda', lastName: 'Nasser' })
    await update({ id, version, first_name: 'Sara' }, other.token)
    await update({ id, version: version + 1, phone: '+966501234567' }, other.token)
    const late = await update({ id, version, first_name: 'Lina' })
    expect(refusal(late)).toEqual({ status: 409, code: 'stale_version' })
    expect(late.body).toMatchObject({
      params: { name: 'Huda Nasser', fields: ['first_name', 'phone'], version: version + 2, at: expect.any(String) },
    })
    expect((await read(id)).first_name).toBe('Sara')
  })

  it('that two change at once are changed once', async () => {
    const { id, version } = personIn(await create())
    const replies = await Promise.all(['A', 'B'].map((last_name) => update({ id, version, last_name })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('keep a history of who changed what, without secrets', async () => {
    const { id, version } = personIn(await create())
    await update({ id, version, first_name: 'Sara' })
    await send(admin.token, calls.password, {
      body: { id, password: goodPassword, password_confirmation: goodPassword },
    })
    const { history } = await read(id)
    expect(history.map(({ action, fields }) => [action, fields])).toEqual([
      ['updated', ['must_change_password', 'password_hash']],
      ['updated', ['first_name']],
      ['created', expect.arrayContaining(['email', 'first_name', 'role_id'])],
    ])
    const rows = await query(sql`select actor_id, request_id, before::text || after::text as text from audit_log
      where entity = 'users' and entity_id = ${id} and action = 'updated'`)
    for (const row of rows) {
      expect(row).toMatchObject({ actor_id: admin.id, request_id: expect.stringMatching(/^[\da-f-]{36}$/) })
      expect(row.text).not.toMatch(/argon2/)
    }
  })

  it('are switched off, which ends their sessions, and on again', async () => {
    const person = await colleagueOf(admin, { roleId: role.id, password: goodPassword })
    const switched = (status: string, reason?: string) =>
      send(admin.token, calls.status, { body: { id: person.id, status, ...(reason ? { reason } : {}) } })
    expect(personIn(await switched('inactive', 'إجازة'))).toMatchObject({ status: 'inactive', status_reason: 'إجازة' })
    expect((await send(person.token, getMe, {})).status).toBe(401)
    expect(personIn(await switched('active'))).toMatchObject({ status: 'active', status_reason: null })
    expect((await send(person.token, getMe, {})).status, 'an ended session stays ended').toBe(401)
  })

  it('who never had a password wait for one again, with a fresh link, when they are let in', async () => {
    const input = staffInput(role.id, { status: 'inactive' })
    const { id, status } = personIn(await send(admin.token, calls.create, { body: input }))
    expect(status).toBe('inactive')
    const on = await send(admin.token, calls.status, { body: { id, status: 'active' } })
    expect(personIn(on)).toMatchObject({ status: 'invited', invited_at: expect.any(String) })
    expect(await linkTokenTo(input.email)).toBeTruthy()
    const again = await send(admin.token, calls.status, { body: { id, status: 'active' } })
    expect(refusal(again)).toEqual({ status: 409, code: 'illegal_transition' })
  })

  it('are unlocked, with or without a password of their own', async () => {
    const person = await colleagueOf(admin, { roleId: role.id })
    await query(
      sql`update accounts set locked_until = now() + interval '1 hour', failed_logins = 5 where id = (select account_id from users where id = ${person.id})`,
    )
    expect((await read(person.id)).status).toBe('locked')
    const unlocked = await send(admin.token, calls.status, { body: { id: person.id, status: 'active' } })
    expect(personIn(unlocked)).toMatchObject({ status: 'active', locked_until: null })
  })

  it('lose their sessions with a new role, and keep them with a new name', async () => {
    const person = await colleagueOf(admin, { roleId: role.id })
    const { version } = await read(person.id)
    await update({ id: person.id, version, last_name: 'Renamed' })
    expect((await send(person.token, getMe, {})).status).toBe(200)
    const other = await roleBeside(admin)
    const changed = await update({ id: person.id, version: version + 1, role_id: other.id })
    expect(personIn(changed).role).toBe(other.name)
    expect((await send(person.token, getMe, {})).status).toBe(401)
  })

  it('are archived, not erased: gone from lists and changes, with a free address and no session', async () => {
    const person = await colleagueOf(admin, { roleId: role.id, password: goodPassword })
    expect(personIn(await send(admin.token, calls.archive, { body: { id: person.id } }))).toMatchObject({
      status: 'archived',
      can: { edit: false, status: false, archive: false, reset_password: false },
    })
    expect((await send(person.token, getMe, {})).status).toBe(401)
    for (const [endpoint, body] of [
      [calls.update, { id: person.id, version: 2, first_name: 'x' }],
      [calls.status, { id: person.id, status: 'active' }],
      [calls.archive, { id: person.id }],
      [calls.password, { id: person.id, password: goodPassword, password_confirmation: goodPassword }],
    ] as const)
      expect(refusal(await send(admin.token, endpoint, { body }))).toEqual({ status: 404, code: 'not_found' })
    expect((await create({ email: person.email, username: person.username })).status).toBe(200)
  })

  it('of other kinds, such as trainers, are not staff', async () => {
    const trainer = await makePerson({ schoolId: admin.schoolId, kind: 'trainer' })
    for (const endpoint of [calls.get, calls.archive])
      expect((await send(admin.token, endpoint, { body: { id: trainer.id } })).status).toBe(404)
  })
})
