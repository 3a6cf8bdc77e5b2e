import { Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useText } from '../../../../kernel/i18n/index.ts'
import { FormGroup, fullRow } from '../../../../kit/form/RecordForm.tsx'
import { DecimalInput } from '../../../../kit/inputs/DecimalInput.tsx'
import type { SettingsValues } from './settingsValues.ts'

/** The inputs, in titled groups. */
export function SettingsFields({ form }: { form: UseFormReturnType<SettingsValues> }) {
  const t = useText('invoices')
  const field = form.getInputProps
  const share = (name: 'tax1Bps' | 'tax2Bps', label: string) => (
    <DecimalInput
      label={label}
      most={2}
      unit="%"
      {...field(name)}
      value={form.values[name] === null ? null : form.values[name] / 100}
      onChange={(value) => form.setFieldValue(name, value === null ? null : Math.round(value * 100))}
    />
  )
  return (
    <>
      <FormGroup title={t('settings.seller')}>
        <Textarea
          label={t('client.address')}
          className={fullRow}
          dir="auto"
          autosize
          minRows={2}
          maxLength={300}
          {...field('address')}
        />
        <TextInput label={t('client.email')} type="email" dir="ltr" maxLength={254} {...field('email')} />
        <TextInput label={t('client.taxNumber')} dir="ltr" maxLength={40} {...field('taxNumber')} />
      </FormGroup>
      <FormGroup title={t('sheet.payment')}>
        <TextInput label={t('sheet.bank')} dir="auto" maxLength={120} {...field('bankName')} />
        <TextInput label={t('sheet.country')} dir="auto" maxLength={80} {...field('country')} />
        <TextInput label={t('sheet.iban')} dir="ltr" maxLength={50} {...field('iban')} />
        <TextInput label={t('sheet.swift')} dir="ltr" maxLength={11} {...field('swiftCode')} />
      </FormGroup>
      <FormGroup title={t('settings.numbers')}>
        <TextInput label={t('settings.prefix')} required dir="ltr" maxLength={8} {...field('prefix')} />
        <TextInput label={t('settings.creditPrefix')} required dir="ltr" maxLength={8} {...field('creditPrefix')} />
        <DecimalInput
          label={t('settings.dueDays')}
          required
          most={0}
          {...field('dueDays')}
          value={form.values.dueDays}
        />
        {share('tax1Bps', t('line.tax1'))}
        {share('tax2Bps', t('line.tax2'))}
        <Textarea
          label={t('terms')}
          className={fullRow}
          dir="auto"
          autosize
          minRows={2}
          maxLength={1000}
          {...field('terms')}
        />
      </FormGroup>
    </>
  )
}
