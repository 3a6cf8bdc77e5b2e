import { SegmentedControl, Stack, Table, useMatches } from '@mantine/core'
import { useState } from 'react'
import { calendarFormatOf } from '../../../../kernel/i18n/calendarFormat.ts'
import { formatOf } from '../../../../kernel/i18n/format.ts'
import { languages, useLanguage, useText } from '../../../../kernel/i18n/index.ts'

const day = '2026-03-08'
const names = languages.map(({ code, name }) => ({ value: code, label: name }))
/** A value, and its format. */
const rows = [
  ['date', (locale: string) => formatOf(locale).date(day)],
  ['day', (locale: string) => calendarFormatOf(locale).fullDay(day)],
  ['hijri', (locale: string) => formatOf(locale).hijri(day)],
  ['time', (locale: string) => calendarFormatOf(locale).wallTime('16:30')],
  ['numbers', (locale: string) => formatOf(locale).number(12480.5)],
  ['money', (locale: string) => formatOf(locale).money(125050, 'SAR')],
  ['list', (locale: string) => formatOf(locale).list(['B', 'C1', 'D'])],
] as const

/** The same things as each language writes them, without changing the screen's own. */
export function FormatTable() {
  const t = useText('extras')
  const { code } = useLanguage()
  const [chosen, setChosen] = useState<string>(code)
  const orientation = useMatches({ base: 'vertical', sm: 'horizontal' } as const)
  const { locale, dir } = languages.find((one) => one.code === chosen) ?? { locale: 'en', dir: 'ltr' }
  return (
    <Stack gap="sm" align="start">
      <SegmentedControl
        aria-label={t('i18n.formatsOf')}
        data={names}
        value={chosen}
        onChange={setChosen}
        orientation={orientation}
      />
      <Table aria-label={t('i18n.rows')} variant="vertical">
        <Table.Tbody>
          {rows.map(([key, tell]) => (
            <Table.Tr key={key}>
              <Table.Th scope="row">{t(`i18n.${key}`)}</Table.Th>
              <Table.Td>
                <bdi lang={chosen} dir={dir}>
                  {tell(locale)}
                </bdi>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Stack>
  )
}
