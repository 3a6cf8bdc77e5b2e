import { IconShoppingCartOff } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Empty } from '../../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { LinkButton } from '../../../../ui/page/links.tsx'
import { Page } from '../../../../ui/page/Page.tsx'
import { PriceDetails } from '../parts/PriceDetails.tsx'
import { useCart, useQuote } from '../useShop.ts'
import { AddressStep } from './AddressStep.tsx'
import { CartStep } from './CartStep.tsx'
import classes from './CheckoutPage.module.css'
import { CheckoutSteps } from './CheckoutSteps.tsx'
import { CouponBox } from './CouponBox.tsx'
import { PaymentStep } from './PaymentStep.tsx'
import { useAddresses } from './useAddresses.ts'
import { type CheckoutStep, useCheckoutState } from './useCheckoutState.ts'

/** From the cart to an order in three steps, with what it costs always beside. */
export function CheckoutPage() {
  const t = useText('shop')
  const state = useCheckoutState()
  const cart = useCart()
  const quote = useQuote(state.coupon)
  const addresses = useAddresses()
  const lines = cart.data?.products
  const found = quote.data?.quote
  const address =
    addresses.data?.find(({ id }) => id === state.addressId) ??
    addresses.data?.find(({ isDefault }) => isDefault) ??
    addresses.data?.[0]
  const step = stepOf(state.step, lines?.length === 0, found?.needsAddress === true && addresses.data && !address)
  const main = useFocusOnChange(step)
  const failed = [cart, quote, addresses].find((one) => one.isError)

  return (
    <Page title={t('checkout')} breadcrumbs={[{ label: t('title'), to: '/apps/ecommerce/shop' }]}>
      {failed && <ErrorBox error={failed.error} onRetry={() => failed.refetch()} />}
      {!failed && (!lines || !found) && <ListSkeleton rows={8} />}
      {lines?.length === 0 && (
        <Empty icon={<IconShoppingCartOff size={48} stroke={1} />} text={t('cart.empty')}>
          <LinkButton to="/apps/ecommerce/shop">{t('toShop')}</LinkButton>
        </Empty>
      )}
      {quote.data && found && lines && lines.length > 0 && (
        <>
          <CheckoutSteps step={step} go={(next) => state.set({ step: next })} />
          <div className={classes.columns}>
            <section ref={main} tabIndex={-1} className={classes.main} aria-label={t(`step.${step}`)}>
              {step === 'cart' && (
                <CartStep
                  lines={lines}
                  quote={found}
                  next={() => state.set({ step: found.needsAddress ? 'address' : 'payment' })}
                />
              )}
              {step === 'address' && (
                <AddressStep
                  quote={found}
                  addresses={addresses.data}
                  chosen={address}
                  choose={(id) => state.set({ addressId: id })}
                  next={() => state.set({ step: 'payment', addressId: address?.id })}
                />
              )}
              {step === 'payment' && (
                <PaymentStep
                  quote={found}
                  coupon={state.coupon}
                  address={address}
                  toCart={() => state.set({ step: 'cart' })}
                />
              )}
            </section>
            <aside className={classes.aside} aria-label={t('prices')}>
              {step === 'cart' && (
                <CouponBox quote={found} problem={quote.data.couponProblem} use={(coupon) => state.set({ coupon })} />
              )}
              <PriceDetails quote={found} isOld={quote.isFetching} />
            </aside>
          </div>
        </>
      )}
    </Page>
  )
}

/** Nobody pays for an empty cart, nor without the address that the goods need. */
function stepOf(asked: CheckoutStep, isEmpty: boolean, lacksAddress: boolean | undefined): CheckoutStep {
  if (isEmpty) return 'cart'
  return asked === 'payment' && lacksAddress ? 'address' : asked
}

/** Moves the focus to the new step, but not when the page opens. */
function useFocusOnChange(step: CheckoutStep) {
  const box = useRef<HTMLElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) box.current?.focus({ preventScroll: true })
    shown.current = step
  }, [step])
  return box
}
