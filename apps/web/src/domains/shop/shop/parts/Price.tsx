import { toMinor } from '@dsms/contract/kernel/money'
import { Text } from '@mantine/core'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from './Price.module.css'

interface Props {
  product: { priceMinor: number; priceBefore: number | null; currency: string }
  size?: 'sm' | 'lg' | 'xl'
}

/** What one costs, and what it cost before the discount. */
export function Price({ product: { priceMinor, priceBefore, currency }, size = 'lg' }: Props) {
  const t = useText('shop')
  const format = useFormat()
  return (
    <span className={classes.price}>
      <Text component="span" fz={size} fw={600} className="tabular">
        <bdi>{format.money(priceMinor, currency)}</bdi>
      </Text>
      {priceBefore !== null && (
        <Text component="s" size="xs" c="dimmed" className="tabular">
          <span className="visuallyHidden">{t('priceBefore')} </span>
          <bdi>{format.money(toMinor(priceBefore, currency), currency)}</bdi>
        </Text>
      )}
    </span>
  )
}
