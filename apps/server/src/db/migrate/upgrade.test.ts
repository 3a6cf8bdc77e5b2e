import { wholeSchool } from '@dsms/contract/kernel/permissions'
import { modules } from '@dsms/contract/kernel/session/modules'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDatabase } from '../../testing/harness.ts'
import { type Database, openEmbeddedDatabase, openServerDatabase } from '../client.ts'
import { lastOfOld, migrationsFolder, oldCount } from './ledger.ts'
import { madeIn } from './made.testing.ts'
import { migrate } from './migrate.ts'
import { isBase, readSqlFiles } from './sqlFiles.ts'

/** A database without any tables. */
async function openNothing(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL
  return server ? openServerDatabase(await makeDatabase(server), 1) : openEmbeddedDatabase(undefined)
}

/** The tables as the first eleven migrations made them, when the school was written and the tenant followed from it. */
async function makeTablesOfBefore(client: pg.ClientBase) {
  for (const { text } of readSqlFiles().filter(isBase)) await client.query(text)
  for (const { sql } of readMigrationFiles({ migrationsFolder }).slice(0, 11))
    for (const statement of sql) await client.query(statement)
}

/** School 1 with an administrator (2) and a vehicle, and somebody of the platform (1) who writes with them. */
const rows = `
  insert into schools (id, name, slug) values (1, '{"en":"One"}', 'one'), (2, '{"en":"Two"}', 'two');
  insert into roles (id, school_id, name, key) values (1, null, 'P', 'admin'), (2, 1, 'A', 'admin'), (3, 2, 'B', 'admin');
  insert into role_privileges (role_id, school_id, permission) values (2, 1, 'staff_users.edit');
  insert into users (id, school_id, role_id, username, email, status)
    values (1, null, 1, 'p', 'p@example.org', 'active'), (2, 1, 2, 'a', 'a@example.org', 'active'), (3, 2, 3, 'b', 'b@example.org', 'active');
  insert into user_profiles (user_id, school_id) values (1, null), (2, 1), (3, 2);
  insert into sessions (id, user_id, school_id, refresh_hash, expires_at) values (gen_random_uuid(), 2, 1, 'x', now());
  insert into two_steps (user_id, secret) values (2, 's');
  insert into files (id, owner_id, school_id, name, type, bytes, hash) values (1, 1, null, 'a', 'b', 1, 'c'), (2, 2, 1, 'a', 'b', 1, 'd');
  insert into file_readers (file_id, user_id) values (1, 2), (2, 1);
  insert into chats (id, school_id, first_id, second_id) values (1, 1, 1, 2);
  insert into chat_members (chat_id, user_id, peer_id) values (1, 1, 2), (1, 2, 1);
  insert into chat_messages (id, chat_id, sender_id, peer_id, body, file_id) values (1, 1, 1, 2, 'Hello', 1);
  insert into chat_profiles (user_id, about) values (1, 'P'), (2, 'A');
  insert into mails (id, sender_id, school_id, thread_id, subject) values (1, 1, null, 1, 'S'), (2, 2, 1, 1, 'Re: S');
  update mails set reply_to_id = 1 where id = 2;
  insert into mail_recipients (mail_id, place, kind, user_id, email) values (1, 0, 'to', 2, 'a@example.org'), (2, 0, 'to', 1, 'p@example.org');
  insert into mail_files (mail_id, place, file_id) values (1, 0, 1);
  insert into mail_entries (id, user_id, school_id, mail_id, thread_id, folder) values (1, 2, 1, 1, 1, 'inbox'), (2, 1, null, 2, 1, 'inbox');
  insert into mail_folders (user_id, folder, total) values (1, 'inbox', 1), (2, 'inbox', 1);
  insert into mail_settings (user_id, signature) values (2, 'A');
  insert into events (id, school_id, owner_id, uid, kind, title, start_local, end_local, time_zone, is_all_day, starts_at, ends_at)
    values (1, null, 1, 'u', 'Business', 'T', '2026-01-01', '2026-01-02', 'UTC', true, '2026-01-01', '2026-01-02');
  insert into event_guests (event_id, user_id) values (1, 2);
  insert into event_reminders (event_id, user_id, minutes) values (1, 2, 10);
  insert into tasks (id, school_id, owner_id, title) values (1, 1, 2, 'T');
  insert into task_places (user_id, task_id, place) values (2, 1, 1.5);
  insert into blog_posts (id, author_id, slug, title, content, categories, picture) values (1, 1, 's', '{}', '{}', '{tips}', 'p');
  insert into blog_bookmarks (user_id, post_id) values (2, 1);
  insert into topics (key, place, image, name, subtitle) values ('t', 1, 'i', '{}', '{}') on conflict do nothing;
  insert into headlines (key, topic_key, tags, title, text, link, published_at) values ('h', 't', '', '{}', '{}', '', now());
  insert into topic_stars (user_id, topic_key) values (2, 't');
  insert into headline_stars (user_id, headline_key) values (2, 'h');
  insert into branches (id, school_id, name, is_main, status) values (1, 1, '{"en":"Main"}', true, 'active'), (2, 2, '{"en":"Main"}', true, 'active');
  insert into vehicles (school_id, name, branch_id, brand_id, type_id, model, year_model, gear_type, registration_no, chassis_no, passenger_capacity, service_cycle, interval_km, status)
    select 1 + (n > 2)::integer, jsonb_build_object('en', n), 1 + (n > 2)::integer, 1, 1, 'M', 2020, 'manual', 'P' || least(n, 2), '1HGCM82633A00435' || least(n, 2), 4, 'every_km', 1000,
           case n when 2 then 'decommissioned' else 'in_service' end from generate_series(1, 3) as n;
  update lookup_values set name = jsonb_set(name, '{ar}', '"مدرب السير"') where code = 'theory_instructor'`

/** Job titles whose Arabic was seeded with a slip, and that nobody renamed. */
const respelt = ['head_instructor', 'driving_instructor']

/** Every row of every table, without whose it is. */
async function contents(client: pg.ClientBase): Promise<Record<string, unknown>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'vehicle_marks'`,
  )
  const all = tables.map(
    ({ name }) =>
      `select '${name}' as name, jsonb_agg(to_jsonb(t) - 'tenant' order by to_jsonb(t)::text) as rows from ${name} t`,
  )
  const { rows: found } = await client.query<{ name: string; rows: unknown }>(all.join(' union all '))
  return Object.fromEntries(found.map(({ name, rows: kept }) => [name, kept]))
}

/** Tables whose columns for signing in went to the accounts, or are keyed by them now. */
const signsIn = ['users', 'sessions', 'two_steps', 'identity_events']

describe('a database of before every key had the tenant', () => {
  let database: Database
  let client: pg.PoolClient
  let before: Record<string, unknown>
  beforeAll(async () => {
    database = await openNothing()
    client = await database.pool.connect()
    await makeTablesOfBefore(client)
    await client.query(rows)
    before = await contents(client)
    // the ledger of the migrations that were folded into those
    await client.query(`create schema drizzle;
      create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`)
    await client.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at)
       select case n when $1 then $2 else 'old ' || n end, 1784000000000 + n from generate_series(1, $1::integer) n`,
      [oldCount, lastOfOld],
    )
    client.release()
    await migrate(database)
    client = await database.pool.connect()
  })
  afterAll(async () => {
    client.release()
    await database.close()
  })

  const tenants = async (table: string, key = 'user_id') =>
    (await client.query<{ of: string }>(`select ${key} || ':' || tenant as of from ${table} order by 1`)).rows.map(
      ({ of }) => of,
    )

  it('keeps all its rows', async () => {
    const { accounts, invitations, ...after } = await contents(client)
    expect([accounts, invitations]).toEqual([expect.anything(), null])
    for (const [table, rows] of Object.entries(before)) {
      // the lists of choices began with fewer
      const kept =
        table === 'lookup_values'
          ? expect.arrayContaining((rows as { code: string }[]).filter(({ code }) => !respelt.includes(code)))
          : // a role reached the whole school before it said how far
            table === 'roles'
            ? (rows as object[]).map((row) => ({ ...row, reaches: wholeSchool }))
            : rows
      if (!signsIn.includes(table) && table !== 'setting_values') expect(after[table], table).toEqual(kept)
    }
    // tables that came since then are there, and empty
    expect(Object.entries(after).filter(([table, kept]) => !(table in before) && kept !== null)).toEqual([])
    expect(Object.values(before).filter(Boolean).length).toBeGreaterThan(30)
  })

  it('spells the job titles right that nobody renamed', async () => {
    const { rows: found } = await client.query<{ said: string; english: string }>(
      `select name ->> 'ar' as said, name ->> 'en' as english from lookup_values
        where kind = 'designation' and code in ('head_instructor', 'driving_instructor', 'theory_instructor') order by place`,
    )
    expect(found).toEqual([
      { said: 'كبير المدرّبين', english: 'Head instructor' },
      { said: 'مدرّب قيادة', english: 'Driving instructor' },
      { said: 'مدرب السير', english: 'Theory instructor' },
    ])
  })

  it('leaves in the menu of each school what it offered', async () => {
    const { rows: found } = await client.query<{ tenant: number; key: string; value: unknown }>(
      'select tenant, key, value from setting_values',
    )
    const switched = [1, 2].flatMap((tenant) =>
      modules.map((module) => ({ tenant, key: `modules.${module}`, value: true })),
    )
    expect(found).toHaveLength(switched.length)
    expect(found).toEqual(expect.arrayContaining(switched))
  })

  it('gives everybody an account of the same number, which signs in as they did', async () => {
    const ask = async (text: string) => (await client.query(text)).rows
    expect(await ask('select id, username, email, closed_at from accounts order by id')).toEqual([
      { id: 1, username: 'p', email: 'p@example.org', closed_at: null },
      { id: 2, username: 'a', email: 'a@example.org', closed_at: null },
      { id: 3, username: 'b', email: 'b@example.org', closed_at: null },
    ])
    expect(await ask('select id, account_id, tenant, username, email from users where id = 2')).toEqual([
      { id: 2, account_id: 2, tenant: 1, username: 'a', email: 'a@example.org' },
    ])
    expect(await ask('select account_id, user_id, tenant from sessions')).toEqual([
      { account_id: 2, user_id: 2, tenant: 1 },
    ])
    expect(await ask('select account_id, secret from two_steps')).toEqual([{ account_id: 2, secret: 's' }])
    expect(await ask("select nextval(pg_get_serial_sequence('accounts', 'id'))::int as next")).toEqual([{ next: 4 }])
  })

  it('counts as one that went through the migrations of today', async () => {
    const { rows: done } = await client.query('select hash from drizzle.__drizzle_migrations order by created_at')
    expect(done).toEqual(readMigrationFiles({ migrationsFolder }).map(({ hash }) => ({ hash })))
  })

  it('has the functions, triggers and policies of a new one', async () => {
    const fresh = await openNothing()
    await migrate(fresh)
    const other = await fresh.pool.connect()
    const made = await madeIn(other)
    other.release()
    await fresh.close()
    expect(await madeIn(client)).toEqual(made)
  })

  it('gives rows that had no tenant that of what they are about', async () => {
    expect(await tenants('file_readers')).toEqual(['1:1', '2:0'])
    for (const table of ['chat_members', 'chat_messages'])
      expect([...new Set(await tenants(table, 'chat_id'))], table).toEqual(['1:1'])
    expect(await tenants('mail_recipients', 'mail_id')).toEqual(['1:0', '2:1'])
    expect(await tenants('mail_files', 'mail_id')).toEqual(['1:0'])
    for (const table of ['event_guests', 'event_reminders', 'blog_bookmarks'])
      expect(await tenants(table), table).toEqual(['2:0'])
    for (const table of ['mail_folders', 'chat_profiles']) expect(await tenants(table), table).toEqual(['1:0', '2:1'])
    for (const table of ['mail_settings', 'task_places', 'topic_stars', 'headline_stars'])
      expect(await tenants(table), table).toEqual(['2:1'])
  })

  it('knows which plates and chassis are taken', async () => {
    const { rows: marks } = await client.query(
      `select kind || ' ' || mark || ' ' || tenant as of from vehicle_marks order by 1`,
    )
    expect(marks.map(({ of }) => of)).toEqual([
      'chassis_no 1HGCM82633A004351 1',
      'chassis_no 1HGCM82633A004352 2',
      'registration_no P1 1',
      'registration_no P2 2',
    ])
  })

  it('makes tables whose columns say the same as those of a new one', async () => {
    await expect(client.query(`insert into roles (school_id, name) values (1, 'N')`)).rejects.toThrow('non-DEFAULT')
    await client.query(`insert into roles (tenant, name) values (1, 'N'), (0, 'N')`)
    const { rows: made } = await client.query(`select school_id from roles where name = 'N' order by tenant`)
    expect(made).toEqual([{ school_id: null }, { school_id: 1 }])
  })

  it('gives a profile to somebody who was added without one', async () => {
    const statements = readMigrationFiles({ migrationsFolder }).find(({ sql }) =>
      sql.some((text) => text.includes('see `addProfiles`')),
    )?.sql
    // as a migration does, before the triggers are made again
    await client.query('begin; set local session_replication_role = replica')
    await client.query(`insert into users (id, tenant, role_id, first_name, status) values (9, 0, 1, 'q', 'active')`)
    for (const text of statements ?? []) await client.query(text)
    const { rows: added } = await client.query('select user_id, list_role from user_profiles where user_id > 3')
    const { rows: counts } = await client.query(
      'select tenant, status, list_role, total from user_counts order by id desc limit 1',
    )
    await client.query('rollback')
    expect(added).toEqual([{ user_id: 9, list_role: 'admin' }])
    expect(counts).toEqual([{ tenant: 0, status: 'active', list_role: 'admin', total: 1 }])
  })
})
