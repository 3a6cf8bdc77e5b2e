import type { NamePart } from '@dsms/contract/people/students/names'
import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'

interface Props {
  /** "First name". */
  label: string
  value?: NamePart
  onChange: (value: NamePart) => void
  /** What is wrong with the part in a script. */
  errorIn: (script: keyof NamePart) => ReactNode
  required?: boolean
  'data-path': string
}

/** A part of a name in Arabic and in Latin letters, side by side. */
export function NamePartInput({ label, value = { ar: '', en: '' }, onChange, errorIn, required, ...props }: Props) {
  const areas = useText('areas')
  return (['ar', 'en'] as const).map((script) => (
    <TextInput
      key={script}
      label={areas(`in.${script}`, { field: label })}
      required={required && script === 'ar'}
      lang={script}
      dir={script === 'ar' ? 'rtl' : 'ltr'}
      maxLength={60}
      autoComplete="off"
      value={value[script]}
      onChange={(event) => onChange({ ...value, [script]: event.currentTarget.value })}
      error={errorIn(script)}
      data-path={`${props['data-path']}.${script}`}
    />
  ))
}
