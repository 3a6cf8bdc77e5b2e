import type { CartProduct } from '@dsms/contract/shop/shop/calls'
import type { Quote } from '@dsms/contract/shop/shop/orders'
import { Button, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { CartLine } from './CartLine.tsx'
import classes from './CartStep.module.css'

interface Props {
  lines: CartProduct[]
  quote: Quote
  next: () => void
}

/** Products in the cart, how many of each, and what keeps them from being ordered. */
export function CartStep({ lines, quote, next }: Props) {
  const t = useText('shop')
  return (
    <>
      <ul className={classes.lines} aria-label={t('cart')}>
        {lines.map((line) => (
          <li key={line.id}>
            <CartLine line={line} problem={quote.lines.find(({ productId }) => productId === line.id)?.problem} />
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        {!quote.canOrder && (
          <Text size="sm" role="status">
            {t('cart.fixFirst')}
          </Text>
        )}
        <Button
          size="md"
          ms="auto"
          disabled={!quote.canOrder}
          rightSection={<IconArrowRight size={18} stroke={1.5} className="mirror" />}
          onClick={next}
        >
          {t(quote.needsAddress ? 'step.toAddress' : 'step.toPayment')}
        </Button>
      </div>
    </>
  )
}
