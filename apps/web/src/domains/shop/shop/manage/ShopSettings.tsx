import type { Answer } from '@dsms/contract/kernel/endpoint'
import { type getShopSettings, saveShopSettings } from '@dsms/contract/shop/shop/manage'
import { type ShopPayment, shopPayments } from '@dsms/contract/shop/shop/orders'
import { Checkbox, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { bound } from '../../../../kit/form/bound.ts'
import { FormGroup, fullRow, RecordForm } from '../../../../kit/form/RecordForm.tsx'
import { useRecordForm } from '../../../../kit/form/useRecordForm.ts'
import { DecimalInput } from '../../../../kit/inputs/DecimalInput.tsx'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { MoneyInput } from './MoneyInput.tsx'
import { manageKeys, useManageChanged, useShopSettings } from './useManage.ts'

type Settings = Answer<typeof getShopSettings>
type SettingsValues = {
  deliveryMinor: number | null
  deliveryTax: number | null
  freeDeliveryFromMinor: number | null
  paymentMethods: ShopPayment[]
}

/** What delivery costs, and how people pay. */
export function ShopSettings() {
  const settings = useShopSettings()
  if (settings.data) return <SettingsForm key={JSON.stringify(settings.data)} settings={settings.data} />
  return settings.isError ? <ErrorBox error={settings.error} onRetry={() => settings.refetch()} /> : <ListSkeleton />
}

const valuesOf = (settings: Settings): SettingsValues => ({
  deliveryMinor: settings.deliveryMinor,
  deliveryTax: settings.deliveryTaxBasisPoints / 100,
  freeDeliveryFromMinor: settings.freeDeliveryFromMinor,
  paymentMethods: settings.paymentMethods,
})

const bodyOf = ({ deliveryTax, ...values }: SettingsValues) => ({
  ...values,
  deliveryMinor: values.deliveryMinor ?? 0,
  deliveryTaxBasisPoints: Math.round((deliveryTax ?? 0) * 100),
})

function SettingsForm({ settings }: { settings: Settings }) {
  const t = useText('shop')
  const common = useText('common')
  const client = useQueryClient()
  const changed = useManageChanged()
  const state = useRecordForm<SettingsValues, Settings>({
    initial: valuesOf(settings),
    schema: saveShopSettings.body,
    toBody: bodyOf,
    save: (values) => call(saveShopSettings, { body: bodyOf(values) }),
    onSaved: async (saved, sent) => {
      client.setQueryData(manageKeys.settings, saved)
      state.show(valuesOf(saved), sent)
      showDone(t('settings.saved'))
      await changed()
    },
  })
  const { form } = state
  const field = form.getInputProps
  return (
    <RecordForm state={state} saveLabel={common('save')} cancel={() => state.show(valuesOf(settings))}>
      <FormGroup title={t('group.delivery')}>
        <MoneyInput label={t('settings.delivery')} currency={settings.currency} {...bound(form, 'deliveryMinor')} />
        <DecimalInput label={t('settings.deliveryTax')} unit="%" most={2} {...bound(form, 'deliveryTax')} />
        <MoneyInput
          label={t('settings.freeFrom')}
          description={t('settings.freeFromHelp')}
          currency={settings.currency}
          {...bound(form, 'freeDeliveryFromMinor')}
        />
      </FormGroup>
      <FormGroup title={t('payment')}>
        <Checkbox.Group className={fullRow} label={t('settings.payments')} {...field('paymentMethods')}>
          <Stack gap="xs" mt="xs">
            {shopPayments.map((method) => (
              <Checkbox
                key={method}
                value={method}
                label={t(`payment.${method}`)}
                description={t(`payment.${method}Text`)}
              />
            ))}
          </Stack>
        </Checkbox.Group>
      </FormGroup>
    </RecordForm>
  )
}
