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
import { arrayMove, SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './Sortable.module.css'
import { SortableItem } from './SortableItem.tsx'

declare module '../../../kernel/i18n/words.ts' {
  interface Words {
    sort: typeof import('./words/en.json')
  }
}

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
  const t = useText('sort')
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
