import { createCoupon, listCoupons, type ShopCoupon, updateCoupon } from '@dsms/contract/shop/shop/coupons'
import { IconEdit, IconToggleLeft, IconToggleRight } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useNavigate } from '../../../../../kernel/address/links.tsx'
import { call } from '../../../../../kernel/call/call.ts'
import { useErrorText } from '../../../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../../../kernel/i18n/format.ts'
import { useText } from '../../../../../kernel/i18n/index.ts'
import { RecordsView } from '../../../../../kit/records/RecordsView.tsx'
import type { Column } from '../../../../../kit/records/types.ts'
import { useListState } from '../../../../../kit/records/useListState.ts'
import { useMay } from '../../../../../kit/records/useMay.ts'
import { useRecords } from '../../../../../kit/records/useRecords.ts'
import { Bdi } from '../../../../../ui/Bidi.tsx'
import { LinkAnchor, LinkButton } from '../../../../../ui/page/links.tsx'
import { StatusBadge } from '../../../../../ui/status/StatusBadge.tsx'
import { showFailure, showUndo } from '../../../../../ui/toasts/toasts.tsx'
import { manageKeys, useManageChanged } from '../useManage.ts'

/** Coupons, what they give, and how often they were used. */
export function Coupons() {
  const t = useText('shop')
  const common = useText('common')
  const may = useMay()
  const navigate = useNavigate()
  const errorText = useErrorText()
  const changed = useManageChanged()
  const list = useListState(['isActive'])
  const columns = useCouponColumns()
  const records = useRecords<ShopCoupon>({
    queryKey: [...manageKeys.coupons, 'list'],
    list,
    load: ({ q, page, perPage, sort, filters: { isActive } }, signal) =>
      call(listCoupons, { query: { q: q || undefined, page, perPage, sort: sort || undefined, isActive } }, signal),
  })
  const switchOn = async ({ id, code, version }: ShopCoupon, isActive: boolean) => {
    try {
      const { coupon } = await call(updateCoupon, { params: { id }, body: { isActive, version } })
      showUndo(t(isActive ? 'coupon.switchedOn' : 'coupon.switchedOff', { code }), common('undo'), () =>
        switchOn(coupon, !isActive),
      )
      await changed()
    } catch (failure) {
      showFailure(errorText(failure))
    }
  }
  return (
    <RecordsView
      name="shop.coupons"
      label={t('tab.coupons')}
      list={list}
      records={records}
      columns={columns}
      rowId={(row) => row.id}
      rowName={(row) => row.code}
      searchLabel={t('coupon.search')}
      filters={[
        {
          name: 'isActive',
          label: t('order.status'),
          choices: [
            { value: 'true', label: common('status.active') },
            { value: 'false', label: common('status.inactive') },
          ],
        },
      ]}
      rowActions={
        may(updateCoupon)
          ? (row) => [
              {
                key: 'edit',
                label: common('edit'),
                icon: <IconEdit size={18} stroke={1.5} />,
                run: () => navigate({ to: '/apps/ecommerce/manage/coupons/$id', params: { id: String(row.id) } }),
              },
              {
                key: 'switch',
                label: t(row.isActive ? 'coupon.switchOff' : 'coupon.switchOn'),
                icon: row.isActive ? (
                  <IconToggleLeft size={18} stroke={1.5} />
                ) : (
                  <IconToggleRight size={18} stroke={1.5} />
                ),
                run: () => switchOn(row, !row.isActive),
              },
            ]
          : undefined
      }
      empty={{
        text: t('coupon.empty'),
        action: may(createCoupon) && <LinkButton to="/apps/ecommerce/manage/coupons/new">{t('coupon.add')}</LinkButton>,
      }}
    />
  )
}

function useCouponColumns(): Column<ShopCoupon>[] {
  const t = useText('shop')
  const common = useText('common')
  const format = useFormat()
  const mayEdit = useMay()(updateCoupon)
  return useMemo(
    (): Column<ShopCoupon>[] => [
      {
        key: 'code',
        title: t('coupon.code'),
        render: (row) =>
          mayEdit ? (
            <LinkAnchor to="/apps/ecommerce/manage/coupons/$id" params={{ id: String(row.id) }} fw={500}>
              <Bdi>{row.code}</Bdi>
            </LinkAnchor>
          ) : (
            <Bdi>{row.code}</Bdi>
          ),
      },
      {
        key: 'value',
        title: t('coupon.value'),
        align: 'end',
        onCard: true,
        render: (row) => (
          <bdi className="tabular">
            {row.percent === null
              ? format.money(row.amountMinor ?? 0, row.currency)
              : format.number(row.percent / 100, { style: 'percent' })}
          </bdi>
        ),
      },
      {
        key: 'min',
        title: t('coupon.min'),
        align: 'end',
        render: (row) => (row.minMinor > 0 ? <bdi>{format.money(row.minMinor, row.currency)}</bdi> : '–'),
      },
      {
        key: 'endsOn',
        title: t('coupon.endsOn'),
        align: 'end',
        render: (row) => (row.endsOn ? format.date(row.endsOn) : '–'),
      },
      {
        key: 'uses',
        title: t('coupon.uses'),
        align: 'end',
        onCard: true,
        render: (row) =>
          row.maxUses === null
            ? format.number(row.uses)
            : t('coupon.usesOf', { uses: format.number(row.uses), max: format.number(row.maxUses) }),
      },
      {
        key: 'isActive',
        title: t('order.status'),
        render: (row) => {
          const status = row.isActive ? 'active' : 'inactive'
          return <StatusBadge status={status} label={common(`status.${status}`)} />
        },
      },
    ],
    [t, common, format, mayEdit],
  )
}
