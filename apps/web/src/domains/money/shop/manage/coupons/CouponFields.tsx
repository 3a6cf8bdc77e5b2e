import { Group, NumberInput, Radio, Select, Switch, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useText } from '../../../../../kernel/i18n/index.ts'
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
            {...numberProps(field('percent'))}
          />
        ) : (
          <MoneyInput label={t('coupon.amount')} required currency={currency} {...moneyProps(field('amountMinor'))} />
        )}
        <MoneyInput label={t('coupon.min')} currency={currency} {...moneyProps(field('minMinor'))} />
      </FormGroup>
      <FormGroup title={t('group.limits')}>
        <DateField label={t('coupon.startsOn')} {...dateProps(field('startsOn'))} />
        <DateField label={t('coupon.endsOn')} {...dateProps(field('endsOn'))} />
        <NumberInput
          label={t('coupon.maxUses')}
          min={1}
          max={1_000_000}
          allowDecimal={false}
          {...numberProps(field('maxUses'))}
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

type InputProps = ReturnType<UseFormReturnType<CouponValues>['getInputProps']>
const moneyProps = (props: InputProps) => ({ ...props, value: props.value as number | null })
const dateProps = (props: InputProps) => ({ ...props, value: props.value as string | null })
/** An emptied number field answers empty text. */
const numberProps = ({ onChange, value, ...props }: InputProps) => ({
  ...props,
  value: (value as number | null) ?? '',
  onChange: (next: number | string) => onChange(next === '' ? null : Number(next)),
})
