import { clsx } from 'clsx'
import classes from './Cover.module.css'

/** An article's picture in a wide frame. A drawn one is square: it stands whole on its own ground. */
export function Cover({ src, className }: { src: string; className?: string | undefined }) {
  const isDrawn = !src.startsWith('/files/')
  return (
    <div className={clsx(classes.cover, className)}>
      {isDrawn && <img src={src} alt="" className={classes.ground} />}
      <img src={src} alt="" className={isDrawn ? classes.whole : classes.filling} />
    </div>
  )
}
