import type { Values } from '../../form/useRecordForm.ts'
import type { AnyRecord } from '../area.ts'

/** Keys of other records are text in a form, since choices are. What is empty text at first is text to the end. */
const isKey = (field: string, nothing: unknown) => field.endsWith('_id') && nothing !== ''
const areKeys = (field: string) => field.endsWith('_ids')

/** What a form shows of a record, under the fields of the empty form: a translated name whole, keys as text. */
export function valuesOf<V extends Values>(empty: V, record: AnyRecord): V {
  const from = record as unknown as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(empty).map(([field, nothing]) => {
      const value = isTranslated(nothing) ? { ...nothing, ...(from[`${field}s`] as object | undefined) } : from[field]
      if (value === null || value === undefined) return [field, nothing]
      if (isKey(field, nothing)) return [field, String(value)]
      if (areKeys(field)) return [field, (value as number[]).map(String)]
      return [field, value]
    }),
  ) as V
}

/** The body that a form's values make: empty text is nothing, keys are numbers again, but not what began as text. */
export const bodyOf = (values: Values, empty: Values = {}): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => {
      if (value === '' || value === null) return [field, null]
      if (isKey(field, empty[field])) return [field, Number(value)]
      if (areKeys(field)) return [field, (value as string[]).map(Number)]
      return [field, value]
    }),
  )

const isTranslated = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && 'ar' in value && 'pt' in value
