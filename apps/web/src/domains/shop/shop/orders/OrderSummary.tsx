import type { ShopOrder } from '@dsms/contract/shop/shop/orders'
import { Group, Stack, Text } from '@mantine/core'
import { IconFileInvoice } from '@tabler/icons-react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Typed } from '../../../../ui/Bidi.tsx'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import { LinkButton } from '../../../../ui/page/links.tsx'
import { AddressLines } from '../checkout/AddressLines.tsx'
import classes from './OrderPage.module.css'

/** Who bought it, when, how it is paid, where it goes, and its invoice. */
export function OrderSummary({ order }: { order: ShopOrder }) {
  const t = useText('shop')
  const format = useFormat()
  const { buyer, invoice, address } = order
  return (
    <aside className={`card ${classes.summary}`} aria-label={t('order.about')}>
      {!order.isMine && (
        <Group gap="xs" wrap="nowrap">
          <PersonAvatar name={buyer.fullName} src={buyer.avatar} size={36} />
          <Fact name={t('order.buyer')}>
            <Typed>{buyer.fullName}</Typed>
          </Fact>
        </Group>
      )}
      <Fact name={t('order.placedAt')}>{format.dateTime(order.placedAt)}</Fact>
      <Fact name={t('payment')}>{t(`payment.${order.paymentMethod}`)}</Fact>
      {address && (
        <Stack gap={2}>
          <Text size="xs" c="dimmed">
            {t('deliverTo')}
          </Text>
          <AddressLines address={{ ...address, isDefault: false }} />
        </Stack>
      )}
      {order.note && (
        <Fact name={t('note')}>
          <Typed>{order.note}</Typed>
        </Fact>
      )}
      {invoice && (
        <LinkButton
          to="/apps/invoice/preview/$id"
          params={{ id: String(invoice.id) }}
          variant="default"
          leftSection={<IconFileInvoice size={18} stroke={1.5} />}
        >
          {t('order.invoice', { number: invoice.number })}
        </LinkButton>
      )}
    </aside>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <Text size="xs" c="dimmed">
        {name}
      </Text>
      <Text size="sm" component="div">
        {children}
      </Text>
    </div>
  )
}
