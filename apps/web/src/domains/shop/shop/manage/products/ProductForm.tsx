import {
  createProduct,
  getManagedProduct,
  type ManagedProduct,
  productInput,
  removeProduct,
  updateProduct,
} from '@dsms/contract/shop/shop/manage'
import { Button } from '@mantine/core'
import { IconArchive } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from '../../../../../kernel/address/links.tsx'
import { call } from '../../../../../kernel/call/call.ts'
import { useFormat } from '../../../../../kernel/i18n/format.ts'
import { useText } from '../../../../../kernel/i18n/index.ts'
import { RecordForm } from '../../../../../kit/form/RecordForm.tsx'
import { useRecordForm } from '../../../../../kit/form/useRecordForm.ts'
import { ConfirmDialog } from '../../../../../kit/records/dialogs/ConfirmDialog.tsx'
import { useMay } from '../../../../../kit/records/useMay.ts'
import { showDone } from '../../../../../ui/toasts/toasts.tsx'
import { useManageChanged } from '../useManage.ts'
import { ProductFields } from './ProductFields.tsx'
import { bodyOf, emptyProduct, type ProductValues, valuesOf } from './productValues.ts'
import { useProductFieldText } from './useProductFieldText.ts'

interface Props {
  product: ManagedProduct | undefined
  currency: string
}

/** The form of a product: what is sent, and where the way goes on. */
export function ProductForm({ product, currency }: Props) {
  const t = useText('shop')
  const common = useText('common')
  const may = useMay()
  const format = useFormat()
  const navigate = useNavigate()
  const changed = useManageChanged()
  const [isRemoving, setRemoving] = useState(false)
  const { fieldLabel, fieldValue } = useProductFieldText(currency)
  const toList = () => navigate({ to: '/apps/ecommerce/manage' })

  const state = useRecordForm<ProductValues, ManagedProduct>({
    initial: product ? valuesOf(product) : emptyProduct(),
    version: product?.version,
    schema: productInput,
    toBody: bodyOf,
    save: async (values, fields, version) => {
      const body = productInput.parse(bodyOf(values))
      if (!product) return (await call(createProduct, { body })).product
      // the stock is counted and changed with a reason, not here
      const named = fields.filter((field) => field !== 'stock' && field !== 'isCounted')
      const change = Object.fromEntries(named.map((field) => [field, body[field]]))
      return (await call(updateProduct, { params: { id: product.id }, body: { ...change, version } })).product
    },
    reload: async () => {
      const now = (await call(getManagedProduct, { params: { id: product?.id ?? 0 } })).product
      return { values: valuesOf(now), version: now.version }
    },
    onSaved: async (saved) => {
      await changed()
      showDone(t('product.saved', { name: saved.name }))
      await toList()
    },
  })
  return (
    <>
      <RecordForm
        state={state}
        saveLabel={product ? common('save') : t('product.add')}
        cancel={toList}
        fieldLabel={fieldLabel}
        fieldValue={fieldValue}
        actions={
          product &&
          may(removeProduct) && (
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconArchive size={18} stroke={1.5} />}
              onClick={() => setRemoving(true)}
            >
              {t('product.remove')}
            </Button>
          )
        }
      >
        <ProductFields form={state.form} product={product} currency={currency} />
      </RecordForm>
      {product && (
        <ConfirmDialog
          opened={isRemoving}
          title={t('product.removeTitle', { name: product.name })}
          text={t('product.removeText', { price: format.money(product.priceMinor, currency) })}
          action={t('product.remove')}
          isDangerous
          close={() => setRemoving(false)}
          run={async () => {
            await call(removeProduct, { params: { id: product.id } })
            state.form.resetDirty()
            setRemoving(false)
            await changed()
            showDone(t('product.removed', { name: product.name }))
            await toList()
          }}
        />
      )}
    </>
  )
}
