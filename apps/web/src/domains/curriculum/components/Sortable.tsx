import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ActionIcon } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './Modes.module.css'

interface Item {
  key: string
}

interface Props<T extends Item> {
  items: T[]
  /** What an item is called while it is moved. */
  nameOf: (item: T) => string
  onChange: (items: T[]) => void
  children: (item: T, nth: number, handle: ReactNode) => ReactNode
}

const byPointer = { activationConstraint: { distance: 4 } }
const byKeyboard = { coordinateGetter: sortableKeyboardCoordinates }
const upAndDown: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })]

/** A list that is put in order by pointer, finger or arrow keys, told in words as it happens. */
export function Sortable<T extends Item>({ items, nameOf, onChange, children }: Props<T>) {
  const t = useText('components')
  const sensors = useSensors(useSensor(PointerSensor, byPointer), useSensor(KeyboardSensor, byKeyboard))
  const placeOf = (id: UniqueIdentifier) => items.findIndex(({ key }) => key === id)
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onChange(arrayMove(items, placeOf(active.id), placeOf(over.id)))
  }
  const words = (id: UniqueIdentifier, over: UniqueIdentifier = id) => {
    const item = items[placeOf(id)]
    return { title: (item && nameOf(item)) || t('unnamed'), place: placeOf(over) + 1, total: items.length }
  }
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('drag.start', words(active.id)),
    onDragOver: ({ active, over }) => (over ? t('drag.over', words(active.id, over.id)) : undefined),
    onDragEnd: ({ active, over }) => (over ? t('drag.end', words(active.id, over.id)) : undefined),
    onDragCancel: ({ active }) => t('drag.cancel', words(active.id)),
  }
  return (
    <DndContext
      sensors={sensors}
      modifiers={upAndDown}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('drag.help') } }}
      onDragEnd={drop}
    >
      <SortableContext items={items.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <ol className={classes.list}>
          {items.map((item, nth) => (
            <SortableItem key={item.key} id={item.key} name={nameOf(item)}>
              {(handle) => children(item, nth, handle)}
            </SortableItem>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

function SortableItem({
  id,
  name,
  children,
}: {
  id: string
  name: string
  children: (handle: ReactNode) => ReactNode
}) {
  const t = useText('components')
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
