import { randomBytes } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { anyRow, rowsOf } from '../db/rows.ts'
import { draft, issue } from '../domains/billing/invoices/invoices.testing.ts'
import { said } from '../domains/messages/chat/chats.testing.ts'
import { mail, upload } from '../domains/messages/email/mailbox.testing.ts'
import { add } from '../domains/messages/tasks/tasks.testing.ts'
import { forgetPerson } from '../domains/staff/users/erasing/users.erase.ts'
import { asSystem } from '../kernel/session/transaction.ts'
import { makePerson, type TestPerson } from './factories.ts'
import { testApp } from './harness.ts'

/** Rows of a statement as the owner of the database sees them: past every wall. */
export async function asOwner<T extends Record<string, unknown>>(statement: SQL): Promise<T[]> {
  const { client, db } = await (await testApp()).database.connect()
  try {
    return (await rowsOf(db, anyRow, statement)) as T[]
  } finally {
    client.release()
  }
}

/** Erases somebody, archived before or not, as the deed of the product does. */
export async function forget(id: number): Promise<void> {
  const { database } = await testApp()
  await asSystem(database, async ({ db }) => {
    await db.execute(
      sql`update users set status = 'archived', archived_at = now() where id = ${id} and status <> 'archived'`,
    )
    await forgetPerson(db, { id, shown: 'Somebody' })
  })
}

/** Letters that nothing else contains. */
const letters = () => [...randomBytes(10)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')

/**
 * Somebody of a school whose names, address and number stand wherever the product puts them, and what to look for to find
 * them all. A message and an issued invoice name them in words of their own.
 */
export async function leaveEverywhere(admin: TestPerson & { schoolId: number }) {
  const { schoolId } = admin
  const [first, last, username] = [letters(), letters(), `u${letters()}`]
  const email = `${letters()}@example.org`
  const phone = `+4930${Math.floor(1e7 + Math.random() * 8e7)}`
  const name = `${first} ${last}`
  const person = await makePerson({
    schoolId,
    firstName: first,
    lastName: last,
    username,
    email,
    permissions: ['staff_users.view'],
  })
  const { id } = person
  const rows = asOwner

  await rows(sql`update users set phone = ${phone}, address = ${`${name} street`}, bookmarks = '[]' where id = ${id}`)
  await rows(
    sql`update user_profiles set bio = ${name}, company = ${last}, website = ${email}, address = ${JSON.stringify({ city: last })}::jsonb where user_id = ${id}`,
  )
  await rows(sql`update sessions set user_agent = ${`browser of ${name}`} where user_id = ${id}`)
  await rows(
    sql`insert into email_changes (account_id, email, token_hash, expires_at) values (${person.accountId}, ${email}, ${letters()}, now())`,
  )
  await rows(sql`insert into notifications (user_id, tenant, kind, params) values
    (${id}, ${schoolId}, 'welcome', ${JSON.stringify({ name })}::jsonb), (${admin.id}, ${schoolId}, 'welcome', ${JSON.stringify({ name })}::jsonb)`)
  await rows(sql`insert into outbox (recipient, subject, text, status, from_name, reply_to) values
    (${email}, 'Welcome', ${`Dear ${name}`}, 'kept', null, null), (${admin.email}, ${`From ${name}`}, ${name}, 'kept', ${name}, ${email})`)
  await rows(
    sql`insert into newsletter_subscribers (tenant, email, kind, language) values (0, ${email}, 'newsletter', 'en')`,
  )
  await rows(
    sql`insert into live_events (id, user_id, event) values (nextval('live_event_id'), ${admin.id}, ${JSON.stringify({ type: 'tasks', name })}::jsonb)`,
  )

  await mail(person, { to: [admin.email], subject: 'Hello', message: '<p>words</p>' })
  await mail(admin, { to: [email], subject: 'Back', message: '<p>words</p>' })
  await rows(
    sql`insert into mail_settings (user_id, tenant, signature) values (${id}, ${schoolId}, ${name}) on conflict (user_id, tenant) do update set signature = excluded.signature`,
  )
  await said(person, admin, `call me: ${phone}`)
  await rows(
    sql`insert into chat_profiles (user_id, tenant, about) values (${id}, ${schoolId}, ${name}) on conflict (user_id, tenant) do update set about = excluded.about`,
  )
  await rows(sql`insert into chat_reports (tenant, reporter_id, reported_id, reporter_name, reported_name, reason) values
    (${schoolId}, ${id}, ${admin.id}, ${name}, 'x', 'rude'), (${schoolId}, ${admin.id}, ${id}, 'x', ${name}, 'rude')`)
  await add(person, { title: `task of ${name}` })
  await upload(person, `${last}.txt`, name)
  await rows(sql`insert into events (owner_id, tenant, uid, kind, title, time_zone, is_all_day, start_local, end_local, starts_at, ends_at)
    values (${id}, ${schoolId}, ${letters()}, 'Personal', ${name}, 'UTC', false, now(), now(), now(), now())`)

  await rows(sql`insert into posts (tenant, author_id, text) values (${schoolId}, ${id}, ${name})`)
  await rows(sql`insert into polls (tenant, author_id, question) values (${schoolId}, ${id}, ${name})`)
  await rows(
    sql`insert into post_comments (tenant, author_id, post_id, text) select ${schoolId}, ${id}, id, ${name} from posts where author_id = ${id}`,
  )
  await rows(
    sql`insert into reviews (tenant, rating, text, person, target_kind, target, author_id) values (${schoolId}, 4, ${last}, ${name}, 'school', 'School', ${id})`,
  )
  await rows(sql`insert into employees (tenant, full_name, post, email, starts_on, born_on, salary)
    values (${schoolId}, ${name}, 'Clerk', ${email}, '2026-01-01', '1990-01-01', 1)`)
  await rows(sql`insert into shop_orders (tenant, buyer_id, buyer_name, title, currency, payment_method, address, pieces, has_goods, price_minor, tax_minor,
      delivery_minor, total_minor)
    values (${schoolId}, ${id}, ${name}, '{}', 'SAR', 'cash', ${JSON.stringify({ name, phone })}::jsonb, 1, true, 100, 0, 0, 100)`)
  await rows(
    sql`insert into shop_addresses (user_id, tenant, address) values (${id}, ${schoolId}, ${JSON.stringify({ name, phone })}::jsonb)`,
  )

  const client = { name, companyEmail: email, contact: phone }
  await issue(admin, (await draft(admin, { client })).id)
  await draft(admin, { client: { ...client, company: last } })
  return { person, name, words: [first, last, username, email, phone] }
}
