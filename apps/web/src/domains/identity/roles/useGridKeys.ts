import { type KeyboardEvent, useRef, useState } from 'react'

export interface GridPlace {
  'data-cell': string
  tabIndex: number
  onFocus: () => void
}

/**
 * Arrow keys inside a grid: one stop of the Tab key for all of it, arrows from box to box, Home and End along the
 * row. Right to left, the left arrow leads on. `row` is 0 for the head.
 */
export function useGridKeys(rows: number) {
  const grid = useRef<HTMLTableElement>(null)
  const [active, setActive] = useState('1:0')

  const find = (row: number, column: number) =>
    grid.current?.querySelector<HTMLInputElement>(`[data-cell="${row}:${column}"]`) ?? null

  const onKeyDown = (event: KeyboardEvent) => {
    const place = event.target instanceof HTMLElement && event.target.dataset.cell
    if (!place) return
    const [row = 0, column = 0] = place.split(':').map(Number)
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
    const last = (inRow: number) => {
      let at = 0
      while (find(inRow, at + 1)) at += 1
      return at
    }
    const next = (): HTMLInputElement | null => {
      switch (event.key) {
        case forward:
          return find(row, column + 1)
        case back:
          return find(row, column - 1)
        case 'ArrowDown':
          return row < rows ? find(row + 1, Math.min(column, last(row + 1))) : null
        case 'ArrowUp':
          return row > 0 ? find(row - 1, Math.min(column, last(row - 1))) : null
        case 'Home':
          return find(event.ctrlKey ? 1 : row, 0)
        case 'End':
          return event.ctrlKey ? find(rows, last(rows)) : find(row, last(row))
        default:
          return null
      }
    }
    if (!/^(Arrow|Home|End)/.test(event.key)) return
    event.preventDefault()
    next()?.focus()
  }

  const at = (row: number, column: number): GridPlace => {
    const place = `${row}:${column}`
    return { 'data-cell': place, tabIndex: active === place ? 0 : -1, onFocus: () => setActive(place) }
  }
  return { grid, onKeyDown, at, reset: () => setActive('1:0') }
}
