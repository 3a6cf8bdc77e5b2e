import type { Values } from './useRecordForm.ts'

/** A field's value in words, for the comparison of two versions of a record. */
export type FieldText<V extends Values> = <F extends keyof V & string>(field: F, value: V[F]) => string

/** Says each field by a function for its own values, and the others as they are. */
export const fieldText =
  <V extends Values>(
    texts: { [F in keyof V]?: (value: V[F]) => string },
    other: (value: unknown) => string = (value) => String(value ?? ''),
  ): FieldText<V> =>
  (field, value) =>
    texts[field]?.(value) ?? other(value)
