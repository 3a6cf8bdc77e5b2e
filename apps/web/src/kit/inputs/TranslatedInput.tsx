import type { Language } from '@dsms/contract/kernel/shared'
import { TextInput, type TextInputProps } from '@mantine/core'
import type { FormErrors, GetInputPropsReturnType } from '@mantine/form'

interface Props extends Omit<TextInputProps, 'form'> {
  form: { errors: FormErrors; getInputProps: (path: string) => GetInputPropsReturnType }
  /** The text in the form, of which this is one language. */
  field: string
  language: { code: Language; dir: 'rtl' | 'ltr' }
}

/** A short text in one of its languages. An error of the whole text is said at the language in sight. */
export const TranslatedInput = ({ form, field, language: { code, dir }, ...props }: Props) => (
  <TextInput
    // a field of its own in each language: what was undone in one must not be undone in another
    key={code}
    dir={dir}
    lang={code}
    {...form.getInputProps(`${field}.${code}`)}
    error={form.errors[field] ?? form.errors[`${field}.${code}`]}
    data-path={field}
    {...props}
  />
)
