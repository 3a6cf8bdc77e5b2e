import type { OrderStatus, ShopOrder } from '@dsms/contract/shop/shop/orders'
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { useMoveOrder } from './useOrders.ts'

interface Props {
  order: ShopOrder
  status: OrderStatus
  close: () => void
}

/** Moves an order on, with a note that the buyer reads too. No way leads back. */
export function MoveOrderDialog({ order, status, close }: Props) {
  const t = useText('shop')
  const move = useMoveOrder()
  const [note, setNote] = useState('')
  return (
    <ConfirmDialog
      opened
      title={t('move.title', { number: order.number, status: t(`status.${status}`) })}
      text={t(status === 'cancelled' ? 'move.cancelText' : 'move.text')}
      action={t(`move.${status}`)}
      isDangerous={status === 'cancelled'}
      close={close}
      run={async () => {
        await move(order, status, note)
        close()
        showDone(t('move.done', { number: order.number, status: t(`status.${status}`) }))
      }}
    >
      <Textarea
        label={t('move.note')}
        dir="auto"
        autosize
        minRows={2}
        maxLength={300}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </ConfirmDialog>
  )
}
