import { IconArrowDown, IconArrowUp, IconEdit, IconEye, IconEyeOff, IconTrash } from '@tabler/icons-react'
import type { RowAction } from './types.ts'

const look = { size: 18, stroke: 1.5 } as const

export const editAction = (label: string, run: () => void): RowAction => ({
  key: 'edit',
  label,
  icon: <IconEdit {...look} />,
  run,
})

/** Shows the row to readers, or takes it out of their sight. */
export const showAction = (isShowing: boolean, label: string, run: () => void): RowAction => ({
  key: isShowing ? 'show' : 'hide',
  label,
  icon: isShowing ? <IconEye {...look} /> : <IconEyeOff {...look} />,
  run,
})

/** Moves the row by one place. */
export const moveActions = (
  labels: Record<'up' | 'down', string>,
  move: (direction: 'up' | 'down') => void,
): RowAction[] => [
  { key: 'up', label: labels.up, icon: <IconArrowUp {...look} />, run: () => move('up') },
  { key: 'down', label: labels.down, icon: <IconArrowDown {...look} />, run: () => move('down') },
]

export const deleteAction = (label: string, run: () => void): RowAction => ({
  key: 'delete',
  label,
  icon: <IconTrash {...look} />,
  run,
  isDangerous: true,
})
