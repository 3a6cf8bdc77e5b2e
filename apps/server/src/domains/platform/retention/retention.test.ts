import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { asSystem } from '../../../kernel/session/transaction.ts'
import { asOwner } from '../../../testing/erasure.ts'
import { makePerson } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/harness.ts'
import { retention } from './retention.ts'

async function forget() {
  const { database } = await testApp()
  const work = retention()
  while (await asSystem(database, (context) => work.run(context)));
}

it('lets go of what was kept long enough, and of nothing else', async () => {
  const { id, accountId } = await makePerson()
  const mail = `${id}@retention.example.org`
  await asOwner(sql`
    insert into sessions (id, account_id, user_id, tenant, refresh_hash, created_at, expires_at, ip)
    select gen_random_uuid(), ${accountId}::integer, ${id}::integer, 0, 'x' || days, now() - days * interval '1 day', now() - (days - 1) * interval '1 day', '10.0.0.1'
      from unnest(array[80, 95, 500]) as days
    union all select gen_random_uuid(), ${accountId}::integer, ${id}::integer, 0, 'open', now() - interval '500 days', now() + interval '1 day', '10.0.0.1'`)
  await asOwner(sql`insert into notifications (user_id, tenant, kind, created_at) values
    (${id}, 0, 'old', now() - interval '366 days'), (${id}, 0, 'young', now() - interval '300 days')`)
  await asOwner(sql`insert into outbox (recipient, subject, text, status, created_at) values
    (${mail}, 'sent', '', 'sent', now() - interval '31 days'), (${mail}, 'young', '', 'sent', now() - interval '29 days'),
    (${mail}, 'waiting', '', 'waiting', now() - interval '40 days')`)
  await asOwner(sql`insert into audit_log (tenant, entity, entity_id, action, subject, at) values
    (0, 'users', ${id}, 'updated', ${mail}, now() - interval '2 years'), (0, 'users', ${id}, 'updated', ${mail}, now() - interval '300 days'),
    (0, 'invoices', ${id}, 'updated', ${mail}, now() - interval '9 years'), (0, 'invoices', ${id}, 'updated', ${mail}, now() - interval '11 years')`)
  await asOwner(sql`insert into identity_events (user_id, tenant, kind, outcome, ip, at) values
    (${id}, 0, 'sign_in', 'ok', '10.0.0.1', now() - interval '80 days'), (${id}, 0, 'sign_in', 'ok', '10.0.0.1', now() - interval '95 days'),
    (${id}, 0, 'sign_in', 'ok', '10.0.0.1', now() - interval '500 days')`)
  await asOwner(sql`insert into site_visits (tenant, day, device, browser) values
    (0, current_date - interval '26 months', 'retention', ${mail}), (0, current_date - interval '24 months', 'retention', ${mail})`)
  await asOwner(sql`insert into setting_values (tenant, key, value) values (0, 'data.audit', '1')`)
  await forget()
  await asOwner(sql`delete from setting_values where key = 'data.audit' and tenant = 0`)

  expect(
    await asOwner(
      sql`select refresh_hash as session, ip from sessions where user_id = ${id} and refresh_hash <> 'none' order by 1`,
    ),
  ).toEqual([
    { session: 'open', ip: '10.0.0.1' },
    { session: 'x80', ip: '10.0.0.1' },
    { session: 'x95', ip: null },
  ])
  expect(await asOwner(sql`select ip from identity_events where user_id = ${id} order by at desc`)).toEqual([
    { ip: '10.0.0.1' },
    { ip: null },
  ])
  expect(await asOwner(sql`select kind from notifications where user_id = ${id} and kind in ('old', 'young')`)).toEqual(
    [{ kind: 'young' }],
  )
  expect(await asOwner(sql`select subject from outbox where recipient = ${mail} order by 1`)).toEqual([
    { subject: 'waiting' },
    { subject: 'young' },
  ])
  expect(
    await asOwner(
      sql`select day < current_date - interval '25 months' as old from site_visits where browser = ${mail}`,
    ),
  ).toEqual([{ old: false }])
  expect(
    await asOwner(
      sql`select entity, (now() - at) > interval '1 year' as old from audit_log where subject = ${mail} order by 1`,
    ),
  ).toEqual([
    { entity: 'invoices', old: true },
    { entity: 'users', old: false },
  ])
  const told = await asOwner<{ subject: string }>(
    sql`select distinct subject from audit_log where entity = 'retention' order by 1`,
  )
  expect(told.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['addresses', 'audit', 'mails', 'notifications', 'sessions']),
  )
})

it('lets nobody but the server forget what was written down', async () => {
  const { database } = await testApp()
  const attempt = asSystem(database, async ({ db }) => {
    await db.execute(sql`select set_config('app.user_id', '1', true)`)
    await db.execute(sql`select forget_audit(1, 1)`)
  })
  await expect(attempt).rejects.toThrow()
})
