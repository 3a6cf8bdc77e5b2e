import { Tabs, type TabsListProps } from '@mantine/core'
import { useEffect, useRef } from 'react'
import classes from './TabRow.module.css'

interface Props extends TabsListProps {
  /** Name of the open tab. */
  open: string | null | undefined
}

/** Tabs in one line: on a phone they move sideways, and the open one is always in sight. */
export function TabRow({ open, children, ...props }: Props) {
  const row = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another open tab is what moves the row
  useEffect(() => {
    const line = row.current
    const tab = line?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (!line || !tab) return
    const [whole, part] = [line.getBoundingClientRect(), tab.getBoundingClientRect()]
    // by the middles of both, so that it holds in either direction of reading, and the page itself stays where it is
    line.scrollBy({ left: part.x + part.width / 2 - (whole.x + whole.width / 2) })
  }, [open])
  return (
    <Tabs.List mb="md" {...props} ref={row} className={classes.row}>
      {children}
    </Tabs.List>
  )
}
