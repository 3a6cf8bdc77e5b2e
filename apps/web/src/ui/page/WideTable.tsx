import { Table, type TableProps } from '@mantine/core'
import { clsx } from 'clsx'
import { useCallback, useState } from 'react'
import classes from './WideTable.module.css'

interface Props extends TableProps {
  label: string
  /** Narrower than this it scrolls. */
  minWidth: number
  /** Of the frame around the table. */
  frameClass?: string | undefined
}

/** A table that scrolls in its place where there is no room for it, also by keyboard: only then the Tab key stops there. */
export function WideTable({ label, minWidth, frameClass, children, ...table }: Props) {
  const [isCut, setCut] = useState(false)
  const frame = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const watch = new ResizeObserver(() => setCut(element.scrollWidth > element.clientWidth))
    for (const one of [element, ...element.children]) watch.observe(one)
    return () => watch.disconnect()
  }, [])
  return (
    <section
      ref={frame}
      className={clsx(classes.frame, frameClass)}
      // without a name it is no landmark of its own, which a table that has room need not be
      aria-label={isCut ? label : undefined}
      tabIndex={isCut ? 0 : undefined}
    >
      <Table {...table} miw={minWidth} aria-label={label}>
        {children}
      </Table>
    </section>
  )
}
