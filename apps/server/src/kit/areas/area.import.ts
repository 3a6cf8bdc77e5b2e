import { AppError } from '@dsms/contract/kernel/errors'
import type { ImportAnswer, ImportBody } from '@dsms/contract/kernel/exchange'
import { fieldsOf } from '@dsms/contract/kernel/issues'
import { languages } from '@dsms/contract/kernel/shared'
import type { ServedArea } from '@dsms/contract/kit/areas'
import type { Actor } from '../../kernel/actor.ts'
import { importRows, type Wrong } from '../records/import.ts'
import { byNeed } from './area.order.ts'
import { lineReader, type Reference, type References, Unknown } from './area.sheet.ts'
import type { InputOf } from './area.ts'

interface Naming {
  references?: Record<string, Reference | undefined>
  /** Columns that name other rows of the same file by its first column; those are added first. */
  needs?: readonly string[]
}

/** Adds many records of an area from a file. What is wrong is told by the columns of the file. */
export function importSheet<A extends ServedArea>(
  actor: Actor,
  area: A,
  body: ImportBody,
  create: (actor: Actor, input: InputOf<A>) => Promise<number>,
  naming?: { references?: References<A>; needs?: readonly A['sheet'][number][] },
): Promise<ImportAnswer>
// inside, all areas are alike: an input that passed the area's own schema is what its `create` takes
export async function importSheet(
  actor: Actor,
  area: ServedArea,
  body: ImportBody,
  create: (actor: Actor, input: object) => Promise<number>,
  { references = {}, needs = [] }: Naming = {},
): Promise<ImportAnswer> {
  const toInput = await lineReader(actor, area, references, body.rows)
  const column = columnOf(area.sheet)
  const name = area.sheet[0] ?? ''
  const order = byNeed(body.rows, name, needs)
  const addOne = async (raw: Record<string, unknown>) => {
    const line = Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, String(value).trim()]))
    const { input, unknown } = read(toInput, line)
    const parsed = area.input.safeParse(input)
    const wrong: Wrong = {
      ...byColumn(parsed.success ? {} : fieldsOf(parsed.error.issues, input), column),
      ...unknown,
    }
    if (!parsed.success || Object.keys(wrong).length) return wrong
    try {
      await create(actor, parsed.data)
      return undefined
    } catch (error) {
      if (error instanceof AppError && Object.keys(error.fields).length)
        throw new AppError(error.code, error.params, byColumn(error.fields, column))
      throw error
    }
  }
  return importRows(actor, body, name, addOne, order)
}

/** What a line names that is not there is collected while it is read, so that all of it is told at once. */
function read(toInput: (line: Record<string, string>) => Record<string, unknown>, line: Record<string, string>) {
  const found = toInput(line)
  const unknown: Wrong = {}
  const input: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(found)) {
    if (value instanceof Unknown) unknown[value.column] = { code: 'unknown_choice' }
    else if (value !== undefined) input[name] = value
  }
  return { input, unknown }
}

/** The column that a wrong field of the input came from: `name.ar` is `name_ar`, `branch_id` is `branch`. */
const columnOf = (sheet: readonly string[]) => (path: string) => {
  const guesses = [
    path,
    path.replace('.', '_'),
    path.replace(/\..*/, ''),
    path.replace(/_ids?$/, ''),
    `${path}_${languages[0]}`,
  ]
  return guesses.find((guess) => sheet.includes(guess)) ?? sheet[0] ?? path
}

const byColumn = (wrong: Wrong, column: (path: string) => string): Wrong =>
  Object.fromEntries(Object.entries(wrong).map(([path, problem]) => [column(path), problem]))
