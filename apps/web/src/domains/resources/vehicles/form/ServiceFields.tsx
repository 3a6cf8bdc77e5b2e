import { NumberInput, Select } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { FormGroup } from '../../../../kit/form/RecordForm.tsx'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import type { FieldsProps } from './values.ts'

/** When it is serviced. What the cycle does not reckon with is not asked for. */
export function ServiceFields({ form, vehicle }: FieldsProps) {
  const t = useText('vehicles')
  const { field, oneOf } = form
  const { service_cycle } = form.values
  return (
    <FormGroup title={t('group.service')}>
      <Select {...oneOf('service_cycle', 'cycle')} />
      {service_cycle !== 'every_days' && <NumberInput allowDecimal={false} {...field('interval_km')} required />}
      {service_cycle !== 'every_km' && <NumberInput allowDecimal={false} {...field('interval_days')} required />}
      {service_cycle !== 'every_days' && <NumberInput allowDecimal={false} {...field('last_service_km')} />}
      <DateField {...field('last_service_on')} />
      <DateField {...field('planned_service_on')} />
      {!vehicle && <NumberInput allowDecimal={false} {...field('odometer_km')} />}
    </FormGroup>
  )
}
