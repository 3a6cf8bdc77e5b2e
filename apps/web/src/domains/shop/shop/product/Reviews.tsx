import { Alert, Button, Group, Pagination, Stack, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconInfoCircle, IconPencil } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { Stars } from '../parts/Stars.tsx'
import { ReviewCard } from './ReviewCard.tsx'
import { ReviewForm } from './ReviewForm.tsx'
import classes from './Reviews.module.css'
import { StarBars } from './StarBars.tsx'
import { reviewsPerPage, useReviews } from './useReviews.ts'

/** What buyers say of a product, and the place where a buyer says it. */
export function Reviews({ productId, name }: { productId: number; name: string }) {
  const t = useText('shop')
  const records = useText('records')
  const format = useFormat()
  const [page, setPage] = useState(1)
  const [isWriting, setWriting] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const reviews = useReviews(productId, page)
  const data = reviews.data
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / reviewsPerPage))
  // the last review of the last page went away
  useEffect(() => setPage((now) => Math.min(now, pages)), [pages])
  const close = () => {
    setWriting(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  return (
    <section className="card" aria-labelledby="reviews">
      <Stack gap="md">
        <Group justify="space-between">
          <h2 id="reviews" className={classes.title}>
            {t('reviews')}
          </h2>
          {data && !isWriting && (data.canReview || data.mine) && (
            <Button
              ref={opener}
              variant="default"
              leftSection={<IconPencil size={18} stroke={1.5} />}
              onClick={() => setWriting(true)}
            >
              {t(data.mine ? 'review.change' : 'review.write')}
            </Button>
          )}
        </Group>
        {reviews.isError && <ErrorBox error={reviews.error} onRetry={() => reviews.refetch()} />}
        {data && (
          <>
            {isWriting && <ReviewForm productId={productId} name={name} mine={data.mine} close={close} />}
            {data.mine?.isHidden && (
              <Alert color="yellow" icon={<IconInfoCircle size={20} stroke={1.5} />}>
                {t(data.mine.isWaiting ? 'review.waitingNote' : 'review.hiddenNote')}
              </Alert>
            )}
            {data.total === 0 ? (
              <Text size="sm" c="dimmed">
                {t(data.canReview ? 'reviews.first' : 'reviews.none')}
              </Text>
            ) : (
              <div className={classes.columns}>
                <Stack gap="xs">
                  <Text fz={32} fw={600} lh={1.2} className="tabular">
                    {format.number(data.average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
                  </Text>
                  <Stars rating={data.average} />
                  <Text size="sm" c="dimmed">
                    {t('reviews.count', { count: data.total })}
                  </Text>
                  <StarBars stars={data.stars} />
                </Stack>
                <div>
                  <ul className={classes.list}>
                    {data.rows.map((review) => (
                      <li key={review.id}>
                        <ReviewCard review={review} />
                      </li>
                    ))}
                  </ul>
                  {pages > 1 && (
                    <nav aria-label={t('reviews.pages')}>
                      <Pagination
                        size="sm"
                        mt="md"
                        total={pages}
                        value={page}
                        onChange={setPage}
                        getControlProps={(control) => ({
                          'aria-label': records(control === 'previous' ? 'previousPage' : 'nextPage'),
                        })}
                        getItemProps={(number) => ({ 'aria-label': records('pageNumber', { page: number }) })}
                        previousIcon={Previous}
                        nextIcon={Next}
                      />
                    </nav>
                  )}
                </div>
              </div>
            )}
          </>
        )}
      </Stack>
    </section>
  )
}

const Previous = () => <IconChevronLeft size={18} stroke={1.5} className="mirror" />
const Next = () => <IconChevronRight size={18} stroke={1.5} className="mirror" />
