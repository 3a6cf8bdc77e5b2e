import { getTrainingRequirements } from '@dsms/contract/curriculum/licences/requirements'
import { Select, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { areaKey } from '../../../../kit/areas/area.ts'
import { RequirementList } from '../../shared/requirements/RequirementList.tsx'
import { licences } from '../licences.ts'
import { inSchool, type KeptRequirements as Kept } from './requirementsKept.ts'

/** What was required before, and from when. */
export function RequirementVersions({
  kept,
  id,
  school_id,
}: {
  kept: Kept
  id: number
  school_id: number | undefined
}) {
  const t = useText('licences')
  const format = useFormat()
  const [shown, setShown] = useState<number>(kept.version)
  const old = useQuery({
    queryKey: [...areaKey(licences, school_id), 'requirements', id, shown],
    queryFn: ({ signal }) =>
      call(getTrainingRequirements, { params: { id }, query: { version: shown, ...inSchool(school_id) } }, signal),
    enabled: shown > 0,
  })
  if (kept.versions.length === 0) return <Text size="sm">{t('versions.none')}</Text>
  return (
    <Stack gap="md">
      <Select
        label={t('versions.show')}
        allowDeselect={false}
        maw={420}
        data={kept.versions.map((one) => ({
          value: String(one.version),
          label: t(one.is_current ? 'versions.current' : 'versions.one', {
            version: one.version,
            day: format.date(one.effective_from),
          }),
        }))}
        value={String(shown)}
        onChange={(value) => setShown(Number(value))}
      />
      {kept.versions
        .filter((one) => one.version === shown)
        .map((one) => (
          <Text key={one.version} size="sm" c="dimmed" dir="auto">
            {[format.dateTime(one.created_at), one.by, one.note].filter(Boolean).join(' · ')}
          </Text>
        ))}
      {old.data && <RequirementList rows={old.data.rows} />}
    </Stack>
  )
}
