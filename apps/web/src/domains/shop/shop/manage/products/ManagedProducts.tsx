import {
  changeStock,
  createProduct,
  listManagedProducts,
  type ManagedProduct,
  productStatuses,
  updateProduct,
} from '@dsms/contract/shop/shop/manage'
import { IconArchive, IconEdit, IconPackages } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from '../../../../../kernel/address/links.tsx'
import { call } from '../../../../../kernel/call/call.ts'
import { useLanguage, useText } from '../../../../../kernel/i18n/index.ts'
import { RecordsView } from '../../../../../kit/records/RecordsView.tsx'
import type { RowAction } from '../../../../../kit/records/types.ts'
import { useListState } from '../../../../../kit/records/useListState.ts'
import { useMay } from '../../../../../kit/records/useMay.ts'
import { useRecords } from '../../../../../kit/records/useRecords.ts'
import { LinkButton } from '../../../../../ui/page/links.tsx'
import { manageKeys, useCategories } from '../useManage.ts'
import { StockDialog } from './StockDialog.tsx'
import { useProductColumns } from './useProductColumns.tsx'
import { useSetStatus } from './useSetStatus.ts'

/** So many or fewer are soon sold out. */
const fewLeft = '5'

/** Products in every status, with what is left of them. */
export function ManagedProducts() {
  const t = useText('shop')
  const common = useText('common')
  const may = useMay()
  const { code } = useLanguage()
  const navigate = useNavigate()
  const list = useListState(['status', 'category', 'stockUpTo'])
  const categories = useCategories().data ?? []
  const columns = useProductColumns()
  const setStatus = useSetStatus()
  const [counting, count] = useState<ManagedProduct>()
  const records = useRecords<ManagedProduct>({
    queryKey: [...manageKeys.products, 'list', code],
    list,
    load: ({ q, page, perPage, sort, filters: { status, category, stockUpTo } }, signal) =>
      call(
        listManagedProducts,
        {
          query: {
            q: q || undefined,
            page,
            perPage,
            sort: sort || undefined,
            status: productStatuses.find((one) => one === status),
            category: category ? [category] : [],
            stockUpTo,
          },
        },
        signal,
      ),
  })
  const rowActions = (row: ManagedProduct): RowAction[] => [
    {
      key: 'edit',
      label: common('edit'),
      icon: <IconEdit size={18} stroke={1.5} />,
      run: () => navigate({ to: '/apps/ecommerce/manage/products/$id', params: { id: String(row.id) } }),
    },
    ...(row.stock !== null && may(changeStock)
      ? [
          {
            key: 'stock',
            label: t('stock.change'),
            icon: <IconPackages size={18} stroke={1.5} />,
            run: () => count(row),
          },
        ]
      : []),
    ...(row.status === 'active'
      ? [
          {
            key: 'retire',
            label: t('product.retire'),
            icon: <IconArchive size={18} stroke={1.5} />,
            run: () => setStatus(row, 'retired'),
          },
        ]
      : []),
  ]
  return (
    <>
      <RecordsView
        name="shop.products"
        label={t('tab.products')}
        list={list}
        records={records}
        columns={columns}
        rowId={(row) => row.id}
        rowName={(row) => row.name}
        searchLabel={t('product.search')}
        filters={[
          {
            name: 'status',
            label: t('order.status'),
            choices: productStatuses.map((value) => ({ value, label: t(`product.status.${value}`) })),
          },
          {
            name: 'category',
            label: t('filter.category'),
            choices: categories.map(({ id, name }) => ({ value: String(id), label: name })),
          },
          {
            name: 'stockUpTo',
            label: t('stock'),
            choices: [
              { value: '0', label: t('stock.none') },
              { value: fewLeft, label: t('stock.upTo', { count: Number(fewLeft) }) },
            ],
          },
        ]}
        rowActions={may(updateProduct) ? rowActions : undefined}
        empty={{
          text: t('product.empty'),
          action: may(createProduct) && (
            <LinkButton to="/apps/ecommerce/manage/products/new">{t('product.add')}</LinkButton>
          ),
        }}
      />
      {counting && <StockDialog product={counting} close={() => count(undefined)} />}
    </>
  )
}
