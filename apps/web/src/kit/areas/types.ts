import type { ImportAnswer } from '@dsms/contract/kernel/exchange'
import type { Area } from '@dsms/contract/kit/areas'
import type { AreaSchemas } from '@dsms/contract/kit/schemas'
import type * as z from 'zod'
import type { Feature, Key } from '../../kernel/i18n/words.ts'

// What the compiler knows of an area: of its calls, and of the words that its screens need.

/** What every row of every area has. */
export interface AnyRow {
  id: number
  name: string
  status: string
  version: number
  created_at: string
  updated_at: string
  archived_at: string | null
}

/** What the page of every record has as well. */
export interface AnyRecord extends AnyRow {
  status_reason: string | null
  /** Where the area has statuses that last. */
  status_from?: string | null
  status_until?: string | null
  history: { at: string; by: string | null; action: string; fields: string[] }[]
}

/** What screens have of an area. The schemas come with the first form (`schemas`), since a list has no use for them. */
export type ScreenArea<A> = Omit<A, keyof AreaSchemas>

/** Any area, with what its answers have in common. */
export interface AnyArea extends ScreenArea<Area> {
  calls: Area['calls'] & {
    list: { response: z.core.$ZodType<{ rows: AnyRow[]; total: number }> }
    get: { response: z.core.$ZodType<AnyRecord> }
    importSheet: { response: z.core.$ZodType<ImportAnswer> }
  }
}

type Sent<Schema extends z.core.$ZodType | undefined> = NonNullable<Schema>['_zod']['input']

export type ListedRow<A extends AnyArea> = A['calls']['list']['response']['_zod']['output']['rows'][number]
export type WholeRecord<A extends AnyArea> = A['calls']['get']['response']['_zod']['output']
/** What a list is narrowed and ordered by. */
export type ListQuery<A extends AnyArea> = Omit<Sent<A['calls']['list']['query']>, 'school_id'>
/** The same as the server understands it: a list in an address is a list. */
export type ListFilters<A extends AnyArea> = NonNullable<A['calls']['list']['query']>['_zod']['output']
/** What a new record takes. */
export type RecordBody<A extends AnyArea> = Omit<Sent<A['calls']['create']['body']>, 'school_id'>
/** The further input of a change of status. */
export type StatusBody<A extends AnyArea> = Omit<
  Sent<A['calls']['changeStatus']['body']>,
  'status' | 'reason' | 'school_id'
>
export type StatusOf<A extends AnyArea> = keyof A['statuses'] & string
export type SheetColumnOf<A extends AnyArea> = A['sheet'][number]
/** Columns that files bring beyond the exported ones. */
export type BroughtColumnOf<A extends AnyArea> = WithoutKey<
  Exclude<keyof SchemasOf<A>['bringing']['input']['shape'], keyof SchemasOf<A>['input']['shape']> & string
>

type SchemasOf<A extends AnyArea> = Awaited<ReturnType<A['schemas']>>

/** `course` of `course_id`. */
type WithoutKey<Field extends string> = Field extends `${infer Name}_id` ? Name : Field

/** The words that the screens of an area need of its feature. */
export type AreaWord<A extends AnyArea> =
  | 'title'
  | 'add'
  | 'search'
  | 'empty'
  | 'field.name'
  | `status.${StatusOf<A>}`
  | `field.${WithoutLanguage<SheetColumnOf<A>>}`

/** `name` of `name_ar`. */
type WithoutLanguage<Column extends string> = Column extends
  | `${infer Field}_ar`
  | `${infer Field}_en`
  | `${infer Field}_de`
  | `${infer Field}_fr`
  | `${infer Field}_pt`
  ? Field
  : Column

/** A field that the feature's words have a name for. */
export type NamedField<F extends Feature, Field> = Field extends string
  ? `field.${Field}` extends Key<F>
    ? Field
    : never
  : never

/** `function`, where the feature's words have `function.practical` and so on for each of the codes. */
export type WordFor<F extends Feature, Code extends string> = [Code] extends [never]
  ? never
  : { [Word in Stem<Key<F>>]: `${Word}.${Code}` extends Key<F> ? Word : never }[Stem<Key<F>>]

/** The codes of a value, or of each in a list. */
export type CodeOf<Value> =
  NonNullable<Value> extends readonly (infer Code)[] ? Extract<Code, string> : Extract<NonNullable<Value>, string>

type Stem<Words> = Words extends `${infer Word}.${string}` ? Word : never
