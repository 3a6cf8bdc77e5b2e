import * as c from '@dsms/contract/billing/sales/calls'
import { ActionIcon } from '@mantine/core'
import {
  IconArrowForwardUp,
  IconArrowsExchange,
  IconDotsVertical,
  IconHandGrab,
  IconHistory,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { MenuChoice } from '../../../ui/late/choices.tsx'
import { PressMenu } from '../../../ui/late/PressMenu.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { HandOutDialog } from './HandOutDialog.tsx'
import { RefundSaleDialog } from './RefundSaleDialog.tsx'
import { SaleHistory } from './SaleHistory.tsx'
import { TransferSaleDialog } from './TransferSaleDialog.tsx'

interface Props {
  sale: c.OfficeSale
  school_id: number | undefined
  changed: () => Promise<unknown>
}
type Act = 'refund' | 'transfer' | 'handOut' | 'history'

const icons = {
  handOut: IconHandGrab,
  transfer: IconArrowsExchange,
  refund: IconArrowForwardUp,
  history: IconHistory,
} as const

/** What the office can do about a sale: hand out pieces, give the rest to somebody else, end it early, read its history. */
export function SaleActions({ sale, school_id, changed }: Props) {
  const t = useText('sales')
  const may = useMay()
  const [open, setOpen] = useState<Act>()
  const isActive = sale.status === 'active'
  const acts: Record<Act, boolean> = {
    handOut: isActive && may(c.handOutItem) && sale.items.some(({ piece, left }) => piece !== null && left > 0),
    transfer: isActive && sale.transferable && may(c.transferSale),
    refund: isActive && may(c.refundSale),
    history: may(c.getSale),
  }
  const close = () => setOpen(undefined)
  const dialog = {
    sale,
    school_id,
    close,
    done: async (text: string) => {
      close()
      showDone(text)
      await changed()
    },
  }
  return (
    <>
      <PressMenu
        target={
          <ActionIcon aria-label={t('actionsFor', { name: sale.name })} size={36}>
            <IconDotsVertical size={18} stroke={1.5} />
          </ActionIcon>
        }
      >
        {(['handOut', 'transfer', 'refund', 'history'] as const)
          .filter((act) => acts[act])
          .map((act) => {
            const Sign = icons[act]
            return (
              <MenuChoice key={act} leftSection={<Sign size={18} stroke={1.5} />} onClick={() => setOpen(act)}>
                {t(`act.${act}`)}
              </MenuChoice>
            )
          })}
      </PressMenu>
      {open === 'refund' && <RefundSaleDialog {...dialog} />}
      {open === 'transfer' && <TransferSaleDialog {...dialog} />}
      {open === 'handOut' && <HandOutDialog {...dialog} />}
      {open === 'history' && <SaleHistory sale={sale} school_id={school_id} close={close} />}
    </>
  )
}
