import { Skeleton } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { CatalogView } from '../useCatalogState.ts'
import classes from './ShopPage.module.css'

const places = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** The shape of the products while the first of them come; nothing for the first moments. */
export function ProductSkeletons({ view }: { view: CatalogView }) {
  const t = useText('common')
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 150)
    return () => clearTimeout(timer)
  }, [])
  if (!isLate) return <div aria-busy="true" style={{ minBlockSize: 900 }} />
  return (
    <div className={classes.products} data-view={view} role="status" aria-label={t('loading')}>
      {places.map((place) => (
        <Skeleton key={place} height={view === 'grid' ? 400 : 172} radius="md" />
      ))}
    </div>
  )
}
