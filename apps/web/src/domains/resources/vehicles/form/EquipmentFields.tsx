import { Select, Switch, TagsInput, TextInput } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { FormGroup } from '../../../../kit/form/RecordForm.tsx'
import type { FieldsProps } from './values.ts'

/** What it has. */
export function EquipmentFields({ form }: FieldsProps) {
  const t = useText('vehicles')
  const { field, toggle, oneOf } = form
  return (
    <FormGroup title={t('group.equipment')}>
      <TextInput dir="auto" {...field('colour')} />
      <Select {...oneOf('fuel')} />
      <Switch {...toggle('dual_controls')} />
      <Switch {...toggle('has_camera')} />
      <TextInput dir="ltr" {...field('gps_device_id')} />
      <TagsInput placeholder={t('help.adaptations')} maxTags={20} {...field('adaptations')} />
    </FormGroup>
  )
}
