import { AppError } from '@dsms/contract/kernel/errors'
import type { ImportAnswer, ImportBody } from '@dsms/contract/kernel/exchange'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../kernel/actor.ts'
import { knownError } from '../../kernel/http/errors.ts'

/** What is wrong with the fields of a row. */
export type Wrong = AppError['fields']

/**
 * Adds many records. Every row is tried, each behind a savepoint, so that all that is wrong is told at once and two rows
 * that exclude each other are found too. `check` undoes everything, `all` as well when a row is wrong. `addOne` answers
 * what is wrong with a row, or adds it; what it throws by name is told at `errorField` unless the error has fields.
 */
export async function importRows(
  actor: Actor,
  { rows, mode }: ImportBody,
  errorField: string,
  addOne: (row: Record<string, unknown>) => Promise<Wrong | undefined>,
  /** In which order rows are added, by their places; as they stand, unless told. */
  order: Iterable<number> = rows.keys(),
): Promise<ImportAnswer> {
  const wrong: { row: number; fields: Wrong }[] = []
  await actor.db.execute(sql`savepoint whole`)
  for (const place of order) {
    const raw = rows[place] ?? {}
    const fields = await behindSavepoint(actor, errorField, () => addOne(withoutBlanks(raw)))
    if (fields) wrong.push({ row: place + 1, fields })
  }
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
  return { imported: isKept ? rows.length - wrong.length : 0, rows: wrong }
}

async function behindSavepoint(actor: Actor, errorField: string, add: () => Promise<Wrong | undefined>) {
  await actor.db.execute(sql`savepoint one`)
  try {
    const wrong = await add()
    await actor.db.execute(sql`release savepoint one`)
    return wrong
  } catch (error) {
    const known = knownError(error)
    if (!known) throw error
    await actor.db.execute(sql`rollback to savepoint one`)
    return Object.keys(known.fields).length
      ? known.fields
      : { [errorField]: { code: known.code, params: known.params } }
  }
}

/** An empty cell is a value that is not there; an apostrophe in front of a sign is our own export's, against formulas. */
const withoutBlanks = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => value !== null && String(value).trim() !== '')
      .map(([name, value]) => [name, typeof value === 'string' ? value.replace(/^'(?=[=+\-@])/, '') : value]),
  )
