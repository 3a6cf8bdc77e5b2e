import { createHash, randomBytes } from 'node:crypto'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import { personKinds } from '@dsms/contract/kernel/session/personKinds'
import { instant, type Language, languages, type Translated } from '@dsms/contract/kernel/shared'
import type { getLessonFeed } from '@dsms/contract/schedule/feeds/calls'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { Services } from '../../../kernel/services.ts'
import { asSystem, serverIn } from '../../../kernel/session/transaction.ts'
import { seenStudents } from '../booking/booking.access.ts'
import { selectMyLessons } from '../booking/booking.data.ts'
import { type CalendarLesson, icsOfLessons } from '../booking/booking.ics.ts'
import { calendarLesson } from '../booking/booking.list.ts'
import { at } from '../waiting/waiting.data.ts'
import { lessonFeeds } from './feeds.table.ts'

/** What the calendar is called where it is subscribed to. */
const names: Translated = {
  ar: 'دروس القيادة',
  en: 'Driving lessons',
  de: 'Fahrstunden',
  fr: 'Leçons de conduite',
  pt: 'Aulas de condução',
}

type Feed = Answer<typeof getLessonFeed>

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
const mostTold = 500
/** Lessons of the last weeks and of the coming months. */
const isTold = sql`l.starts_at > now() - interval '30 days' and l.starts_at < now() + interval '180 days'`

export async function readFeedState(actor: Actor): Promise<Feed> {
  const [row] = await actor.db.select().from(lessonFeeds).where(eq(lessonFeeds.userId, actor.id))
  return { is_on: row !== undefined, created_at: row?.createdAt ?? null, last_read_at: row?.lastReadAt ?? null }
}

/** A new secret address. Only its hash is kept, so it can be told this once. */
export async function makeFeed(services: Services, actor: Actor): Promise<Feed & { url: string }> {
  const token = randomBytes(32).toString('base64url')
  const fresh = { tokenHash: hashOf(token), createdAt: sql`now()`, lastReadAt: null }
  await actor.db
    .insert(lessonFeeds)
    .values({ userId: actor.id, tokenHash: fresh.tokenHash })
    .onConflictDoUpdate({ target: lessonFeeds.userId, set: fresh })
  return { ...(await readFeedState(actor)), url: `${services.mailer.baseUrl()}/api/lesson-feeds/${token}.ics` }
}

export async function revokeFeed(actor: Actor): Promise<Feed> {
  await actor.db.delete(lessonFeeds).where(eq(lessonFeeds.userId, actor.id))
  return readFeedState(actor)
}

const readerRow = z.object({
  id: z.int(),
  tenant: z.int(),
  kind: z.enum(personKinds),
  language: z.string().nullable(),
})

/** The lessons behind a secret address, as long as its person may sign in. */
export async function readFeed(services: Services, address: string): Promise<string> {
  const token = address.replace(/\.ics$/, '')
  return asSystem(services.database, async (context) => {
    const rows = await rowsOf(
      context.db,
      readerRow,
      sql`
        update lesson_feeds f set last_read_at = now()
          from users u join schools s on s.id = u.school_id left join accounts a on a.id = u.account_id
         where f.token_hash = ${hashOf(token)} and u.id = f.user_id and u.status = 'active' and s.status <> 'closed'
        returning u.id, u.tenant, u.kind, a.preferences ->> 'language' as language`,
    )
    const [person] = rows
    if (!person) throw new AppError('not_found')
    const language = languages.find((code) => code === person.language) ?? services.env.DEFAULT_LANGUAGE
    const actor = { ...serverIn(context, { schoolId: person.tenant, language }), id: person.id }
    const lessons = person.kind === 'trainer' ? await givenBy(actor, language) : await takenBy(actor)
    return icsOfLessons(lessons, names[language])
  })
}

async function takenBy(actor: Actor): Promise<CalendarLesson[]> {
  const ids = (await seenStudents(actor)).map(({ id }) => id)
  const lessons = await selectMyLessons(actor, ids, {
    which: sql`${isTold} and l.status <> 'held'`,
    order: sql`l.starts_at, k.id`,
    most: mostTold,
  })
  return lessons.map((lesson) => calendarLesson(actor.language, lesson))
}

const givenRow = z.object({
  id: z.int(),
  start: instant,
  end: instant,
  title: z.string(),
  place: z.string(),
  about: z.string(),
  at: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  isCancelled: z.boolean(),
  version: z.int(),
  updatedAt: instant,
})

/** Without the names of students: who knows the address need not know whom somebody teaches. */
async function givenBy({ db, tenant, id }: Actor, language: Language): Promise<CalendarLesson[]> {
  const rows = await rowsOf(
    db,
    givenRow,
    sql`
      select l.id, ${at(sql`l.starts_at`)} as start, ${at(sql`l.ends_at`)} as "end", text_in(y.name, ${language}) as title,
             concat_ws(${language === 'ar' ? '، ' : ', '}::text, l.meeting_point, text_in(b.name, ${language}), b.address) as place,
             coalesce(text_in(v.name, ${language}) || ' · ' || v.registration_no, '') as about,
             l.status in ('cancelled', 'declined') as "isCancelled",
             l.version, ${at(sql`l.updated_at`)} as "updatedAt",
             case when l.meeting_lat is not null then json_build_object('lat', l.meeting_lat, 'lng', l.meeting_lng) end as at
        from lessons l
        join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
        join branches b on b.tenant = l.tenant and b.id = l.branch_id
        left join vehicles v on v.tenant = l.tenant and v.id = l.vehicle_id
       where l.tenant = ${tenant} and ${id} = coalesce(l.actual_trainer_id, l.trainer_id) and ${isTold}
         and l.status in ('requested', 'scheduled', 'confirmed', 'in_progress', 'interrupted', 'completed', 'cancelled', 'declined')
       order by l.starts_at, l.id limit ${mostTold}`,
  )
  return rows
}
