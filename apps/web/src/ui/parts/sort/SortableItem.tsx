import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ActionIcon } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './Sortable.module.css'

interface Props {
  id: string
  name: string
  children: (handle: ReactNode) => ReactNode
}

/** A line that moves by its handle. */
export function SortableItem({ id, name, children }: Props) {
  const t = useText('sort')
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: t('drag.role') },
  })
  return (
    <li
      ref={setNodeRef}
      className={classes.item}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(
        <ActionIcon
          ref={setActivatorNodeRef}
          className={classes.handle}
          variant="subtle"
          color="gray"
          size={32}
          {...attributes}
          {...listeners}
          aria-label={t('dragNamed', { title: name || t('unnamed') })}
          title={t('drag')}
        >
          <IconGripVertical size={18} stroke={1.5} />
        </ActionIcon>,
      )}
    </li>
  )
}
