import { Skeleton } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from '../CalendarPage.module.css'

/** The shape of a month while its first events come; nothing for the first moments. */
export function BoardSkeleton() {
  const t = useText('common')
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 150)
    return () => clearTimeout(timer)
  }, [])
  if (!isLate) return <div className={classes.skeleton} aria-busy="true" />
  return (
    <div className={classes.skeleton} role="status" aria-label={t('loading')}>
      {Array.from({ length: 35 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells are alike and never move
        <Skeleton key={place} radius="sm" />
      ))}
    </div>
  )
}
