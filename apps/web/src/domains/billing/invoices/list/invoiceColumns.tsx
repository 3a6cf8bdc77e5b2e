import type { InvoiceRow } from '@dsms/contract/billing/invoices/calls'
import { Group, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { Column } from '../../../../kit/records/types.ts'
import { Bdi, Typed } from '../../../../ui/Bidi.tsx'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import { StatusBadge } from '../../../../ui/status/StatusBadge.tsx'
import { InvoiceStatus } from '../InvoiceStatus.tsx'
import classes from './InvoiceListPage.module.css'

/** What the list can show. The number leads to the invoice. */
export function useInvoiceColumns(): Column<InvoiceRow>[] {
  const t = useText('invoices')
  const format = useFormat()
  return useMemo(
    (): Column<InvoiceRow>[] => [
      {
        key: 'number',
        title: t('field.number'),
        sort: 'id',
        render: (row) => (
          <LinkAnchor to="/apps/invoice/preview/$id" params={{ id: String(row.id) }} fw={500}>
            {row.number === null ? t('noNumber', { id: row.id }) : <Bdi>{row.number}</Bdi>}
          </LinkAnchor>
        ),
      },
      {
        key: 'status',
        title: t('status'),
        sort: 'status',
        onCard: true,
        render: (row) => <InvoiceStatus invoice={row} />,
      },
      {
        key: 'client',
        title: t('field.client'),
        sort: 'client',
        onCard: true,
        render: (row) => (
          <Group gap="xs" wrap="nowrap" className={classes.client}>
            <PersonAvatar name={row.client.name} src={row.avatar || null} />
            <span className={classes.clientName}>
              <Typed>{row.client.name}</Typed>
              {row.client.companyEmail && (
                <Text span size="xs" c="dimmed">
                  <Bdi>{row.client.companyEmail}</Bdi>
                </Text>
              )}
            </span>
          </Group>
        ),
      },
      {
        key: 'service',
        title: t('field.service'),
        isExtra: true,
        render: (row) => row.service && <Typed>{row.service}</Typed>,
      },
      {
        key: 'total',
        title: t('field.total'),
        sort: 'total',
        align: 'end',
        render: (row) => format.money(row.totalMinor, row.currency),
      },
      {
        key: 'issuedDate',
        title: t('field.issuedDate'),
        sort: 'issuedDate',
        align: 'end',
        render: (row) => format.date(row.issuedDate),
      },
      {
        key: 'dueDate',
        title: t('field.dueDate'),
        sort: 'dueDate',
        align: 'end',
        isExtra: true,
        render: (row) => format.date(row.dueDate),
      },
      {
        key: 'balance',
        title: t('field.balance'),
        sort: 'balance',
        align: 'end',
        onCard: true,
        render: (row) =>
          row.number !== null && row.balanceMinor === 0 && !row.isVoid ? (
            <StatusBadge status="paid" label={t(row.kind === 'credit_note' ? 'settled' : 'status.Paid')} />
          ) : (
            format.money(row.balanceMinor, row.currency)
          ),
      },
    ],
    [t, format],
  )
}
