import { Checkbox, NumberInput, Select, Textarea, TextInput } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { languages, useText } from '../../../kernel/i18n/index.ts'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { GenderInput } from '../../../kit/areas/form/AreaInputs.tsx'
import { NamesInput, noNames } from '../../../kit/areas/inputs/NamesInput.tsx'
import { FormGroup, fullRow } from '../../../kit/form/RecordForm.tsx'
import { AgeInput } from '../shared/ages/AgeInput.tsx'
import { type Required, RequiresInput } from '../shared/requirements/RequiresInput.tsx'
import { useTree } from './LicenceTree.tsx'
import { licences } from './licences.ts'
import { ParentCascade } from './ParentCascade.tsx'
import { PictureChoice } from './PictureChoice.tsx'
import { Requirements } from './requirements/Requirements.tsx'

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
        const { field, toggle, oneOf } = form
        return (
          <>
            <FormGroup title={t('group.type')}>
              <NamesInput {...field('name')} />
              <TextInput description={t('codeHelp')} dir="ltr" {...field('code')} maxLength={20} />
              <ParentCascade
                school_id={school.school_id}
                own={type?.id}
                value={form.values.parent_id}
                onChange={(value) => form.setFieldValue('parent_id', value)}
                error={form.errors.parent_id}
              />
              <Select {...oneOf('group')} />
              <Select {...oneOf('gearbox')} />
              <TextInput
                description={t('restrictionHelp')}
                dir="ltr"
                {...field('automatic_restriction_code')}
                maxLength={20}
              />
              <GenderInput {...field('gender_scope')} />
              <NumberInput description={t('placeHelp')} min={0} allowDecimal={false} {...field('place')} />
              <Checkbox {...toggle('is_registration_open')} />
            </FormGroup>
            <FormGroup title={t('group.who')}>
              <AgeInput {...field('min_age_months')} />
              <AgeInput description={t('trainingAgeHelp')} {...field('min_training_age_months')} />
              <AgeInput {...field('permit_validity_months')} />
              <AgeInput {...field('medical_validity_months')} />
              <Checkbox {...toggle('medical_required')} />
              <Checkbox {...toggle('eye_test_required')} />
              <Checkbox {...toggle('first_aid_required')} />
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
                    {...form.getInputProps(`description.${code}`)}
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
