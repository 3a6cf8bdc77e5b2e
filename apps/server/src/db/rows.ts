import type { SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { z } from 'zod'
import type { Db } from './client.ts'

let isChecked = false

/** What most statements answer that make or lock rows. */
export const idRow = z.object({ id: z.int() })

/** A row that goes on as it is, whatever it holds. */
export const anyRow = z.record(z.string(), z.unknown())

/** From now on each row is checked by its shape. Tests do that; the shapes hold in production because they held there. */
export const checkRows = () => {
  isChecked = true
}

/** Rows of a statement, typed by their shape. Throws where rows are checked and one has another shape. */
export async function rowsOf<Shape extends z.ZodType>(
  db: Db,
  shape: Shape,
  statement: SQL,
): Promise<z.output<Shape>[]> {
  const { rows: found } = await (db as NodePgDatabase).execute(statement)
  if (isChecked) for (const row of found) check(shape, row)
  return found as z.output<Shape>[]
}

/** The first row of a statement, or undefined; see `rowsOf`. */
export const firstRow = async <Shape extends z.ZodType>(db: Db, shape: Shape, statement: SQL) =>
  (await rowsOf(db, shape, statement))[0]

/** How many rows a statement found or changed. */
export const countOf = async (db: Db, statement: SQL): Promise<number> => (await db.execute(statement)).rowCount ?? 0

function check(shape: z.ZodType, row: Record<string, unknown>): void {
  const { error } = shape.safeParse(row)
  if (error) throw new Error(`A row has another shape: ${z.prettifyError(error)}\n${JSON.stringify(row)}`)
}
