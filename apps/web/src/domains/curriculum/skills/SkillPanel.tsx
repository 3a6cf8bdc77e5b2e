import { skillStages, skills } from '@dsms/contract/curriculum/skills/calls'
import {
  ActionIcon,
  Button,
  Group,
  MultiSelect,
  NumberInput,
  Select,
  Stack,
  Switch,
  Textarea,
  TextInput,
} from '@mantine/core'
import { IconArchive, IconX } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { areaKey, useAreaCalls, useAreaChanged, useRecord } from '../../../kit/areas/area.ts'
import { amount, code, flag, formFields, keys, names, number, text } from '../../../kit/areas/form/fields.ts'
import { NamesInput } from '../../../kit/areas/inputs/NamesInput.tsx'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { StatusChange } from '../../../kit/areas/status/StatusChange.tsx'
import { usePutAway } from '../../../kit/areas/status/usePutAway.ts'
import type { WholeRecord } from '../../../kit/areas/types.ts'
import { RecordForm } from '../../../kit/form/RecordForm.tsx'
import { useRecordForm } from '../../../kit/form/useRecordForm.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { Bdi, Typed } from '../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { LicencesInput } from '../shared/LicencesInput.tsx'
import { LevelSelect } from './Levels.tsx'
import classes from './Skills.module.css'
import { type Node, skillArea } from './skills.ts'

type Skill = WholeRecord<typeof skillArea.area>

interface Props {
  id: number
  nodes: readonly Node[]
  school_id: number | undefined
  close: () => void
}

/** A skill beside the tree: everything about it, its status and what happened to it. */
export function SkillPanel({ id, nodes, school_id, close }: Props) {
  const t = useText('skills')
  const common = useText('common')
  const areas = useText('areas')
  const may = useMay()
  const found = useRecord(skillArea, id, school_id)
  const { putAway } = usePutAway(skillArea, school_id, close)
  const [isChanging, setChanging] = useState(false)
  const skill = found.data
  const { calls } = skillArea.area
  return (
    <aside className={`card ${classes.panel}`} aria-label={t('details')}>
      <Group justify="space-between" wrap="nowrap" align="flex-start" mb="sm">
        <Stack gap={4}>
          <h2 className={classes.heading}>
            {skill && (
              <>
                <Bdi>{skill.code}</Bdi> <Typed>{skill.name}</Typed>
              </>
            )}
          </h2>
          {skill && <StatusBadge status={skill.status} label={t(`status.${skill.status}`)} />}
        </Stack>
        <ActionIcon size={36} variant="subtle" color="gray" aria-label={common('close')} onClick={close}>
          <IconX size={18} stroke={1.5} />
        </ActionIcon>
      </Group>
      {found.isError && <ErrorBox error={found.error} onRetry={() => found.refetch()} />}
      {found.isPending && <ListSkeleton rows={6} />}
      {skill && (
        <Stack gap="md">
          <Group gap="xs">
            {may(calls.changeStatus) && (
              <Button variant="default" size="compact-md" onClick={() => setChanging(true)}>
                {areas('status')}
              </Button>
            )}
            {may(calls.archive) && (
              <Button
                variant="default"
                size="compact-md"
                leftSection={<IconArchive size={16} stroke={1.5} />}
                onClick={() => putAway(skill)}
              >
                {areas('archive')}
              </Button>
            )}
          </Group>
          <Form key={`${skill.id}.${skill.version}`} skill={skill} nodes={nodes} school_id={school_id} close={close} />
          <RecordHistory history={skill.history} words="skills" />
        </Stack>
      )}
      {isChanging && skill && (
        <StatusChange of={skillArea} school_id={school_id} record={skill} close={() => setChanging(false)} />
      )}
    </aside>
  )
}

const skillFields = formFields(skillArea, {
  code: text(),
  name: names(),
  description: names('descriptions'),
  stage: code('road'),
  weight: number(1),
  is_critical: flag(),
  target_level: amount(4),
  evidence_min: number(2),
  recommended_minutes: number(),
  teaching_notes: text(),
  licence_type_ids: keys(),
  prerequisite_ids: keys(),
})

function Form({ skill, nodes, school_id, close }: Omit<Props, 'id'> & { skill: Skill }) {
  const t = useText('skills')
  const common = useText('common')
  const areas = useText('areas')
  const may = useMay()
  const client = useQueryClient()
  const calls = useAreaCalls(skillArea, school_id)
  const changed = useAreaChanged(skillArea, school_id)
  const { valuesOf, bodyOf, changeOf } = skillFields
  const state = useRecordForm({
    initial: valuesOf(skill),
    version: skill.version,
    schema: skills.input,
    toBody: bodyOf,
    save: (values, fields, version) => calls.update(skill.id, { ...changeOf(values, fields), version }),
    reload: async () => {
      const now = await calls.get(skill.id)
      return { values: valuesOf(now), version: now.version }
    },
    onSaved: async (saved) => {
      client.setQueryData([...areaKey(skillArea, school_id), 'record', saved.id], saved)
      await changed()
      showDone(areas('saved', { name: saved.name }))
    },
  })
  const { form } = state
  const field = form.getInputProps
  const counted = { allowDecimal: false, allowNegative: false }
  const fields = (
    <Stack gap="sm">
      <TextInput label={t('field.code')} required dir="ltr" maxLength={20} {...field('code')} />
      <NamesInput label={t('field.name')} required maxLength={120} {...field('name')} />
      <Select
        label={t('field.stage')}
        allowDeselect={false}
        data={skillStages.map((value) => ({ value, label: t(`stage.${value}`) }))}
        {...field('stage')}
      />
      <Group grow align="flex-start">
        <NumberInput
          label={t('field.weight')}
          description={t('weightHelp')}
          max={10}
          {...counted}
          {...field('weight')}
        />
        <LevelSelect label={t('field.target_level')} school_id={school_id} {...field('target_level')} />
      </Group>
      <Group grow align="flex-start">
        <NumberInput
          label={t('field.evidence_min')}
          description={t('evidenceHelp')}
          max={50}
          {...counted}
          {...field('evidence_min')}
        />
        <NumberInput
          label={t('field.recommended_minutes')}
          description={t('minutesHelp')}
          {...counted}
          {...field('recommended_minutes')}
        />
      </Group>
      <Switch
        label={t('field.is_critical')}
        description={t('criticalHelp')}
        {...form.getInputProps('is_critical', { type: 'checkbox' })}
      />
      <MultiSelect
        label={t('field.prerequisite_ids')}
        description={t('prerequisitesHelp')}
        searchable
        clearable
        data={nodes
          .filter(({ id }) => id !== skill.id)
          .map(({ id, code, name }) => ({ value: String(id), label: `${code} · ${name}` }))}
        {...field('prerequisite_ids')}
      />
      <LicencesInput school_id={school_id} present={skill} {...field('licence_type_ids')} />
      <NamesInput label={t('field.description')} maxLength={1000} {...field('description')} />
      <Textarea
        label={t('field.teaching_notes')}
        dir="auto"
        autosize
        minRows={2}
        maxLength={2000}
        {...field('teaching_notes')}
      />
    </Stack>
  )
  if (!may(skillArea.area.calls.update))
    return (
      <fieldset disabled className={classes.still}>
        {fields}
      </fieldset>
    )
  return (
    <RecordForm
      state={state}
      saveLabel={common('save')}
      cancel={close}
      fieldLabel={(name) => t(`field.${name}`)}
      param="skill"
    >
      {fields}
    </RecordForm>
  )
}
