import { fuels } from '@dsms/contract/vehicles'
import { Select, Switch, TagsInput, TextInput } from '@mantine/core'
import { FormGroup } from '../../../components/records/form/RecordForm.tsx'
import { useText } from '../../../i18n/index.ts'
import type { FieldsProps } from './values.ts'

/** What it has. */
export function EquipmentFields({ form }: FieldsProps) {
  const t = useText('vehicles')
  const field = form.getInputProps
  return (
    <FormGroup title={t('group.equipment')}>
      <TextInput label={t('field.colour')} dir="auto" maxLength={40} {...field('colour')} />
      <Select
        label={t('field.fuel')}
        clearable
        data={fuels.map((value) => ({ value, label: t(`fuel.${value}`) }))}
        {...field('fuel')}
      />
      <Switch label={t('field.dual_controls')} {...form.getInputProps('dual_controls', { type: 'checkbox' })} />
      <Switch label={t('field.has_camera')} {...form.getInputProps('has_camera', { type: 'checkbox' })} />
      <TextInput label={t('field.gps_device_id')} dir="ltr" maxLength={60} {...field('gps_device_id')} />
      <TagsInput
        label={t('field.adaptations')}
        placeholder={t('help.adaptations')}
        maxTags={20}
        {...field('adaptations')}
      />
    </FormGroup>
  )
}
