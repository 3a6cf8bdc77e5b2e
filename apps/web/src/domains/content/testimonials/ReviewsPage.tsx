import * as c from '@dsms/contract/content/testimonials/reviews'
import { Text } from '@mantine/core'
import { IconCircleCheck, IconCircleOff, IconEyeOff, IconMessageReply, IconQuote } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { keysOf } from '../../../kernel/objects.ts'
import { RecordsPage } from '../../../kit/records/RecordsPage.tsx'
import type { Column, RowAction } from '../../../kit/records/types.ts'
import { useAttempt } from '../../../kit/records/useAttempt.ts'
import { useListState } from '../../../kit/records/useListState.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { SchoolGate } from '../../../kit/school/SchoolGate.tsx'
import type { School } from '../../../kit/school/useSchool.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import { RefuseDialog, ReplyDialog } from './ReviewDialogs.tsx'
import { ReviewFigures } from './ReviewFigures.tsx'
import classes from './Reviews.module.css'
import { Stars } from './Stars.tsx'
import { reviewsKey, useReviewsChanged } from './useReviews.ts'

const look = { size: 18, stroke: 1.5 } as const

/** What the address asks for, as far as the call knows it. */
const wishesOf = ({ status, rating }: Record<string, string>) => ({
  status: keysOf(c.reviewStatuses).find((one) => one === status),
  rating,
})

const nextOf = (status: c.ReviewStatus): readonly c.ReviewStatus[] => c.reviewStatuses[status]

/** What students say, before everybody may read it. */
export function ReviewsPage() {
  const t = useText('testimonials')
  return (
    <SchoolGate scope="school" title={t('reviews.title')}>
      {(school) => <Reviews school={school} />}
    </SchoolGate>
  )
}

function Reviews({ school: { school_id, search } }: { school: School }) {
  const t = useText('testimonials')
  const format = useFormat()
  const may = useMay()
  const navigate = useNavigate()
  const changed = useReviewsChanged()
  const attempt = useAttempt(changed)
  const list = useListState(['status', 'rating'])
  const [open, setOpen] = useState<{ review: c.ModeratedReview; doing: 'rejected' | 'hidden' | 'reply' }>()
  const inBody = school_id ? { school_id } : {}

  const publish = (review: c.ModeratedReview) =>
    attempt(
      () => call(c.changeReviewStatus, { params: { id: review.id }, body: { status: 'published', ...inBody } }),
      t('done.published'),
    )
  const makeTestimonial = (review: c.ModeratedReview) =>
    attempt(async () => {
      const { testimonial_id } = await call(c.makeTestimonialOfReview, { params: { id: review.id }, body: inBody })
      await navigate({ to: `/school/testimonials/${testimonial_id}`, search })
    })

  const rowActions = (review: c.ModeratedReview): RowAction[] => {
    const next = nextOf(review.status)
    const mayChange = may(c.changeReviewStatus)
    const actions: (RowAction | false)[] = [
      mayChange &&
        next.includes('published') && {
          key: 'published',
          label: t('do.published'),
          icon: <IconCircleCheck {...look} />,
          run: () => void publish(review),
        },
      may(c.replyToReview) && {
        key: 'reply',
        label: t(review.reply ? 'reply.edit' : 'reply.action'),
        icon: <IconMessageReply {...look} />,
        run: () => setOpen({ review, doing: 'reply' }),
      },
      may(c.makeTestimonialOfReview) &&
        review.consent_public && {
          key: 'testimonial',
          label: t(review.testimonial_id ? 'toTestimonial' : 'makeTestimonial'),
          icon: <IconQuote {...look} />,
          run: () => void makeTestimonial(review),
        },
      ...(['rejected', 'hidden'] as const).map(
        (doing) =>
          mayChange &&
          next.includes(doing) && {
            key: doing,
            label: t(`do.${doing}`),
            icon: doing === 'hidden' ? <IconEyeOff {...look} /> : <IconCircleOff {...look} />,
            run: () => setOpen({ review, doing }),
            isDangerous: true,
          },
      ),
    ]
    return actions.filter((one) => one !== false)
  }

  const columns: Column<c.ModeratedReview>[] = [
    {
      key: 'person',
      title: t('field.person'),
      render: (review) => (
        <span className={classes.who}>
          <Typed>{review.person}</Typed>
          <Stars rating={review.rating} />
        </span>
      ),
    },
    {
      key: 'text',
      title: t('field.words'),
      onCard: true,
      render: (review) => (
        <div className={classes.text}>
          <Text size="sm" dir="auto" lang={review.language}>
            {review.text || '–'}
          </Text>
          {review.reply && (
            <div className={classes.reply}>
              <Text size="sm" c="dimmed">
                {t('field.reply')}
              </Text>
              <Typed>{review.reply}</Typed>
            </div>
          )}
        </div>
      ),
    },
    {
      key: 'consent_public',
      title: t('field.consent_public'),
      onCard: true,
      render: (review) => t(review.consent_public ? 'consent.yes' : 'consent.no'),
    },
    {
      key: 'status',
      title: t('field.status'),
      onCard: true,
      render: (review) => (
        <>
          <StatusBadge status={review.status} label={t(`status.${review.status}`)} />
          {review.status_reason && (
            <Text size="sm" c="dimmed" mt={4}>
              <Typed>{review.status_reason}</Typed>
            </Text>
          )}
        </>
      ),
    },
    { key: 'date', title: t('field.date'), align: 'end', render: (review) => format.brief(review.date) },
    {
      key: 'target',
      title: t('field.target'),
      isExtra: true,
      render: (review) => <Typed>{review.target}</Typed>,
    },
  ]
  return (
    <>
      <RecordsPage
        name="reviews"
        label={t('reviews.title')}
        list={list}
        queryKey={[...reviewsKey, 'list', school_id ?? 'own']}
        load={({ q, filters, page, perPage }, signal) =>
          call(
            c.listModeratedReviews,
            { query: { q: q || undefined, ...wishesOf(filters), page, perPage, ...inBody } },
            signal,
          )
        }
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ person }) => person}
        searchLabel={t('reviews.search')}
        filters={[
          {
            name: 'status',
            label: t('field.status'),
            choices: keysOf(c.reviewStatuses).map((value) => ({
              value,
              label: t(`status.${value}`),
            })),
          },
          {
            name: 'rating',
            label: t('field.rating'),
            choices: [5, 4, 3, 2, 1].map((rating) => ({
              value: String(rating),
              label: t('stars', { count: rating, shown: format.number(rating) }),
            })),
          },
        ]}
        rowActions={rowActions}
        before={<ReviewFigures school_id={school_id} />}
        empty={{ text: t('reviews.empty') }}
      />
      {open?.doing === 'reply' && (
        <ReplyDialog review={open.review} school_id={school_id} close={() => setOpen(undefined)} />
      )}
      {open && open.doing !== 'reply' && (
        <RefuseDialog review={open.review} to={open.doing} school_id={school_id} close={() => setOpen(undefined)} />
      )}
    </>
  )
}
