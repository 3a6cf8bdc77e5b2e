import { MultiSelect, Select, Switch, TagsInput, Textarea, TextInput } from '@mantine/core'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { FormGroup, fullRow } from '../../../../kit/form/RecordForm.tsx'
import { WishTimesInput } from '../../../../kit/inputs/time/WishTimesInput.tsx'
import { useMay } from '../../../../kit/records/useMay.ts'
import type { GroupProps } from './props.ts'

const seeMedical = { access: { school: 'students.see_medical', platform: 'schools.edit' } } as const

/** What lessons have to know: level, wishes, times and what somebody needs. */
export function TrainingFields({ form }: GroupProps) {
  const t = useText('students')
  const may = useMay()
  const { field, oneOf, toggle, values, setFieldValue, errors, isStill } = form
  return (
    <FormGroup title={t('group.training')}>
      <Select {...oneOf('level')} />
      <MultiSelect {...oneOf('languages', 'language')} />
      <Select {...oneOf('trainer_gender')} />
      <MultiSelect {...oneOf('special_needs')} />
      <Switch {...toggle('wears_glasses')} />
      {may(seeMedical) && <Select dir="ltr" {...oneOf('blood_group', 'blood')} />}
      <div className={fullRow}>
        <WishTimesInput
          label={t('field.wish_times')}
          path="wish_times"
          value={values.wish_times}
          onChange={(times) => setFieldValue('wish_times', times)}
          errorAt={(path) => errors[path]}
          isStill={isStill}
        />
      </div>
      <TextInput dir="auto" {...field('occupation')} />
      <Select {...oneOf('source')} />
      <TextInput dir="auto" description={t('help.referredBy')} {...field('referred_by')} />
      <TagsInput maxTags={10} description={t('help.tags')} {...field('tags')} />
    </FormGroup>
  )
}

/** What others read, what the office alone reads, and what the student agreed to. */
export function NotesFields({ form, student }: GroupProps) {
  const t = useText('students')
  const format = useFormat()
  const { field, toggle } = form
  const agreedAt = student?.data_consent_at
  return (
    <FormGroup title={t('group.notes')}>
      <Textarea dir="auto" autosize minRows={3} description={t('help.shared')} {...field('shared_notes')} />
      <Textarea dir="auto" autosize minRows={3} description={t('help.internal')} {...field('internal_notes')} />
      <Switch
        description={agreedAt ? t('help.agreed', { day: format.date(agreedAt.slice(0, 10)) }) : t('help.consent')}
        {...toggle('data_consent')}
      />
      <Switch {...toggle('marketing_consent')} />
    </FormGroup>
  )
}
