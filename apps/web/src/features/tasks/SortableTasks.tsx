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
import type { Task } from '@dsms/contract/tasks'
import type { ReactNode } from 'react'
import { moved } from './moved.ts'
import { useDragWords } from './useDragWords.ts'

interface Props {
  rows: Task[]
  /** `after` is what the task now stands behind; `next` the list as it will be. */
  onMove: (id: number, after: number | null, next: Task[]) => void
  children: ReactNode
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/** Lets rows be put into another order: by pointer, finger or arrow keys, told in words as it happens. */
export function SortableTasks({ rows, onMove, children }: Props) {
  const accessibility = useDragWords(rows)
  const sensors = useSensors(
    // a press that does not move stays a press; the handle does not scroll under a finger
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return
    const { rows: next, after } = moved(rows, Number(active.id), Number(over.id))
    if (next !== rows) onMove(Number(active.id), after, next)
  }
  return (
    <DndContext
      sensors={sensors}
      modifiers={[upAndDown]}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={drop}
    >
      <SortableContext items={rows} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}
