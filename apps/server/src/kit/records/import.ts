import { AppError } from '@dsms/contract/kernel/errors'
import type { ImportAnswer, ImportBody } from '@dsms/contract/kernel/exchange'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../kernel/actor.ts'
import { knownError } from '../../kernel/http/errors.ts'

/** Faults of the fields of a row. */
export type Wrong = AppError['fields']

/** The work on the rows of a file. */
export interface RowWork {
  /** Adds one row, or answers what is wrong with it; what it throws by name is told at `errorField` unless it has fields. */
  addOne: (row: Record<string, unknown>, place: number) => Promise<Wrong | undefined>
  /** Answers what is wrong with rows before any of them is added. */
  judge?: (rows: Record<string, unknown>[]) => Promise<(Wrong | undefined)[]>
  /** Adds several at once, by their places; where one is wrong it throws, and they are added by halves. */
  addMany?: ((places: number[]) => Promise<void>) | undefined
  /** In which order rows are added, by their places; as they stand, unless told. */
  order?: readonly number[] | undefined
}

/** So long a call works before others are served, in milliseconds, where it may end in time. */
const share = 75
/** After so many rows a call knows how long one of them takes. */
const firstRows = 4

/**
 * Tells how many rows are added next, by how many are left and how many were added: all that are left, or as many as fit
 * in what is left of the time, by what those before them took. None when it is used up.
 */
function pacing(begun: number): (left: number, added: number) => number {
  const judged = performance.now()
  return (left, added) => {
    if (added === 0) return Math.min(left, firstRows)
    const now = performance.now()
    return Math.min(left, Math.floor((added * (begun + share - now)) / (now - judged)))
  }
}

/**
 * Adds many records. Every row is tried, each behind a savepoint, so that all that is wrong is told at once and two rows
 * that exclude each other are found too. `check` undoes everything, `all` as well when a row is wrong.
 */
export async function importRows(
  actor: Actor,
  { rows, mode, in_time }: ImportBody,
  errorField: string,
  { addOne, judge, addMany, order }: RowWork,
): Promise<ImportAnswer> {
  const begun = performance.now()
  const filled = rows.map(withoutBlanks)
  const judged = (await judge?.(filled)) ?? []
  const wrong: { row: number; fields: Wrong }[] = []
  const places = [...(order ?? rows.keys())].filter((place) => !judged[place])
  await actor.db.execute(sql`savepoint whole`)
  const addThese = async (some: number[]): Promise<void> => {
    if (addMany && some.length > 1) {
      if (!(await tried(actor, () => addMany(some)))) return
      const half = Math.ceil(some.length / 2)
      await addThese(some.slice(0, half))
      return addThese(some.slice(half))
    }
    for (const place of some) {
      let fields: Wrong | undefined
      const error = await tried(actor, async () => {
        fields = await addOne(filled[place] ?? {}, place)
      })
      if (error) {
        fields = Object.keys(error.fields).length
          ? error.fields
          : { [errorField]: { code: error.code, params: error.params } }
      }
      if (fields) wrong.push({ row: place + 1, fields })
    }
  }
  // where rows need others further down, what is done would be no beginning of the file
  const next = in_time && mode !== 'all' && !order ? pacing(begun) : (left: number) => left
  let added = 0
  for (let some = next(places.length, 0); some > 0; some = next(places.length - added, added)) {
    await addThese(places.slice(added, added + some))
    added += some
  }
  const done = places[added] ?? rows.length
  for (const [place, fields] of judged.slice(0, done).entries()) if (fields) wrong.push({ row: place + 1, fields })
  wrong.sort((one, other) => one.row - other.row)
  const isKept = mode === 'good' || (mode === 'all' && wrong.length === 0)
  if (!isKept) await actor.db.execute(sql`rollback to savepoint whole`)
  if (mode === 'all' && wrong.length) {
    throw new AppError(
      'import_rows_invalid',
      { bad: wrong.length, total: rows.length },
      Object.fromEntries(
        wrong.flatMap(({ row, fields }) =>
          Object.entries(fields).map(([path, problem]) => [`rows.${row}.${path}`, problem]),
        ),
      ),
    )
  }
  const answer = { imported: isKept ? done - wrong.length : 0, rows: wrong }
  return done < rows.length ? { ...answer, done } : answer
}

/** Work that leaves nothing behind where it fails by a known error, which is answered. */
async function tried(actor: Actor, work: () => Promise<void>): Promise<AppError | undefined> {
  await actor.db.execute(sql`savepoint one`)
  try {
    await work()
    await actor.db.execute(sql`release savepoint one`)
    return undefined
  } catch (error) {
    const known = knownError(error)
    if (!known) throw error
    await actor.db.execute(sql`rollback to savepoint one`)
    return known
  }
}

/** An empty cell is a value that is not there; an apostrophe in front of a sign is our own export's, against formulas. */
const withoutBlanks = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => value !== null && String(value).trim() !== '')
      .map(([name, value]) => [name, typeof value === 'string' ? value.replace(/^'(?=[=+\-@])/, '') : value]),
  )
