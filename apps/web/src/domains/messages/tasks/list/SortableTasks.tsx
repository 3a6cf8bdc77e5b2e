import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { Task } from '@dsms/contract/messages/tasks/calls'
import { type ReactNode, useMemo } from 'react'
import { moved } from './moved.ts'
import { useDragWords } from './useDragWords.ts'

interface Props {
  rows: Task[]
  /** `after` is what the task now stands behind; `next` the list as it will be. */
  onMove: (id: number, after: number | null, next: Task[]) => void
  children: ReactNode
}

// made once: new ones would draw every row again
/** A press that does not move stays a press; the handle does not scroll under a finger. */
const byPointer = { activationConstraint: { distance: 4 } }
const byKeyboard = { coordinateGetter: sortableKeyboardCoordinates }
const upAndDown: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })]

/** Lets rows be put into another order: by pointer, finger or arrow keys, told in words as it happens. */
export function SortableTasks({ rows, onMove, children }: Props) {
  // the same list as long as the order is: a new one would draw every row again at each tick of a box
  const order = rows.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order says which rows there are
  const ids = useMemo(() => rows.map(({ id }) => id), [order])
  const accessibility = useDragWords(rows)
  const sensors = useSensors(useSensor(PointerSensor, byPointer), useSensor(KeyboardSensor, byKeyboard))
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return
    const { rows: next, after } = moved(rows, Number(active.id), Number(over.id))
    if (next !== rows) onMove(Number(active.id), after, next)
  }
  return (
    <DndContext
      sensors={sensors}
      modifiers={upAndDown}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}
