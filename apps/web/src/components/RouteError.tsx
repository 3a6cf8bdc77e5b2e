import { useRouter } from '@tanstack/react-router'
import { ErrorBox } from './ErrorBox.tsx'
import classes from './RouteError.module.css'

/** A screen that broke or could not be fetched; the rest of the app stays. */
export function RouteError({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <div className={classes.box}>
      <ErrorBox error={error} onRetry={retry} />
    </div>
  )
}
