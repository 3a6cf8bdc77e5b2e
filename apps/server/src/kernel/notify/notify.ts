import type { NoticeTopicName } from '@dsms/contract/kernel/notices'
import type { Notification } from '@dsms/contract/kernel/session/me'
import { languages } from '@dsms/contract/kernel/shared'
import { oneLine } from '@dsms/contract/kernel/translated'
import { noticeTopics, topicOf } from '@dsms/contract/notices'
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { chunks } from '../../db/chunks.ts'
import type { Db } from '../../db/client.ts'
import { rowsOf } from '../../db/rows.ts'
import { notifications } from '../../db/tables/notifications.ts'
import type { Actor } from '../actor.ts'
import type { Mail } from '../delivery/mailer.ts'
import type { Services } from '../services.ts'
import { together } from '../together.ts'

/** What one person is told. */
export interface Notice {
  person: { id: number; schoolId: number | null }
  kind: Notification['kind']
  params: Record<string, string>
  link: string | null
  /** The mail that says it in words of its own, to an address that is known to be theirs: it leaves unless they chose otherwise. */
  mail?: Mail
  /** The law or a rule of the school wants it told, whatever they chose. */
  isNecessary?: boolean
}

/** Tells some people the same: leaves a notification and tells their open browsers, as each of them chose for its topic. */
export const notify = (
  services: Pick<Services, 'events' | 'mailer'>,
  db: Db,
  people: { id: number; schoolId: number | null }[],
  what: { kind: Notification['kind']; params: Record<string, string>; link: string | null },
): Promise<void> =>
  notifyEach(
    services,
    db,
    people.map((person) => ({ person, ...what })),
  )

/** Tells each of some people something: the one way in which people with an account hear of what others did. */
export async function notifyEach(
  services: Pick<Services, 'events' | 'mailer'>,
  db: Db,
  notices: readonly Notice[],
): Promise<void> {
  const shown = await heedChoices(services, db, notices)
  if (shown.length === 0) return
  // a statement takes 65,535 parameters
  for (const some of chunks(shown, 5000)) {
    await db.insert(notifications).values(
      some.map(({ person, kind, params, link }) => ({
        userId: person.id,
        tenant: person.schoolId ?? 0,
        kind,
        // what was typed stands in a sentence of ours
        params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, oneLine(value)])),
        link,
      })),
    )
  }
  await services.events.publish(
    db,
    { users: [...new Set(shown.map(({ person }) => person.id))] },
    { type: 'notification' },
  )
}

const choiceRow = z.object({
  user_id: z.int(),
  in_app: z.boolean(),
  by_mail: z.boolean().nullable(),
  email: z.string(),
  full_name: z.string(),
  language: z.string().nullable(),
})
type Choice = z.infer<typeof choiceRow>

/** Writes to those who want a mail, or chose nothing where one belongs to the notice; returns what is shown on the screen. */
async function heedChoices(
  { mailer }: Pick<Services, 'mailer'>,
  db: Db,
  notices: readonly Notice[],
): Promise<Notice[]> {
  const choices = await choicesFor(db, notices)
  const shown: Notice[] = []
  for (const notice of notices) {
    const { person, kind, link, mail } = notice
    const topic = notice.isNecessary ? undefined : topicOf(kind)
    const choice = topic && choices.get(topic)?.get(person.id)
    if (mail ? choice?.by_mail !== false : choice?.by_mail)
      await mailer.write(
        db,
        mail ?? shortMail(choice as Choice, topic as NoticeTopicName, mailer.baseUrl() + (link ?? '/notifications')),
      )
    if (choice?.in_app !== false) shown.push(notice)
  }
  return shown
}

const shortMail = ({ email, full_name, ...choice }: Choice, topic: NoticeTopicName, link: string): Mail => {
  const language = languages.find((code) => code === choice.language) ?? 'ar'
  const values = { name: full_name, topic: noticeTopics[topic].name[language], link }
  return { to: email, template: 'notice', language, values }
}

/** What those who are told chose for the topics of their notices. */
async function choicesFor(
  db: Db,
  notices: readonly Notice[],
): Promise<Map<NoticeTopicName, ReadonlyMap<number, Choice>>> {
  const people = new Map<NoticeTopicName, Set<number>>()
  for (const { kind, person, isNecessary } of notices) {
    const topic = isNecessary ? undefined : topicOf(kind)
    if (topic) people.set(topic, (people.get(topic) ?? new Set()).add(person.id))
  }
  const found = new Map<NoticeTopicName, ReadonlyMap<number, Choice>>()
  for (const [topic, ids] of people) {
    const rows = await rowsOf(
      db,
      choiceRow,
      sql`select * from notice_choices(${sql.param([...ids])}::integer[], ${topic})`,
    )
    found.set(topic, new Map(rows.map((choice) => [choice.user_id, choice])))
  }
  return found
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
