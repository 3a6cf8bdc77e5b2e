import type { Answer } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import * as calls from '@dsms/contract/students/notices/calls'
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { students } from '../students/students.table.ts'
import { callsToMake as table } from './toCall.table.ts'

type Stored = typeof table.$inferInsert
/** What has a subject has a time too. */
type Call =
  | (Stored & { about: string })
  | (Omit<Stored, 'startsAt' | 'about'> & { startsAt: Stored['startsAt'] | SQL; about?: undefined })

/**
 * Asks the office to call students whom a notice did not reach. What they were to be called about before, and is news again, is
 * one call; it is off once all is as they know it. Of a seat that they were never told of, a change tells the seat alone.
 */
export async function askToCall(db: Db, by: number, calls: readonly Call[]): Promise<void> {
  const known = await renewed(db, by, calls)
  const fresh = calls.filter((_, nth) => !known.has(nth))
  if (fresh.length > 0) await db.insert(table).values(fresh)
}

const nthRow = z.object({ nth: z.int() })

/** Puts news in the place of calls about the same that nobody made yet; answers the places of the news that had one. */
async function renewed(db: Db, by: number, calls: readonly Call[]): Promise<Set<number>> {
  const news = calls.flatMap(({ tenant, studentId, about, kind, startsAt, becomes }, nth) =>
    about ? [{ nth, tenant, student_id: studentId, about, kind, starts_at: startsAt, becomes }] : [],
  )
  if (news.length === 0) return new Set()
  const rows = await rowsOf(
    db,
    nthRow,
    sql`
      update calls_to_make c
         set kind = case when n.kind = 'lesson_changed' then c.kind else n.kind end, starts_at = n.starts_at, becomes = n.becomes,
             done_at = case when c.was = n.becomes then now() end, done_by = case when c.was = n.becomes then ${by}::integer end
        from jsonb_to_recordset(${JSON.stringify(news)}::jsonb) as n (nth integer, tenant integer, student_id integer, about text,
                                                                      kind text, starts_at timestamptz, becomes text)
       where c.tenant = n.tenant and c.student_id = n.student_id and c.about = n.about and c.done_at is null and c.starts_at > now()
      returning n.nth`,
  )
  return new Set(rows.map(({ nth }) => nth))
}

/** Notes that the actor called a student whom they reach, and what was said. The first call stands. Throws `not_found`. */
export async function markCalled(actor: Actor, id: number, said?: string | null): Promise<Record<string, never>> {
  const isFirst = sql`${table.doneAt} is null`
  const [row] = await actor.db
    .update(table)
    .set({
      said: sql`case when ${isFirst} then ${said || null}::text else ${table.said} end`,
      doneAt: sql`coalesce(${table.doneAt}, now())`,
      doneBy: sql`coalesce(${table.doneBy}, ${actor.id})`,
    })
    .where(isReached(actor, eq(table.id, id)))
    .returning({ id: table.id })
  if (!row) throw new AppError('not_found')
  return {}
}

/** Takes back a call that the actor noted themselves. Throws `not_found`. */
export async function unmarkCalled(actor: Actor, id: number): Promise<Record<string, never>> {
  const isOwn = and(eq(table.id, id), eq(table.doneBy, actor.id), ne(table.kind, noted))
  const [row] = await actor.db
    .update(table)
    .set({ said: null, doneAt: null, doneBy: null })
    .where(isReached(actor, isOwn))
    .returning({ id: table.id })
  if (!row) throw new AppError('not_found')
  return {}
}

/** The kind of a call that no notice asked for. */
const noted = 'call'

/** Keeps what was said in a call that nobody had asked for. Throws `not_found`. */
export async function noteCall(actor: Actor, studentId: number, said: string): Promise<Record<string, never>> {
  const { db, tenant, id: me } = actor
  await findStudent(actor, studentId)
  const now = sql`now()`
  await db.insert(table).values({ tenant, studentId, kind: noted, startsAt: now, doneAt: now, doneBy: me, said })
  return {}
}

/** So many calls of a student are told. */
const mostCalls = 100

export async function listStudentCalls(
  actor: Actor,
  studentId: number,
): Promise<Answer<typeof calls.listStudentCalls>> {
  const { db, tenant } = actor
  await findStudent(actor, studentId)
  const rows = await rowsOf(
    db,
    calls.listStudentCalls.response.shape.rows.element,
    sql`
      select c.id, to_char(c.done_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, (select full_name from people_cards(array[c.done_by])) as by, c.said
        from calls_to_make c
       where c.tenant = ${tenant} and c.student_id = ${studentId} and c.done_at is not null
       order by c.done_at desc, c.id desc limit ${mostCalls}`,
  )
  return { rows }
}

/** Row policies leave out students beyond the actor's reach. */
const isReached = ({ db, tenant }: Actor, which: SQL | undefined) =>
  and(
    eq(table.tenant, tenant),
    which,
    inArray(table.studentId, db.select({ id: students.id }).from(students).where(eq(students.tenant, tenant))),
  )

async function findStudent({ db, tenant }: Actor, id: number): Promise<void> {
  const found = await db
    .select({ id: students.id })
    .from(students)
    .where(and(eq(students.tenant, tenant), eq(students.id, id)))
  if (found.length === 0) throw new AppError('not_found')
}
