import { readFile } from '@dsms/contract/kernel/files'
import * as drafts from '@dsms/contract/messages/email/drafts'
import { describe, expect, it } from 'vitest'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../../testing/factories.ts'
import { callAs } from '../../../../testing/harness.ts'
import { refusal, wrongFields } from '../../../../testing/reads.ts'
import { mail, open, upload, write } from '../mailbox.testing.ts'

describe('a mail with attachments', () => {
  it('shares attachments with those it is for, and with nobody else', async () => {
    const writer = await makeSchoolAdmin()
    const [one, two] = [
      await makePerson({ schoolId: writer.schoolId }),
      await makePerson({ schoolId: writer.schoolId }),
    ]
    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const files = [await upload(writer, 'plan.txt', 'x'.repeat(12_300)), await upload(writer, 'sign.png', picture)]
    const draft = await write(writer, { to: [one.email], subject: 'With files', attachments: files })
    const reads = (person: TestPerson) =>
      callAs(person.token, readFile, { params: { id: files[0] as number }, query: {} })
    expect((await reads(one)).status, 'not before it is sent').toBe(404)
    await callAs(writer.token, drafts.sendDraft, { params: { id: draft.id }, body: {} })
    await callAs(writer.token, drafts.sendNow, { params: { id: draft.id }, body: {} })
    expect((await open(one, 'With files')).attachments).toEqual([
      {
        id: files[0],
        fileName: 'plan.txt',
        type: 'text/plain',
        bytes: 12_300,
        size: '12kb',
        thumbnail: '',
        url: `/api/files/${files[0]}`,
      },
      expect.objectContaining({ fileName: 'sign.png', type: 'image/png', thumbnail: `/api/files/${files[1]}` }),
    ])
    expect((await reads(one)).status).toBe(200)
    expect((await reads(two)).status).toBe(404)
    const stolen = await callAs(two.token, drafts.createDraft, { body: { attachments: files } })
    expect(refusal(stolen)).toEqual(wrongFields({ attachments: 'unknown_file' }))
    await mail(one, { to: [two.email], subject: 'Passed on', attachments: files })
    expect((await reads(two)).status, 'who received a file may pass it on').toBe(200)
  })
})
