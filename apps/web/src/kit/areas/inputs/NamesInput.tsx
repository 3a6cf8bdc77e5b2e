import { languages as codes, type Language } from '@dsms/contract/kernel/shared'
import { Button, Group, TextInput } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { languages, useText } from '../../../kernel/i18n/index.ts'

export type Names = Record<Language, string>
export const noNames: Names = { ar: '', en: '', de: '', fr: '', pt: '' }

interface Props {
  /** "Name". */
  label: string
  value?: Names
  onChange: (names: Names) => void
  error?: ReactNode
  /** At least one language has to say something. */
  required?: boolean
  /** Arabic and English both have to. */
  both?: boolean
  /** The error of a single language. */
  errorIn?: (language: Language) => ReactNode
  'data-path'?: string
  maxLength?: number
}

/** A name in Arabic and in Latin letters, and in more languages for those who want them. */
export function NamesInput({ label, value = noNames, onChange, error, maxLength = 80, ...props }: Props) {
  const { required, both, errorIn, 'data-path': path } = props
  const areas = useText('areas')
  const [isMore, setMore] = useState(codes.some((code) => !isFirst(code) && value[code]))
  const shown = languages.filter(({ code }) => isFirst(code) || isMore)
  return (
    <>
      {shown.map(({ code, dir }, place) => (
        <TextInput
          key={code}
          label={areas(`in.${code}`, { field: label })}
          required={both ? isFirst(code) : required && place === 0}
          lang={code}
          dir={value[code] ? 'auto' : dir}
          maxLength={maxLength}
          autoComplete="off"
          value={value[code]}
          onChange={(event) => onChange({ ...value, [code]: event.currentTarget.value })}
          error={(place === 0 && error) || errorIn?.(code)}
          data-path={place === 0 ? path : path && `${path}.${code}`}
        />
      ))}
      {!isMore && (
        <Group align="end">
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconLanguage size={16} stroke={1.5} />}
            onClick={() => setMore(true)}
          >
            {areas('moreLanguages')}
          </Button>
        </Group>
      )}
    </>
  )
}

const isFirst = (code: Language) => code === 'ar' || code === 'en'
