import { ActionIcon, Tooltip } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { SidebarButton } from '../../../../ui/apps/AppFrame.tsx'
import { SearchField } from '../../../../ui/page/SearchField.tsx'
import { SortMenu } from '../list/SortMenu.tsx'
import { useTaskCounts } from '../useTasks.ts'
import type { TasksState } from '../useTasksState.ts'
import classes from './TasksHeader.module.css'

/** Search, what is due, and the order of the list. */
export function TasksHeader({ state, search }: { state: TasksState; search: RefObject<HTMLInputElement | null> }) {
  const t = useText('tasks')
  const { data: counts } = useTaskCounts()
  return (
    <div className={classes.bar}>
      <SidebarButton label={t('views')} />
      <SearchField
        className={classes.search}
        label={t('search')}
        q={state.q}
        onSearch={(q) => state.set({ q }, true)}
        ref={search}
      />
      <span className={classes.due} data-some={(counts?.due ?? 0) > 0 || undefined} title={t('dueHelp')}>
        {counts && t('dueCount', { count: counts.due })}
      </span>
      <SortMenu sort={state.sort} onSort={(sort) => state.set({ sort }, true)} />
      <Tooltip label={t('add')}>
        <ActionIcon
          hiddenFrom="md"
          variant="filled"
          color="petrol"
          size={36}
          aria-label={t('add')}
          onClick={() => state.set({ open: 'new' })}
        >
          <IconPlus size={20} stroke={1.5} />
        </ActionIcon>
      </Tooltip>
    </div>
  )
}
