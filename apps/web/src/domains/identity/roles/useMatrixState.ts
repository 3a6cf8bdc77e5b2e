import type { MatrixRow } from '@dsms/contract/identity/roles/privileges'
import { useMemo, useState } from 'react'

export type CheckState = 'none' | 'some' | 'all'

export interface Cell {
  module: string
  action: string
  moduleId: number
  id: number
  isGranted: boolean
  /** Nobody grants what they do not have themselves. */
  isLocked: boolean
}

export interface MatrixLine {
  module: string
  cells: Cell[]
}

export interface MatrixState {
  lines: MatrixLine[]
  toggle: (cell: Cell) => void
  /** Grants all of the cells, or takes them all away when all are granted. */
  toggleAll: (cells: Cell[]) => void
  /** Cells that differ from what is stored. */
  changes: Cell[]
  discard: () => void
  granted: number
  total: number
}

/** What a role may do, as edited. Every right in a module includes seeing it: granting one grants `view` too, taking `view` takes all. */
export function useMatrixState(rows: MatrixRow[], mayGrant: (permission: string) => boolean): MatrixState {
  const stored = useMemo(() => new Set(rows.flatMap((row) => row.privileges.filter((p) => p.status).map(idOf))), [rows])
  const [edited, setEdited] = useState<{ from: typeof stored; granted: ReadonlySet<number> }>()
  // rows that were read again replace what was edited on the old ones
  const granted = edited?.from === stored ? edited.granted : stored

  return useMemo(() => {
    const lines = rows.map((row) => ({
      module: row.module,
      cells: row.privileges.map((privilege) => ({
        module: row.module,
        action: privilege.privilege,
        moduleId: row.module_id,
        id: privilege.privilege_id,
        isGranted: granted.has(privilege.privilege_id),
        isLocked: !mayGrant(`${row.module}.${privilege.privilege}`),
      })),
    }))
    const all = lines.flatMap((line) => line.cells)
    const set = (cells: Cell[], isOn: boolean) => {
      const next = new Set(granted)
      for (const cell of cells) {
        if (cell.isLocked) continue
        const siblings = all.filter((one) => one.moduleId === cell.moduleId && !one.isLocked)
        if (isOn) {
          next.add(cell.id)
          for (const one of siblings) if (one.action === 'view') next.add(one.id)
        } else {
          next.delete(cell.id)
          if (cell.action === 'view') for (const one of siblings) next.delete(one.id)
        }
      }
      setEdited({ from: stored, granted: next })
    }
    return {
      lines,
      toggle: (cell) => set([cell], !cell.isGranted),
      toggleAll: (cells) => set(cells, stateOf(cells) !== 'all'),
      changes: all.filter((cell) => cell.isGranted !== stored.has(cell.id)),
      discard: () => setEdited(undefined),
      granted: all.filter((cell) => cell.isGranted).length,
      total: all.length,
    }
  }, [rows, stored, granted, mayGrant])
}

/** Of the cells that can be changed; of all of them when none can. */
export function stateOf(cells: Cell[]): CheckState {
  const open = cells.filter((cell) => !cell.isLocked)
  const counted = open.length > 0 ? open : cells
  const on = counted.filter((cell) => cell.isGranted).length
  if (on === 0) return 'none'
  return on === counted.length ? 'all' : 'some'
}

const idOf = (privilege: { privilege_id: number }) => privilege.privilege_id
