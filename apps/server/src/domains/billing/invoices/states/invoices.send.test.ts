import { buffer } from 'node:stream/consumers'
import * as a from '@dsms/contract/billing/invoices/actions'
import { trialLimits } from '@dsms/contract/platform/plans/calls'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { privateName } from '../../../../kernel/files/fileStore.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../../testing/factories.ts'
import { callAs, testApp } from '../../../../testing/harness.ts'
import { query, refusal } from '../../../../testing/reads.ts'
import { readPdf } from '../../../../testing/world/pdf.ts'
import { backdate, clientInput, draft, issued, pay, read } from '../invoices.testing.ts'

interface Kept extends Record<string, unknown> {
  subject: string
  text: string
  html: string
  from_name: string
  reply_to: string
  attachments: { name: string; type: string; hash: string }[]
}
const mailsTo = (address: string) => query<Kept>(sql`select * from outbox where recipient = ${address} order by id`)
const sendTo = (person: TestPerson, id: number, to: string, changes: object = {}) =>
  callAs(person.token, a.sendInvoice, { params: { id }, body: { to, subject: 'Your invoice', ...changes } })

describe('sending an invoice', () => {
  it('issues a draft and mails it with its PDF', async () => {
    const admin = await makeSchoolAdmin()
    const { id } = await draft(admin)
    const to = `payer-${id}@example.org`
    const reply = await sendTo(admin, id, to, {
      message: 'Hello\n<b>there</b>',
      from: 'office@example.org',
      language: 'en',
    })
    expect(reply.body.invoice).toMatchObject({ invoiceStatus: 'Sent', sentAt: expect.any(String) })
    const [mail] = await mailsTo(to)
    expect(mail).toMatchObject({
      ...{ subject: 'Your invoice', text: 'Hello\n<b>there</b>', reply_to: 'office@example.org' },
      attachments: [{ name: `${reply.body.invoice.number}.pdf`, type: 'application/pdf' }],
    })
    expect(mail?.html).not.toContain('<b>')
    const { files } = await testApp()
    const { stream } = await files.read(privateName(mail?.attachments[0]?.hash as string))
    const bytes = await buffer(stream)
    expect((await readPdf(bytes)).text).toContain(reply.body.invoice.number)
  })

  it('is refused for what is void, and for a wrong address', async () => {
    const admin = await makeSchoolAdmin()
    const { id } = await issued(admin)
    expect((await sendTo(admin, id, 'no address')).status).toBe(422)
    await callAs(admin.token, a.voidInvoice, { params: { id }, body: { reason: 'x' } })
    expect(refusal(await sendTo(admin, id, 'a@example.org'))).toEqual({ status: 409, code: 'illegal_transition' })
  })

  it('tells the person who owes it, once', async () => {
    const admin = await makeSchoolAdmin()
    const buyer = await makePerson({ schoolId: admin.schoolId })
    const { id } = await draft(admin, { client: undefined, buyerId: buyer.id })
    await sendTo(admin, id, buyer.email)
    await sendTo(admin, id, buyer.email)
    const told = await query(sql`select kind, link from notifications where user_id = ${buyer.id}`)
    expect(told).toEqual([{ kind: 'invoice_issued', link: `/apps/invoice/preview/${id}` }])
  })
})

describe('reminders', () => {
  const pastDue = async (admin: TestPerson, client = clientInput()) => {
    const { id } = await issued(admin, { client })
    await backdate(id, 30)
    await (await testApp()).due.wake()
    return { id, to: client.companyEmail }
  }
  const remind = (admin: TestPerson, id: number) =>
    callAs(admin.token, a.remindOfInvoice, { params: { id }, body: { language: 'de' } })

  it('go out once a day for what is past due, and are kept', async () => {
    const admin = await makeSchoolAdmin()
    const { id, to } = await pastDue(admin)
    await pay(admin, id, 2_000)
    const reply = await remind(admin, id)
    expect(reply.body.reminder).toMatchObject({ to, level: 1 })
    const [mail] = await mailsTo(to)
    const number = (await read(admin, id)).invoice?.number
    expect(mail?.subject).toBe(`Zahlungserinnerung zur Rechnung ${number}`)
    expect(mail?.text).toContain('SAR 80.00')
    expect(mail?.text).not.toMatch(/[{}]/)
    expect(refusal(await remind(admin, id))).toEqual({ status: 409, code: 'invoice_reminded' })
    const kept = await callAs(admin.token, a.listInvoiceReminders, { params: { id } })
    expect(kept.body.rows).toEqual([reply.body.reminder])
  })

  it('are only for what is past due and has an address', async () => {
    const admin = await makeSchoolAdmin()
    expect(refusal(await remind(admin, (await issued(admin)).id)).code).toBe('invoice_not_past_due')
    const { id } = await pastDue(admin, clientInput({ companyEmail: '' }) as ReturnType<typeof clientInput>)
    expect(refusal(await remind(admin, id)).code).toBe('no_recipient')
  })

  it('go out to all that are past due, each once', async () => {
    const admin = await makeSchoolAdmin()
    const three = [await pastDue(admin), await pastDue(admin), await pastDue(admin)]
    await pastDue(admin, clientInput({ companyEmail: '' }) as ReturnType<typeof clientInput>)
    await remind(admin, three[0]?.id as number)
    const all = () => callAs(admin.token, a.remindOfPastDue, { body: {} })
    expect((await all()).body).toEqual({ sent: 2 })
    expect((await all()).body).toEqual({ sent: 0 })
    for (const { to } of three) expect(await mailsTo(to)).toHaveLength(1)
  })

  it('and invoices wait for a confirmed address, and go as far as the day has room', async () => {
    const admin = await makeSchoolAdmin()
    const two = [await pastDue(admin), await pastDue(admin)]
    await query(
      sql`update accounts set email_verified_at = null where id = (select account_id from users where id = ${admin.id})`,
    )
    const refused = { status: 403, code: 'email_unverified' }
    const body = { to: 'client@elsewhere.example', subject: 'Invoice' }
    const params = { id: two[0]?.id as number }
    expect(refusal(await callAs(admin.token, a.sendInvoice, { params, body }))).toEqual(refused)
    expect(refusal(await callAs(admin.token, a.remindOfPastDue, { body: {} }))).toEqual(refused)
    await query(
      sql`update accounts set email_verified_at = now() where id = (select account_id from users where id = ${admin.id})`,
    )
    // counts are written by functions of the database alone, so this goes past the wall
    await (await testApp()).database.pool.query(
      `insert into outside_mail_counts (tenant, user_id, day, sent)
       select $1, person, (now() at time zone 'Asia/Riyadh')::date, $3 from unnest(array[0, $2::integer]) person
       on conflict (tenant, user_id, day) do update set sent = excluded.sent`,
      [admin.schoolId, admin.id, trialLimits.outside_mails_person - 1],
    )
    expect((await callAs(admin.token, a.remindOfPastDue, { body: {} })).body).toEqual({ sent: 1 })
    expect(refusal(await callAs(admin.token, a.remindOfPastDue, { body: {} })).code).toBe('mail_limit_person')
  })
})
