import { vehicles } from '@dsms/contract/resources/vehicles/calls'
import { branches } from '@dsms/contract/school/branches/calls'
import { MultiSelect, Select, TextInput } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { RecordSelect } from '../../../../kit/areas/inputs/RecordSelect.tsx'
import { useRecordChoices } from '../../../../kit/areas/inputs/useChoices.ts'
import { FormGroup, fullRow } from '../../../../kit/form/RecordForm.tsx'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import { LookupInput, useLookupChoices } from '../../../school/public.ts'
import { LicencesTaught } from './LicencesTaught.tsx'
import { type GroupProps, withAll } from './props.ts'

/** Under which number, since when, as what and where somebody works. */
export function WorkFields({ form, trainer, school_id }: GroupProps) {
  const t = useText('trainers')
  const { field, oneOf, choice } = form
  const places = useRecordChoices(branches, school_id, { status: 'active' })
  const specialities = useLookupChoices('trainer_speciality', school_id)
  const certifications = useLookupChoices('trainer_certification', school_id)
  return (
    <FormGroup title={t('group.work')}>
      <TextInput
        dir="ltr"
        autoComplete="off"
        description={trainer ? undefined : t('help.trainerNo')}
        {...field('trainer_no')}
      />
      <DateField {...field('joined_on')} />
      <Select {...oneOf('employment')} />
      <LookupInput kind="trainer_position" {...choice('position')} />
      <MultiSelect data={withAll(places, trainer?.branch_ids, trainer?.branch)} {...field('branch_ids')} />
      <MultiSelect {...oneOf('languages', 'language')} />
      <MultiSelect
        data={withAll(specialities, trainer?.speciality_ids, trainer?.speciality)}
        {...field('speciality_ids')}
      />
      <MultiSelect
        data={withAll(certifications, trainer?.certification_ids, trainer?.certification)}
        {...field('certification_ids')}
      />
    </FormGroup>
  )
}

/** What, whom and in what somebody teaches. */
export function TeachingFields({ form, trainer, school_id }: GroupProps) {
  const t = useText('trainers')
  const { field, oneOf } = form
  return (
    <FormGroup title={t('group.teaching')}>
      <MultiSelect {...oneOf('teaches')} required />
      <MultiSelect {...oneOf('gearboxes')} />
      <Select {...oneOf('eligible_gender', 'eligible')} />
      <RecordSelect
        area={vehicles}
        school_id={school_id}
        clearable
        description={t('help.vehicle')}
        {...field('default_vehicle_id')}
        present={{ id: trainer?.default_vehicle_id, name: trainer?.default_vehicle }}
      />
      <div className={fullRow}>
        <LicencesTaught form={form} trainer={trainer} school_id={school_id} />
      </div>
    </FormGroup>
  )
}
