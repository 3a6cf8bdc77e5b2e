import { languages as codes } from '@dsms/contract/kernel/shared'
import { Button, Textarea } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { languages, useText } from '../../../kernel/i18n/index.ts'
import { type Names, noNames } from '../../../kit/areas/inputs/NamesInput.tsx'
import { fullRow } from '../../../kit/form/RecordForm.tsx'

interface Props {
  label: string
  value?: Names
  onChange: (texts: Names) => void
  error?: ReactNode
}

/** A longer text in Arabic and English, and in more languages for those who want them. */
export function TextsInput({ label, value = noNames, onChange, error }: Props) {
  const areas = useText('areas')
  const [isMore, setMore] = useState(codes.some((code) => code !== 'ar' && code !== 'en' && value[code]))
  const shown = languages.filter(({ code }) => code === 'ar' || code === 'en' || isMore)
  return (
    <>
      {shown.map(({ code, dir }, place) => (
        <Textarea
          key={code}
          className={fullRow}
          label={areas(`in.${code}`, { field: label })}
          required={place === 0}
          lang={code}
          dir={value[code] ? 'auto' : dir}
          autosize
          minRows={2}
          maxLength={1000}
          value={value[code]}
          onChange={(event) => onChange({ ...value, [code]: event.currentTarget.value })}
          error={place === 0 && error}
        />
      ))}
      {!isMore && (
        <div>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconLanguage size={16} stroke={1.5} />}
            onClick={() => setMore(true)}
          >
            {areas('moreLanguages')}
          </Button>
        </div>
      )}
    </>
  )
}
