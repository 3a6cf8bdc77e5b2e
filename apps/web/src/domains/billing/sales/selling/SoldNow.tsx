import type { createSale } from '@dsms/contract/billing/sales/calls'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { Alert, Group, Stack } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import lines from '../../../../ui/parts/lines/Lines.module.css'
import { ChargeLine } from '../../charges/ChargeLine.tsx'

export type Sold = Answer<typeof createSale>

interface Props {
  sale: Sold
  zone: string
  /** The buttons that go on from there. */
  children: ReactNode
}

/** What was sold just now, and what the student owes for it. */
export function SoldNow({ sale, zone, children }: Props) {
  const t = useText('sales')
  return (
    <Stack>
      <Alert color="green" icon={<IconCheck size={20} stroke={1.5} />} role="status">
        {t('sell.done', { name: sale.name })}
      </Alert>
      <ul className={lines.list}>
        {sale.charges.map((charge) => (
          <ChargeLine key={charge.id} charge={charge} zone={zone} />
        ))}
      </ul>
      <Group justify="end">{children}</Group>
    </Stack>
  )
}
