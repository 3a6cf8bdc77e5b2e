import { Checkbox, NumberInput, Select, Textarea, TextInput } from '@mantine/core'
import type { ComponentProps } from 'react'
import { whole as recordKey, useSearchOf } from '../../../kernel/address/search.ts'
import { languages, useText } from '../../../kernel/i18n/index.ts'
import { AreaScreen } from '../../../kit/areas/AreaScreen.tsx'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { GenderInput } from '../../../kit/areas/form/AreaInputs.tsx'
import { code, flag, formFields, key, names, number, text, whole } from '../../../kit/areas/form/fields.ts'
import { NamesInput } from '../../../kit/areas/inputs/NamesInput.tsx'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { StatusNote } from '../../../kit/areas/status/StatusNote.tsx'
import { FormGroup, fullRow } from '../../../kit/form/RecordForm.tsx'
import { AgeInput } from '../shared/ages/AgeInput.tsx'
import { type Required, RequiresInput } from '../shared/requirements/RequiresInput.tsx'
import { useTree } from './LicenceTree.tsx'
import { licences } from './licences.ts'
import { ParentCascade } from './ParentCascade.tsx'
import { PictureChoice } from './PictureChoice.tsx'
import { Requirements } from './requirements/Requirements.tsx'

const fieldsBelow = (parent: string | null) =>
  formFields(licences, {
    name: names(),
    code: text(),
    parent_id: key(parent),
    group: code('car'),
    gearbox: code('both'),
    gender_scope: code('mixed'),
    description: names('descriptions'),
    image: text(),
    is_registration_open: flag(true),
    min_age_months: number(),
    min_training_age_months: number(),
    automatic_restriction_code: text(),
    medical_required: flag(),
    medical_validity_months: number(),
    eye_test_required: flag(true),
    first_aid_required: flag(),
    permit_validity_months: number(),
    requires: whole<Required[]>([]),
    place: number(0),
  })

const readers = { parent: recordKey }

/** A licence type: where it stands, who may begin it, and what its training takes. */
export function LicenceTypePage({ id }: { id?: number | undefined }) {
  const t = useText('licences')
  const areas = useText('areas')
  const { parent } = useSearchOf(readers)
  const fields = fieldsBelow(parent ? String(parent) : null)
  return (
    <AreaScreen of={licences} id={id}>
      {(screen) => (
        <>
          <StatusNote record={screen.record} />
          <AreaForm on={screen} fields={fields}>
            {(form) => {
              const { field, toggle, oneOf } = form
              return (
                <>
                  <FormGroup title={t('group.type')}>
                    <NamesInput {...field('name')} />
                    <TextInput description={t('codeHelp')} dir="ltr" {...field('code')} maxLength={20} />
                    <ParentCascade
                      school_id={screen.school.school_id}
                      own={screen.record?.id}
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
                        school_id={screen.school.school_id}
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
          {screen.record && !screen.record.archived_at && (
            <Requirements key={screen.record.id} type={screen.record} school_id={screen.school.school_id} />
          )}
          <RecordHistory history={screen.record?.history} words="licences" />
        </>
      )}
    </AreaScreen>
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
