import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from './TaskDrawer.module.css'

/** Name of the drawer, what can be done at once, and the way out. */
export function PanelHeader({ title, children }: { title: string; children?: ReactNode }) {
  const common = useText('common')
  return (
    <Drawer.Header className={classes.header}>
      <Drawer.Title className={classes.title}>{title}</Drawer.Title>
      {children}
      <Drawer.CloseButton size={36} iconSize={20} aria-label={common('close')} />
    </Drawer.Header>
  )
}
