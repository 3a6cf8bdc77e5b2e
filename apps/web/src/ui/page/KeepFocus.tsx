import { type ComponentProps, useEffect, useRef } from 'react'

/**
 * A part of a page in which what was pressed may go away, as a time that is taken or a row that is settled. The focus then goes to the
 * first heading that is left in it, or to the part itself, and not to the beginning of the page.
 */
export function KeepFocus({ children, ...rest }: ComponentProps<'div'>) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = part.current
    if (!box) return undefined
    let last: HTMLElement | undefined
    const note = ({ target }: FocusEvent) => {
      last = target instanceof HTMLElement ? target : undefined
    }
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return
      last = undefined
      const next = box.querySelector<HTMLElement>('h2, h3') ?? box
      next.tabIndex = -1
      next.focus({ preventScroll: next === box })
    })
    box.addEventListener('focusin', note)
    observer.observe(box, { childList: true, subtree: true })
    return () => {
      box.removeEventListener('focusin', note)
      observer.disconnect()
    }
  }, [])
  return (
    <div ref={part} {...rest}>
      {children}
    </div>
  )
}
