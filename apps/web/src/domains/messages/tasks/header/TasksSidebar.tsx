import { taskFilters } from '@dsms/contract/messages/tasks/calls'
import { Button } from '@mantine/core'
import { IconCircleCheck, IconListCheck, IconPlus, IconStar, IconTrash } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { SidebarLink } from '../../../../ui/apps/SidebarLink.tsx'
import { tagColours, tagOrder } from '../parts/tags.ts'
import { type TasksView, useTaskCounts } from '../useTasks.ts'
import classes from './TasksSidebar.module.css'

const icons = { important: IconStar, completed: IconCircleCheck, deleted: IconTrash }

/** The button for a new task, and every view of the tasks as an address. */
export function TasksSidebar({ filter, tag, onAdd }: Pick<TasksView, 'filter' | 'tag'> & { onAdd: () => void }) {
  const t = useText('tasks')
  const { data: counts } = useTaskCounts()
  return (
    <nav aria-label={t('views')} className={classes.root}>
      <Button className={classes.add} leftSection={<IconPlus size={18} stroke={1.5} />} onClick={onAdd}>
        {t('add')}
      </Button>
      <ul className={classes.list}>
        <li>
          <SidebarLink
            to="/apps/todo"
            isCurrent={!filter && !tag}
            icon={<IconListCheck size={20} stroke={1.5} />}
            count={counts?.open}
            countLabel={t('openCount', { count: counts?.open ?? 0 })}
          >
            {t('filter.all')}
          </SidebarLink>
        </li>
        {taskFilters.map((name) => {
          const Icon = icons[name]
          return (
            <li key={name}>
              <SidebarLink to={`/apps/todo/${name}`} isCurrent={filter === name} icon={<Icon size={20} stroke={1.5} />}>
                {t(`filter.${name}`)}
              </SidebarLink>
            </li>
          )
        })}
      </ul>
      <h2 className={classes.heading}>{t('tags')}</h2>
      <ul className={classes.list}>
        {tagOrder.map((name) => (
          <li key={name}>
            <SidebarLink
              to={`/apps/todo/tag/${name}`}
              isCurrent={tag === name}
              icon={
                <span className={classes.dot} style={{ background: `var(--mantine-color-${tagColours[name]}-6)` }} />
              }
            >
              {t(`tag.${name}`)}
            </SidebarLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
