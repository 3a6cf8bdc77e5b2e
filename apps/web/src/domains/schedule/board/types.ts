import type { Drag, Scene } from './drag/useDrag.ts'
import type { Minute } from './time/axis.ts'

/** Where something stands or is to stand: a lane by its key, 0 for none. */
export interface Where {
  lane: number
  start: Minute
  end: Minute
}

/** What can be done on the board, whichever way it is shown. */
export interface BoardActions {
  mayMove: boolean
  mayCreate: boolean
  open: (lesson: number) => void
  openDay: (day: string) => void
  moved: (lesson: number, where: Where) => void
  /** A free time that was pressed (no length) or drawn. */
  drawn: (where: Where) => void
}

/** What may be held over the board, for what is dragged in from beside it. */
export type DragRef = { current: { drag: Drag; canvas: HTMLElement | null; scene: Scene } | null }
