import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ActionIcon, Tooltip } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import { type ComponentProps, memo, useMemo } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from './SortableRow.module.css'
import { TaskRow } from './TaskRow.tsx'

/** A row with a handle, by which it is dragged. */
export const SortableRow = memo(function SortableRow(props: Omit<ComponentProps<typeof TaskRow>, 'handle'>) {
  const t = useText('tasks')
  const { id, title } = props.task
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: t('drag.role') },
  })
  const handle = useMemo(
    () => (
      <Tooltip label={t('drag')}>
        <ActionIcon
          ref={setActivatorNodeRef}
          className={classes.handle}
          size={32}
          {...attributes}
          {...listeners}
          aria-label={t('dragNamed', { title })}
        >
          <IconGripVertical size={18} stroke={1.5} />
        </ActionIcon>
      </Tooltip>
    ),
    [attributes, listeners, setActivatorNodeRef, t, title],
  )
  return (
    <li
      ref={setNodeRef}
      className={classes.item}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <TaskRow {...props} handle={handle} />
    </li>
  )
})
