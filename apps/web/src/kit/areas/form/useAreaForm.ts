import { type AreaSchemas, enumValues, inputField, isList, isNeeded, longest } from '@dsms/contract/kit/schemas'
import type { GetInputPropsReturnType, UseFormReturnType } from '@mantine/form'
import type { Feature } from '../../../kernel/i18n/words.ts'
import type { Values } from '../../form/useRecordForm.ts'
import { type NamedArea, useAreaText } from '../area.ts'
import type { AnyArea, CodeOf, NamedField, WordFor } from '../types.ts'

type Bound = GetInputPropsReturnType & Required<Pick<GetInputPropsReturnType, 'value'>>
type FieldProps = Bound & { label: string; required: boolean; maxLength?: number }

/** Whose record it is and what it has, for inputs that choose among records. */
interface ChoiceProps<Present> {
  school_id: number | undefined
  present: Present
}

/** Licence types by key, with their codes. */
interface Licenced {
  licence_type_ids: number[]
  licence_type: string[]
}

/** What inputs need of a form. */
type FormParts<V extends Values> = Pick<
  UseFormReturnType<V>,
  'values' | 'errors' | 'setFieldValue' | 'setValues' | 'getInputProps'
>

/**
 * A form that knows its area, so that an input need not repeat the contract: what the field is called (`field.*` in the
 * words of the area), whether it is needed, how long its text may be and which values it has.
 */
export interface AreaFormState<V extends Values, F extends Feature> extends FormParts<V> {
  /** Of an input: `<TextInput {...field('address')} />`. */
  field: (name: NamedField<F, keyof V>) => FieldProps
  /** Of a switch or a tick. */
  toggle: (name: NamedField<F, keyof V>) => GetInputPropsReturnType & { label: string }
  /** Of a choice among the contract's values, worded `function.*`; or by another word than the field's own. */
  oneOf: <N extends NamedField<F, keyof V>>(
    name: N,
    ...word: N extends WordFor<F, CodeOf<V[N]>> ? [] : [word: WordFor<F, CodeOf<V[N]>>]
  ) => FieldProps & { data: { value: string; label: string }[] }
  /** Of `LicencesInput`. */
  licences: () => FieldProps & ChoiceProps<Licenced | undefined>
  /** Of a choice among records, kept under `branch_id` for `branch`; what the record has stays a choice. */
  choice: (
    name: RecordOf<NamedField<F, keyof V>>,
  ) => FieldProps &
    ChoiceProps<readonly [id: number | null | undefined, name: string | null | undefined]> & { clearable: boolean }
  /** The record is shown and cannot be changed, by whom it may be or as it is. */
  isStill: boolean
}

/** `branch` of `branch_id`. */
type RecordOf<Name> = Name extends `${infer Record}_id` ? Record : never

/** The form of an area's screen with the fields that it declares: `AreaFormOf<typeof fleet, typeof vehicleFields>`. */
export type AreaFormOf<W extends NamedArea, Fields extends { empty: Values }> = AreaFormState<
  Fields['empty'],
  W['words']
>

interface Shown {
  schemas: Pick<AreaSchemas, 'input'>
  /** Whose record it is. */
  school_id: number | undefined
  /** Nothing in the form of a new one. */
  record: object | undefined
  isStill: boolean
}

/** Puts what the contract knows into a form's hands. */
export function useAreaForm<V extends Values, F extends Feature>(
  form: UseFormReturnType<V>,
  { words }: Pick<NamedArea<AnyArea, F>, 'words'>,
  { schemas, school_id, record, isStill }: Shown,
): AreaFormState<V, F> {
  const t = useAreaText(words)
  const kept = new Map(Object.entries(record ?? {}))
  const field = (name: string): FieldProps => {
    const schema = inputField(schemas, name)
    const maxLength = longest(schema)
    return {
      label: t(`field.${name}`),
      required: isNeeded(schema),
      ...(maxLength === undefined ? {} : { maxLength }),
      ...(form.getInputProps(name) as Bound),
    }
  }
  return {
    ...form,
    field,
    isStill,
    licences: () => ({
      ...field('licence_type_ids'),
      school_id,
      present: record && { licence_type_ids: kept.get('licence_type_ids'), licence_type: kept.get('licence_type') },
    }),
    toggle: (name) => ({ label: t(`field.${name}`), ...form.getInputProps(name, { type: 'checkbox' }) }),
    oneOf: (name, ...[word = name]) => {
      const schema = inputField(schemas, name)
      return {
        ...field(name),
        data: enumValues(schema).map((value) => ({ value, label: t(`${word}.${value}`) })),
        ...(isList(schema) ? {} : schema?.safeParse(null).success ? { clearable: true } : { allowDeselect: false }),
      }
    },
    choice: (name) => {
      const props = field(`${name}_id`)
      return { ...props, clearable: !props.required, school_id, present: [kept.get(`${name}_id`), kept.get(name)] }
    },
  }
}
