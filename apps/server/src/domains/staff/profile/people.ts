import { AppError } from '@dsms/contract/kernel/errors'
import type { ProfilePerson } from '@dsms/contract/staff/profile/shared'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import { type Actor, may } from '../../../kernel/actor.ts'
import { findContact } from '../directory/people.data.ts'

/** Whose profile is meant: the actor's own, or that of somebody of the same tenant whom they may address. */
export async function personOf(actor: Actor, id: number | undefined): Promise<number> {
  if (id === undefined || id === actor.id) return actor.id
  if (!(await findContact(actor, id, true))) throw new AppError('not_found')
  return id
}

/** Anyone who edits the people of a tenant may also take away what they wrote. */
export const moderates = (actor: Actor): boolean => may(actor, 'staff_users.edit')

/** Throws unless the actor wrote it or moderates. */
export async function checkAuthor(actor: Actor, authorId: number, alsoModerators = true): Promise<void> {
  if (authorId === actor.id || (alsoModerators && moderates(actor))) return
  const names = await peopleByIds(actor, [authorId])
  throw new AppError('not_author', { name: names(authorId).username })
}

const faceRow = z.object({ id: z.int(), username: z.string(), avatar: z.string().nullable() })

/** Name and picture of people whom rows of the tenant name; of those whom the actor may not know the first name alone. */
export async function peopleByIds(actor: Actor, ids: number[]): Promise<(id: number) => ProfilePerson> {
  const rows = await rowsOf(
    actor.db,
    faceRow,
    sql`
      select id, full_name as username, avatar from people_faces(${sql.param([...new Set(ids)])}::integer[])`,
  )
  const known = new Map(rows.map((row) => [row.id, row]))
  return (id) => known.get(id) ?? { id, username: '–', avatar: null }
}

/** Condition that a list goes on below a key. */
export const below = (column: SQL, before: number | undefined): SQL =>
  before === undefined ? sql`true` : sql`${column} < ${before}`

/** A page of rows of which one more was read than is shown. */
export function pageOf<T extends { id: number }>(rows: T[], size: number): { rows: T[]; next: number | null } {
  const shown = rows.slice(0, size)
  return { rows: shown, next: rows.length > size ? (shown.at(-1)?.id ?? null) : null }
}

/** `950`, `1.2k`, `3m`: as the founding data writes counts. */
export function shortCount(count: number): string {
  const tenths = (divisor: number) => String(Math.floor((count / divisor) * 10) / 10)
  if (count >= 1_000_000) return `${tenths(1_000_000)}m`
  return count >= 1000 ? `${tenths(1000)}k` : String(count)
}
