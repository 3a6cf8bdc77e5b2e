import { getPackVersion } from '@dsms/contract/curriculum/countryPacks/calls'
import type { PackData, PackDocument } from '@dsms/contract/curriculum/countryPacks/data'
import { complete, type RequirementInput } from '@dsms/contract/curriculum/licences/requirements'
import { textIn } from '@dsms/contract/kernel/choices/reading'
import { Select, Stack, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useLanguage, useText, wordOf } from '../../../kernel/i18n/index.ts'
import { areaKey } from '../../../kit/areas/area.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { WideTable } from '../../../ui/page/WideTable.tsx'
import { useRequirementWords } from '../shared/requirements/requirementWords.ts'
import { changesOf } from './changes.ts'
import { useFactWords } from './Facts.tsx'
import { useDocumentName } from './PackDocuments.tsx'
import { packs } from './packs.ts'

interface Props {
  packId: number
  nth: number
  data: PackData
  others: number[]
}

/** What a version says otherwise than another one. */
export function VersionCompare({ packId, nth, data, others }: Props) {
  const t = useText('countryPacks')
  const told = useTold()
  const [chosen, setChosen] = useState(others.find((one) => one < nth) ?? others[0] ?? 0)
  const other = useQuery({
    queryKey: [...areaKey(packs), 'version', packId, chosen],
    queryFn: ({ signal }) => call(getPackVersion, { params: { id: packId, nth: chosen } }, signal),
  })
  const changes = other.data ? changesOf(other.data.data, data) : []
  const label = (field: string) => {
    const name = field.split('.').at(-1) ?? field
    return wordOf('countryPacks', `fact.${name}`) ?? wordOf('countryPacks', `field.${name}`) ?? name
  }
  return (
    <Stack gap="md">
      <Select
        label={t('compare.with')}
        allowDeselect={false}
        maw={240}
        data={others.map((one) => ({ value: String(one), label: t('version.number', { version: one }) }))}
        value={String(chosen)}
        onChange={(value) => setChosen(Number(value))}
      />
      {other.isError && <ErrorBox error={other.error} onRetry={() => other.refetch()} />}
      {other.data && changes.length === 0 && <Text size="sm">{t('compare.same')}</Text>}
      {changes.length > 0 && (
        <WideTable label={t('tab.compare')} minWidth={560}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('compare.what')}</Table.Th>
              <Table.Th>{t('version.number', { version: chosen })}</Table.Th>
              <Table.Th>{t('version.number', { version: nth })}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {changes.map(({ category, field, before, after }) => (
              <Table.Tr key={`${category}${field}`}>
                <Table.Td>
                  {category && <bdi dir="ltr">{category} · </bdi>}
                  {label(field)}
                </Table.Td>
                <Table.Td dir="auto">{told(field, before)}</Table.Td>
                <Table.Td dir="auto">{told(field, after)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </WideTable>
      )}
    </Stack>
  )
}

/** Any value of a pack in words. */
function useTold() {
  const t = useText('countryPacks')
  const rows = useRequirementWords()
  const fact = useFactWords()
  const documentName = useDocumentName()
  const { joined, weekdays: days } = useFormat()
  const { code: language } = useLanguage()
  return (field: string, value: unknown): string => {
    const nameOf = (names: Partial<Record<string, string>>) => textIn(names, language)
    if (value === null || value === undefined || value === '') return t('notSet')
    if (field === 'requirements')
      return (value as RequirementInput[])
        .map(complete)
        .map((row) => `${rows.part(row)} ${rows.amounts(row)}`)
        .join('; ')
    if (field === 'requires') return joined((value as { code: string }[]).map(({ code }) => code))
    if (field === 'documents') return (value as PackDocument[]).map(documentName).join('; ')
    if (field === 'weekend_days') return joined((value as number[]).map((day) => days[day]))
    if (field === 'week_start') return days[Number(value)] ?? ''
    if (field === 'group' || field === 'gearbox') return wordOf('licences', `${field}.${value}`) ?? String(value)
    if (typeof value === 'number') return fact(field, value)
    if (typeof value === 'object') return nameOf(value as Record<string, string>)
    return String(value)
  }
}
