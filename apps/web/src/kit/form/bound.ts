import type { UseFormReturnType } from '@mantine/form'
import type { Values } from './useRecordForm.ts'

/** Binds an input to a field of a form; its value has the type of the field. */
export const bound = <V extends Values, F extends keyof V & string>(form: UseFormReturnType<V>, field: F) => ({
  ...form.getInputProps(field),
  value: form.values[field],
})

/** The same for a number, whose emptied input answers empty text. */
export function boundNumber<F extends string, V extends Values & Record<F, number | null>>(
  form: UseFormReturnType<V>,
  field: F,
) {
  const { onChange, ...props } = bound(form, field)
  return {
    ...props,
    value: form.values[field] ?? '',
    onChange: (next: number | string) => onChange(next === '' ? null : Number(next)),
  }
}
