import { uploadFile } from '@dsms/contract/kernel/files'
import type { Email } from '@dsms/contract/messages/email/calls'
import * as c from '@dsms/contract/messages/email/calls'
import type { DraftInput } from '@dsms/contract/messages/email/drafts'
import * as drafts from '@dsms/contract/messages/email/drafts'
import type { TestPerson } from '../../../testing/factories.ts'
import { callAs, testApp } from '../../../testing/harness.ts'

/** What a person does with their mail, by the calls that browsers make. */

export async function write(person: TestPerson, input: Partial<DraftInput>): Promise<Email> {
  const { status, body } = await callAs(person.token, drafts.createDraft, { body: input })
  if (status !== 201) throw new Error(`no draft: ${JSON.stringify(body)}`)
  return body
}

/** Writes a mail and lets it go at once. */
export async function mail(person: TestPerson, input: Partial<DraftInput>): Promise<Email> {
  const draft = await write(person, input)
  const queued = await callAs(person.token, drafts.sendDraft, { params: { id: draft.id }, body: {} })
  if (queued.status !== 200) throw new Error(`not queued: ${JSON.stringify(queued.body)}`)
  const { status, body } = await callAs(person.token, drafts.sendNow, { params: { id: draft.id }, body: {} })
  if (status !== 200) throw new Error(`not sent: ${JSON.stringify(body)}`)
  return body
}

type Query = Parameters<typeof callAs<typeof c.listEmails>>[2]['query']

export async function list(person: TestPerson, query: Query = {}) {
  const { status, body } = await callAs(person.token, c.listEmails, { query })
  if (status !== 200) throw new Error(`no list: ${JSON.stringify(body)}`)
  return body
}

export const subjects = async (person: TestPerson, query: Query = {}) =>
  (await list(person, query)).emails.map(({ subject }) => subject)

/** The mail of this subject in a folder of somebody's mailbox, opened. */
export async function open(person: TestPerson, subject: string, folder: Query['folder'] = 'inbox') {
  const found = (await list(person, { folder })).emails.find((email) => email.subject === subject)
  if (!found) throw new Error(`no mail "${subject}" in ${folder}`)
  return (await callAs(person.token, c.getEmail, { query: { id: found.id } })).body
}

export const update = (person: TestPerson, emailIds: number[], dataToUpdate: object) =>
  callAs(person.token, c.updateEmails, { body: { emailIds, dataToUpdate } })

/** Keeps a file for somebody; returns its key. */
export async function upload(person: TestPerson, name: string, content: string | Buffer): Promise<number> {
  const reply = await (await testApp()).http.inject({
    method: 'POST',
    url: `${uploadFile.path}?name=${encodeURIComponent(name)}`,
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/octet-stream' },
    payload: content,
  })
  return reply.json<{ id: number }>().id
}
