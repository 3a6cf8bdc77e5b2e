import { languages as codes, type Language } from '@dsms/contract/kernel/shared'
import type { TranslatedText } from '@dsms/contract/kernel/translated'
import { SegmentedControl, Stack, Text } from '@mantine/core'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { languages, useLanguage, useText } from '../../kernel/i18n/index.ts'
import classes from './LanguageTabs.module.css'

interface Props {
  /** The texts that make a language complete: it is marked once all of them say something. */
  texts: Partial<TranslatedText>[]
  /** The fields of one language. */
  children: (language: { code: Language; name: string; dir: 'rtl' | 'ltr' }) => ReactNode
}

/** The same fields for each language of the product, one language in sight, and which of them are still to be written. */
export function LanguageTabs({ texts, children }: Props) {
  const t = useText('records')
  const reader = useLanguage()
  const [chosen, choose] = useState<Language>(reader.code)
  const language = languages.find(({ code }) => code === chosen) ?? reader
  const isWritten = (code: Language) => texts.every((text) => Boolean(text[code]?.trim()))
  const missing = codes.filter((code) => !isWritten(code)).length
  return (
    <Stack gap="sm">
      <SegmentedControl
        className={classes.languages}
        withItemsBorders={false}
        aria-label={t('language.choose')}
        value={chosen}
        onChange={choose}
        data={languages.map(({ code, name }) => ({
          value: code,
          label: (
            <span className={classes.language}>
              {isWritten(code) ? (
                <IconCircleCheck size={16} stroke={1.75} role="img" aria-label={t('language.written')} />
              ) : (
                <IconCircleDashed size={16} stroke={1.75} role="img" aria-label={t('language.missing')} />
              )}
              <span lang={code}>{name}</span>
            </span>
          ),
        }))}
      />
      {missing > 0 && (
        <Text size="sm" c="dimmed">
          {t('language.fallback', { count: missing })}
        </Text>
      )}
      {children(language)}
    </Stack>
  )
}
