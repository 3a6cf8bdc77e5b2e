import { UnstyledButton } from '@mantine/core'
import { IconCreditCard, IconHome, IconShoppingCart } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from './CheckoutSteps.module.css'
import { type CheckoutStep, checkoutSteps } from './useCheckoutState.ts'

interface Props {
  step: CheckoutStep
  go: (step: CheckoutStep) => void
}

/** Where one is on the way to an order; every step can be gone to. */
export function CheckoutSteps({ step, go }: Props) {
  const t = useText('shop')
  const current = checkoutSteps.indexOf(step)
  return (
    <nav aria-label={t('steps')}>
      <ol className={classes.steps}>
        {checkoutSteps.map((one, place) => {
          const Sign = icons[one]
          return (
            <li key={one}>
              <UnstyledButton
                className={classes.step}
                aria-current={one === step ? 'step' : undefined}
                data-done={place < current || undefined}
                onClick={() => go(one)}
              >
                <span className={classes.sign}>
                  <Sign size={20} stroke={1.5} aria-hidden />
                </span>
                <span>
                  <span className={classes.name}>{t(`step.${one}`)}</span>
                  <span className={classes.about}>{t(`step.${one}Text`)}</span>
                </span>
              </UnstyledButton>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

const icons = { cart: IconShoppingCart, address: IconHome, payment: IconCreditCard }
