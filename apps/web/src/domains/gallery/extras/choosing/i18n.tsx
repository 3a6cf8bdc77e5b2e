import { SegmentedControl, Stack, useMatches } from '@mantine/core'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { languages, useLanguage, useText } from '../../../../kernel/i18n/index.ts'
import { chooseLanguage } from '../../../../kernel/session/signIn.ts'
import { Bdi } from '../../../../ui/Bidi.tsx'
import { sampleOf } from '../../samples/sample.ts'
import { FormatTable } from './FormatTable.tsx'

const names = languages.map(({ code, name }) => ({ value: code, label: name }))

export const i18n = sampleOf(
  {},
  {
    screen: () => {
      const t = useText('extras')
      const { code } = useLanguage()
      const orientation = useMatches({ base: 'vertical', sm: 'horizontal' } as const)
      const choose = (value: string) => {
        const language = languages.find((one) => one.code === value)
        if (language) void chooseLanguage(language.code)
      }
      return (
        <Stack gap="sm" align="start">
          <SegmentedControl
            aria-label={t('i18n.language')}
            data={names}
            value={code}
            onChange={choose}
            orientation={orientation}
          />
          <p>{t('i18n.text')}</p>
        </Stack>
      )
    },
    formats: () => <FormatTable />,
    plurals: () => {
      const t = useText('extras')
      return (
        <ul>
          {[0, 1, 2, 3, 11, 100].map((count) => (
            <li key={count}>{t('i18n.lessons', { count })}</li>
          ))}
        </ul>
      )
    },
    mixed: () => {
      const t = useText('extras')
      const format = useFormat()
      return (
        <p>
          {t('i18n.both', { date: format.date('2026-03-08') })} <Bdi>+966 50 123 4567</Bdi> · <Bdi>ABJ 1234</Bdi>
        </p>
      )
    },
  },
)
