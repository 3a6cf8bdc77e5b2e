import { type ManagedProduct, updateProduct } from '@dsms/contract/shop/shop/manage'
import { Group } from '@mantine/core'
import { useMemo } from 'react'
import { useFormat } from '../../../../../kernel/i18n/format.ts'
import { useText } from '../../../../../kernel/i18n/index.ts'
import type { Column } from '../../../../../kit/records/types.ts'
import { useMay } from '../../../../../kit/records/useMay.ts'
import { Bdi, Typed } from '../../../../../ui/Bidi.tsx'
import { LinkAnchor } from '../../../../../ui/page/links.tsx'
import { StatusBadge } from '../../../../../ui/status/StatusBadge.tsx'
import { StockNote } from '../../parts/StockNote.tsx'
import classes from '../Manage.module.css'

/** What the list of products can show. The name leads to the product's form. */
export function useProductColumns(): Column<ManagedProduct>[] {
  const t = useText('shop')
  const format = useFormat()
  const mayEdit = useMay()(updateProduct)
  return useMemo(
    (): Column<ManagedProduct>[] => [
      {
        key: 'name',
        title: t('product.name'),
        sort: 'name',
        render: (row) => (
          <Group gap="xs" wrap="nowrap">
            <img src={row.image} alt="" width={36} height={32} className={classes.thumb} loading="lazy" />
            {mayEdit ? (
              <LinkAnchor to="/apps/ecommerce/manage/products/$id" params={{ id: String(row.id) }} fw={500} truncate>
                <Typed>{row.name}</Typed>
              </LinkAnchor>
            ) : (
              <Typed>{row.name}</Typed>
            )}
          </Group>
        ),
      },
      { key: 'sku', title: t('product.sku'), isExtra: true, render: (row) => row.sku && <Bdi>{row.sku}</Bdi> },
      { key: 'category', title: t('filter.category'), render: (row) => <Typed>{row.category}</Typed> },
      { key: 'brand', title: t('product.brand'), isExtra: true, render: (row) => <Typed>{row.brand}</Typed> },
      {
        key: 'price',
        title: t('product.price'),
        sort: 'price',
        align: 'end',
        onCard: true,
        render: (row) => <bdi className="tabular">{format.money(row.priceMinor, row.currency)}</bdi>,
      },
      {
        key: 'stock',
        title: t('stock'),
        sort: 'stock',
        align: 'end',
        onCard: true,
        render: (row) =>
          row.stock === null ? (
            t('stock.notCounted')
          ) : row.stock > 5 ? (
            format.number(row.stock)
          ) : (
            <StockNote product={{ stock: row.stock, isAvailable: row.stock > 0 }} />
          ),
      },
      {
        key: 'rating',
        title: t('filter.rating'),
        align: 'end',
        isExtra: true,
        render: (row) => (row.reviewCount > 0 ? format.number(row.rating, { minimumFractionDigits: 1 }) : '–'),
      },
      {
        key: 'status',
        title: t('order.status'),
        onCard: true,
        render: (row) => <StatusBadge status={row.status} label={t(`product.status.${row.status}`)} />,
      },
      {
        key: 'updatedAt',
        title: t('product.updatedAt'),
        align: 'end',
        isExtra: true,
        render: (row) => format.dateTime(row.updatedAt),
      },
    ],
    [t, format, mayEdit],
  )
}
