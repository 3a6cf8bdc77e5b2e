import { ActionIcon } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import { useTitle } from '../../kernel/browser/useTitle.ts'
import { useText } from '../../kernel/i18n/index.ts'
import { noteOpened } from '../../kernel/session/opened.ts'
import { PressMenu } from '../late/PressMenu.tsx'
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx'
import classes from './Page.module.css'

interface Props {
  title: string
  /** A quiet number beside the title. */
  count?: ReactNode
  status?: ReactNode
  /** The one thing people mostly come to do, at the inline end. */
  action?: ReactNode
  /** Choices of `ui/late` for the rest. */
  menu?: ReactNode
  /** Parents of this page, outermost first. A page that the menu names has none. */
  breadcrumbs?: Crumb[]
  children: ReactNode
}

/** A page inside the shell: where you are, what it is called, what to do, and its content. */
export function Page({ title, count, status, action, menu, breadcrumbs, children }: Props) {
  const t = useText('common')
  useTitle(title)
  useEffect(() => noteOpened(title), [title])
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        {breadcrumbs && breadcrumbs.length > 0 && <Breadcrumbs parents={breadcrumbs} />}
        <div className={classes.row}>
          <h1 className={classes.title} dir="auto">
            {title}
          </h1>
          {count !== undefined && <span className={classes.count}>{count}</span>}
          {status}
          <div className={classes.actions}>
            {action}
            {menu && (
              <PressMenu
                target={
                  <ActionIcon variant="default" size={36} aria-label={t('pageMenu')} title={t('pageMenu')}>
                    <IconDotsVertical size={18} stroke={1.5} />
                  </ActionIcon>
                }
              >
                {menu}
              </PressMenu>
            )}
          </div>
        </div>
      </header>
      {children}
    </div>
  )
}
