import { gearboxes, licenceGroups } from '@dsms/contract/licenceTypes'
import { Checkbox, NumberInput, Select, Textarea, TextInput } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { AgeInput } from '../../components/ages/AgeInput.tsx'
import { AreaForm } from '../../components/areas/AreaForm.tsx'
import { GenderInput } from '../../components/areas/AreaInputs.tsx'
import { useGenderScopes } from '../../components/areas/genders.ts'
import { NamesInput, noNames } from '../../components/areas/NamesInput.tsx'
import { FormGroup, fullRow } from '../../components/records/form/RecordForm.tsx'
import { type Required, RequiresInput } from '../../components/requirements/RequiresInput.tsx'
import { languages, useText } from '../../i18n/index.ts'
import { useTree } from './LicenceTree.tsx'
import { licences } from './licences.ts'
import { ParentCascade } from './ParentCascade.tsx'
import { PictureChoice } from './PictureChoice.tsx'
import { Requirements } from './Requirements.tsx'

const empty = {
  name: noNames,
  code: '',
  parent_id: null as string | null,
  group: 'car',
  gearbox: 'both',
  gender_scope: 'mixed',
  description: noNames,
  image: '',
  is_registration_open: true,
  min_age_months: '' as number | '' | null,
  min_training_age_months: '' as number | '' | null,
  automatic_restriction_code: '',
  medical_required: false,
  medical_validity_months: '' as number | '' | null,
  eye_test_required: true,
  first_aid_required: false,
  permit_validity_months: '' as number | '' | null,
  requires: [] as Required[],
  place: 0 as number | string,
}

/** A licence type: where it stands, who may begin it, and what its training takes. */
export function LicenceTypePage({ id }: { id?: number | undefined }) {
  const t = useText('licences')
  const areas = useText('areas')
  const _genders = useGenderScopes()
  const search: { parent?: number } = useSearch({ strict: false })
  const start = { ...empty, parent_id: search.parent ? String(search.parent) : null }
  return (
    <AreaForm
      of={licences}
      id={id}
      empty={start}
      after={(type, school) =>
        !type.archived_at && <Requirements key={type.id} type={type} school_id={school.school_id} />
      }
    >
      {(form, type, school) => {
        const field = form.getInputProps
        return (
          <>
            <FormGroup title={t('group.type')}>
              <NamesInput label={t('field.name')} required {...field('name')} />
              <TextInput
                label={t('field.code')}
                description={t('codeHelp')}
                required
                dir="ltr"
                maxLength={20}
                {...field('code')}
              />
              <ParentCascade
                school_id={school.school_id}
                own={type?.id}
                value={form.values.parent_id}
                onChange={(value) => form.setFieldValue('parent_id', value)}
                error={form.errors.parent_id}
              />
              <Select
                label={t('field.group')}
                allowDeselect={false}
                data={licenceGroups.map((value) => ({ value, label: t(`group.${value}`) }))}
                {...field('group')}
              />
              <Select
                label={t('field.gearbox')}
                allowDeselect={false}
                data={gearboxes.map((value) => ({ value, label: t(`gearbox.${value}`) }))}
                {...field('gearbox')}
              />
              <TextInput
                label={t('field.automatic_restriction_code')}
                description={t('restrictionHelp')}
                dir="ltr"
                maxLength={20}
                {...field('automatic_restriction_code')}
              />
              <GenderInput label={t('field.gender_scope')} {...field('gender_scope')} />
              <NumberInput
                label={t('field.place')}
                description={t('placeHelp')}
                min={0}
                allowDecimal={false}
                {...field('place')}
              />
              <Checkbox
                label={t('field.is_registration_open')}
                {...form.getInputProps('is_registration_open', { type: 'checkbox' })}
              />
            </FormGroup>
            <FormGroup title={t('group.who')}>
              <AgeInput label={t('field.min_age_months')} required {...field('min_age_months')} />
              <AgeInput
                label={t('field.min_training_age_months')}
                description={t('trainingAgeHelp')}
                required
                {...field('min_training_age_months')}
              />
              <AgeInput label={t('field.permit_validity_months')} {...field('permit_validity_months')} />
              <AgeInput label={t('field.medical_validity_months')} {...field('medical_validity_months')} />
              <Checkbox
                label={t('field.medical_required')}
                {...form.getInputProps('medical_required', { type: 'checkbox' })}
              />
              <Checkbox
                label={t('field.eye_test_required')}
                {...form.getInputProps('eye_test_required', { type: 'checkbox' })}
              />
              <Checkbox
                label={t('field.first_aid_required')}
                {...form.getInputProps('first_aid_required', { type: 'checkbox' })}
              />
              <div className={fullRow}>
                <RequiresTypes
                  school_id={school.school_id}
                  own={form.values.code}
                  value={form.values.requires}
                  onChange={(value) => form.setFieldValue('requires', value)}
                  errorOf={(path) => form.errors[path]}
                />
              </div>
            </FormGroup>
            <FormGroup title={t('group.text')}>
              {languages
                .filter(({ code }) => code === 'ar' || code === 'en' || form.values.name[code])
                .map(({ code, dir }) => (
                  <Textarea
                    key={code}
                    label={areas(`in.${code}`, { field: t('field.description') })}
                    lang={code}
                    dir={form.values.description[code] ? 'auto' : dir}
                    autosize
                    minRows={3}
                    maxLength={2000}
                    {...field(`description.${code}`)}
                  />
                ))}
              <div className={fullRow}>
                <PictureChoice {...field('image')} />
              </div>
            </FormGroup>
          </>
        )
      }}
    </AreaForm>
  )
}

type RequiresProps = Omit<ComponentProps<typeof RequiresInput>, 'choices'>

/** Of the school's own types. */
function RequiresTypes({ school_id, own, ...props }: RequiresProps & { school_id: number | undefined; own: string }) {
  const { data: rows = [] } = useTree(school_id)
  const choices = rows
    .filter(({ code }) => code !== own)
    .map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))
  return <RequiresInput {...props} choices={choices} />
}
