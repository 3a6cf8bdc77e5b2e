import { noticeTopics, topicOf } from '@dsms/contract/kernel/notices'
import type { Notification } from '@dsms/contract/kernel/session/me'
import { languages } from '@dsms/contract/kernel/shared'
import { oneLine } from '@dsms/contract/kernel/translated'
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { chunks } from '../../db/chunks.ts'
import type { Db } from '../../db/client.ts'
import { notifications } from '../../db/tables/notifications.ts'
import type { Actor } from '../actor.ts'
import type { Services } from '../services.ts'
import { together } from '../together.ts'

/** Leaves a notification for some people and tells their open browsers, as each of them chose for its topic. */
export async function notify(
  services: Pick<Services, 'events' | 'mailer'>,
  db: Db,
  addressees: { id: number; schoolId: number | null }[],
  what: { kind: Notification['kind']; params: Record<string, string>; link: string | null },
): Promise<void> {
  const people = await heedChoices(services, db, addressees, what)
  if (people.length === 0) return
  // what was typed stands in a sentence of ours
  const params = Object.fromEntries(Object.entries(what.params).map(([name, value]) => [name, oneLine(value)]))
  // a statement takes 65,535 parameters
  for (const some of chunks(people, 5000)) {
    await db
      .insert(notifications)
      .values(some.map((person) => ({ userId: person.id, tenant: person.schoolId ?? 0, ...what, params })))
  }
  await services.events.publish(db, { users: people.map((person) => person.id) }, { type: 'notification' })
}

interface Choice extends Record<string, unknown> {
  user_id: number
  in_app: boolean
  by_mail: boolean
  email: string
  full_name: string
  language: string | null
}

/** Writes to those who want a mail as well; returns those who want to see it on the screen. */
async function heedChoices<P extends { id: number }>(
  { mailer }: Pick<Services, 'mailer'>,
  db: Db,
  people: P[],
  { kind, link }: { kind: Notification['kind']; link: string | null },
): Promise<P[]> {
  const topic = topicOf(kind)
  if (topic === undefined || people.length === 0) return people
  const ids = people.map(({ id }) => id)
  const { rows } = await db.execute<Choice>(sql`select * from notice_choices(${sql.param(ids)}::integer[], ${topic})`)
  for (const choice of rows.filter(({ by_mail }) => by_mail)) {
    const language = languages.find((code) => code === choice.language) ?? 'ar'
    await mailer.write(db, {
      to: choice.email,
      template: 'notice',
      language,
      values: {
        name: choice.full_name,
        topic: noticeTopics[topic].name[language],
        link: `${mailer.baseUrl()}${link ?? '/notifications'}`,
      },
    })
  }
  const silent = new Set(rows.filter(({ in_app }) => !in_app).map(({ user_id }) => user_id))
  return people.filter(({ id }) => !silent.has(id))
}

export async function listNotifications(actor: Actor, { page, perPage }: { page: number; perPage: number }) {
  const mine = eq(notifications.userId, actor.id)
  const [rows, totals] = await together([
    () =>
      actor.db
        .select({
          id: notifications.id,
          kind: sql<Notification['kind']>`${notifications.kind}`,
          params: notifications.params,
          link: notifications.link,
          read_at: notifications.readAt,
          created_at: notifications.createdAt,
        })
        .from(notifications)
        .where(mine)
        .orderBy(desc(notifications.id))
        .limit(perPage)
        .offset((page - 1) * perPage),
    () =>
      actor.db
        .select({ total: count(), unread: sql<number>`count(*) filter (where read_at is null)` })
        .from(notifications)
        .where(mine),
  ])
  return { rows, total: totals[0]?.total ?? 0, unread: totals[0]?.unread ?? 0 }
}

/** Marks some of the own notifications, or all, and returns how many are unread. */
export async function markNotifications(actor: Actor, ids: number[] | undefined, isRead: boolean): Promise<number> {
  await actor.db
    .update(notifications)
    .set({ readAt: isRead ? sql`coalesce(read_at, now())` : null })
    .where(and(eq(notifications.userId, actor.id), ids ? inArray(notifications.id, ids) : undefined))
  const [row] = await actor.db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, actor.id), isNull(notifications.readAt)))
  return row?.unread ?? 0
}
