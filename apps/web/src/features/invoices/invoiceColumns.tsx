import type { InvoiceRow } from '@dsms/contract/invoices'
import { Group, Text } from '@mantine/core'
import { useMemo } from 'react'
import { Bdi, Typed } from '../../components/Bidi.tsx'
import { LinkAnchor } from '../../components/records/links.tsx'
import { PersonAvatar } from '../../components/records/PersonAvatar.tsx'
import { StatusBadge } from '../../components/records/StatusBadge.tsx'
import type { Column } from '../../components/records/types.ts'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/index.ts'
import classes from './InvoiceListPage.module.css'
import { InvoiceStatus } from './InvoiceStatus.tsx'

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
