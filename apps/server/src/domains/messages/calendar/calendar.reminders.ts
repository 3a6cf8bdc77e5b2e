import { instant } from '@dsms/contract/kernel/shared'
import { hourMs, minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { firstRow, rowsOf } from '../../../db/rows.ts'
import type { DueWork } from '../../../kernel/due/due.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import type { Services } from '../../../kernel/services.ts'
import type { SystemContext } from '../../../kernel/session/transaction.ts'
import { linkTo } from './calendar.people.ts'
import { type Comings, comingAfter } from './series/coming.ts'

/** Later than this after the start a reminder would only puzzle: the server was down, say. */
const lateMs = hourMs

const nextRow = z.object({ at: instant.nullable() })

/** Reminds people of what is about to begin, and sets each reminder to the next time. */
export function reminderWork(services: Pick<Services, 'events' | 'mailer'>): DueWork {
  return {
    name: 'event reminders',
    async next(db) {
      const row = await firstRow(
        db,
        nextRow,
        sql`select to_char(min(due_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from event_reminders where due_at is not null`,
      )
      return row?.at ?? null
    },
    async run(context) {
      const due = await takeDue(context)
      for (const reminder of due) await remind(services, context, reminder)
      return due.length === batch
    },
  }
}

const batch = 100

const dueRow = z.object({
  event_id: z.int(),
  user_id: z.int(),
  minutes: z.int(),
  due_at: z.string(),
  school_id: z.int().nullable(),
  /** Whether there is still somebody to remind of something. */
  is_alive: z.boolean(),
  title: z.string(),
  startsAt: z.string(),
  start: z.string(),
  end: z.string(),
  timeZone: z.string(),
  rrule: z.string(),
  exdates: z.array(z.string()),
  overrides: z.array(z.object({ original: z.string(), start: z.int().nullable(), title: z.string() })),
})
type DueReminder = Omit<z.infer<typeof dueRow>, 'overrides'> & Comings

/** Due ones, held until the transaction ends so that no other process reminds of them too. */
async function takeDue({ db }: SystemContext): Promise<DueReminder[]> {
  const found = await rowsOf(
    db,
    dueRow,
    sql`
      with due as materialized (
        select * from event_reminders where due_at <= now() order by due_at limit ${batch} for update skip locked
      )
      select r.event_id, r.user_id, r.minutes, (extract(epoch from r.due_at) * 1000)::bigint::text as due_at, u.school_id,
             e.removed_at is null and u.status = 'active' and coalesce(g.answer <> 'no',
               e.owner_id = u.id or (e.is_shared and e.tenant = u.tenant)) as is_alive,
             e.title, (extract(epoch from e.starts_at) * 1000)::bigint::text as "startsAt",
             to_char(e.start_local, 'YYYY-MM-DD"T"HH24:MI:SS') as start,
             to_char(e.end_local, 'YYYY-MM-DD"T"HH24:MI:SS') as end, e.time_zone as "timeZone", e.rrule, e.exdates,
             coalesce((select json_agg(json_build_object('original', to_char(o.original_start, 'YYYY-MM-DD"T"HH24:MI:SS'),
                         'start', case when o.removed_at is null then (extract(epoch from o.starts_at) * 1000)::bigint end,
                         'title', o.title))
                         from events o where o.series_id = e.id), '[]') as overrides
        from due r
        join events e on e.id = r.event_id
        join users u on u.id = r.user_id
        left join event_guests g on g.event_id = e.id and g.user_id = u.id`,
  )
  return found.map((row) => ({
    ...row,
    due_at: isoOf(row.due_at),
    startsAt: isoOf(row.startsAt),
    overrides: row.overrides.map((one) => ({ ...one, start: one.start === null ? null : isoOf(one.start) })),
  }))
}

const isoOf = (milliseconds: string | number): string => new Date(Number(milliseconds)).toISOString()

async function remind(services: Pick<Services, 'events' | 'mailer'>, { db }: SystemContext, reminder: DueReminder) {
  const now = Date.now()
  const ahead = reminder.minutes * minuteMs
  // `epoch` asks to reckon again; else this is the hour of the occurrence that begins so many minutes later
  const isNew = reminder.due_at === isoOf(0)
  const start = Date.parse(reminder.due_at) + ahead
  if (reminder.is_alive && !isNew && now - start < lateMs) {
    const coming = comingAfter(reminder, isoOf(start - 1))
    if (coming && Date.parse(coming.start) === start) {
      await notify(services, db, [{ id: reminder.user_id, schoolId: reminder.school_id }], {
        kind: 'event_reminder',
        params: { title: coming.title, at: coming.start },
        link: linkTo(reminder.event_id),
      })
      await services.events.publish(db, { users: [reminder.user_id] }, { type: 'calendar' })
    }
  }
  const next = reminder.is_alive ? comingAfter(reminder, isoOf(Math.max(now + ahead, isNew ? 0 : start))) : undefined
  const dueAt = next ? isoOf(Date.parse(next.start) - ahead) : null
  await db.execute(sql`
    update event_reminders set due_at = ${dueAt}::timestamptz
     where event_id = ${reminder.event_id} and user_id = ${reminder.user_id} and minutes = ${reminder.minutes}`)
}
