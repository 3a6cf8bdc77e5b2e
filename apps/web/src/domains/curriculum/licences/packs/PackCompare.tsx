import { getSchoolPack, listSchoolPacks } from '@dsms/contract/curriculum/countryPacks/school'
import { complete } from '@dsms/contract/curriculum/licences/requirements'
import { Group, Select, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { RequirementCompare } from '../../shared/requirements/RequirementCompare.tsx'
import { inSchool } from '../requirements/requirementsKept.ts'

interface Props {
  code: string
  school_id: number | undefined
  mine: ReturnType<typeof complete>[]
  onTake: ((rows: ReturnType<typeof complete>[]) => void) | undefined
}

/** A type beside a category of a country's rules, which can be taken over. */
export function PackCompare({ code, school_id, mine, onTake }: Props) {
  const t = useText('licences')
  const packs = useQuery({
    queryKey: ['school-packs', school_id ?? 'own'],
    queryFn: ({ signal }) => call(listSchoolPacks, { query: inSchool(school_id) }, signal),
  })
  const [chosen, setChosen] = useState<string | null>(null)
  const packCode = chosen ?? packs.data?.[0]?.code
  const pack = useQuery({
    queryKey: ['school-packs', school_id ?? 'own', packCode],
    queryFn: ({ signal }) =>
      call(getSchoolPack, { params: { code: packCode ?? '' }, query: inSchool(school_id) }, signal),
    enabled: packCode !== undefined,
  })
  const [category, setCategory] = useState<string | null>(null)
  const categories = pack.data?.data.categories ?? []
  const shown =
    categories.find((one) => one.code === category) ??
    categories.find((one) => one.code.toLowerCase() === code.toLowerCase())
  if (packs.isError) return <ErrorBox error={packs.error} onRetry={() => packs.refetch()} />
  return (
    <Stack gap="md">
      <Group align="end">
        <Select
          label={t('compare.pack')}
          allowDeselect={false}
          data={(packs.data ?? []).map((one) => ({ value: one.code, label: one.name }))}
          value={packCode ?? null}
          onChange={(value) => {
            setChosen(value)
            setCategory(null)
          }}
        />
        <Select
          label={t('compare.category')}
          allowDeselect={false}
          placeholder={t('compare.choose')}
          data={categories.map((one) => one.code)}
          value={shown?.code ?? null}
          onChange={setCategory}
        />
      </Group>
      {shown ? (
        <RequirementCompare
          mine={mine}
          theirs={shown.requirements.map(complete)}
          mineName={t('compare.mine')}
          theirsName={`${pack.data?.name} ${pack.data?.version}`}
          {...(onTake ? { onTake } : {})}
        />
      ) : (
        <Text size="sm">{t('compare.none')}</Text>
      )}
      <Text size="sm" c="dimmed">
        {t('verify')}
      </Text>
    </Stack>
  )
}
