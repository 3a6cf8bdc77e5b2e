import {
  type Announcements,
  type CollisionDetection,
  closestCorners,
  DndContext,
  type DragEndEvent,
  type DragOverEvent,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  type UniqueIdentifier,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { type ListOf, movedBetween, placeIn } from './movedBetween.ts'
import classes from './Sortable.module.css'
import { SortableItem } from './SortableItem.tsx'

interface Props<T extends { key: string }> {
  /** The lists beside one another; no key stands twice in them. */
  lists: readonly ListOf<T>[]
  nameOf: (item: T) => string
  onChange: (lists: ListOf<T>[]) => void
  /** Once an item was put down in another list than it was taken from. */
  onMoved?: (move: { key: string; from: string; to: string }) => void
  /** Once it is back in the list that it was taken from, at whatever place, or by Escape. */
  onStayed?: () => void
  /** In place of the title above a list, and below its last line. */
  head?: (list: ListOf<T>) => ReactNode
  foot?: (list: ListOf<T>) => ReactNode
  /** All lists in one row, which scrolls sideways where they have no room. */
  isOneRow?: boolean
  children: (item: T, handle: ReactNode) => ReactNode
}

const byPointer = { activationConstraint: { distance: 4 } }
const byKeyboard = { coordinateGetter: sortableKeyboardCoordinates }
/** Under the pointer, which an empty list has too; from the keyboard there is none, and the nearest counts. */
const underOrNear: CollisionDetection = (args) => {
  const under = pointerWithin(args)
  return under.length > 0 ? under : closestCorners(args)
}

/** Lists whose lines are put in order and moved from one to another by pointer, finger or arrow keys, told in words. */
export function SortableLists<T extends { key: string }>(props: Props<T>) {
  const { lists, nameOf, onChange, onMoved, onStayed, head, foot, isOneRow = false, children } = props
  const t = useText('sort')
  const [before, setBefore] = useState<ListOf<T>[]>()
  const sensors = useSensors(useSensor(PointerSensor, byPointer), useSensor(KeyboardSensor, byKeyboard))
  const over = ({ active, over: onto }: DragOverEvent) => {
    if (onto && onto.id !== active.id) onChange(movedBetween(lists, String(active.id), String(onto.id)))
  }
  const drop = ({ active }: DragEndEvent) => {
    if (!before) return
    const key = String(active.id)
    const [from, to] = [placeIn(before, key).list, placeIn(lists, key).list]
    if (from && to && from.key !== to.key) onMoved?.({ key, from: from.key, to: to.key })
    else onStayed?.()
  }
  const cancel = () => {
    if (!before) return
    onChange(before)
    onStayed?.()
  }
  const told = (
    key: 'lists.start' | 'lists.over' | 'lists.end' | 'lists.cancel',
    id: UniqueIdentifier,
    all = lists,
  ) => {
    const { list, nth } = placeIn(all, String(id))
    const item = list?.items[nth]
    return item && list
      ? t(key, { title: nameOf(item), list: list.title, place: nth + 1, total: list.items.length })
      : undefined
  }
  const announcements: Announcements = {
    onDragStart: ({ active }) => told('lists.start', active.id),
    onDragOver: ({ active, over: onto }) =>
      onto ? told('lists.over', active.id, movedBetween(lists, String(active.id), String(onto.id))) : undefined,
    onDragEnd: ({ active }) => told('lists.end', active.id),
    onDragCancel: ({ active }) => told('lists.cancel', active.id, before),
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underOrNear}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('lists.help') } }}
      onDragStart={() => setBefore([...lists])}
      onDragOver={over}
      onDragEnd={drop}
      onDragCancel={cancel}
    >
      <div className={classes.columns} data-one-row={isOneRow || undefined}>
        {lists.map((list) => (
          <Column key={list.key} list={list} head={head?.(list)} foot={foot?.(list)}>
            {list.items.map((item) => (
              <SortableItem key={item.key} id={item.key} name={nameOf(item)}>
                {(handle) => children(item, handle)}
              </SortableItem>
            ))}
          </Column>
        ))}
      </div>
    </DndContext>
  )
}

interface ColumnProps {
  list: ListOf<{ key: string }>
  head: ReactNode
  foot: ReactNode
  children: ReactNode
}

function Column({ list, head, foot, children }: ColumnProps) {
  const { setNodeRef } = useDroppable({ id: list.key })
  return (
    <section className={classes.column} aria-label={list.title}>
      {head ?? <strong>{list.title}</strong>}
      <SortableContext id={list.key} items={list.items.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <ol ref={setNodeRef} className={classes.list}>
          {children}
        </ol>
      </SortableContext>
      {foot}
    </section>
  )
}
