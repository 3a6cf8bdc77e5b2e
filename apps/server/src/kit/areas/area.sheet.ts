import { languages } from '@dsms/contract/kernel/shared'
import type { Area, ReferenceName } from '@dsms/contract/kit/areas'
import { eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { rowsOf } from '../../db/rows.ts'
import type { Actor } from '../../kernel/actor.ts'
import { together } from '../../kernel/together.ts'

/** Cells of one line, by column. */
type Line = Record<string, string>

/** Finds records by what files call them: keys by name, compared as searches do. */
export interface Reference {
  (actor: Actor, called: string[]): Promise<Map<string, number>>
  /** Where the records are. */
  table?: PgTable
}

/** Columns of an area's files that name other records: `branch` for the input's `branch_id`, `skill` for `skill_ids`. */
export type References<A extends Area> = { [Name in ReferenceName<z.output<A['bringing']['input']>>]?: Reference }

/** Stands in an input for something that a file names and that is not there. */
export class Unknown {
  readonly column: string
  constructor(column: string) {
    this.column = column
  }
}

type Named = PgTable & Record<'id' | 'tenant' | 'archivedAt' | 'name', PgColumn>

const keyRow = z.object({ name: z.string(), id: z.int() })

/**
 * Keys by what files call them, of `known`, which selects each `id` with a `name`, several times where it has several.
 * Each name is folded once, however many the file has. Where `isAlone`, a name of two records is nobody's.
 */
export async function keysCalled(actor: Actor, called: string[], known: SQL, isAlone = false) {
  if (called.length === 0) return new Map<string, number>()
  const rows = await rowsOf(
    actor.db,
    keyRow,
    sql`
      with said as materialized (
        select name, normalise_text(name) as folded from jsonb_array_elements_text(${JSON.stringify(called)}::jsonb) as s (name)
      ), known as materialized (
        select id, normalise_text(name) as folded from (${known}) as k (id, name)
      )
      select said.name, min(known.id) as id from said join known on known.folded = said.folded
       group by said.name ${isAlone ? sql`having count(distinct known.id) = 1` : sql``}`,
  )
  return new Map(rows.map(({ name, id }) => [name, id]))
}

/** Records of the actor's school by any of their names, or by their code where there is one. */
export const byName = (
  table: Named,
  more: { code?: PgColumn; where?: (actor: Actor) => SQL | undefined } = {},
): Reference => {
  const find: Reference = (actor, called) =>
    keysCalled(
      actor,
      called,
      sql`select ${table.id}, n.value
            from ${table} cross join lateral (
              select value from jsonb_each_text(${table.name}) ${more.code ? sql`union all select ${more.code}` : sql``}) n
           where ${more.where?.(actor) ?? eq(table.tenant, actor.tenant)} and ${isNull(table.archivedAt)}`,
    )
  return Object.assign(find, { table })
}

/** A record as a line of a file. Lists are parted by semicolons; a name stands in a column for each language. */
export function toLine(area: Area, record: object): Record<string, unknown> {
  const row: Record<string, unknown> = { ...record }
  return Object.fromEntries(
    area.sheet.map((column) => {
      const [base, language] = inLanguage(area, column)
      const value = language ? textIn(row[`${base}s`] ?? row[base], language) : row[column]
      return [column, Array.isArray(value) ? value.join('; ') : typeof value === 'boolean' ? Number(value) : value]
    }),
  )
}

const textIn = (texts: unknown, language: string): unknown =>
  typeof texts === 'object' && texts !== null ? Object.entries(texts).find(([one]) => one === language)?.[1] : undefined

/**
 * Reads what all lines refer to in one go, then makes each line an input: numbers, lists and yes or no by the kind that
 * the input's field has; what it cannot find is an `Unknown`.
 */
export async function lineReader(
  actor: Actor,
  area: Area['bringing'],
  references: Record<string, Reference | undefined>,
  lines: Record<string, unknown>[],
): Promise<(line: Line) => Record<string, unknown>> {
  const found = Object.fromEntries(
    await together(
      Object.entries(references).map(([column, find]) => async () => {
        const called = lines.flatMap((line) => split(String(line[column] ?? '')))
        return [column, await find?.(actor, [...new Set(called)])] as const
      }),
    ),
  )
  const kinds = kindsOf(area.input)
  return (line) => {
    const input: Record<string, unknown> = {}
    for (const column of area.sheet) {
      const cell = line[column]
      const [base, language] = inLanguage(area, column)
      const keys = found[column]
      if (cell === undefined) continue
      if (keys) {
        const ids = split(cell).map((name) => keys.get(name))
        const isKnown = ids.every((id) => id !== undefined)
        const isList = kinds[`${column}_ids`] === 'array'
        input[isList ? `${column}_ids` : `${column}_id`] = isKnown ? (isList ? ids : ids[0]) : new Unknown(column)
      } else if (language) input[base] = { ...Object(input[base]), [language]: cell }
      else input[column] = parsed(cell, kinds[column])
    }
    return input
  }
}

/** The parts of a cell that holds a list. */
export const split = (cell: string) =>
  cell
    .split(/[;؛]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** A column of a text in one language; an input may also have a field that is called so, which is then the column. */
const inLanguage = ({ input }: Pick<Area, 'input'>, column: string): [string, string | undefined] => {
  const language = column in input.shape ? undefined : languages.find((one) => column.endsWith(`_${one}`))
  return language ? [column.slice(0, -language.length - 1), language] : [column, undefined]
}

function parsed(cell: string, kind: string | undefined): unknown {
  if (kind === 'array') return split(cell)
  if (kind === 'boolean')
    return /^(1|yes|true|ja|oui|sim|نعم)$/i.test(cell)
      ? true
      : /^(0|no|false|nein|non|não|لا)$/i.test(cell)
        ? false
        : cell
  if (kind === 'integer' || kind === 'number') return /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell
  return cell
}

/** `string`, `integer`, `array`… of each field of an input. */
function kindsOf(input: z.ZodObject): Record<string, string | undefined> {
  const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  return Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, kindOf(property)]))
}

function kindOf(property: z.core.JSONSchema._JSONSchema): string | undefined {
  if (typeof property === 'boolean') return undefined
  if (typeof property.type === 'string') return property.type
  return property.anyOf?.map(kindOf).find((one) => one !== undefined && one !== 'null')
}
