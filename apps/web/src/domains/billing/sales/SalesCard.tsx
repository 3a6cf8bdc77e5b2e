import type { OfficeSale } from '@dsms/contract/billing/sales/calls'
import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import lines from '../../../ui/parts/lines/Lines.module.css'
import { SaleCard } from './SaleCard.tsx'
import classes from './Sales.module.css'

interface Props {
  sales: readonly OfficeSale[]
  /** Sells another one. */
  sell: ReactNode
  /** The course stands in the title of the screen. */
  isOfCourse?: boolean
  /** What can be done about each. */
  actions?: (sale: OfficeSale) => ReactNode
  /** More of them. */
  children?: ReactNode
}

/** Packages that were sold, in a card with what sells another one. */
export function SalesCard({ sales, sell, isOfCourse = false, actions, children }: Props) {
  const t = useText('sales')
  return (
    <section className="card">
      <Group justify="space-between">
        <h2 className={lines.title}>{t('title')}</h2>
        {sell}
      </Group>
      {sales.length === 0 ? (
        <Text size="sm" c="dimmed" mt="xs">
          {t('none')}
        </Text>
      ) : (
        <ul className={classes.sales}>
          {sales.map((sale) => (
            <SaleCard key={sale.id} sale={sale} isOfCourse={isOfCourse}>
              {actions?.(sale)}
            </SaleCard>
          ))}
        </ul>
      )}
      {children}
    </section>
  )
}
