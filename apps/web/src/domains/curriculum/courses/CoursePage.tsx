import { type ExtraMinutes, rowsFor, suitsGearbox } from '@dsms/contract/curriculum/courses/plan'
import { licenceTypes } from '@dsms/contract/curriculum/licences/calls'
import { Select, Text, Textarea } from '@mantine/core'
import { useEffect } from 'react'
import { languages, useText } from '../../../kernel/i18n/index.ts'
import { AreaScreen } from '../../../kit/areas/AreaScreen.tsx'
import { useRecord } from '../../../kit/areas/area.ts'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { amount, code, formFields, key, names, whole } from '../../../kit/areas/form/fields.ts'
import type { AreaFormOf } from '../../../kit/areas/form/useAreaForm.ts'
import { NamesInput } from '../../../kit/areas/inputs/NamesInput.tsx'
import { RecordSelect } from '../../../kit/areas/inputs/RecordSelect.tsx'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { StatusNote } from '../../../kit/areas/status/StatusNote.tsx'
import { FormGroup, fullRow } from '../../../kit/form/RecordForm.tsx'
import { PriceInput } from '../../../kit/inputs/PriceInput.tsx'
import { useCurrency } from '../../school/public.ts'
import { useAgeWords } from '../shared/ages/useAgeWords.ts'
import { RequirementList } from '../shared/requirements/RequirementList.tsx'
import { offered } from './courses.ts'
import { ExtraMinutesInput } from './ExtraMinutesInput.tsx'
import { useRequirementsToday } from './useRequirementsToday.ts'

const fields = formFields(offered, {
  name: names(),
  licence_type_id: key(),
  gearbox: code('both'),
  prior_experience: code('none'),
  language: code('ar'),
  price_minor: amount(),
  description: names('descriptions'),
  extra_minutes: whole<ExtraMinutes>({}),
})

/** A course: what is taught to whom, what it costs, and how long it takes by what its licence type asks for. */
export function CoursePage({ id }: { id?: number | undefined }) {
  return (
    <AreaScreen of={offered} id={id}>
      {(screen) => (
        <>
          <StatusNote record={screen.record} />
          <AreaForm on={screen} fields={fields}>
            {(form) => (
              <CourseFields
                form={form}
                present={{ id: screen.record?.licence_type_id, name: screen.record?.licence }}
                isOpen={screen.record !== undefined && screen.record.status !== 'draft'}
                school_id={screen.school.school_id}
              />
            )}
          </AreaForm>
          <RecordHistory history={screen.record?.history} words="courses" />
        </>
      )}
    </AreaScreen>
  )
}

interface Props {
  form: AreaFormOf<typeof offered, typeof fields>
  present: { id: number | undefined; name: string | undefined }
  /** It was open already, so that its licence type stays. */
  isOpen: boolean
  school_id: number | undefined
}

function CourseFields({ form, present, isOpen, school_id }: Props) {
  const t = useText('courses')
  const areas = useText('areas')
  const ages = useAgeWords()
  const licences = useText('licences')
  const currency = useCurrency(school_id)
  const { field, oneOf, values, setFieldValue } = form
  const typeId = values.licence_type_id ? Number(values.licence_type_id) : undefined
  const type = useRecord({ area: licenceTypes }, typeId, school_id).data
  const rows = useRequirementsToday(typeId, school_id)
  const gearbox = oneOf('gearbox')
  const isWrongGearbox = type !== undefined && !suitsGearbox(type.gearbox, values.gearbox)
  useEffect(() => {
    if (type && isWrongGearbox && !form.isStill) setFieldValue('gearbox', type.gearbox)
  }, [type, isWrongGearbox, form.isStill, setFieldValue])
  return (
    <>
      <FormGroup title={t('group.course')}>
        <NamesInput {...field('name')} />
        <RecordSelect
          area={licenceTypes}
          school_id={school_id}
          present={present}
          isOffered={({ status }) => status !== 'inactive'}
          disabled={isOpen}
          description={isOpen ? t('licenceStays') : undefined}
          {...field('licence_type_id')}
        />
        <Select {...gearbox} data={gearbox.data.filter(({ value }) => !type || suitsGearbox(type.gearbox, value))} />
        <Select description={t('experienceHelp')} {...oneOf('prior_experience', 'experience')} />
        <Select {...oneOf('language')} />
        <PriceInput currency={currency} {...field('price_minor')} />
      </FormGroup>
      <FormGroup title={t('group.time')}>
        <div className={fullRow}>
          {type && (
            <Text size="sm" mb="sm">
              {licences('need.training', { age: ages(type.min_training_age_months) })} ·{' '}
              {licences('need.licence', { age: ages(type.min_age_months) })}
            </Text>
          )}
          <ExtraMinutesInput
            learner={values}
            rows={rows}
            value={values.extra_minutes}
            onChange={(extra) => setFieldValue('extra_minutes', extra)}
            errorOf={(path) => form.errors[path]}
          />
        </div>
        <section className={fullRow} aria-labelledby="asked">
          <Text component="div" id="asked" size="sm" fw={600}>
            {t('asked')}
          </Text>
          {typeId === undefined ? (
            <Text size="sm" c="dimmed">
              {t('chooseLicence')}
            </Text>
          ) : (
            <RequirementList rows={rowsFor(rows, values)} />
          )}
        </section>
      </FormGroup>
      <FormGroup title={t('group.text')}>
        {languages
          .filter(({ code }) => code === 'ar' || code === 'en' || values.name[code])
          .map(({ code, dir }) => (
            <Textarea
              key={code}
              label={areas(`in.${code}`, { field: t('field.description') })}
              lang={code}
              dir={values.description[code] ? 'auto' : dir}
              autosize
              minRows={3}
              maxLength={2000}
              {...form.getInputProps(`description.${code}`)}
            />
          ))}
      </FormGroup>
    </>
  )
}
