import { type NamePart, noName } from '@dsms/contract/students/students/names'
import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLanguage, useText } from '../../../kernel/i18n/index.ts'

type Script = keyof NamePart
const directions = { ar: 'rtl', en: 'ltr' } as const satisfies Record<Script, string>

interface Props {
  /** "First name". */
  label: string
  value?: NamePart
  onChange: (value: NamePart) => void
  onBlur?: () => void
  error?: ReactNode
  /** One of the scripts has to say something. */
  required?: boolean
  /** The error of one script alone. */
  errorIn?: (script: Script) => ReactNode
  'data-path'?: string
  maxLength?: number
  disabled?: boolean
  /** Where somebody writes of themselves; a browser knows them in the letters of its language. */
  autoComplete?: 'given-name' | 'family-name'
}

/** The parts of a person's name, all in the letters of the reader first: a name is typed in one go. */
export function NameInputs<Name extends string>({ parts, of }: { parts: readonly Name[]; of: (name: Name) => Props }) {
  const own: Script = useLanguage().code === 'ar' ? 'ar' : 'en'
  const other: Script = own === 'ar' ? 'en' : 'ar'
  return [own, other].map((script) =>
    parts.map((name) => <NameInput key={`${name} ${script}`} script={script} own={own} other={other} {...of(name)} />),
  )
}

function NameInput({
  script,
  own,
  other,
  label,
  value = noName,
  onChange,
  onBlur,
  error,
  required,
  errorIn,
  'data-path': path,
  maxLength = 60,
  disabled = false,
  autoComplete,
}: Props & Record<'script' | 'own' | 'other', Script>) {
  const areas = useText('areas')
  return (
    <TextInput
      label={areas(`in.${script}`, { field: label })}
      // a name in the other letters alone is a whole name
      required={required && script === own && value[other].trim() === ''}
      lang={script}
      dir={directions[script]}
      maxLength={maxLength}
      autoComplete={(script === own && autoComplete) || 'off'}
      disabled={disabled}
      value={value[script]}
      onChange={(event) => onChange({ ...value, [script]: event.currentTarget.value })}
      onBlur={onBlur}
      error={errorIn?.(script) || (script === own && error)}
      data-path={path && `${path}.${script}`}
    />
  )
}
