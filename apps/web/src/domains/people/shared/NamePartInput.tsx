import { type NamePart, noName } from '@dsms/contract/people/students/names'
import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLanguage, useText } from '../../../kernel/i18n/index.ts'

type Script = keyof NamePart
const scripts = [
  ['ar', 'rtl'],
  ['en', 'ltr'],
] as const satisfies [Script, string][]

interface Props {
  /** "First name". */
  label: string
  value?: NamePart
  onChange: (value: NamePart) => void
  onBlur?: () => void
  error?: ReactNode
  /** One of the scripts has to say something. */
  required?: boolean
  /** What is wrong in one script alone. */
  errorIn?: (script: Script) => ReactNode
  'data-path'?: string
  maxLength?: number
  disabled?: boolean
  /** Where somebody writes of themselves; a browser knows them in the letters of its language. */
  autoComplete?: 'given-name' | 'family-name'
}

/** A part of a person's name in Arabic and in Latin letters, those of the reader first, side by side where there is room. */
export function NamePartInput({ label, value = noName, onChange, onBlur, error, maxLength = 60, ...props }: Props) {
  const { required, errorIn, 'data-path': path, disabled, autoComplete = 'off' } = props
  const own = useLanguage().code === 'ar' ? 'ar' : 'en'
  const areas = useText('areas')
  const other = own === 'ar' ? 'en' : 'ar'
  return scripts
    .toSorted(([one]) => (one === own ? -1 : 1))
    .map(([script, dir]) => (
      <TextInput
        key={script}
        label={areas(`in.${script}`, { field: label })}
        // a name in the other letters alone is a whole name
        required={required && script === own && value[other].trim() === ''}
        lang={script}
        dir={dir}
        maxLength={maxLength}
        autoComplete={script === own ? autoComplete : 'off'}
        disabled={disabled ?? false}
        value={value[script]}
        onChange={(event) => onChange({ ...value, [script]: event.currentTarget.value })}
        onBlur={onBlur}
        error={errorIn?.(script) || (script === own && error)}
        data-path={path && `${path}.${script}`}
      />
    ))
}
