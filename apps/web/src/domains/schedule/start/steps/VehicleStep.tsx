import { startVehicle } from '@dsms/contract/schedule/start/calls'
import { Checkbox, NumberInput, Select, Text, TextInput } from '@mantine/core'
import { call } from '../../../../kernel/call/call.ts'
import { useZodForm } from '../../../../kernel/call/zodForm.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import { useLookupChoices } from '../../../school/public.ts'
import classes from '../Start.module.css'
import { StepForm } from '../StepForm.tsx'
import type { StepProps } from '../start.ts'

const gears = ['manual', 'automatic'] as const

/** One car, with what the rules ask and what its registration says; the rest waits. */
export function VehicleStep({ school_id, taken }: StepProps) {
  const t = useText('start')
  const brands = useLookupChoices('vehicle_brand', school_id)
  const { form, submit, isSending, problem } = useZodForm({
    schema: async () => startVehicle.body,
    initialValues: {
      registration_no: '',
      gear_type: '' as '' | (typeof gears)[number],
      dual_controls: false,
      insurance_expires_on: '',
      brand_id: null as number | null,
      model: '',
      year_model: '' as number | string,
      chassis_no: '',
    },
  })
  const send = async (values: typeof form.values) => {
    const body = startVehicle.body.parse({ ...values, school_id })
    await taken(await call(startVehicle, { body }))
  }
  const insured = form.getInputProps('insurance_expires_on')
  return (
    <StepForm
      onSubmit={submit(send)}
      isSending={isSending}
      problem={problem}
      action={t('vehicle.save')}
      beside={
        <LinkAnchor to="/school/vehicles/new" search={school_id ? { school_id } : {}}>
          {t('vehicle.all')}
        </LinkAnchor>
      }
    >
      <TextInput label={t('vehicle.plate')} dir="auto" autoComplete="off" {...form.getInputProps('registration_no')} />
      <Select
        label={t('vehicle.gearbox')}
        allowDeselect={false}
        data={gears.map((value) => ({ value, label: t(`gear.${value}`) }))}
        {...form.getInputProps('gear_type')}
      />
      <DateField
        label={t('vehicle.insured')}
        {...insured}
        value={insured.value || null}
        onChange={(day) => insured.onChange(day ?? '')}
      />
      <Select
        searchable
        label={t('vehicle.brand')}
        data={brands}
        value={form.values.brand_id === null ? null : String(form.values.brand_id)}
        onChange={(value) => form.setFieldValue('brand_id', value === null ? null : Number(value))}
        error={form.errors.brand_id}
      />
      <TextInput label={t('vehicle.model')} dir="auto" {...form.getInputProps('model')} />
      <NumberInput
        label={t('vehicle.year')}
        hideControls
        allowDecimal={false}
        thousandSeparator=""
        inputMode="numeric"
        {...form.getInputProps('year_model')}
      />
      <TextInput
        className={classes.wide}
        label={t('vehicle.chassis')}
        description={t('vehicle.chassisHelp')}
        dir="ltr"
        autoComplete="off"
        {...form.getInputProps('chassis_no')}
      />
      <Checkbox
        className={classes.wide}
        label={t('vehicle.dual')}
        description={t('vehicle.dualHelp')}
        {...form.getInputProps('dual_controls', { type: 'checkbox' })}
      />
      <Text size="sm" c="dimmed" className={classes.wide}>
        {t('vehicle.later')}
      </Text>
    </StepForm>
  )
}
