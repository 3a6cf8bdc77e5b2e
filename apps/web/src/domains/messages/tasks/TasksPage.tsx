import { taskFilters, taskTags } from '@dsms/contract/messages/tasks/calls'
import { useCallback, useMemo, useRef } from 'react'
import { Navigate } from '../../../kernel/address/links.tsx'
import { useText } from '../../../kernel/i18n/index.ts'
import { AppFrame } from '../../../ui/apps/AppFrame.tsx'
import { TaskDrawer } from './form/TaskDrawer.tsx'
import { QuickAdd } from './header/QuickAdd.tsx'
import { TasksHeader } from './header/TasksHeader.tsx'
import { TasksSidebar } from './header/TasksSidebar.tsx'
import { TaskList } from './list/TaskList.tsx'
import { useTaskActions } from './useTaskActions.ts'
import { useTaskKeys } from './useTaskKeys.ts'
import type { TasksView } from './useTasks.ts'
import { useTasksState } from './useTasksState.ts'

interface Props {
  filter: string | undefined
  tag: string | undefined
}

/** Tasks I made or was given: views at the side, the list, and the open one in a drawer. */
export function TasksPage({ filter, tag }: Props) {
  const knownFilter = taskFilters.find((name) => name === filter)
  const knownTag = taskTags.find((name) => name === tag)
  if ((filter && !knownFilter) || (tag && !knownTag)) return <Navigate to="/apps/todo" replace />
  return <Tasks filter={knownFilter} tag={knownTag} />
}

function Tasks({ filter, tag }: Pick<TasksView, 'filter' | 'tag'>) {
  const t = useText('tasks')
  const state = useTasksState()
  const { q, sort, open, set } = state
  const view = useMemo(() => ({ filter, tag, q, sort }), [filter, tag, q, sort])
  const actions = useTaskActions()
  const search = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const add = useCallback(() => set({ open: 'new' }), [set])
  const close = useCallback(() => set({ open: undefined }, true), [set])
  useTaskKeys({ view, list, search, actions, add })
  return (
    <AppFrame
      title={t('title')}
      sidebarLabel={t('views')}
      sidebar={<TasksSidebar filter={filter} tag={tag} onAdd={add} />}
    >
      <TasksHeader state={state} search={search} />
      {(filter === undefined || filter === 'important') && <QuickAdd view={view} add={actions.addQuickly} />}
      <TaskList view={view} set={set} actions={actions} ref={list} />
      <TaskDrawer open={open} tag={tag} actions={actions} close={close} />
    </AppFrame>
  )
}
