import * as c from '@dsms/contract/messages/chat/calls'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, testApp } from '../../../testing/harness.ts'

/** The administrator of a new school and two of its people. */
export async function makePeople() {
  const admin = await makeSchoolAdmin()
  const { schoolId } = admin
  const first = await makePerson({ schoolId, firstName: 'Amal', lastName: 'Salem' })
  const second = await makePerson({ schoolId, firstName: 'Badr', lastName: 'Nasser' })
  return { admin, first, second, schoolId }
}

type Extra = { key?: string; fileId?: number }

export const say = (from: TestPerson, to: { id: number }, message: string, extra: Extra = {}) =>
  callAs(from.token, c.sendMessage, { body: { obj: { contact: { id: to.id }, message, ...extra } } })

/** Says something that must be accepted; answers its key. */
export async function said(from: TestPerson, to: { id: number }, message: string, extra: Extra = {}): Promise<number> {
  const { status, body } = await say(from, to, message, extra)
  if (status !== 201) throw new Error(`not sent: ${JSON.stringify(body)}`)
  return body.response.newMessageData.id
}

export const open = (
  person: TestPerson,
  other: { id: number },
  query: { before?: number; after?: number; limit?: number; seen?: string } = {},
) => callAs(person.token, c.getChat, { query: { id: other.id, ...query } as never })

/** Texts of a conversation as somebody reads it, without marking them as seen. */
export const textsOf = async (person: TestPerson, other: { id: number }) =>
  ((await open(person, other, { seen: 'false' })).body.chat?.chat ?? []).map(({ message }) => message)

export const list = async (person: TestPerson, q?: string) =>
  (await callAs(person.token, c.listChats, { query: q === undefined ? {} : { q } })).body

export const unseen = async (person: TestPerson) => (await callAs(person.token, c.getChatCounts)).body.unseen

export async function upload(person: TestPerson, name: string, bytes: Buffer): Promise<number> {
  const { http } = await testApp()
  const reply = await http.inject({
    method: 'POST',
    url: `/api/files?name=${encodeURIComponent(name)}`,
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/octet-stream' },
    payload: bytes,
  })
  return (reply.json() as { id: number }).id
}

export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
