import { Loader } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './Blocked.module.css'

interface Props {
  isBlocked: boolean
  /** Why one has to wait; without it a screen reader hears that something is loading. */
  message?: string | undefined
  /** Instead of the ring. */
  loader?: ReactNode
  color?: string
  children: ReactNode
}

/**
 * A part of the screen that nobody can use while it is worked on. The rest of the screen stays in use. What had the focus
 * gets it back, unless the person has gone on meanwhile.
 */
export function Blocked({ isBlocked, message, loader, color, children }: Props) {
  const common = useText('common')
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = content
    if (!isBlocked || !current) return undefined
    const held = document.activeElement
    // browsers take the focus away from what is inert, so it is set only once we know who had it
    current.inert = true
    return () => {
      current.inert = false
      const isFree = !document.activeElement || document.activeElement === document.body
      if (isFree && held instanceof HTMLElement && current.contains(held)) held.focus({ preventScroll: true })
    }
  }, [isBlocked])
  return (
    <div className={classes.frame}>
      <div ref={content} aria-busy={isBlocked}>
        {children}
      </div>
      {isBlocked && (
        <div className={classes.cover} aria-hidden>
          {loader ?? <Loader {...(color && { color })} />}
          {message && <span>{message}</span>}
        </div>
      )}
      <span className="visuallyHidden" role="status">
        {isBlocked && (message ?? common('loading'))}
      </span>
    </div>
  )
}
