import { listModeratedProductReviews, type ModeratedReview, moderateReview } from '@dsms/contract/shop/shop/reviews'
import { Text } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useLanguage, useText } from '../../../../kernel/i18n/index.ts'
import { RecordsView } from '../../../../kit/records/RecordsView.tsx'
import type { Column } from '../../../../kit/records/types.ts'
import { useListState } from '../../../../kit/records/useListState.ts'
import { useRecords } from '../../../../kit/records/useRecords.ts'
import { Typed } from '../../../../ui/Bidi.tsx'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import { StatusBadge } from '../../../../ui/status/StatusBadge.tsx'
import { showDone, showFailure } from '../../../../ui/toasts/toasts.tsx'
import { Stars } from '../parts/Stars.tsx'
import { HideReviewDialog } from './HideReviewDialog.tsx'
import classes from './Manage.module.css'
import { manageKeys, useManageChanged } from './useManage.ts'

/** What buyers said of all products, for those who may hide what does not belong in public. */
export function ModeratedReviews() {
  const t = useText('shop')
  const format = useFormat()
  const errorText = useErrorText()
  const { code } = useLanguage()
  const changed = useManageChanged()
  const list = useListState(['isHidden', 'rating'])
  const columns = useReviewColumns()
  const [hiding, hide] = useState<ModeratedReview>()
  const records = useRecords<ModeratedReview>({
    queryKey: [...manageKeys.reviews, code],
    list,
    load: ({ q, page, perPage, filters: { isHidden, rating } }, signal) =>
      call(listModeratedProductReviews, { query: { q: q || undefined, page, perPage, isHidden, rating } }, signal),
  })
  const show = async (review: ModeratedReview) => {
    try {
      await call(moderateReview, { params: { id: review.id }, body: { isHidden: false } })
      showDone(t('review.shown'))
      await changed()
    } catch (failure) {
      showFailure(errorText(failure))
    }
  }
  return (
    <>
      <RecordsView
        name="shop.reviews"
        label={t('tab.reviews')}
        list={list}
        records={records}
        columns={columns}
        rowId={(row) => row.id}
        rowName={(row) => format.joined([row.product.name, row.author.fullName])}
        searchLabel={t('review.search')}
        filters={[
          {
            name: 'isHidden',
            label: t('review.visibility'),
            choices: [
              { value: 'false', label: t('review.visible') },
              { value: 'true', label: t('review.hidden') },
            ],
          },
          {
            name: 'rating',
            label: t('filter.rating'),
            choices: [5, 4, 3, 2, 1].map((stars) => ({
              value: String(stars),
              label: t('stars', { stars: format.number(stars) }),
            })),
          },
        ]}
        rowActions={(row) => [
          ...(row.isHidden
            ? [
                {
                  key: 'show',
                  label: t('review.show'),
                  icon: <IconEye size={18} stroke={1.5} />,
                  run: () => void show(row),
                },
              ]
            : []),
          ...(!row.isHidden || row.isWaiting
            ? [
                {
                  key: 'hide',
                  label: t('review.hide'),
                  icon: <IconEyeOff size={18} stroke={1.5} />,
                  run: () => hide(row),
                },
              ]
            : []),
        ]}
        empty={{ text: t('reviews.empty') }}
      />
      {hiding && <HideReviewDialog review={hiding} close={() => hide(undefined)} />}
    </>
  )
}

function useReviewColumns(): Column<ModeratedReview>[] {
  const t = useText('shop')
  const format = useFormat()
  return useMemo(
    (): Column<ModeratedReview>[] => [
      {
        key: 'product',
        title: t('product'),
        render: (row) => (
          <LinkAnchor to="/apps/ecommerce/product-detail/$slug" params={{ slug: row.product.slug }} fw={500}>
            <Typed>{row.product.name}</Typed>
          </LinkAnchor>
        ),
      },
      { key: 'rating', title: t('filter.rating'), onCard: true, render: (row) => <Stars rating={row.rating} /> },
      {
        key: 'text',
        title: t('review.text'),
        onCard: true,
        render: (row) => (
          <Text size="sm" dir="auto" className={classes.clamp} title={row.text} miw={180}>
            {row.text || '–'}
          </Text>
        ),
      },
      { key: 'author', title: t('review.author'), render: (row) => <Typed>{row.author.fullName}</Typed> },
      {
        key: 'isHidden',
        title: t('review.visibility'),
        onCard: true,
        render: (row) => (
          <StatusBadge
            status={row.isWaiting ? 'waiting' : row.isHidden ? 'suspended' : 'active'}
            label={t(row.isWaiting ? 'review.waiting' : row.isHidden ? 'review.hidden' : 'review.visible')}
          />
        ),
      },
      { key: 'createdAt', title: t('review.date'), align: 'end', render: (row) => format.date(row.createdAt) },
    ],
    [t, format],
  )
}
