import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { LanguageTabs } from '../../../../kit/inputs/LanguageTabs.tsx'
import { noText } from '../../../../kit/inputs/noText.ts'
import type { FieldState } from '../held/useStates.ts'

export function InLanguages({ size }: { size: FieldState['size'] }) {
  const t = useText('forms')
  const [text, setText] = useState({ ...noText, ar: 'الرخصة الخاصة', en: 'Private licence' })
  return (
    <LanguageTabs texts={[text]}>
      {({ code, dir }) => (
        <TextInput
          key={code}
          label={t('input.licence')}
          size={size}
          lang={code}
          dir={dir}
          value={text[code]}
          onChange={(event) => setText({ ...text, [code]: event.currentTarget.value })}
        />
      )}
    </LanguageTabs>
  )
}
