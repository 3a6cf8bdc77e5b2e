import { errorGroups, errorTypes } from '@dsms/contract/curriculum/drivingErrors/calls'
import { MultiSelect, NumberInput, Select } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { AreaForm } from '../../../../kit/areas/form/AreaForm.tsx'
import { NamesInput, noNames } from '../../../../kit/areas/inputs/NamesInput.tsx'
import { useRecordChoices } from '../../../../kit/areas/inputs/useChoices.ts'
import { FormGroup } from '../../../../kit/form/RecordForm.tsx'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import { useSchool } from '../../../../kit/school/useSchool.ts'
import { LicencesInput } from '../../shared/LicencesInput.tsx'
import { schemeArea } from '../drivingErrors.ts'
import { Editions } from './Editions.tsx'
import { TryIt } from './TryIt.tsx'

type Limits = Partial<Record<(typeof errorGroups)[number], number | ''>>

const empty = {
  name: noNames,
  exam_kind: 'practical',
  licence_type_ids: [] as string[],
  max_minor: 15 as number | '',
  max_serious: 0 as number | '',
  max_dangerous: 0 as number | '',
  max_points: '' as number | '',
  per_group_max: {} as Limits,
  eliminatory_ids: [] as string[],
  min_score: '' as number | '',
  min_minutes: '' as number | '',
  manoeuvres: [] as string[],
  manoeuvres_required: 0 as number | '',
  effective_from: null as string | null,
}

/** A marking scheme: its limits, its editions, and a place to try them. */
export function MarkingSchemePage({ id }: { id?: number | undefined }) {
  const t = useText('markingSchemes')
  const errors = useText('drivingErrors')
  const { school_id } = useSchool('school')
  const errorChoices = useRecordChoices(errorTypes, school_id, { status: 'active' })
  const number = { allowDecimal: false, allowNegative: false }
  return (
    <AreaForm
      of={schemeArea}
      id={id}
      empty={empty}
      // what was published stays as it is; its copy can change
      isFixed={({ status }) => status !== 'draft'}
      write={({ per_group_max }) => ({
        per_group_max: Object.fromEntries(Object.entries(per_group_max).filter(([, most]) => most !== '')),
      })}
      after={(scheme, school) => (
        <>
          <Editions scheme={scheme} school={school} />
          <TryIt scheme={scheme} school={school} />
        </>
      )}
    >
      {(form) => {
        const { field, oneOf, licences } = form
        const limits = form.values.per_group_max
        const chosen = Object.keys(limits) as (keyof Limits)[]
        return (
          <>
            <FormGroup title={t('section.scheme')}>
              <NamesInput {...field('name')} />
              <Select {...oneOf('exam_kind', 'kind')} />
              <LicencesInput {...licences()} />
              <DateField {...field('effective_from')} />
            </FormGroup>
            <FormGroup title={t('section.limits')}>
              <NumberInput description={t('mostHelp')} {...number} {...field('max_minor')} required />
              <NumberInput description={t('mostHelp')} {...number} {...field('max_serious')} required />
              <NumberInput description={t('mostHelp')} {...number} {...field('max_dangerous')} required />
              <NumberInput description={t('noLimitHelp')} {...number} {...field('max_points')} />
              <NumberInput description={t('scoreHelp')} max={100} {...number} {...field('min_score')} />
              <NumberInput description={t('noLimitHelp')} {...number} {...field('min_minutes')} />
              <MultiSelect
                description={t('eliminatoryHelp')}
                searchable
                clearable
                data={errorChoices}
                {...field('eliminatory_ids')}
              />
            </FormGroup>
            <FormGroup title={t('section.groups')}>
              <MultiSelect
                label={t('field.groups')}
                description={t('groupsHelp')}
                data={errorGroups.map((value) => ({ value, label: errors(`group.${value}`) }))}
                value={chosen}
                onChange={(groups) =>
                  form.setFieldValue(
                    'per_group_max',
                    Object.fromEntries(groups.map((group) => [group, limits[group as keyof Limits] ?? 3])) as never,
                  )
                }
              />
              {chosen.map((group) => (
                <NumberInput
                  key={group}
                  label={t('mostOf', { group: errors(`group.${group}`) })}
                  {...number}
                  value={limits[group] ?? ''}
                  onChange={(most) => form.setFieldValue('per_group_max', { ...limits, [group]: most } as never)}
                />
              ))}
            </FormGroup>
            <FormGroup title={t('section.manoeuvres')}>
              <MultiSelect clearable {...oneOf('manoeuvres', 'manoeuvre')} />
              <NumberInput max={form.values.manoeuvres.length} {...number} {...field('manoeuvres_required')} />
            </FormGroup>
          </>
        )
      }}
    </AreaForm>
  )
}
