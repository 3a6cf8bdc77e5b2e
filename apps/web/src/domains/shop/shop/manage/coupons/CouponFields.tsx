import { Group, NumberInput, Radio, Select, Switch, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useText } from '../../../../../kernel/i18n/index.ts'
import { bound, boundNumber } from '../../../../../kit/form/bound.ts'
import { FormGroup } from '../../../../../kit/form/RecordForm.tsx'
import { longList } from '../../../../../kit/inputs/longList.ts'
import { DateField } from '../../../../../kit/inputs/time/DateField.tsx'
import { MoneyInput } from '../MoneyInput.tsx'
import { useCategories } from '../useManage.ts'
import type { CouponValues } from './couponValues.ts'

interface Props {
  form: UseFormReturnType<CouponValues>
  currency: string
}

/** The inputs of a coupon, in titled groups. */
export function CouponFields({ form, currency }: Props) {
  const t = useText('shop')
  const categories = useCategories().data ?? []
  const field = form.getInputProps
  return (
    <>
      <FormGroup title={t('group.coupon')}>
        <TextInput
          label={t('coupon.code')}
          required
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          {...field('code')}
        />
        <Radio.Group label={t('coupon.kind')} {...field('kind')}>
          <Group gap="md" mt={8}>
            <Radio value="percent" label={t('coupon.percent')} />
            <Radio value="amount" label={t('coupon.amount')} />
          </Group>
        </Radio.Group>
        {form.values.kind === 'percent' ? (
          <NumberInput
            label={t('coupon.percent')}
            required
            suffix=" %"
            min={1}
            max={100}
            allowDecimal={false}
            {...boundNumber(form, 'percent')}
          />
        ) : (
          <MoneyInput label={t('coupon.amount')} required currency={currency} {...bound(form, 'amountMinor')} />
        )}
        <MoneyInput label={t('coupon.min')} currency={currency} {...bound(form, 'minMinor')} />
      </FormGroup>
      <FormGroup title={t('group.limits')}>
        <DateField label={t('coupon.startsOn')} {...bound(form, 'startsOn')} />
        <DateField label={t('coupon.endsOn')} {...bound(form, 'endsOn')} />
        <NumberInput
          label={t('coupon.maxUses')}
          min={1}
          max={1_000_000}
          allowDecimal={false}
          {...boundNumber(form, 'maxUses')}
        />
        <Select
          {...longList}
          label={t('coupon.category')}
          clearable
          searchable
          data={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
          {...field('categoryId')}
        />
        <Switch label={t('coupon.once')} {...form.getInputProps('oncePerPerson', { type: 'checkbox' })} />
        <Switch label={t('coupon.listed')} {...form.getInputProps('isListed', { type: 'checkbox' })} />
        <Switch label={t('coupon.active')} {...form.getInputProps('isActive', { type: 'checkbox' })} />
      </FormGroup>
    </>
  )
}
