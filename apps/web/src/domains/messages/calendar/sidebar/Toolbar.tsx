import { ActionIcon, Button, SegmentedControl, Tooltip } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { type Shortcut, useShortcuts } from '../../../../kernel/browser/shortcuts.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { SidebarButton } from '../../../../ui/apps/AppFrame.tsx'
import { SearchField } from '../../../../ui/page/SearchField.tsx'
import classes from '../CalendarPage.module.css'
import { stepFrom, type View, views } from '../state/days.ts'
import type { CalendarState } from '../state/useCalendarState.ts'
import { useTitleOf } from './useTitleOf.ts'

/** Which days are shown and how: back, today, on; month, week, day or list. */
export function Toolbar({ state }: { state: CalendarState }) {
  const t = useText('calendar')
  const { view, day, today, show } = state
  const title = useTitleOf(state)
  const search = useRef<HTMLInputElement>(null)
  const wantsSearch = useRef(false)
  const step = (direction: -1 | 1) => show({ day: stepFrom(view, day, direction) })
  const letters: Record<View, string> = { month: 'm', week: 'w', day: 'd', agenda: 'a' }
  const shortcuts: Shortcut[] = [
    { keys: 'n', label: t('add'), run: () => state.openNew() },
    { keys: 't', label: t('today'), run: () => show({ day: today }) },
    { keys: 'j', label: t(`next.${view}`), run: () => step(1) },
    { keys: 'k', label: t(`previous.${view}`), run: () => step(-1) },
    ...views.map((name) => ({ keys: letters[name], label: t(`show.${name}`), run: () => show({ view: name }) })),
    {
      keys: '/',
      label: t('search'),
      run: () => {
        wantsSearch.current = true
        if (view === 'agenda') search.current?.focus()
        else show({ view: 'agenda' })
      },
    },
  ]
  useShortcuts(shortcuts)
  // the field is there once the list is
  useEffect(() => {
    if (view === 'agenda' && wantsSearch.current) search.current?.focus()
    wantsSearch.current = false
  }, [view])

  return (
    <div className={classes.toolbar}>
      <SidebarButton label={t('openSidebar')} />
      <Button variant="default" size="sm" onClick={() => show({ day: today })}>
        {t('today')}
      </Button>
      <div className={classes.steps}>
        <Tooltip label={t(`previous.${view}`)}>
          <ActionIcon size={36} aria-label={t(`previous.${view}`)} onClick={() => step(-1)}>
            <IconChevronRight size={20} stroke={1.5} className={classes.back} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={t(`next.${view}`)}>
          <ActionIcon size={36} aria-label={t(`next.${view}`)} onClick={() => step(1)}>
            <IconChevronRight size={20} stroke={1.5} className="mirror" />
          </ActionIcon>
        </Tooltip>
      </div>
      <h2 className={classes.title} aria-live="polite">
        {title.text}
        {title.hijri && <span className={classes.hijri}>{title.hijri}</span>}
      </h2>
      {view === 'agenda' && (
        <SearchField className={classes.search} label={t('search')} q={state.q} onSearch={state.search} ref={search} />
      )}
      <SegmentedControl
        className={classes.views}
        aria-label={t('views')}
        value={view}
        onChange={(value) => show({ view: value })}
        data={views.map((value) => ({ value, label: t(`view.${value}`) }))}
      />
    </div>
  )
}
