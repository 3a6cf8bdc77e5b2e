import { randomUUID } from 'node:crypto'
import {
  type Broadcast,
  foreseeBroadcast,
  listBroadcasts,
  sendBroadcast,
} from '@dsms/contract/messages/broadcasts/calls'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { mailsTo, query, refusal, wrongFields } from '../../../testing/reads.ts'
import { makeGuardian } from '../../staff/directory/directory.testing.ts'

let owner: TestPerson & { schoolId: number }
let reader: TestPerson
let outsider: { id: number; email: string }
let silent: number
const words = { subject: 'Hello {name}', text: 'Dear {name},\n<b>we move</b> on Sunday.' }

beforeEach(async () => {
  owner = await makeSchoolAdmin()
  reader = await makePerson({ schoolId: owner.schoolId, kind: 'student' })
  await query(sql`update students set first_name = '{"ar": "سارة", "en": "Sara"}' where id = ${reader.id}`)
  const email = `many-${reader.id}@elsewhere.example`
  outsider = { id: (await makeRecord('students', owner, { email, languages: ['en'] })).id, email }
  silent = (await makeRecord('students', owner, { email: null, phone: '+966501112233' })).id
})

const all = () => [reader.id, outsider.id, silent]
const write = (body: object, who: TestPerson = owner) =>
  send(who.token, sendBroadcast, { body: { ids: all(), ...words, key: randomUUID(), ...body } })
const noticesOf = (id: number) =>
  query<{ params: { text: string; subject: string } }>(
    sql`select params from notifications where user_id = ${id} and kind = 'school_message'`,
  )

it('reaches accounts and addresses, and says beforehand whom somebody has to call', async () => {
  const body = { ids: all(), ...words }
  const counts = { students: 3, by_account: 1, by_mail: 1 }
  const before = await callAs(owner.token, foreseeBroadcast, { body })
  expect(before.body).toMatchObject({ ...counts, unreached: [{ by: 'nobody', phone: '+966501112233' }] })
  expect(before.body.sample?.text).toMatch(/سارة|Sara/)
  expect(await mailsTo(outsider.email)).toEqual([])

  const sent = await write({})
  expect(sent.status).toBe(201)
  expect(sent.body).toMatchObject({ ...counts, unreached: 1, subject: words.subject })
  expect((await noticesOf(reader.id))[0]?.params.text).toContain('<b>we move</b> on Sunday.')
  const [mail] = await mailsTo(outsider.email)
  expect(mail).toMatchObject({ is_outside: true })
  expect(mail?.text).toContain('\n<b>we move</b> on Sunday.')
  expect(mail?.html).toContain('&#60;b&#62;we move&#60;/b&#62;')
  const find = async (q: string) => (await callAs(owner.token, listBroadcasts, { query: { q } })).body
  expect(await find('')).toMatchObject({ total: 1, rows: [sent.body] })
  expect(await find('sunday')).toMatchObject({ total: 1 })
  expect(await find('monday')).toEqual({ total: 0, rows: [] })
})

it('is sent once however often it is pressed', async () => {
  const key = randomUUID()
  const [one, other] = await Promise.all([write({ key }), write({ key })])
  expect((one.body as Broadcast).id).toBe((other.body as Broadcast).id)
  expect(await noticesOf(reader.id)).toHaveLength(1)
  expect(await mailsTo(outsider.email)).toHaveLength(1)
})

it('tells guardians who may see how a student gets on, and no others', async () => {
  const [mother, uncle] = [
    await makeGuardian(owner, reader, ['view_progress']),
    await makeGuardian(owner, reader, ['pay']),
  ]
  await write({ ids: [reader.id] })
  expect(await noticesOf(mother.id)).toHaveLength(1)
  expect(await noticesOf(uncle.id)).toEqual([])
})

it('mails no strangers where the school may not, and reaches no student of another school', async () => {
  await query(sql`update accounts set email_verified_at = null where id = ${owner.accountId}`)
  expect((await write({})).body).toMatchObject({ by_mail: 0, by_account: 1, unreached: 2 })
  expect(await mailsTo(outsider.email)).toEqual([])
  const stranger = await makeSchoolAdmin()
  expect((await write({}, stranger)).body).toMatchObject({ students: 0, by_account: 0, unreached: 0 })
  expect(await noticesOf(reader.id)).toHaveLength(1)
  expect((await callAs(stranger.token, listBroadcasts, { query: {} })).body.rows).toHaveLength(1)
})

it('asks for the privilege, for words and for somebody', async () => {
  const viewer = await makePerson({ schoolId: owner.schoolId, permissions: ['students.view'] })
  const blind = await makePerson({ schoolId: owner.schoolId, permissions: ['messages_announcements.broadcast'] })
  expect((await write({}, viewer)).status).toBe(403)
  expect((await write({}, blind)).status).toBe(403)
  expect(refusal(await write({ ids: undefined }))).toEqual(wrongFields({ ids: 'required' }))
  expect((await write({ text: ' ' })).status).toBe(422)
  expect((await write({ text: 'x'.repeat(2001) })).status).toBe(422)
})
