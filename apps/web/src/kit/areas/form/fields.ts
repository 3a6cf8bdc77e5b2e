import { type Names, noNames } from '../inputs/NamesInput.tsx'
import type { AnyArea, RecordBody, WholeRecord } from '../types.ts'

/** A field of a form: what it holds while it is empty, and how a record's value becomes the form's and back the body's. */
export interface Field<Value, Sent = Value, Stored = Sent> {
  empty: Value
  read: (stored: Stored) => Value
  /** Nothing is null. */
  write: (value: Value) => Sent | null
}

/** The same of what a record keeps under another name than the input takes it by. */
interface MovedField<Value, Sent, Stored, From extends string> extends Field<Value, Sent, Stored> {
  from: From
}

/** One of the contract's values, or a list of them, as the body has it. */
interface CodeField<Empty> extends KeptField<never, never> {
  empty: Empty
  isCode: true
}

const orNothing = <T>(value: T | '' | null): T | null => (value === '' ? null : value)
const same = <T>(value: T): T => value

/** A text in several languages, which a record keeps as `names` beside the one that the reader understands. */
export function names(): MovedField<Names, Names, Partial<Names>, 'names'>
export function names<From extends string>(from: From): MovedField<Names, Names, Partial<Names>, From>
export function names(from = 'names'): MovedField<Names, Names, Partial<Names>, string> {
  return { from, empty: noNames, read: (stored) => ({ ...noNames, ...stored }), write: same }
}
/** Empty text is nothing. */
export const text = (empty = ''): Field<string, string> => ({ empty, read: same, write: orNothing })
/** A number whose input gives empty text for nothing, as `NumberInput` does. */
export const number = (empty: number | '' = ''): Field<number | '', number> => ({ empty, read: same, write: orNothing })
/** A number whose input gives null for nothing, as `DecimalInput` does. */
export const amount = (empty: number | null = null): Field<number | null, number> => ({
  empty,
  read: same,
  write: same,
})
/** A number that is 0 where nothing was typed. */
export const count = (empty = 0): Field<number | '', number> => ({ empty, read: same, write: (value) => value || 0 })
export const day = (empty: string | null = null): Field<string | null, string> => ({
  empty,
  read: same,
  write: orNothing,
})
export const flag = (empty = false): Field<boolean> => ({ empty, read: same, write: same })
/** The key of another record: text in a form, since choices are. */
export const key = (empty: string | null = null): Field<string | null, number> => ({
  empty,
  read: String,
  write: (value) => (value ? Number(value) : null),
})
export const keys = (empty: string[] = []): Field<string[], number[]> => ({
  empty,
  read: (stored) => stored.map(String),
  write: (value) => value.map(Number),
})
/** One of the contract's values. */
export const code = <const Code extends string | null>(empty: Code): CodeField<Code> => coded(empty)
export const codes = <const Code extends string = never>(empty: readonly Code[] = []): CodeField<Code[]> =>
  coded([...empty])
const coded = <Empty>(empty: Empty): CodeField<Empty> => ({ isCode: true, empty, read: same, write: orNothing })
/** Whatever the record has, as it has it. */
export const whole = <T>(empty: T): Field<T> => ({ empty, read: same, write: same })
/** Files by their keys, which a record tells with all about them. */
export const files = <From extends string>(from: From): MovedField<string[], number[], { id: number }[], From> => ({
  from,
  empty: [],
  read: (stored) => stored.map(({ id }) => String(id)),
  write: (value) => value.map(Number),
})
/** What only a body has, and a form begins with again each time. */
export const sentOnly = <T>(empty: T): Field<T, T, unknown> => ({ empty, read: () => empty, write: same })

/** A field as the area's input and record need it, whatever a form makes of it. */
interface KeptField<Sent, Stored> {
  empty: unknown
  read: (stored: Stored) => unknown
  write: (value: never) => Sent | null
}

/** The fields that a form may have, each of the kind that the body and the record have under its name. */
type FieldsOf<Body, Kept> = {
  [K in keyof Body]?:
    | KeptField<Unfinished<NonNullable<Body[K]>>, Stored<Kept, K>>
    | CodeField<NonNullable<Body[K]> | null>
    | (KeptField<Unfinished<NonNullable<Body[K]>>, never> & { from: keyof Kept })
}

type Stored<Kept, K> = K extends keyof Kept ? NonNullable<Kept[K]> : unknown

/** As a form may have it while somebody types: a part that is missing is null, which the rules of the call refuse. */
type Unfinished<T> = T extends readonly (infer Item)[]
  ? Unfinished<Item>[]
  : T extends object
    ? { [K in keyof T]: Unfinished<T[K]> | null }
    : T

/** A field of its own kind, for what a form holds in another shape than the area takes it. */
export type FieldOf<A extends AnyArea, K extends keyof RecordBody<A>, Value> = Field<
  Value,
  Unfinished<NonNullable<RecordBody<A>[K]>>,
  Stored<WholeRecord<A>, K>
>

/** No field that the body does not have, and none that reads another kind of value than the record keeps. */
type Checked<Body, Kept, Fields> = {
  [K in keyof Fields]: K extends keyof Body
    ? Fields[K] extends { from: infer From; read: (stored: infer Read) => unknown }
      ? Stored<Kept, From> extends Read
        ? unknown
        : never
      : unknown
    : never
}

/** What a form holds under the names of its fields. */
type FieldValues<Body, Fields> = {
  [K in keyof Fields]: Fields[K] extends CodeField<infer Empty>
    ? CodeValue<Body[K & keyof Body], Empty>
    : Fields[K] extends { empty: infer Value }
      ? Value
      : never
}

/** All the values of the contract, not only the one that a form begins with. */
type CodeValue<Sent, Empty> = NonNullable<Sent> | (Empty extends readonly unknown[] ? never : Empty)

/** The fields of a form, and the way from a record to them and on to the body of a call. */
export interface FormFields<Body, Kept, V> {
  empty: V
  valuesOf: (record: Kept) => V
  bodyOf: (values: V) => Body
  /** Of some fields alone. */
  changeOf: (values: V, fields: (keyof V)[]) => Partial<Body>
}

/** Declares the fields of an area's form. A field that the input does not have is a mistake. */
export const formFields = <A extends AnyArea, Fields extends FieldsOf<RecordBody<A>, WholeRecord<A>>>(
  _of: { area: A },
  fields: Fields & Checked<RecordBody<A>, WholeRecord<A>, Fields>,
) => fieldsOf<RecordBody<A>, WholeRecord<A>>()(fields)

/** The same of the body of any call and of the record that it changes. */
export const fieldsOf =
  <Body extends object, Kept extends object>() =>
  <Fields extends FieldsOf<Body, Kept>>(
    fields: Fields & Checked<Body, Kept, Fields>,
  ): FormFields<Body, Kept, FieldValues<Body, Fields>> => {
    type V = FieldValues<Body, Fields>
    // the compiler held each field to the body and the record above; here they are gone through by name
    const each = Object.entries(fields) as [string, LooseField][]
    const made = (some: typeof each, one: (field: LooseField, name: string) => unknown) =>
      Object.fromEntries(some.map(([name, field]) => [name, one(field, name)]))
    const read = (record: object) => {
      const kept = new Map<string, unknown>(Object.entries(record))
      return made(each, (field, name) => {
        const stored = kept.get(field.from ?? name)
        return stored === null || stored === undefined ? field.empty : field.read(stored)
      })
    }
    const written = (values: V, some = each) => {
      const held = new Map(Object.entries(values))
      return made(some, (field, name) => field.write(held.get(name)))
    }
    return {
      empty: made(each, ({ empty }) => empty) as V,
      valuesOf: (record) => read(record) as V,
      bodyOf: (values) => written(values) as Body,
      changeOf: (values, names) => {
        const wanted = new Set<PropertyKey>(names)
        const some = each.filter(([name]) => wanted.has(name))
        return written(values, some) as Partial<Body>
      },
    }
  }

interface LooseField {
  empty: unknown
  read: (stored: unknown) => unknown
  write: (value: unknown) => unknown
  from?: string
}
