import { productKinds } from '@dsms/contract/shop/shop/calls'
import { type ManagedProduct, productStatuses } from '@dsms/contract/shop/shop/manage'
import { NumberInput, Select, Switch, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useText } from '../../../../../kernel/i18n/index.ts'
import { bound, boundNumber } from '../../../../../kit/form/bound.ts'
import { FormGroup, fullRow } from '../../../../../kit/form/RecordForm.tsx'
import { DecimalInput } from '../../../../../kit/inputs/DecimalInput.tsx'
import { longList } from '../../../../../kit/inputs/longList.ts'
import { MoneyInput } from '../MoneyInput.tsx'
import { useCategories } from '../useManage.ts'
import { WordsInput } from '../WordsInput.tsx'
import { PictureInput } from './PictureInput.tsx'
import type { ProductValues } from './productValues.ts'

interface Props {
  form: UseFormReturnType<ProductValues>
  product: ManagedProduct | undefined
  currency: string
}

/** The inputs of a product, in titled groups. */
export function ProductFields({ form, product, currency }: Props) {
  const t = useText('shop')
  const categories = useCategories().data ?? []
  const field = form.getInputProps
  const { kind, isCounted } = form.values
  return (
    <>
      <FormGroup title={t('group.words')}>
        <div className={fullRow}>
          <WordsInput form={form} nameLabel={t('product.name')} textLabel={t('product.description')} />
        </div>
      </FormGroup>
      <FormGroup title={t('group.sale')}>
        <Select
          label={t('order.status')}
          description={t(`product.statusHelp.${form.values.status}`)}
          allowDeselect={false}
          data={productStatuses.map((value) => ({ value, label: t(`product.status.${value}`) }))}
          {...field('status')}
        />
        <Select
          {...longList}
          label={t('filter.category')}
          required
          searchable
          data={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
          {...field('categoryId')}
        />
        <TextInput label={t('product.brand')} required dir="auto" maxLength={80} {...field('brand')} />
        <TextInput label={t('product.sku')} dir="ltr" maxLength={40} {...field('sku')} />
        <MoneyInput label={t('product.price')} required currency={currency} {...bound(form, 'listPriceMinor')} />
        <NumberInput
          label={t('product.discount')}
          description={t('product.discountHelp')}
          suffix=" %"
          min={0}
          max={20}
          allowDecimal={false}
          {...boundNumber(form, 'discountPercentage')}
        />
        <DecimalInput label={t('product.tax')} required unit="%" most={2} {...bound(form, 'taxBasisPoints')} />
      </FormGroup>
      <FormGroup title={t('group.delivery')}>
        <Select
          label={t('product.kind')}
          allowDeselect={false}
          data={productKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          {...field('kind')}
        />
        {kind === 'goods' && (
          <>
            <NumberInput
              label={t('product.deliveryDays')}
              min={1}
              max={8}
              allowDecimal={false}
              {...field('deliveryDays')}
            />
            <Switch label={t('freeShipping')} {...form.getInputProps('hasFreeShipping', { type: 'checkbox' })} />
          </>
        )}
        {product ? (
          <Text size="sm" c="dimmed">
            {product.stock === null ? t('stock.notCounted') : t('stock.after', { count: product.stock })}
          </Text>
        ) : (
          <>
            <Switch label={t('stock.counted')} {...form.getInputProps('isCounted', { type: 'checkbox' })} />
            {isCounted && (
              <NumberInput
                label={t('stock.start')}
                min={0}
                max={1_000_000}
                allowDecimal={false}
                {...boundNumber(form, 'stock')}
              />
            )}
          </>
        )}
      </FormGroup>
      <FormGroup title={t('product.picture')}>
        <div className={fullRow}>
          <PictureInput {...bound(form, 'image')} />
        </div>
      </FormGroup>
    </>
  )
}
