import { createHash, randomBytes } from 'node:crypto'
import type { CalendarKind } from '@dsms/contract/kernel/choices/calendarKinds'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import { languages, type Translated } from '@dsms/contract/kernel/shared'
import type { getFeed } from '@dsms/contract/messages/calendar/exchange'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { firstRow } from '../../../../db/rows.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import type { Services } from '../../../../kernel/services.ts'
import { asSystem } from '../../../../kernel/session/transaction.ts'
import { type EventRow, isThere, readEvents } from '../calendar.data.ts'
import { calendarFeeds } from '../calendar.table.ts'

/** What the calendar is called where it is subscribed to. */
const names: Translated = {
  ar: 'تقويمي',
  en: 'My calendar',
  de: 'Mein Kalender',
  fr: 'Mon calendrier',
  pt: 'O meu calendário',
}

type Feed = Answer<typeof getFeed>

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

export async function readFeedState(actor: Actor): Promise<Feed> {
  const [row] = await actor.db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, actor.id))
  return { isOn: row !== undefined, created_at: row?.createdAt ?? null, last_read_at: row?.lastReadAt ?? null }
}

/** A new secret address. Only its hash is kept, so it can be told this once. */
export async function makeFeed(services: Services, actor: Actor): Promise<Feed & { url: string }> {
  const token = randomBytes(32).toString('base64url')
  const fresh = { tokenHash: hashOf(token), createdAt: sql`now()`, lastReadAt: null }
  await actor.db
    .insert(calendarFeeds)
    .values({ userId: actor.id, tokenHash: fresh.tokenHash })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: fresh })
  return { ...(await readFeedState(actor)), url: `${services.mailer.baseUrl()}/api/calendar/feeds/${token}.ics` }
}

export async function revokeFeed(actor: Actor): Promise<Feed> {
  await actor.db.delete(calendarFeeds).where(eq(calendarFeeds.userId, actor.id))
  return readFeedState(actor)
}

const personRow = z.object({ id: z.int(), tenant: z.int(), language: z.string().nullable() })

/** The calendar behind a secret address: what its person sees, as long as they may sign in. */
export async function readFeed(services: Services, address: string): Promise<{ rows: EventRow[]; name: string }> {
  const token = address.replace(/\.ics$/, '')
  return asSystem(services.database, async ({ db }) => {
    const person = await firstRow(
      db,
      personRow,
      sql`
        update calendar_feeds f set last_read_at = now()
          from users u left join schools s on s.id = u.school_id left join accounts a on a.id = u.account_id
         where f.token_hash = ${hashOf(token)} and u.id = f.user_id and u.status = 'active'
           and (s.id is null or s.status <> 'closed')
        returning u.id, u.tenant, a.preferences ->> 'language' as language`,
    )
    if (!person) throw new AppError('not_found')
    const language = languages.find((code) => code === person.language) ?? services.env.DEFAULT_LANGUAGE
    return { rows: await readEvents(db, person, { where: isThere }), name: names[language] }
  })
}

/** What a file of the actor's calendar holds: everything they see, some kinds of it, or one event. */
export async function exportIcs(
  actor: Actor,
  { calendars, id }: { calendars: CalendarKind[]; id?: number | undefined },
): Promise<EventRow[]> {
  const one = id === undefined ? sql`` : sql`and (e.id = ${id} or e.series_id = ${id})`
  // what stands in a series goes with it, of whichever kind it is itself
  const kinds = calendars.length ? sql`and coalesce(s.kind, e.kind) = any(${sql.param(calendars)}::text[])` : sql``
  const rows = await readEvents(actor.db, actor, { where: sql`${isThere} ${one} ${kinds}` })
  if (id !== undefined && rows.length === 0) throw new AppError('not_found')
  return rows
}
