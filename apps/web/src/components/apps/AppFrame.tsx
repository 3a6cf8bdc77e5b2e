import { ActionIcon, Drawer, Tooltip } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { IconMenu2 } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { useText } from '../../i18n/index.ts'
import { useTitle } from '../../lib/useTitle.ts'
import classes from './AppFrame.module.css'

interface Props {
  /** Name of the app: the page's heading, told to screen readers and the window's title. */
  title: string
  /** What stands beside the content, and behind a button where there is no room. */
  sidebar: ReactNode
  /** Name of the sidebar for screen readers: "Folders". */
  sidebarLabel: string
  /** Below this width the sidebar is a drawer. */
  breakpoint?: '62em' | '75em'
  children: ReactNode
}

const OpenSidebar = createContext<(() => void) | null>(null)

/** An app that fills the window: a sidebar and content that scroll by themselves. */
export function AppFrame({ title, sidebar, sidebarLabel, breakpoint = '62em', children }: Props) {
  const isWide = useMediaQuery(`(min-width: ${breakpoint})`, true, { getInitialValueInEffect: false })
  const [isOpen, drawer] = useDisclosure(false)
  const address = useRouterState({ select: (state) => state.location.href })
  useTitle(title)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was chosen in the drawer closes it
  useEffect(drawer.close, [address])
  return (
    <OpenSidebar value={isWide ? null : drawer.open}>
      <div className={classes.frame} data-wide={isWide || undefined}>
        <h1 className="visuallyHidden">{title}</h1>
        {isWide ? (
          <aside className={classes.sidebar} aria-label={sidebarLabel}>
            {sidebar}
          </aside>
        ) : (
          <Drawer
            opened={isOpen}
            onClose={drawer.close}
            position="left"
            size={300}
            title={sidebarLabel}
            classNames={{ body: classes.drawer }}
          >
            {sidebar}
          </Drawer>
        )}
        <div className={classes.content}>{children}</div>
      </div>
    </OpenSidebar>
  )
}

/** Opens the sidebar where it is a drawer; nothing where it is in sight. */
export function SidebarButton({ label }: { label?: string }) {
  const t = useText('apps')
  const open = useContext(OpenSidebar)
  if (!open) return null
  const name = label ?? t('openSidebar')
  return (
    <Tooltip label={name}>
      <ActionIcon size={36} aria-label={name} onClick={open}>
        <IconMenu2 size={20} stroke={1.5} />
      </ActionIcon>
    </Tooltip>
  )
}
