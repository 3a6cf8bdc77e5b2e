import { priorExperiences, type Requirement } from '@dsms/contract/curriculum/licences/requirements'
import { Group, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useAgeWords } from '../../shared/ages/useAgeWords.ts'
import { RequirementList } from '../../shared/requirements/RequirementList.tsx'

export interface NeededType {
  name: string
  gearbox: string
  min_age_months: number
  min_training_age_months: number
  medical_required: boolean
  eye_test_required: boolean
  first_aid_required: boolean
  requires: { code: string; months: number }[]
}

/** What a learner reads before beginning: ages, papers, licences to hold, and the training. */
export function WhatYouNeed({ type, rows }: { type: NeededType; rows: Requirement[] }) {
  const t = useText('licences')
  const ages = useAgeWords()
  const [gearbox, setGearbox] = useState<'manual' | 'automatic'>(type.gearbox === 'automatic' ? 'automatic' : 'manual')
  const [experience, setExperience] = useState<string>('none')
  const mine = rows.filter(
    (row) => row.prior_experience === experience && (row.gearbox === 'both' || row.gearbox === gearbox),
  )
  const papers = [
    ...(type.eye_test_required ? [t('need.eyeTest')] : []),
    ...(type.medical_required ? [t('need.medical')] : []),
    ...(type.first_aid_required ? [t('need.firstAid')] : []),
  ]
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('need.help')}
      </Text>
      <Group>
        {type.gearbox === 'both' && (
          <Select
            label={t('field.gearbox')}
            allowDeselect={false}
            data={(['manual', 'automatic'] as const).map((value) => ({ value, label: t(`gearbox.${value}`) }))}
            value={gearbox}
            onChange={(value) => value && setGearbox(value)}
          />
        )}
        <Select
          label={t('field.prior_experience')}
          allowDeselect={false}
          data={priorExperiences.map((value) => ({ value, label: t(`experience.${value}`) }))}
          value={experience}
          onChange={(value) => setExperience(value ?? 'none')}
        />
      </Group>
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        <li>{t('need.training', { age: ages(type.min_training_age_months) })}</li>
        <li>{t('need.licence', { age: ages(type.min_age_months) })}</li>
        {type.requires.map(({ code, months }) => (
          <li key={code}>{months ? t('need.held', { code, time: ages(months) }) : t('need.heldNow', { code })}</li>
        ))}
        {papers.map((paper) => (
          <li key={paper}>{paper}</li>
        ))}
      </ul>
      <RequirementList rows={mine} />
    </Stack>
  )
}
