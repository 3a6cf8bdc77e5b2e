import { firstOf } from '@dsms/contract/kernel/choices/lists'
import { day, type Language, languages } from '@dsms/contract/kernel/shared'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { firstRow, rowsOf } from '../../../db/rows.ts'
import type { Mailer } from '../../../kernel/delivery/mailer.ts'
import type { DueWork } from '../../../kernel/due/due.ts'
import { nameIn } from '../../../kernel/text/names.ts'
import { together } from '../../../kernel/together.ts'

/** Mails in one transaction: the rest of the people follow in the next. */
const atOnce = 200

/** Mondays at six in the morning, UTC, as one moment of the database's clock. */
const monday = sql`date_trunc('week', now() at time zone 'utc' - interval '6 hours')`

const nextRow = z.object({ at: z.string() })

/**
 * On Mondays, what is new since a week, for those who switched on news, product updates or the blog in their account
 * settings. The week in which a server first starts is left out.
 */
export const weeklyDigest = (mailer: Mailer): DueWork => ({
  name: 'weekly digest',
  async next(db) {
    const found = await rowsOf(
      db,
      nextRow,
      sql`
        select case when exists (select from mail_digests where week = ${monday}::date and finished_at is not null)
                    then (${monday} + interval '7 days 6 hours') at time zone 'utc' else now() end as at`,
    )
    return new Date(firstOf(found).at).toISOString()
  },
  async run({ db, afterCommit }) {
    const week = await openWeek(db)
    if (!week) return false
    const [news, people] = await together([() => newsOfWeek(db), () => readersAfter(db, week.last_user_id)])
    for (const person of people) await write(db, mailer, person, news)
    const isDone = people.length < atOnce
    await db.execute(sql`
      update mail_digests set last_user_id = ${people.at(-1)?.id ?? week.last_user_id},
             finished_at = ${isDone ? sql`now()` : sql`null`} where week = ${week.week}`)
    if (people.length > 0) afterCommit(() => void mailer.deliver())
    return !isDone
  },
})

const weekRow = z.object({ week: day, last_user_id: z.int() })

/** This week's row, taken for this process; undefined when it is done, is another process's, or is the first of all. */
async function openWeek(db: Db): Promise<{ week: string; last_user_id: number } | undefined> {
  await db.execute(sql`
    insert into mail_digests (week, finished_at)
    select ${monday}::date, case when exists (select from mail_digests) then null else now() end
    on conflict do nothing`)
  return firstRow(
    db,
    weekRow,
    sql`
      select week::text, last_user_id from mail_digests
       where week = ${monday}::date and finished_at is null for update skip locked`,
  )
}

const readerRow = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  language: z.string().nullable(),
  notices: z.record(z.string(), z.boolean()),
})
type Reader = z.infer<typeof readerRow>

const readersAfter = async (db: Db, id: number): Promise<Reader[]> =>
  rowsOf(
    db,
    readerRow,
    sql`
      select u.id, coalesce(nullif(u.full_name, ''), u.username) as name, a.email, a.preferences ->> 'language' as language,
             p.notices
        from user_profiles p join users u on u.id = p.user_id join accounts a on a.id = u.account_id
       where p.user_id > ${id} and u.status = 'active' and a.email_verified_at is not null
         and p.notices @> any (array['{"newAnnouncements": true}', '{"productUpdates": true}', '{"blogDigest": true}']::jsonb[])
       order by u.id limit ${atOnce}`,
  )

const pieceRow = z.object({
  /** The switch that asks for it. */
  wanted: z.enum(['newAnnouncements', 'productUpdates', 'blogDigest']),
  title: z.record(z.string(), z.string()),
  link: z.string(),
})
type Piece = z.infer<typeof pieceRow>

const newsOfWeek = async (db: Db): Promise<Piece[]> =>
  rowsOf(
    db,
    pieceRow,
    sql`
      select case when topic_key = 'product' then 'productUpdates' else 'newAnnouncements' end as wanted, title, link,
             published_at
        from headlines where published_at between ${monday} - interval '7 days' and now()
      union all
      select 'blogDigest', title, '/pages/blog/detail/' || id, published_at
        from blog_posts
       where tenant = 0 and status = 'Published' and archived_at is null and published_at > ${monday} - interval '7 days'
       order by published_at desc limit 30`,
  )

/** Writes nothing to somebody for whom nothing is new. */
async function write(db: Db, mailer: Mailer, reader: Reader, news: Piece[]): Promise<void> {
  const language: Language = languages.find((code) => code === reader.language) ?? 'ar'
  const wanted = news.filter(({ wanted }) => reader.notices[wanted])
  if (wanted.length === 0) return
  const lines = wanted.flatMap(({ title, link }, nth) => [
    ...(nth === 0 ? [] : ['']),
    `• ${nameIn(title, language)}`,
    `${mailer.baseUrl()}${link}`,
  ])
  await mailer.write(db, {
    to: reader.email,
    template: 'digest',
    language,
    values: {
      name: reader.name,
      news: lines,
      link: `${mailer.baseUrl()}/pages/account-settings?tab=notifications`,
    },
  })
}
