import { listInvoicePage } from '@dsms/contract/billing/invoices/calls'
import { Table, Text } from '@mantine/core'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { ChartCard } from '../../../ui/charts/ChartCard.tsx'
import { LinkAnchor, LinkButton } from '../../../ui/page/links.tsx'
import { WideTable } from '../../../ui/page/WideTable.tsx'
import { useFigure } from './useFigure.ts'

const statuses = ['Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due'] as const

/** The newest invoices, and the way to all of them. */
export function LatestInvoices({ className }: { className?: string }) {
  const t = useText('cards')
  const format = useFormat()
  const query = useFigure(listInvoicePage, { query: { perPage: 10 } })
  return (
    <ChartCard
      title={t('invoices.title')}
      query={query}
      className={className}
      height={320}
      actions={() => (
        <LinkButton to="/apps/invoice/list" variant="subtle" size="compact-sm" mih={32}>
          {t('invoices.all')}
        </LinkButton>
      )}
      head={({ rows }) =>
        rows.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('nothing')}
          </Text>
        ) : (
          <WideTable label={t('invoices.title')} minWidth={560} className="tabular">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('invoices.number')}</Table.Th>
                <Table.Th>{t('invoices.client')}</Table.Th>
                <Table.Th>{t('invoices.status')}</Table.Th>
                <Table.Th ta="end">{t('invoices.total')}</Table.Th>
                <Table.Th ta="end">{t('invoices.issued')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((row) => (
                <Table.Tr key={row.id}>
                  <Table.Th scope="row" fw={500}>
                    <LinkAnchor to={`/apps/invoice/preview/${row.id}`}>
                      <bdi dir="ltr">{row.number ?? `#${row.id}`}</bdi>
                    </LinkAnchor>
                  </Table.Th>
                  <Table.Td>
                    <Typed>{row.client.name}</Typed>
                  </Table.Td>
                  <Table.Td>
                    {row.isVoid
                      ? t('invoice.void')
                      : t(`invoice.${statuses.find((one) => one === row.invoiceStatus) ?? 'Draft'}`)}
                  </Table.Td>
                  <Table.Td ta="end">{format.money(row.totalMinor, row.currency)}</Table.Td>
                  <Table.Td ta="end">{format.date(row.issuedDate)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </WideTable>
        )
      }
    />
  )
}
