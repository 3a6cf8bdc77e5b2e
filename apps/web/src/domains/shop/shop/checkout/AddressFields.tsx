import { Checkbox, Group, Radio, Select, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useText } from '../../../../kernel/i18n/index.ts'
import { bound } from '../../../../kit/form/bound.ts'
import { longList } from '../../../../kit/inputs/longList.ts'
import { PhoneInput, useCountries } from '../../../platform/public.ts'
import classes from './AddressStep.module.css'
import type { AddressValues } from './address.ts'

/** The inputs of an address. */
export function AddressFields({ form }: { form: UseFormReturnType<AddressValues> }) {
  const t = useText('shop')
  const records = useText('records')
  const countries = useCountries().data ?? []
  const field = form.getInputProps
  return (
    <div className={classes.form}>
      <TextInput
        label={t('address.fullName')}
        required
        dir="auto"
        autoComplete="name"
        maxLength={120}
        {...field('fullName')}
      />
      <PhoneInput
        label={t('address.mobile')}
        required
        autoComplete="tel-national"
        homeCountry={form.values.country ?? 'SA'}
        {...bound(form, 'mobile')}
      />
      <TextInput
        className={classes.wide}
        label={t('address.houseNo')}
        required
        dir="auto"
        autoComplete="street-address"
        maxLength={120}
        {...field('houseNo')}
      />
      <TextInput label={t('address.landmark')} dir="auto" maxLength={120} {...field('landmark')} />
      <TextInput
        label={t('address.city')}
        required
        dir="auto"
        autoComplete="address-level2"
        maxLength={80}
        {...field('city')}
      />
      <TextInput
        label={t('address.pincode')}
        required
        dir="ltr"
        autoComplete="postal-code"
        maxLength={20}
        {...field('pincode')}
      />
      <TextInput
        label={t('address.state')}
        dir="auto"
        autoComplete="address-level1"
        maxLength={80}
        {...field('state')}
      />
      <Select
        {...longList}
        label={t('address.country')}
        required
        searchable
        allowDeselect={false}
        nothingFoundMessage={records('nothingFound')}
        data={countries.map(({ code, name }) => ({ value: code, label: name }))}
        {...field('country')}
      />
      <Radio.Group label={t('address.type')} className={classes.wide} {...field('type')}>
        <Group gap="md" mt={4}>
          <Radio value="home" label={t('address.type.home')} />
          <Radio value="work" label={t('address.type.work')} />
        </Group>
      </Radio.Group>
      <Checkbox
        className={classes.wide}
        label={t('address.asDefault')}
        {...form.getInputProps('isDefault', { type: 'checkbox' })}
      />
    </div>
  )
}
