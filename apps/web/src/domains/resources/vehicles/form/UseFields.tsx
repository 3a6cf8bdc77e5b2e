import { listVehicleTrainers } from '@dsms/contract/resources/vehicles/entries'
import { MultiSelect, Select, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { GenderInput, NotesInput } from '../../../../kit/areas/form/AreaInputs.tsx'
import { type Choice, withPresent } from '../../../../kit/areas/inputs/useChoices.ts'
import { FormGroup } from '../../../../kit/form/RecordForm.tsx'
import { LicencesInput } from '../../../curriculum/public.ts'
import { BranchInput, useLookupChoices } from '../../../school/public.ts'
import type { FieldsProps } from './values.ts'

/** Where, for what and by whom it is driven. */
export function UseFields({ form, vehicle, school_id }: FieldsProps) {
  const t = useText('vehicles')
  const { field, oneOf, choice, licences } = form
  const purposes = useLookupChoices('vehicle_purpose', school_id)
  const trainers = useTrainers(school_id)
  return (
    <FormGroup title={t('group.use')}>
      <TextInput
        label={t('field.status')}
        description={t('help.status')}
        readOnly
        variant="filled"
        value={t(`status.${vehicle?.status ?? 'in_service'}`)}
      />
      <Select {...oneOf('usage_status', 'usage')} />
      <LicencesInput {...licences()} />
      <MultiSelect data={present(purposes, vehicle?.purpose_ids, vehicle?.purpose)} {...field('purpose_ids')} />
      <BranchInput {...choice('branch')} />
      <GenderInput {...field('gender_scope')} />
      <Select
        searchable
        clearable
        data={withPresent(trainers, vehicle?.default_trainer_id, vehicle?.default_trainer)}
        {...field('default_trainer_id')}
      />
      <NotesInput {...field('notes')} />
    </FormGroup>
  )
}

/** Choices with those that the vehicle has, even if they are no choice for others any more. */
const present = (choices: Choice[], ids: number[] = [], names: string[] = []): Choice[] =>
  ids.reduce((all, id, place) => withPresent(all, id, names[place] ?? String(id)), choices)

function useTrainers(school_id: number | undefined): Choice[] {
  const { data = [] } = useQuery({
    queryKey: ['area', 'vehicle-trainers', school_id ?? 'own'],
    queryFn: ({ signal }) => call(listVehicleTrainers, { query: school_id === undefined ? {} : { school_id } }, signal),
  })
  return data.map(({ id, name }) => ({ value: String(id), label: name }))
}
