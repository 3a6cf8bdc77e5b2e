import { errorGroups } from '@dsms/contract/errorTypes'
import { severities } from '@dsms/contract/marking'
import { skills } from '@dsms/contract/skills'
import { Checkbox, Group, NumberInput, Select, Switch, Text, Textarea, TextInput } from '@mantine/core'
import { AreaForm } from '../../components/areas/AreaForm.tsx'
import { LicencesInput } from '../../components/areas/LicencesInput.tsx'
import { NamesInput, noNames } from '../../components/areas/NamesInput.tsx'
import { useRecordChoices, withPresent } from '../../components/areas/useChoices.ts'
import { FormGroup, fullRow } from '../../components/records/form/RecordForm.tsx'
import { useSchool } from '../../components/records/school/useSchool.ts'
import { useText } from '../../i18n/index.ts'
import { errorArea } from './drivingErrors.ts'

const empty = {
  code: '',
  name: noNames,
  description: noNames,
  group: 'other',
  skill_id: null as string | null,
  default_severity: 'minor',
  allowed_severities: [...severities] as string[],
  severity_reason: '',
  points: 1 as number | '',
  repeat_escalates_after: '' as number | '',
  immediate_fail: false,
  licence_type_ids: [] as string[],
  place: 0 as number | '',
}

/** An error that can be marked: its form, and what happened to it. */
export function ErrorTypePage({ id }: { id?: number | undefined }) {
  const t = useText('drivingErrors')
  const { school_id } = useSchool('school')
  const skillChoices = useRecordChoices(skills, school_id)
  const grades = severities.map((value) => ({ value, label: t(`severity.${value}`) }))
  return (
    // the reason is asked anew for each change
    <AreaForm of={errorArea} id={id} empty={empty} read={() => ({ severity_reason: '' })}>
      {(form, error) => {
        const field = form.getInputProps
        const isRegraded = error !== undefined && form.values.default_severity !== error.default_severity
        return (
          <>
            <FormGroup title={t('section.error')}>
              <TextInput label={t('field.code')} required dir="ltr" maxLength={20} {...field('code')} />
              <NamesInput label={t('field.name')} required maxLength={120} {...field('name')} />
              <Select
                label={t('field.group')}
                allowDeselect={false}
                data={errorGroups.map((value) => ({ value, label: t(`group.${value}`) }))}
                {...field('group')}
              />
              <Select
                label={t('field.skill')}
                description={t('skillHelp')}
                searchable
                clearable
                data={withPresent(skillChoices, error?.skill_id, error?.skill)}
                {...field('skill_id')}
              />
              <LicencesInput school_id={school_id} present={error} {...field('licence_type_ids')} />
              <NumberInput label={t('field.place')} allowDecimal={false} min={0} {...field('place')} />
            </FormGroup>
            <FormGroup title={t('section.severity')}>
              <Select
                label={t('field.default_severity')}
                allowDeselect={false}
                data={grades}
                {...field('default_severity')}
              />
              <Checkbox.Group label={t('field.allowed_severities')} {...field('allowed_severities')}>
                <Group gap="md" mt={8}>
                  {grades.map(({ value, label }) => (
                    <Checkbox key={value} value={value} label={label} />
                  ))}
                </Group>
              </Checkbox.Group>
              {isRegraded && (
                <Textarea
                  className={fullRow}
                  label={t('field.severity_reason')}
                  required
                  dir="auto"
                  autosize
                  minRows={2}
                  maxLength={300}
                  {...field('severity_reason')}
                />
              )}
              {error?.first_severity && (
                <Text size="sm" className={fullRow}>
                  {t('firstSeverity', { severity: t(`severity.${error.first_severity}`) })}
                  {error.severity_reason && ` ${t('lastReason', { reason: error.severity_reason })}`}
                </Text>
              )}
              <NumberInput label={t('field.points')} allowDecimal={false} min={0} max={100} {...field('points')} />
              <NumberInput
                label={t('field.repeat_escalates_after')}
                description={t('repeatHelp')}
                allowDecimal={false}
                min={2}
                max={20}
                {...field('repeat_escalates_after')}
              />
              <Switch
                label={t('field.immediate_fail')}
                description={t('immediateHelp')}
                {...form.getInputProps('immediate_fail', { type: 'checkbox' })}
              />
            </FormGroup>
            <FormGroup title={t('field.description')}>
              <NamesInput label={t('field.description')} maxLength={1000} {...field('description')} />
            </FormGroup>
          </>
        )
      }}
    </AreaForm>
  )
}
