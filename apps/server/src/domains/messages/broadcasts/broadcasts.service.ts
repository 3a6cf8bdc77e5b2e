import type { Answer, Input } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import type { Language } from '@dsms/contract/kernel/shared'
import type { foreseeBroadcast, listBroadcasts, sendBroadcast } from '@dsms/contract/messages/broadcasts/calls'
import type { ToldPerson } from '@dsms/contract/students/notices/told'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { shownName } from '../../../db/people.ts'
import { schools } from '../../../db/tables/schools.ts'
import { users } from '../../../db/tables/users.ts'
import { type Actor, holds } from '../../../kernel/actor.ts'
import type { App } from '../../../kernel/services.ts'
import { nameIn } from '../../../kernel/text/names.ts'
import { together } from '../../../kernel/together.ts'
import { finds } from '../../../kit/records/find.ts'
import { foresee, idsOf, ofStudents, students, tell } from '../../students/public.ts'
import { broadcasts } from './broadcasts.table.ts'

type Sent = Answer<typeof sendBroadcast>
type Words = Pick<Sent, 'subject' | 'text'>

/** Guardians hear what a school writes about a student where they may see how the student gets on. */
const permit = 'view_progress'

/** Tells which people a message would reach now. It stores nothing and sends nothing. */
export async function foreseen(
  app: App,
  actor: Actor,
  { subject, text, ...which }: Input<typeof foreseeBroadcast>['body'],
): Promise<Answer<typeof foreseeBroadcast>> {
  checkSees(actor)
  const people = await peopleOf(actor, await idsOf(app, actor, which))
  const told = await foresee(actor, [{ source: people.source, permit }])
  const [first] = people.names.keys()
  return {
    ...countsOf(people.names.size, told),
    unreached: told.filter(({ by }) => by === 'nobody'),
    sample:
      first === undefined
        ? null
        : { name: people.nameOf(first, actor.language), ...people.filled({ subject, text }, first, actor.language) },
  }
}

/** Writes it down first, so that the same key finds it there, waits for the one who was faster, and sends nothing again. */
export async function send(
  app: App,
  actor: Actor,
  { key, subject, text, ...which }: Input<typeof sendBroadcast>['body'],
): Promise<Sent> {
  checkSees(actor)
  const [made] = await actor.db
    .insert(broadcasts)
    .values({ tenant: actor.tenant, key, subject, text, students: 0 })
    .onConflictDoNothing()
    .returning({ id: broadcasts.id })
  const isIt = and(eq(broadcasts.tenant, actor.tenant), eq(broadcasts.key, key))
  if (made) {
    const people = await peopleOf(actor, await idsOf(app, actor, which))
    const told = await tell(app, actor, {
      kind: 'school_message',
      source: people.source,
      permit,
      page: '/home',
      shown: ({ student_id, language }) => people.filled({ subject, text }, student_id, language),
      more: ({ student_id, language }) => ({
        subject: people.filled({ subject, text }, student_id, language).subject,
        school: people.school(language),
      }),
      lines: ({ student_id, language }) => ({
        text: people.filled({ subject, text }, student_id, language).text.split('\n'),
      }),
      but: actor.id,
    })
    const { by_account: byAccount, by_mail: byMail, ...counted } = countsOf(people.names.size, told)
    const unreached = told.filter(({ by }) => by === 'nobody').length
    await actor.db
      .update(broadcasts)
      .set({ ...counted, byAccount, byMail, unreached })
      .where(isIt)
  }
  const [sent] = await rowsOf(actor, isIt, { limit: 1, offset: 0 })
  if (!sent) throw new AppError('not_found')
  return sent
}

export async function listed(actor: Actor, { q, page, perPage }: Input<typeof listBroadcasts>['query']) {
  const mine = and(
    eq(broadcasts.tenant, actor.tenant),
    q ? finds(sql`normalise_text(${broadcasts.subject} || ' ' || ${broadcasts.text})`, q) : undefined,
  )
  const [rows, total] = await together([
    () => rowsOf(actor, mine, { limit: perPage, offset: (page - 1) * perPage }),
    () => actor.db.$count(broadcasts, mine),
  ])
  return { rows, total }
}

/** Names and numbers of students are for those who may see students. */
function checkSees(actor: Actor): void {
  if (!holds(actor, 'students.view')) throw new AppError('forbidden', { permission: 'students.view' })
}

const rowsOf = (actor: Actor, where: SQL | undefined, { limit, offset }: { limit: number; offset: number }) =>
  actor.db
    .select({
      id: broadcasts.id,
      subject: broadcasts.subject,
      text: broadcasts.text,
      sent_at: broadcasts.createdAt,
      by: sql<string | null>`${shownName()}`,
      students: broadcasts.students,
      by_account: broadcasts.byAccount,
      by_mail: broadcasts.byMail,
      unreached: broadcasts.unreached,
    })
    .from(broadcasts)
    .leftJoin(users, eq(users.id, broadcasts.createdBy))
    .where(where)
    .orderBy(desc(broadcasts.id))
    .limit(limit)
    .offset(offset)

const countsOf = (students: number, told: readonly ToldPerson[]) => ({
  students,
  by_account: told.filter(({ by }) => by === 'account').length,
  by_mail: told.filter(({ by }) => by === 'mail').length,
})

/** Students in reach, what they are called, and a text with their names in it. Who is not there, or not of this school, is left out. */
async function peopleOf(actor: Actor, ids: readonly number[]) {
  const [rows, [school]] = await together([
    () =>
      actor.db
        .select({ id: students.id, first: students.firstName, name: students.name })
        .from(students)
        .where(
          sql`${eq(students.tenant, actor.tenant)} and ${students.id} = any (${sql.param([...ids])}::integer[]) and ${students.archivedAt} is null`,
        )
        .orderBy(students.id),
    () => actor.db.select({ name: schools.name }).from(schools).where(eq(schools.id, actor.tenant)),
  ])
  const names = new Map(rows.map(({ id, ...name }) => [id, name]))
  const nameOf = (id: number, language: Language) => nameIn(names.get(id)?.name ?? {}, language)
  const schoolIn = (language: Language) => nameIn(school?.name ?? {}, language)
  const fill = (text: string, id: number, language: Language) =>
    text.replaceAll('{name}', nameIn({ ...names.get(id)?.first }, language)).replaceAll('{school}', schoolIn(language))
  return {
    names,
    nameOf,
    school: schoolIn,
    source: ofStudents(actor.tenant, [...names.keys()]),
    filled: ({ subject, text }: Words, id: number, language: Language): Words => ({
      subject: fill(subject, id, language),
      text: fill(text, id, language),
    }),
  }
}
