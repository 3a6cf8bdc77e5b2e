import { useMemo } from 'react'
import { useNavigate } from '../../../../kernel/address/links.tsx'
import { oneOf, text, useSearchOf, whole } from '../../../../kernel/address/search.ts'

export const checkoutSteps = ['cart', 'address', 'payment'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

interface Checkout {
  step: CheckoutStep
  /** Capital letters as codes are kept; empty for none. */
  coupon: string
  /** The address that was chosen; the default one as long as nobody chose. */
  addressId: number | undefined
}

export interface CheckoutState extends Checkout {
  /** A step is a place that "back" returns to; a coupon or an address is not. */
  set: (patch: Partial<Checkout>) => void
}

const readers = { step: oneOf(checkoutSteps), coupon: text, address: whole }

/** Where somebody is on the way to an order, as the address says. */
export function useCheckoutState(): CheckoutState {
  const { step = 'cart', coupon, address } = useSearchOf(readers)
  const navigate = useNavigate()
  return useMemo(() => {
    const checkout: Checkout = { step, coupon: coupon.toUpperCase(), addressId: address }
    return {
      ...checkout,
      set: (patch) => {
        const next = { ...checkout, ...patch }
        void navigate({
          to: '.',
          search: () => ({
            step: next.step === 'cart' ? undefined : next.step,
            coupon: next.coupon || undefined,
            address: next.addressId,
          }),
          replace: !('step' in patch),
          resetScroll: 'step' in patch,
        })
      },
    }
  }, [step, coupon, address, navigate])
}
