import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isGonePart, reloadOnce } from '../../kernel/call/release.ts'
import { ErrorBox } from '../errors/ErrorBox.tsx'
import { Dots } from '../status/Dots.tsx'
import classes from './RouteError.module.css'

/** A screen that broke or could not be fetched; the rest of the app stays. After a release the page is read again, once. */
export function RouteError({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter()
  const [isReloading, setReloading] = useState(isGonePart(error))
  useEffect(() => {
    if (isGonePart(error)) reloadOnce().then(setReloading)
  }, [error])
  const retry = () => {
    // what a browser failed to fetch it may not ask for again in this page
    if (isGonePart(error)) return location.reload()
    reset()
    void router.invalidate()
  }
  if (isReloading) return <Dots />
  return (
    <div className={classes.box}>
      <ErrorBox error={error} onRetry={retry} />
    </div>
  )
}
