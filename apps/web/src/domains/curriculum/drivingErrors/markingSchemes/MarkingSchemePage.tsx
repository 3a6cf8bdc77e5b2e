import { errorGroups, errorTypes } from '@dsms/contract/curriculum/drivingErrors/calls'
import type { markingSchemes } from '@dsms/contract/curriculum/drivingErrors/markingSchemes'
import { MultiSelect, NumberInput, Select } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { recordOf } from '../../../../kernel/objects.ts'
import { AreaScreen } from '../../../../kit/areas/AreaScreen.tsx'
import { AreaForm } from '../../../../kit/areas/form/AreaForm.tsx'
import { code, codes, day, type FieldOf, formFields, keys, names, number } from '../../../../kit/areas/form/fields.ts'
import { NamesInput } from '../../../../kit/areas/inputs/NamesInput.tsx'
import { useRecordChoices } from '../../../../kit/areas/inputs/useChoices.ts'
import { RecordHistory } from '../../../../kit/areas/RecordHistory.tsx'
import { StatusNote } from '../../../../kit/areas/status/StatusNote.tsx'
import { FormGroup } from '../../../../kit/form/RecordForm.tsx'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import { useSchool } from '../../../../kit/school/useSchool.ts'
import { LicencesInput } from '../../shared/LicencesInput.tsx'
import { schemeArea } from '../drivingErrors.ts'
import { Editions } from './Editions.tsx'
import { TryIt } from './TryIt.tsx'

type Group = (typeof errorGroups)[number]
type Limits = Partial<Record<Group, number | ''>>

/** A limit that was cleared is none. */
const limits: FieldOf<typeof markingSchemes, 'per_group_max', Limits> = {
  empty: {},
  read: (stored) => stored,
  write: (typed) =>
    Object.fromEntries(
      errorGroups.flatMap((group) => (typed[group] || typed[group] === 0 ? [[group, typed[group]]] : [])),
    ),
}

const fields = formFields(schemeArea, {
  name: names(),
  exam_kind: code('practical'),
  licence_type_ids: keys(),
  max_minor: number(15),
  max_serious: number(0),
  max_dangerous: number(0),
  max_points: number(),
  per_group_max: limits,
  eliminatory_ids: keys(),
  min_score: number(),
  min_minutes: number(),
  manoeuvres: codes(),
  manoeuvres_required: number(0),
  effective_from: day(),
})

/** A marking scheme: its limits, its editions, and a place to try them. */
export function MarkingSchemePage({ id }: { id?: number | undefined }) {
  const t = useText('markingSchemes')
  const errors = useText('drivingErrors')
  const { school_id } = useSchool('school')
  const errorChoices = useRecordChoices(errorTypes, school_id, { status: 'active' })
  const counted = { allowDecimal: false, allowNegative: false }
  return (
    <AreaScreen of={schemeArea} id={id} isFixed={({ status }) => status !== 'draft'}>
      {(screen) => (
        <>
          <StatusNote record={screen.record} />
          <AreaForm on={screen} fields={fields}>
            {(form) => {
              const { field, oneOf, licences } = form
              const limits = form.values.per_group_max
              const setLimits = (next: Limits) => form.setValues({ per_group_max: next })
              const chosen = errorGroups.filter((group) => group in limits)
              return (
                <>
                  <FormGroup title={t('section.scheme')}>
                    <NamesInput {...field('name')} />
                    <Select {...oneOf('exam_kind', 'kind')} />
                    <LicencesInput {...licences()} />
                    <DateField {...field('effective_from')} />
                  </FormGroup>
                  <FormGroup title={t('section.limits')}>
                    <NumberInput description={t('mostHelp')} {...counted} {...field('max_minor')} required />
                    <NumberInput description={t('mostHelp')} {...counted} {...field('max_serious')} required />
                    <NumberInput description={t('mostHelp')} {...counted} {...field('max_dangerous')} required />
                    <NumberInput description={t('noLimitHelp')} {...counted} {...field('max_points')} />
                    <NumberInput description={t('scoreHelp')} max={100} {...counted} {...field('min_score')} />
                    <NumberInput description={t('noLimitHelp')} {...counted} {...field('min_minutes')} />
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
                      onChange={(groups) => setLimits(recordOf(groups, (group) => limits[group] ?? 3))}
                    />
                    {chosen.map((group) => (
                      <NumberInput
                        key={group}
                        label={t('mostOf', { group: errors(`group.${group}`) })}
                        {...counted}
                        value={limits[group] ?? ''}
                        onChange={(most) => setLimits({ ...limits, [group]: most })}
                      />
                    ))}
                  </FormGroup>
                  <FormGroup title={t('section.manoeuvres')}>
                    <MultiSelect clearable {...oneOf('manoeuvres', 'manoeuvre')} />
                    <NumberInput max={form.values.manoeuvres.length} {...counted} {...field('manoeuvres_required')} />
                  </FormGroup>
                </>
              )
            }}
          </AreaForm>
          {screen.record && <Editions scheme={screen.record} school={screen.school} />}
          {screen.record && <TryIt scheme={screen.record} school={screen.school} />}
          <RecordHistory history={screen.record?.history} words="markingSchemes" />
        </>
      )}
    </AreaScreen>
  )
}
