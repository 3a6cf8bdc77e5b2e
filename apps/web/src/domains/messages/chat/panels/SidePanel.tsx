import { CloseButton } from '@mantine/core'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from './SidePanel.module.css'

interface Props {
  title: string
  onClose: () => void
  /** Over what is below it, or beside it. */
  isOver?: boolean
  children: ReactNode
}

/** Something that is looked at beside a conversation or the list. Opening moves the focus into it, closing back. */
export function SidePanel({ title, onClose, isOver, children }: Props) {
  const t = useText('common')
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  // asked while it still has the focus: what the panel covers loses it
  const [opener] = useState(() => document.activeElement)
  useEffect(() => {
    const first = panel.current?.querySelector<HTMLElement>('[data-autofocus]') ?? panel.current
    first?.focus()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [opener])
  return (
    <section
      ref={panel}
      className={classes.panel}
      data-over={isOver || undefined}
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.stopPropagation()
        onClose()
      }}
    >
      <header className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        <CloseButton size={36} iconSize={20} aria-label={t('close')} onClick={onClose} />
      </header>
      <div className={classes.body}>{children}</div>
    </section>
  )
}
