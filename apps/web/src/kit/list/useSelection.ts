import { useMemo, useState } from 'react'

export interface Selection<Row> {
  rows: Row[]
  has: (row: Row) => boolean
  /** With `isRange` all rows from the one that was pressed before to this one are as this one will be. */
  toggle: (row: Row, isRange?: boolean) => void
  togglePage: () => void
  clear: () => void
  isWholePage: boolean
  isPartOfPage: boolean
  /** All that the filters leave are meant, on whatever page they stand. */
  isAll: boolean
  takeAll: () => void
}

/**
 * Keeps chosen rows while somebody pages, so that a choice can span pages. A choice of all rows belongs to the filters that
 * `narrowedBy` names. A change of filters ends it.
 */
export function useSelection<Row>(page: Row[], rowId: (row: Row) => number, narrowedBy = ''): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Row>>(new Map())
  const [last, setLast] = useState<number>()
  const [all, setAll] = useState<string>()
  const isAll = all === narrowedBy
  return useMemo(() => {
    const onPage = page.filter((row) => chosen.has(rowId(row))).length
    const isWholePage = page.length > 0 && onPage === page.length
    const change = (edit: (next: Map<number, Row>) => void) => {
      const next = new Map(chosen)
      edit(next)
      setChosen(next)
      setAll(undefined)
    }
    const set = (next: Map<number, Row>, row: Row, isChosen: boolean) =>
      isChosen ? next.set(rowId(row), row) : next.delete(rowId(row))
    return {
      // a row that was read again is shown, and acted on, as it is now
      rows: [...chosen.values()].map((row) => page.find((fresh) => rowId(fresh) === rowId(row)) ?? row),
      has: (row) => isAll || chosen.has(rowId(row)),
      toggle: (row, isRange = false) => {
        const here = page.findIndex((one) => rowId(one) === rowId(row))
        const there = isRange ? page.findIndex((one) => rowId(one) === last) : -1
        const span = there < 0 ? [row] : page.slice(Math.min(here, there), Math.max(here, there) + 1)
        setLast(rowId(row))
        change((next) => {
          const isChosen = !chosen.has(rowId(row))
          for (const one of span) set(next, one, isChosen)
        })
      },
      togglePage: () =>
        change((next) => {
          for (const row of page) set(next, row, !isWholePage)
        }),
      clear: () => change((next) => next.clear()),
      isWholePage: isAll || isWholePage,
      isPartOfPage: !isAll && onPage > 0 && !isWholePage,
      isAll,
      takeAll: () => setAll(narrowedBy),
    }
  }, [page, chosen, rowId, last, isAll, narrowedBy])
}

/** A press that means all rows up to the one that was pressed before. */
export const isWithShift = (event: Event): boolean => event instanceof MouseEvent && event.shiftKey
