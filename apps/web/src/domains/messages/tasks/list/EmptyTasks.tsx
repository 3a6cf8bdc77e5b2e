import { Button } from '@mantine/core'
import { IconListCheck, IconPlus } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Empty } from '../../../../kit/list/Empty.tsx'
import type { TasksView } from '../useTasks.ts'
import type { TasksState } from '../useTasksState.ts'

/** Why there are no tasks here, and what to do first. */
export function EmptyTasks({ view, set }: { view: TasksView; set: TasksState['set'] }) {
  const t = useText('tasks')
  const common = useText('common')
  const text = view.q
    ? t('empty.search', { q: view.q })
    : view.tag
      ? t('empty.tag', { tag: t(`tag.${view.tag}`) })
      : t(`empty.${view.filter ?? 'all'}`)
  return (
    <Empty icon={<IconListCheck size={36} stroke={1.5} />} text={text}>
      {view.q ? (
        <Button variant="default" onClick={() => set({ q: '' }, true)}>
          {common('clearSearch')}
        </Button>
      ) : (
        !view.filter && (
          <Button leftSection={<IconPlus size={18} stroke={1.5} />} onClick={() => set({ open: 'new' })}>
            {t('add')}
          </Button>
        )
      )}
    </Empty>
  )
}
