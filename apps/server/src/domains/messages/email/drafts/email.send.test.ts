import { dayMs } from '@dsms/contract/kernel/time/milliseconds'
import * as c from '@dsms/contract/messages/email/calls'
import * as drafts from '@dsms/contract/messages/email/drafts'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { firstRow } from '../../../../db/rows.ts'
import { letterFared } from '../../../../kernel/delivery/fared.ts'
import type { Told } from '../../../../kernel/events/events.ts'
import { asSystem } from '../../../../kernel/session/transaction.ts'
import { makePerson, makeSchoolAdmin, makeSuperAdmin, type TestPerson } from '../../../../testing/factories.ts'
import { callAs, testApp } from '../../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../../testing/reads.ts'
import { list, mail, open, subjects, update, write } from '../mailbox.testing.ts'

const wake = async () => (await testApp()).due.wake()

/** As if the hour of all that waits had come. */
const letTimePass = async () => {
  await query(sql`update mails set send_at = now() - interval '1 second' where state = 'queued'`)
  await wake()
}

const sendDraft = (person: TestPerson, id: number, body: object = {}) =>
  callAs(person.token, drafts.sendDraft, { params: { id }, body })
const undo = (person: TestPerson, id: number) => callAs(person.token, drafts.undoSend, { params: { id }, body: {} })

const nextRow = z.object({ at: z.string().nullable() })

describe('sending mail', () => {
  let writer: TestPerson
  let one: TestPerson
  let two: TestPerson
  let three: TestPerson
  let trainer: TestPerson

  beforeAll(async () => {
    writer = await makeSchoolAdmin()
    const { schoolId } = writer
    ;[one, two, three] = (await Promise.all([1, 2, 3].map(() => makePerson({ schoolId })))) as [
      TestPerson,
      TestPerson,
      TestPerson,
    ]
    trainer = await makePerson({ schoolId, kind: 'trainer' })
  })

  it('delivers to everybody once, with blind copies hidden from all but the sender', async () => {
    const sent = await mail(writer, {
      to: [one.email, one.email.toUpperCase()],
      cc: [two.email, one.email],
      bcc: [three.email, trainer.email, two.email],
      subject: 'To all',
    })
    expect(sent).toMatchObject({
      state: 'sent',
      sendAt: null,
      folder: 'sent',
      to: [{ email: one.email }],
      cc: [two.email],
      bcc: [three.email, trainer.email],
    })
    expect(sent.delivery).toEqual([
      { email: one.email, kind: 'to', state: 'delivered', error: null },
      { email: two.email, kind: 'cc', state: 'delivered', error: null },
      { email: three.email, kind: 'bcc', state: 'delivered', error: null },
      { email: trainer.email, kind: 'bcc', state: 'delivered', error: null },
    ])
    for (const person of [one, two, three, trainer]) {
      const received = await open(person, 'To all')
      expect(received).toMatchObject({ bcc: [], delivery: [], cc: [two.email], isRead: false, folder: 'inbox' })
      expect(JSON.stringify(received)).not.toContain(trainer.email)
      expect(await subjects(person, { q: trainer.username }), 'nor by searching').toEqual([])
    }
    expect((await list(writer, { folder: 'sent' })).emails[0]).toMatchObject({ subject: 'To all', isRead: true })
  })

  it('tells everybody concerned at once, and nobody else', async () => {
    const app = await testApp()
    const heard: [number, Told][] = []
    const stop = [writer, one, two].map(({ id, roleId, sessionId }) =>
      app.events.subscribe({
        userId: id,
        roleId,
        sessionId,
        tenant: writer.schoolId as number,
        isAdmin: false,
        send: (event) => heard.push([id, event]),
      }),
    )
    const draft = await write(writer, { to: [one.email], subject: 'Live' })
    await sendDraft(writer, draft.id)
    heard.length = 0
    await letTimePass()
    for (const end of stop) end()
    expect(heard).toContainEqual([one.id, { type: 'mail' }])
    expect(heard).toContainEqual([writer.id, { type: 'mail' }])
    expect(heard.filter(([id]) => id === two.id)).toEqual([])
  })

  it('waits for the seconds in which it can be undone', async () => {
    const draft = await write(writer, { to: [one.email], subject: 'Undone' })
    const queued = await sendDraft(writer, draft.id)
    const seconds = (Date.parse(queued.body.sendAt as string) - Date.now()) / 1000
    expect(queued.body).toMatchObject({ state: 'queued', folder: 'sent', delivery: [{ state: 'pending' }] })
    expect(seconds).toBeGreaterThan(8)
    expect(seconds).toBeLessThanOrEqual(10)
    await wake()
    expect(await subjects(one)).not.toContain('Undone')
    expect((await undo(writer, draft.id)).body).toMatchObject({ state: 'draft', folder: 'draft', sendAt: null })
    await letTimePass()
    expect(await subjects(one)).not.toContain('Undone')
    await sendDraft(writer, draft.id)
    await letTimePass()
    expect(await subjects(one)).toContain('Undone')
    expect(refusal(await undo(writer, draft.id))).toEqual({ status: 409, code: 'mail_gone_out' })
    expect(refusal(await callAs(writer.token, drafts.sendNow, { params: { id: draft.id }, body: {} }))).toEqual({
      status: 409,
      code: 'mail_gone_out',
    })
    expect(refusal(await sendDraft(writer, draft.id))).toEqual({ status: 409, code: 'mail_not_draft' })
  })

  it('goes at once for those who want no such seconds', async () => {
    await callAs(two.token, c.saveMailSettings, { body: { undoSeconds: 0 } })
    const draft = await write(two, { to: [one.email], subject: 'At once' })
    expect((await sendDraft(two, draft.id)).body).toMatchObject({ state: 'sent', delivery: [{ state: 'delivered' }] })
    expect(await subjects(one)).toContain('At once')
  })

  it('keeps to the hour that was chosen, which lies ahead and within a year', async () => {
    const draft = await write(writer, { to: [one.email], subject: 'Later' })
    const at = (days: number) => new Date(Date.now() + days * dayMs).toISOString()
    expect(refusal(await sendDraft(writer, draft.id, { sendAt: at(-1) }))).toEqual(
      wrongFields({ sendAt: 'date_in_past' }),
    )
    expect(refusal(await sendDraft(writer, draft.id, { sendAt: at(400) }))).toEqual(
      wrongFields({ sendAt: 'date_too_far' }),
    )
    const hour = at(3)
    expect((await sendDraft(writer, draft.id, { sendAt: hour })).body).toMatchObject({ state: 'queued', sendAt: hour })
    await wake()
    expect(await subjects(one)).not.toContain('Later')
    const { database } = await testApp()
    const next = await asSystem(database, ({ db }) =>
      firstRow(db, nextRow, sql`select min(send_at) as at from mails where state = 'queued'`),
    )
    expect(next?.at).not.toBeNull()
    await letTimePass()
    expect(await subjects(one)).toContain('Later')
  })

  it('is given up by throwing the waiting mail away', async () => {
    const draft = await write(writer, { to: [one.email], subject: 'Thrown away' })
    await sendDraft(writer, draft.id)
    await update(writer, [draft.id], { folder: 'trash' })
    await letTimePass()
    expect(await subjects(one)).not.toContain('Thrown away')
    await callAs(writer.token, c.restoreEmails, { body: { emailIds: [draft.id] } })
    expect((await open(writer, 'Thrown away', 'draft')).state).toBe('draft')
  })

  it('needs somebody to go to', async () => {
    const draft = await write(writer, { subject: 'To nobody' })
    expect(refusal(await sendDraft(writer, draft.id))).toEqual(wrongFields({ to: 'no_recipient' }))
  })

  it('has a subject of one line, here and outside', async () => {
    const sent = await mail(writer, {
      to: ['guest@elsewhere.example'],
      subject: 'One\r\nBcc: all@elsewhere.example\u2028two',
    })
    expect(sent.subject).toBe('One Bcc: all@elsewhere.example two')
    expect(await query(sql`select subject from outbox where subject like 'One%'`)).toEqual([{ subject: sent.subject }])
  })

  it('goes outside for staff, with the fate of each copy', async () => {
    const sent = await mail(writer, {
      to: ['guest@elsewhere.example', one.email],
      bcc: ['quiet@elsewhere.example'],
      subject: 'Abroad',
      message: '<p>Hello</p><img src="https://elsewhere.example/p.png">',
    })
    expect(sent.delivery.map(({ state }) => state)).toEqual(['kept', 'delivered', 'kept'])
    const letters = await query<{ id: number; recipient: string; html: string; from_name: string; reply_to: string }>(
      sql`select * from outbox where subject = 'Abroad' order by id`,
    )
    expect(letters.map(({ recipient }) => recipient)).toEqual(['guest@elsewhere.example', 'quiet@elsewhere.example'])
    expect(letters[0]).toMatchObject({ from_name: `Test ${writer.username}`, reply_to: writer.email })
    expect(letters[0]?.html).toContain(' src="https://elsewhere.example/p.png"')
    await query(sql`update outbox set status = 'failed', error = 'mailbox full' where id = ${letters[1]?.id}`)
    expect((await open(writer, 'Abroad', 'sent')).delivery[2]).toEqual({
      email: 'quiet@elsewhere.example',
      kind: 'bcc',
      state: 'failed',
      error: 'mailbox full',
    })
    expect((await open(one, 'Abroad')).delivery).toEqual([])
    // how a letter fares is told to the sender alone
    const told = () =>
      query<{ id: number; user_id: number }>(sql`
        select id, user_id from live_events where event->>'type' = 'mail' and user_id in (${writer.id}, ${one.id}) order by id`)
    const before = await told()
    await asSystem((await testApp()).database, ({ db }) => letterFared(db, letters[1]?.id as number))
    const since = (await told()).slice(before.length)
    expect(since.map(({ user_id }) => user_id)).toEqual([writer.id])
  })

  it('stays inside for trainers and students, and inside the school for all', async () => {
    const other = await makeSchoolAdmin()
    for (const address of ['guest@elsewhere.example', other.email]) {
      const draft = await write(trainer, { to: [one.email], cc: [address], subject: 'Out' })
      expect(refusal(await sendDraft(trainer, draft.id))).toEqual(wrongFields({ cc: 'unknown_recipient' }))
    }
    // for staff the address of another school's person is one outside like any other
    await mail(writer, { to: [other.email], subject: 'Next door' })
    expect(await subjects(other, { folder: 'all' })).toEqual([])
  })

  it('reaches administrators from the platform, and whoever wrote may be answered', async () => {
    const platform = await makeSuperAdmin()
    await mail(platform, { to: [writer.email], subject: 'From above' })
    const received = await open(writer, 'From above')
    await mail(writer, { to: [platform.email], subject: 'Up again', replyTo: received.id })
    expect((await open(platform, 'Up again')).replies.map(({ subject }) => subject)).toEqual(['From above'])
    const draft = await write(trainer, { to: [platform.email], subject: 'Not mine to write to' })
    expect(refusal(await sendDraft(trainer, draft.id))).toEqual(wrongFields({ to: 'unknown_recipient' }))
  })

  it('to oneself leaves one copy, unread in the inbox', async () => {
    const sent = await mail(one, { to: [one.email], subject: 'Note to me' })
    expect(sent).toMatchObject({ folder: 'inbox', isRead: false, delivery: [{ state: 'delivered' }] })
    expect(await subjects(one, { folder: 'sent' })).not.toContain('Note to me')
  })

  it('does not let one mail that cannot go hold up the others', async () => {
    const stuck = await write(writer, { to: [one.email], subject: 'Stuck' })
    const fine = await write(writer, { to: [one.email], subject: 'Fine' })
    // before the hour is set, since what is due may leave at any moment from then on
    const { database } = await testApp()
    await database.pool.query(`create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'unforeseen'; end $$`)
    await database.pool.query(`create trigger refuse before update on mails for each row
      when (new.subject = 'Stuck' and new.state = 'sent') execute function refuse()`)
    await sendDraft(writer, stuck.id)
    await sendDraft(writer, fine.id)
    await query(sql`update mails set send_at = now() - interval '1 hour' where subject = 'Stuck'`)
    await query(sql`update mails set send_at = now() - interval '1 minute' where subject = 'Fine'`)
    await wake()
    await database.pool.query('drop trigger refuse on mails')
    expect(await subjects(one)).toContain('Fine')
    expect(await subjects(one)).not.toContain('Stuck')
    expect((await open(writer, 'Stuck', 'sent')).state).toBe('queued')
    await letTimePass()
    expect(await subjects(one)).toContain('Stuck')
  })
})
