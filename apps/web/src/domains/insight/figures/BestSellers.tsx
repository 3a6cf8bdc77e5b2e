import { listBestSellers } from '@dsms/contract/insight/cards/figures'
import { Table, Text } from '@mantine/core'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { ChartCard } from '../../../ui/charts/ChartCard.tsx'
import { useRange } from '../../../ui/charts/useRange.ts'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { WideTable } from '../../../ui/page/WideTable.tsx'
import { Change } from './Change.tsx'
import { useFigure } from './useFigure.ts'

/** The products that sold most, and whether they sell more or less than before. */
export function BestSellers({ className }: { className?: string }) {
  const t = useText('cards')
  const format = useFormat()
  const range = useRange('sellers')
  const query = useFigure(listBestSellers, { query: { range: range.range } })
  return (
    <ChartCard
      title={t('sellers.title')}
      query={query}
      range={range}
      className={className}
      height={320}
      head={({ rows, currency }) =>
        rows.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('nothing')}
          </Text>
        ) : (
          <WideTable label={t('sellers.title')} minWidth={560} className="tabular">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('product')}</Table.Th>
                <Table.Th>{t('category')}</Table.Th>
                <Table.Th ta="end">{t('orders')}</Table.Th>
                <Table.Th ta="end">{t('revenue.title')}</Table.Th>
                <Table.Th ta="end">{t('pieces')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((row) => (
                <Table.Tr key={row.id}>
                  <Table.Th scope="row" fw={500}>
                    <LinkAnchor to={`/apps/ecommerce/product-detail/${row.slug}`}>
                      <Typed>{row.name}</Typed>
                    </LinkAnchor>
                  </Table.Th>
                  <Table.Td>
                    <Typed>{row.category}</Typed>
                  </Table.Td>
                  <Table.Td ta="end">{format.number(row.orders)}</Table.Td>
                  <Table.Td ta="end">
                    {row.revenueMinor === null ? '–' : format.money(row.revenueMinor, currency)}
                  </Table.Td>
                  <Table.Td ta="end">
                    {format.number(row.pieces)} <Change percent={row.change} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </WideTable>
        )
      }
    />
  )
}
