import { getReviewFigures } from '@dsms/contract/content/testimonials/reviews'
import { Progress, Skeleton, Text, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import classes from './Reviews.module.css'
import { Stars } from './Stars.tsx'
import { reviewsKey } from './useReviews.ts'

/** Average and number of each rating: the bars stand in the table that they draw. */
export function ReviewFigures({ school_id }: { school_id: number | undefined }) {
  const t = useText('testimonials')
  const format = useFormat()
  const figures = useQuery({
    queryKey: [...reviewsKey, 'figures', school_id ?? 'own'],
    queryFn: ({ signal }) => call(getReviewFigures, { query: school_id ? { school_id } : {} }, signal),
  })
  const { data } = figures
  if (figures.isError) return <ErrorBox error={figures.error} onRetry={() => void figures.refetch()} />
  if (!data) return <Skeleton height={170} />
  const most = Math.max(1, ...data.ratings)
  return (
    <section className={`card ${classes.figures}`} aria-label={t('figures.title')}>
      <div>
        <div className={classes.average}>
          {data.average === null ? '–' : format.number(data.average, { minimumFractionDigits: 1 })}
        </div>
        <Stars rating={Math.round(data.average ?? 0)} />
        <Text size="sm" mt={4}>
          {t('figures.published', { count: data.published, shown: format.number(data.published) })}
        </Text>
        <Text size="sm" c="dimmed">
          {t('figures.pending', { count: data.pending, shown: format.number(data.pending) })}
        </Text>
      </div>
      <div>
        <table className={classes.bars}>
          <caption>
            <VisuallyHidden>{t('figures.title')}</VisuallyHidden>
          </caption>
          <thead>
            <VisuallyHidden component="tr">
              <th scope="col">{t('field.rating')}</th>
              <td />
              <th scope="col">{t('figures.count')}</th>
            </VisuallyHidden>
          </thead>
          <tbody>
            {[5, 4, 3, 2, 1].map((rating) => {
              const count = data.ratings[rating - 1] ?? 0
              return (
                <tr key={rating}>
                  <th scope="row">{t('stars', { count: rating, shown: format.number(rating) })}</th>
                  <td aria-hidden>
                    <Progress value={(count / most) * 100} size={8} color="orange.6" />
                  </td>
                  <td>{format.number(count)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
        <Text size="sm" c="dimmed" mt="xs">
          {t('figures.help')}
        </Text>
      </div>
    </section>
  )
}
