import {
  couponInput,
  createCoupon,
  getCoupon,
  removeCoupon,
  type ShopCoupon,
  updateCoupon,
} from '@dsms/contract/shop/shop/coupons'
import { Button } from '@mantine/core'
import { IconArchive } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from '../../../../../kernel/address/links.tsx'
import { call } from '../../../../../kernel/call/call.ts'
import { useText } from '../../../../../kernel/i18n/index.ts'
import { RecordForm } from '../../../../../kit/form/RecordForm.tsx'
import { useRecordForm } from '../../../../../kit/form/useRecordForm.ts'
import { ListSkeleton } from '../../../../../kit/list/ListSkeleton.tsx'
import { ConfirmDialog } from '../../../../../kit/records/dialogs/ConfirmDialog.tsx'
import { useMay } from '../../../../../kit/records/useMay.ts'
import { ErrorBox } from '../../../../../ui/errors/ErrorBox.tsx'
import { Page } from '../../../../../ui/page/Page.tsx'
import { showDone } from '../../../../../ui/toasts/toasts.tsx'
import { useCoupon, useManageChanged, useShopSettings } from '../useManage.ts'
import { CouponFields } from './CouponFields.tsx'
import { bodyOf, type CouponValues, emptyCoupon, valuesOf } from './couponValues.ts'
import { useCouponFieldText } from './useCouponFieldText.ts'

/** Adds a coupon, or changes one. */
export function CouponFormPage({ id }: { id: number | undefined }) {
  const t = useText('shop')
  const coupon = useCoupon(id)
  const settings = useShopSettings()
  const failed = [coupon, settings].find((one) => one.isError)
  const isReady = settings.data && (id === undefined || coupon.data)
  return (
    <Page
      title={id === undefined ? t('coupon.add') : (coupon.data?.code ?? t('coupon'))}
      breadcrumbs={[
        { label: t('manage'), to: '/apps/ecommerce/manage' },
        { label: t('tab.coupons'), to: '/apps/ecommerce/manage', search: { tab: 'coupons' } },
      ]}
    >
      {failed && <ErrorBox error={failed.error} onRetry={() => failed.refetch()} />}
      {!failed && !isReady && <ListSkeleton rows={6} />}
      {isReady && <CouponForm key={coupon.data?.id} coupon={coupon.data} currency={settings.data.currency} />}
    </Page>
  )
}

function CouponForm({ coupon, currency }: { coupon: ShopCoupon | undefined; currency: string }) {
  const t = useText('shop')
  const common = useText('common')
  const may = useMay()
  const navigate = useNavigate()
  const changed = useManageChanged()
  const [isRemoving, setRemoving] = useState(false)
  const texts = useCouponFieldText(currency)
  const toList = () => navigate({ to: '/apps/ecommerce/manage', search: { tab: 'coupons' } })

  const state = useRecordForm<CouponValues, ShopCoupon>({
    initial: coupon ? valuesOf(coupon) : emptyCoupon,
    version: coupon?.version,
    schema: couponInput,
    toBody: bodyOf,
    save: async (values, fields, version) => {
      const body = bodyOf(values)
      if (!coupon) return (await call(createCoupon, { body })).coupon
      // share and amount exclude each other, so both go along when one of them changed
      const worth = fields.some((field) => field === 'kind' || field === 'percent' || field === 'amountMinor')
      const named = fields.filter((field): field is Exclude<typeof field, 'kind'> => field !== 'kind')
      const change = {
        ...Object.fromEntries(named.map((field) => [field, body[field]])),
        ...(worth ? { percent: body.percent, amountMinor: body.amountMinor } : {}),
      }
      return (await call(updateCoupon, { params: { id: coupon.id }, body: { ...change, version } })).coupon
    },
    reload: async () => {
      const now = (await call(getCoupon, { params: { id: coupon?.id ?? 0 } })).coupon
      return { values: valuesOf(now), version: now.version }
    },
    onSaved: async (saved) => {
      await changed()
      showDone(t('coupon.saved', { code: saved.code }))
      await toList()
    },
  })
  return (
    <>
      <RecordForm
        state={state}
        saveLabel={coupon ? common('save') : t('coupon.add')}
        cancel={toList}
        {...texts}
        actions={
          coupon &&
          may(removeCoupon) && (
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconArchive size={18} stroke={1.5} />}
              onClick={() => setRemoving(true)}
            >
              {t('coupon.archive')}
            </Button>
          )
        }
      >
        <CouponFields form={state.form} currency={currency} />
      </RecordForm>
      {coupon && (
        <ConfirmDialog
          opened={isRemoving}
          title={t('coupon.archiveTitle', { code: coupon.code })}
          text={t('coupon.archiveText')}
          action={t('coupon.archive')}
          isDangerous
          close={() => setRemoving(false)}
          run={async () => {
            await call(removeCoupon, { params: { id: coupon.id } })
            state.form.resetDirty()
            setRemoving(false)
            await changed()
            showDone(t('coupon.archived', { code: coupon.code }))
            await toList()
          }}
        />
      )}
    </>
  )
}
