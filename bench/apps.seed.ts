import type pg from 'pg'
import { refreshStatistics } from '../apps/server/src/db/migrate/statistics.ts'
import { openAccounts } from './seed.ts'

/** How much lies in the mailbox, the longest chat and the calendar of a person. */
export interface Sizes {
  mails: number
  messages: number
  events: number
}

/** A person who is measured, with colleagues who wrote to them. */
export interface Owner {
  id: number
  schoolId: number
}

const colleagues = 50

/**
 * Fills the working apps of one person, in proportions that do not depend on the sizes: of ten mails eight lie in the
 * inbox, one is sent and one is spam, every tenth has a label; a month holds as many events, however long the calendar.
 */
export async function seedApps(client: pg.Client, { id, schoolId }: Owner, sizes: Sizes): Promise<void> {
  const people = await addColleagues(client, schoolId)
  await addMails(client, { id, schoolId }, people, sizes.mails)
  await addChats(client, { id, schoolId }, people, sizes.messages)
  await addEvents(client, { id, schoolId }, sizes.events)
}

async function addColleagues(client: pg.Client, schoolId: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `insert into users (tenant, role_id, first_name, last_name, username, email, status, gender_id)
     select $1, (select min(id) from roles where school_id = $1 and key is null), 'زميل', n::text,
            'colleague.' || $1::int || '.' || n, 'colleague.' || $1::int || '.' || n || '@example.com', 'active', 1
     from generate_series(1, $2::int) as n returning id`,
    [schoolId, colleagues],
  )
  await openAccounts(client)
  return rows.map((row) => row.id)
}

/** The mail in the middle says `rareWord`, every fiftieth `commonWord`. */
export const rareWord = 'زمردة'
export const commonWord = 'تذكير'

async function addMails(client: pg.Client, { id, schoolId }: Owner, people: number[], size: number) {
  await client.query(
    `with first as (select nextval(pg_get_serial_sequence('mails', 'id'))::int as id),
     made as (
       insert into mails (id, sender_id, tenant, thread_id, subject, html, text, state, send_at, created_at)
       select first.id + n, writer, $2, first.id + n, subject, '<p>' || body || '</p>', body, 'sent', at, at
       from first, generate_series(1, $4::int) as n,
       lateral (select case when n % 10 = 1 then $1::int else ($3::int[])[1 + n % $5] end as writer,
                       'موعد ' || n || case when n % 50 = 0 then ' $commonWord' else '' end
                               || case when n = $4 / 2 then ' $rareWord' else '' end as subject,
                       repeat('نؤكد موعد الحصة ونرجو الحضور قبل الوقت بعشر دقائق. ', 5) || md5(n::text) as body,
                       now() - ($4 - n) * interval '7 minutes' as at) as parts
       returning id, tenant, sender_id, send_at
     ), gone as (select setval(pg_get_serial_sequence('mails', 'id'), (select max(id) from made))),
     named as (
       insert into mail_recipients (tenant, mail_id, place, kind, user_id, email, name, is_delivered)
       select m.tenant, m.id, 0, 'to', u.id, u.email, u.full_name, true
       from made m join users u on u.id = case when m.sender_id = $1 then ($3::int[])[1] else $1 end
     )
     insert into mail_entries (user_id, tenant, mail_id, thread_id, folder, is_read, is_starred, labels, time)
     select $1, $2, m.id, m.id, case when m.sender_id = $1 then 'sent' when m.place % 10 = 2 then 'spam' else 'inbox' end,
            m.place % 7 <> 0, m.place % 9 = 0, case when m.place % 10 = 5 then array['important'] else '{}' end, m.send_at
     from (select *, row_number() over (order by id) as place from made) as m, gone`
      .replaceAll('$commonWord', commonWord)
      .replaceAll('$rareWord', rareWord),
    [id, schoolId, people, size, people.length],
  )
  // or the planner takes a number for one of many
  await refreshStatistics(client)
  await client.query(`update mail_entries set search = mail_search(mail_id) where user_id = $1`, [id])
}

/** A long chat with the first colleague and short ones with the others. */
async function addChats(client: pg.Client, { id, schoolId }: Owner, people: number[], size: number) {
  await client.query(
    `insert into chats (tenant, first_id, second_id)
     select $2, least($1, person), greatest($1, person) from unnest($3::int[]) as person`,
    [id, schoolId, people],
  )
  const own = 'select c.id from chats c where $1 in (c.first_id, c.second_id)'
  await client.query(
    `insert into chat_members (tenant, chat_id, user_id, peer_id)
     select c.tenant, c.id, me, c.first_id + c.second_id - me from chats c, unnest(array[c.first_id, c.second_id]) as me
      where c.id in (${own})`,
    [id],
  )
  await client.query(
    `insert into chat_messages (tenant, chat_id, sender_id, peer_id, key, body, created_at)
     select c.tenant, c.id, case when n % 2 = 0 then c.first_id else c.second_id end,
            case when n % 2 = 0 then c.second_id else c.first_id end, gen_random_uuid(),
            'رسالة ' || n || case when n % 50 = 0 then ' $commonWord' else '' end
                     || case when n = $2 / 2 then ' $rareWord' else '' end || ' ' || md5(n::text),
            now() - ($2 - n) * interval '1 minute'
     from chats c, generate_series(1, $2::int) as n
     where c.id in (${own}) and (n <= 1 or $3 in (c.first_id, c.second_id)) order by n`
      .replaceAll('$commonWord', commonWord)
      .replaceAll('$rareWord', rareWord),
    [id, size, people[0]],
  )
  await client.query(
    `update chat_members m set delivered_id = last.id, read_id = last.id, incoming_id = last.id, last_id = last.id
       from (select chat_id, max(id) as id from chat_messages where chat_id in (${own}) group by 1) as last
      where m.chat_id = last.chat_id`,
    [id],
  )
}

/** An event every seventeen hours around today, and ten that repeat each week. */
async function addEvents(client: pg.Client, { id, schoolId }: Owner, size: number) {
  await client.query(
    `insert into events (tenant, owner_id, uid, kind, title, start_local, end_local, time_zone, is_all_day, starts_at, ends_at, rrule)
     select $2, $1, gen_random_uuid()::text, (array['Business', 'Holiday', 'Personal', 'Family', 'ETC'])[1 + n % 5],
            'حصة ' || n, at, at + interval '1 hour', 'UTC', false, at at time zone 'UTC',
            case when repeats then null else (at + interval '1 hour') at time zone 'UTC' end,
            case when repeats then 'FREQ=WEEKLY' else '' end
     from generate_series(1, $3::int) as n,
     lateral (select n <= 10 as repeats, date_trunc('hour', now() at time zone 'UTC') + (n - $3 / 2) * interval '17 hours' as shifted) as s,
     lateral (select case when repeats then date_trunc('day', now() at time zone 'UTC') - interval '100 days' + n * interval '1 hour' else shifted end as at) as t`,
    [id, schoolId, size],
  )
}

/** Other people beside, so that no table is so small that reading all of it is fastest: some have twenty of everything. */
export async function seedCrowd(client: pg.Client): Promise<void> {
  const crowd = `select id, row_number() over (order by id)::int as place from users where username like 'crowd.%' order by id limit 1000`
  await client.query(`
    with school as (insert into schools (name, slug) values ('{"ar": "مدرسة أخرى"}', 'crowd') returning id),
         role as (insert into roles (tenant, name) select id, 'Crowd' from school returning id, tenant)
    insert into users (tenant, role_id, first_name, username, email, status, gender_id)
    select tenant, id, 'Crowd', 'crowd.' || n, 'crowd.' || n || '@example.com', 'active', 1
      from role, generate_series(1, 20000) as n`)
  await openAccounts(client)
  const school = `(select id from schools where slug = 'crowd')`
  await client.query(`
    with made as (
      insert into mails (sender_id, tenant, thread_id, subject, text, state, send_at)
      select c.id, ${school}, 1, 'Crowd', 'Crowd', 'sent', now() from (${crowd}) c, generate_series(1, 20)
      returning id, sender_id)
    insert into mail_entries (user_id, tenant, mail_id, thread_id, folder)
    select sender_id, ${school}, id, id, 'sent' from made`)
  await client.query(`
    insert into mail_recipients (tenant, mail_id, place, kind, email) select tenant, id, 0, 'to', 'a@example.com' from mails where subject = 'Crowd'`)
  await client.query(`
    with kept as (
      insert into files (owner_id, tenant, name, type, bytes, hash)
      select c.id, ${school}, 'crowd.png', 'image/png', 1, md5(c.id::text) from (${crowd}) c, generate_series(1, 20)
      returning id, tenant, owner_id),
    attached as (
      insert into mail_files (tenant, mail_id, place, file_id)
      select distinct on (m.sender_id) m.tenant, m.id, 0, f.id from mails m join kept f on f.owner_id = m.sender_id)
    insert into file_readers (tenant, file_id, user_id) select k.tenant, k.id, c.id from kept k, (${crowd}) c where c.place <= 2 and c.id <> k.owner_id`)
  await client.query(`
    with made as (
      insert into chats (tenant, first_id, second_id)
      select ${school}, a.id, b.id from (${crowd}) a join (${crowd}) b on b.place between a.place + 1 and a.place + 10
      returning id, tenant, first_id, second_id),
    profiles as (insert into chat_profiles (user_id, tenant) select id, ${school} from (${crowd}) c)
    insert into chat_members (tenant, chat_id, user_id, peer_id)
    select tenant, id, first_id, second_id from made union all select tenant, id, second_id, first_id from made`)
  await client.query(`
    insert into chat_messages (tenant, chat_id, sender_id, peer_id, body)
    select m.tenant, m.chat_id, m.user_id, m.peer_id, 'Crowd' from chat_members m join (${crowd}) c on c.id = m.user_id`)
  await client.query(`
    with made as (
      insert into events (tenant, owner_id, uid, kind, title, start_local, end_local, time_zone, is_all_day, starts_at, ends_at)
      select ${school}, c.id, gen_random_uuid()::text, 'Business', 'Crowd', at, at, 'UTC', false, at at time zone 'UTC', at at time zone 'UTC'
        from (${crowd}) c, generate_series(1, 20) as n, lateral (select date_trunc('hour', now() at time zone 'UTC') + n * interval '1 day' as at) t
      returning id, tenant),
    reminded as (insert into event_reminders (tenant, event_id, user_id, minutes) select m.tenant, m.id, c.id, 10 from made m, (${crowd}) c where c.place = 1)
    insert into event_guests (tenant, event_id, user_id) select m.tenant, m.id, c.id from made m, (${crowd}) c where c.place <= 2`)
}
