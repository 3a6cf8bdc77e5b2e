import { listTasks } from '@dsms/contract/messages/tasks/calls'
import { Text } from '@mantine/core'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { ChartCard } from '../../../ui/charts/ChartCard.tsx'
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import classes from './Figures.module.css'
import { useFigure } from './useFigure.ts'

/** The next tasks, soonest first. */
export function MyTasks({ className }: { className?: string }) {
  const t = useText('cards')
  const format = useFormat()
  const query = useFigure(listTasks, { query: { sortBy: 'due-date' } })
  return (
    <ChartCard
      title={t('tasks.title')}
      query={query}
      className={className}
      actions={() => (
        <LinkButton to="/apps/todo" variant="subtle" size="compact-sm" mih={32}>
          {t('tasks.all')}
        </LinkButton>
      )}
      head={(tasks) => {
        const open = tasks.filter(({ isCompleted }) => !isCompleted).slice(0, 5)
        if (open.length === 0) {
          return (
            <Text size="sm" c="dimmed">
              {t('tasks.none')}
            </Text>
          )
        }
        return (
          <ul className={classes.list}>
            {open.map((task) => (
              <li key={task.id}>
                <PersonAvatar
                  name={task.assignee.fullName || task.createdBy.fullName}
                  src={task.assignee.avatar || null}
                />
                <span className={classes.grow}>
                  <Typed>{task.title}</Typed>
                  <span className={classes.sub}>
                    <Typed>{task.assignee.fullName}</Typed>
                  </span>
                </span>
                <span className={`${classes.sub} ${task.isOverdue ? classes.down : ''}`}>
                  {task.dueDate && format.shortDay(task.dueDate, task.dueDate.slice(0, 4))}
                  {task.isOverdue && <span className="visuallyHidden"> {t('tasks.overdue')}</span>}
                </span>
              </li>
            ))}
          </ul>
        )
      }}
    />
  )
}
