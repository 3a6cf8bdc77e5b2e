import { serviceCycles } from '@dsms/contract/vehicles.service'
import { NumberInput, Select } from '@mantine/core'
import { FormGroup } from '../../../components/records/form/RecordForm.tsx'
import { DateField } from '../../../components/records/inputs/DateField.tsx'
import { useText } from '../../../i18n/index.ts'
import type { FieldsProps } from './values.ts'

/** When it is serviced. What the cycle does not reckon with is not asked for. */
export function ServiceFields({ form, vehicle }: FieldsProps) {
  const t = useText('vehicles')
  const field = form.getInputProps
  const { service_cycle } = form.values
  return (
    <FormGroup title={t('group.service')}>
      <Select
        label={t('field.service_cycle')}
        required
        allowDeselect={false}
        data={serviceCycles.map((value) => ({ value, label: t(`cycle.${value}`) }))}
        {...field('service_cycle')}
      />
      {service_cycle !== 'every_days' && (
        <NumberInput label={t('field.interval_km')} required allowDecimal={false} {...field('interval_km')} />
      )}
      {service_cycle !== 'every_km' && (
        <NumberInput label={t('field.interval_days')} required allowDecimal={false} {...field('interval_days')} />
      )}
      {service_cycle !== 'every_days' && (
        <NumberInput label={t('field.last_service_km')} allowDecimal={false} {...field('last_service_km')} />
      )}
      <DateField label={t('field.last_service_on')} {...field('last_service_on')} />
      <DateField label={t('field.planned_service_on')} {...field('planned_service_on')} />
      {!vehicle && <NumberInput label={t('field.odometer_km')} allowDecimal={false} {...field('odometer_km')} />}
    </FormGroup>
  )
}
