import { AppError } from '@dsms/contract/kernel/errors'
import type { ImportAnswer, ImportBody } from '@dsms/contract/kernel/exchange'
import { fieldsOf } from '@dsms/contract/kernel/issues'
import { languages } from '@dsms/contract/kernel/shared'
import type { ServedArea } from '@dsms/contract/kit/areas'
import type { Actor } from '../../kernel/actor.ts'
import { knownError } from '../../kernel/http/errors.ts'
import { importRows, type Wrong } from '../records/import.ts'
import { cellKinds, cleanLine, placeOf } from './area.cells.ts'
import { byNeed } from './area.order.ts'
import { lineReader, type Reference, type References, Unknown } from './area.sheet.ts'
import type { BroughtOf } from './area.ts'

interface Naming {
  references?: Record<string, Reference | undefined>
  /** Columns that name other rows of the same file by its first column; those are added first. */
  needs?: readonly string[]
}

interface Several<Input> {
  /** Adds several at once, which saves a wait for each. */
  createMany?: (actor: Actor, inputs: Input[]) => Promise<unknown>
  /**
   * Remarks on each row before it is added, by the columns of the file: what the form would say, and who looks like
   * somebody that is there already, unless those are wanted too.
   */
  look?: (actor: Actor, inputs: (Input | undefined)[], withDoubles: boolean) => Promise<(Wrong | undefined)[]>
}

/** Adds many records of an area from a file. Errors are told by the columns of the file. */
export function importSheet<A extends ServedArea>(
  actor: Actor,
  area: A,
  body: ImportBody,
  create: (actor: Actor, input: BroughtOf<A>) => Promise<number>,
  naming?: { references?: References<A>; needs?: readonly A['sheet'][number][] } & Several<BroughtOf<A>>,
): Promise<ImportAnswer>
// inside, all areas are alike: an input that passed the area's own schema is what its `create` takes
export async function importSheet(
  actor: Actor,
  area: ServedArea,
  body: ImportBody,
  create: (actor: Actor, input: object) => Promise<number>,
  { references = {}, needs = [], createMany, look }: Naming & Several<object> = {},
): Promise<ImportAnswer> {
  const { input: inputSchema, sheet } = area.bringing
  const column = columnOf(sheet)
  const cleaned: NonNullable<ImportAnswer['cleaned']> = []
  const inputs: (object | undefined)[] = []
  const inputAt = (place: number) => inputs[place] ?? {}

  const judge = async (rows: Record<string, unknown>[]) => {
    const place = await placeOf(actor)
    const kinds = cellKinds(inputSchema, sheet)
    const lines = rows.map((row) =>
      cleanLine(Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)])), kinds, place),
    )
    const toInput = await lineReader(
      actor,
      area.bringing,
      references,
      lines.map(({ cells }) => cells),
    )
    const judged = lines.map(({ cells, changed, wrong: unclean }, nth) => {
      const { input, unknown } = read(toInput, cells)
      const parsed = inputSchema.safeParse(input)
      const said = byColumn(parsed.success ? {} : fieldsOf(parsed.error.issues, input), column)
      const wrong: Wrong = { ...said, ...unclean, ...unknown }
      if (Object.keys(changed).length) cleaned.push({ row: nth + 1, fields: changed })
      inputs.push(parsed.success && Object.keys(wrong).length === 0 ? parsed.data : undefined)
      return Object.keys(wrong).length ? wrong : undefined
    })
    const told = (await look?.(actor, inputs, body.with_doubles === true)) ?? []
    return judged.map((wrong, nth) => wrong ?? told[nth])
  }
  const addOne = async (_: unknown, place: number) => {
    try {
      await create(actor, inputAt(place))
      return undefined
    } catch (error) {
      // what the database refuses names a column of its own
      const known = knownError(error)
      if (known && Object.keys(known.fields).length)
        throw new AppError(known.code, known.params, byColumn(known.fields, column))
      throw error
    }
  }
  const addAll = async (all: object[]) => {
    if (createMany) return createMany(actor, all)
    for (const input of all) await create(actor, input)
  }
  const answer = await importRows(actor, body, sheet[0] ?? '', {
    judge,
    addOne,
    addMany: async (places) => void (await addAll(places.map(inputAt))),
    order: needs.length ? byNeed(body.rows, sheet[0] ?? '', needs) : undefined,
  })
  const { done = body.rows.length } = answer
  const told = cleaned.filter(({ row }) => row <= done)
  return told.length ? { ...answer, cleaned: told } : answer
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
