import { Skeleton, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { type Key, type ReactNode, useId } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { LinkButton } from '../../../ui/page/links.tsx'
import classes from './HomePage.module.css'

interface Row {
  key: Key
  start?: ReactNode
  title: ReactNode
  /** Under the title, in small letters. */
  sub?: ReactNode
  end?: ReactNode
  /** It should have been done before today. */
  isLate?: boolean
}

interface Props<T> {
  /** It is not there where it has nothing to say. */
  isQuiet: boolean
  title: string
  /** The screen with all of it. */
  to: '/apps/calendar' | '/apps/todo' | '/apps/email' | '/apps/chat'
  query: Pick<UseQueryResult<T[]>, 'data' | 'isPending'>
  /** What stands there when nothing waits. */
  empty: string
  children: (rows: T[]) => Row[]
}

/** What one of the working apps has for today. */
export function TodayCard<T>({ isQuiet, title, to, query, empty, children }: Props<T>) {
  const t = useText('home')
  const id = useId()
  const rows = query.data && children(query.data)
  if (isQuiet && query.isPending) return <div data-waiting />
  if (isQuiet && rows?.length === 0) return null
  return (
    <section className={`card ${classes.today}`} data-quiet={isQuiet || undefined} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <LinkButton to={to} variant="subtle" size="compact-sm" mih={32} aria-label={`${t('today.open')}: ${title}`}>
          {t('today.open')}
        </LinkButton>
      </div>
      {query.isPending && <Skeleton height={120} />}
      {rows?.length === 0 && (
        <Text size="sm" c="dimmed">
          {empty}
        </Text>
      )}
      {rows && rows.length > 0 && (
        <ul className={classes.list}>
          {rows.map(({ key, start, title, sub, end, isLate }) => (
            <li key={key}>
              {start && <span className={classes.start}>{start}</span>}
              <span className={classes.grow}>
                {title}
                {sub && <span className={`${classes.sub} ${isLate ? classes.late : ''}`}>{sub}</span>}
              </span>
              {end && <span className={classes.sub}>{end}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
