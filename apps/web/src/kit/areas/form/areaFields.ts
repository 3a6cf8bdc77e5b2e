import type { Area } from '@dsms/contract/kit/areas'
import type { GetInputPropsReturnType, UseFormReturnType } from '@mantine/form'
import type * as z from 'zod'
import type { Values } from '../../form/useRecordForm.ts'
import type { AreaText } from '../area.ts'

type Name<V extends Values> = keyof V & string
/** `branch` for a field `branch_id`. */
type ChoiceName<V extends Values> = Name<V> extends infer N ? (N extends `${infer Record}_id` ? Record : never) : never

/** Licence types by key, with their codes. */
interface Licenced {
  licence_type_ids: number[]
  licence_type: string[]
}

type Bound = GetInputPropsReturnType & Required<Pick<GetInputPropsReturnType, 'value'>>
type FieldProps = Bound & { label: string; required: boolean; maxLength?: number }

/**
 * A form that knows its area, so that an input need not repeat the contract: what the field is called (`field.*` in the
 * words of the area), whether it is needed, how long its text may be and which values it has.
 */
export interface AreaFormState<V extends Values> extends UseFormReturnType<V> {
  /** Of an input: `<TextInput {...field('address')} />`. */
  field: (name: Name<V>) => FieldProps
  /** Of a switch or a tick. */
  toggle: (name: Name<V>) => GetInputPropsReturnType & { label: string }
  /** Of a choice among the contract's values, worded `function.*`; or by another word than the field's own. */
  oneOf: (name: Name<V>, word?: string) => FieldProps & { data: { value: string; label: string }[] }
  /** Of `LicencesInput`. */
  licences: () => FieldProps & {
    school_id: number | undefined
    present: Licenced | undefined
  }
  /** The record is shown and cannot be changed, by whom it may be or as it is. */
  isStill: boolean
  /** Of a choice among records, kept under `branch_id` for `branch`; what the record has stays a choice. */
  choice: (name: ChoiceName<V>) => FieldProps & {
    school_id: number | undefined
    present: readonly [id: number | null | undefined, name: string | null | undefined]
    clearable: boolean
  }
}

interface Known {
  input: Area['input']
  t: AreaText
  school_id?: number | undefined
  record?: object | undefined
  isStill?: boolean
}

/** Puts what the contract knows into a form's hands. */
export function areaForm<V extends Values>(form: UseFormReturnType<V>, known: Known): AreaFormState<V> {
  const { t, school_id } = known
  const shape = known.input.shape as Record<string, z.ZodType | undefined>
  const record = (known.record ?? {}) as Record<string, never>
  const field = (name: string) => fieldProps(form, shape[name], name, t)
  return {
    ...form,
    field,
    isStill: known.isStill ?? false,
    licences: () => ({ ...field('licence_type_ids'), school_id, present: known.record as Licenced | undefined }),
    toggle: (name) => ({ label: t(`field.${name}`), ...form.getInputProps(name, { type: 'checkbox' }) }),
    oneOf: (name, word = name) => {
      const schema = shape[name]
      const isMany = inner(schema)?.def.type === 'array'
      return {
        ...field(name),
        data: enumValues(schema).map((value) => ({ value, label: t(`${word}.${value}`) })),
        ...(isMany ? {} : schema?.safeParse(null).success ? { clearable: true } : { allowDeselect: false }),
      }
    },
    choice: (name) => {
      const props = field(`${name}_id`)
      return { ...props, clearable: !props.required, school_id, present: [record[`${name}_id`], record[name]] }
    },
  }
}

function fieldProps<V extends Values>(
  form: UseFormReturnType<V>,
  schema: z.ZodType | undefined,
  name: string,
  t: AreaText,
) {
  const maxLength = longest(schema)
  return {
    label: t(`field.${name}`),
    required: isNeeded(schema),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(form.getInputProps(name) as Bound),
  }
}

/** Nothing, however it is written, is refused; or what is not enough. */
export const isNeeded = (schema: z.ZodType | undefined, ...tooLittle: unknown[]): boolean =>
  schema !== undefined && [undefined, null, [], ...tooLittle].every((nothing) => !schema.safeParse(nothing).success)

/** What is inside of what may be left out, or is made into something else. */
function inner(schema: z.ZodType | undefined): z.ZodType | undefined {
  const { innerType, in: before } = (schema?.def ?? {}) as { innerType?: z.ZodType; in?: z.ZodType }
  return innerType || before ? inner(innerType ?? before) : schema
}

/** Of a text, or of each language of a translated one. */
function longest(schema: z.ZodType | undefined): number | undefined {
  const { maxLength, shape } = (inner(schema) ?? {}) as { maxLength?: number | null; shape?: Record<string, z.ZodType> }
  return shape?.ar ? longest(shape.ar) : (maxLength ?? undefined)
}

/** The values of an enum, or of a list of them. */
export function enumValues(schema: z.ZodType | undefined): string[] {
  const one = inner(schema) as { options?: string[]; element?: z.ZodType } | undefined
  return one?.element ? enumValues(one.element) : (one?.options ?? [])
}
