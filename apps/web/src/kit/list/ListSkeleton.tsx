import { Skeleton, Stack } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useText } from '../../kernel/i18n/index.ts'

/** The shape of the list while its first rows come; nothing for the first moments, so that quick answers do not flicker. */
export function ListSkeleton({ rows = 8 }: { rows?: number }) {
  const t = useText('common')
  const isLate = useIsLate()
  if (!isLate) return <div aria-busy="true" style={{ minHeight: 44 * rows }} />
  return (
    <Stack gap={8} className="card" role="status" aria-label={t('loading')}>
      {Array.from({ length: rows }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        <Skeleton key={place} height={36} radius="sm" />
      ))}
    </Stack>
  )
}

/** True once 150 ms have passed. */
function useIsLate(): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 150)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}
