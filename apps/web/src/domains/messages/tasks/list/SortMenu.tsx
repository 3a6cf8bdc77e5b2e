import { taskSorts } from '@dsms/contract/messages/tasks/calls'
import { Button, Menu } from '@mantine/core'
import { IconArrowsSort } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from '../header/TasksHeader.module.css'
import type { TaskSort } from '../useTasksState.ts'

/** The order of the list; newest first unless told otherwise. */
export function SortMenu({ sort, onSort }: { sort: TaskSort; onSort: (sort: TaskSort) => void }) {
  const t = useText('tasks')
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconArrowsSort size={18} stroke={1.5} />}
          aria-label={t('sortedBy', { order: t(`sort.${sort}`) })}
          classNames={{ label: classes.sortName }}
        >
          {t(`sort.${sort}`)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={sort} onChange={(value) => onSort(taskSorts.find((name) => name === value) ?? sort)}>
          {taskSorts.map((name) => (
            <Menu.RadioItem key={name} value={name}>
              {t(`sort.${name}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item disabled={sort === 'latest'} onClick={() => onSort('latest')}>
          {t('sort.reset')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
