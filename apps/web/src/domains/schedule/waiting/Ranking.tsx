import { Text } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { Typed } from '../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { Reasons } from './Reasons.tsx'
import classes from './Waiting.module.css'
import { useRanking } from './waiting.ts'

/** Who would be asked for an hour next, in their order and with the reasons. */
export function Ranking({ id, school_id }: { id: number; school_id: number | undefined }) {
  const t = useText('waiting')
  const { data, isError, error, refetch } = useRanking(id, school_id)
  if (isError && !data) return <ErrorBox error={error} onRetry={() => refetch()} />
  if (!data) return <ListSkeleton rows={2} />
  if (data.ranked.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('noneFits')}
      </Text>
    )
  return (
    <ol className={classes.ranked} aria-label={t('whoNext')}>
      {data.ranked.map((one) => (
        <li key={one.entry_id}>
          <Typed>{one.student ?? t('beyond')}</Typed>
          <Reasons reasons={one.reasons} />
        </li>
      ))}
    </ol>
  )
}
