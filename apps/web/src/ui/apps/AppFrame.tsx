import { ActionIcon, Box, Drawer, Tooltip } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { IconMenu2 } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { useTitle } from '../../kernel/browser/useTitle.ts'
import { useText } from '../../kernel/i18n/index.ts'
import classes from './AppFrame.module.css'

declare module '../../kernel/i18n/words.ts' {
  interface Words {
    apps: typeof import('./words/en.json')
  }
}

interface Props {
  /** Name of the app: the page's heading, told to screen readers and the window's title. */
  title: string
  /** What stands beside the content, and behind a button where there is no room. */
  sidebar: ReactNode
  /** Name of the sidebar for screen readers: "Folders". */
  sidebarLabel: string
  /** Below this width the sidebar is a drawer. */
  breakpoint?: '62em' | '75em'
  /** What closes the drawer when it changes: the address unless told. */
  closesOn?: string
  /** Below that width one of the two fills the window. Without it the content does, and the sidebar is a drawer. */
  narrow?: 'sidebar' | 'content'
  /** In pixels. */
  sidebarSize?: number
  children: ReactNode
}

const OpenSidebar = createContext<(() => void) | null>(null)
const CloseSidebar = createContext<() => void>(() => {})

/** Closes the sidebar where it is a drawer, after something in it that changes no address. */
export const useCloseSidebar = (): (() => void) => useContext(CloseSidebar)

/** An app that fills the window: a sidebar and content that scroll by themselves. */
export function AppFrame(props: Props) {
  const { title, sidebar, sidebarLabel, breakpoint = '62em', closesOn, narrow, sidebarSize = 260, children } = props
  const isWide = useMediaQuery(`(min-width: ${breakpoint})`, true, { getInitialValueInEffect: false })
  const [isOpen, drawer] = useDisclosure(false)
  const address = useRouterState({ select: (state) => state.location.href })
  useTitle(title)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was chosen in the drawer closes it
  useEffect(drawer.close, [closesOn ?? address])
  const hasDrawer = !isWide && narrow === undefined
  return (
    <OpenSidebar value={hasDrawer ? drawer.open : null}>
      <Box
        className={classes.frame}
        data-wide={isWide || undefined}
        style={{ '--app-sidebar': isWide ? `${sidebarSize}px` : '100%' }}
      >
        <h1 className="visuallyHidden">{title}</h1>
        {(isWide || narrow === 'sidebar') && (
          <aside className={classes.sidebar} aria-label={sidebarLabel}>
            {sidebar}
          </aside>
        )}
        {hasDrawer && (
          <Drawer
            opened={isOpen}
            onClose={drawer.close}
            position="left"
            size={300}
            title={sidebarLabel}
            classNames={{ body: classes.drawer }}
          >
            <CloseSidebar value={drawer.close}>{sidebar}</CloseSidebar>
          </Drawer>
        )}
        {(isWide || narrow !== 'sidebar') && <div className={classes.content}>{children}</div>}
      </Box>
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
