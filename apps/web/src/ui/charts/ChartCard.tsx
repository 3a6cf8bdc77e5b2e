import { ActionIcon, Skeleton, Tooltip } from '@mantine/core'
import { IconChartBar, IconLock, IconTable } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { useText } from '../../kernel/i18n/index.ts'
import { ErrorBox } from '../errors/ErrorBox.tsx'
import { useLate } from '../page/useLate.ts'
import classes from './Chart.module.css'
import { ChartFigure } from './ChartFigure.tsx'
import { type ChartSpec, isTime } from './chartSpec.ts'
import { RangeMenu } from './RangeMenu.tsx'
import type { RangeState } from './useRange.ts'

interface Props<T> {
  title: string
  query: UseQueryResult<T>
  /** A menu to choose the stretch of time. */
  range?: RangeState
  /** The chart; none for a card of words. */
  chart?: (data: T) => ChartSpec
  /** More buttons at the end of the title row. */
  actions?: (data: T) => ReactNode
  /** Above and below the chart. */
  head?: (data: T) => ReactNode
  foot?: (data: T) => ReactNode
  /** Room that is kept while it loads. */
  height?: number
  className?: string
}

/** A card with a figure: its title, stretch of time, chart or table, and what to do when it cannot be read. */
export function ChartCard<T>({ title, query, range, chart, actions, head, foot, height = 240, className }: Props<T>) {
  const t = useText('cards')
  const titleId = useId()
  const [asTable, setAsTable] = useState(false)
  const isLate = useLate(query.isPending)
  const { data } = query
  const drawn = data && chart?.(data)
  const isMoney = drawn !== undefined && isTime(drawn) && drawn.data.unit === 'money'
  const isHidden = isMoney && hidesMoney(data)
  const spec = isHidden ? undefined : drawn
  const toggle = asTable ? t('asChart') : t('asTable')
  return (
    <section
      className={`card ${classes.card} ${className ?? ''}`}
      aria-labelledby={titleId}
      data-stale={query.isPlaceholderData || undefined}
    >
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        <div className={classes.actions}>
          {range && <RangeMenu {...range} title={title} />}
          {data && actions?.(data)}
          {spec && (
            <Tooltip label={toggle}>
              <ActionIcon
                size={32}
                variant="subtle"
                color="gray"
                aria-label={`${toggle}: ${title}`}
                aria-pressed={asTable}
                onClick={() => setAsTable(!asTable)}
              >
                {asTable ? <IconChartBar size={18} stroke={1.5} /> : <IconTable size={18} stroke={1.5} />}
              </ActionIcon>
            </Tooltip>
          )}
        </div>
      </div>
      {query.isError && <ErrorBox error={query.error} onRetry={() => query.refetch()} />}
      {query.isPending && (isLate ? <Skeleton height={height} /> : <div style={{ blockSize: height }} />)}
      {data && (
        <>
          {head?.(data)}
          {isHidden && (
            <p className={classes.empty}>
              <IconLock size={20} stroke={1.5} aria-hidden />
              {t('moneyHidden')}
            </p>
          )}
          {spec && <ChartFigure spec={spec} label={title} asTable={asTable} />}
          {foot?.(data)}
        </>
      )}
    </section>
  )
}

/** Whether the reader may not see the amounts of an answer, which says so itself. */
const hidesMoney = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'isMoneyHidden' in data && data.isMoneyHidden === true
