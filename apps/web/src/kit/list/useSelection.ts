import { useMemo, useState } from 'react'

export interface Selection<Row> {
  rows: Row[]
  has: (row: Row) => boolean
  toggle: (row: Row) => void
  togglePage: () => void
  clear: () => void
  isWholePage: boolean
  isPartOfPage: boolean
}

/** Chosen rows, kept while paging so that a choice can span pages. */
export function useSelection<Row>(page: Row[], rowId: (row: Row) => number): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Row>>(new Map())
  return useMemo(() => {
    const onPage = page.filter((row) => chosen.has(rowId(row))).length
    const isWholePage = page.length > 0 && onPage === page.length
    const change = (edit: (next: Map<number, Row>) => void) => {
      const next = new Map(chosen)
      edit(next)
      setChosen(next)
    }
    return {
      // a row that was read anew is shown, and acted on, as it is now
      rows: [...chosen.values()].map((row) => page.find((fresh) => rowId(fresh) === rowId(row)) ?? row),
      has: (row) => chosen.has(rowId(row)),
      toggle: (row) => change((next) => next.delete(rowId(row)) || next.set(rowId(row), row)),
      togglePage: () =>
        change((next) => {
          for (const row of page) {
            if (isWholePage) next.delete(rowId(row))
            else next.set(rowId(row), row)
          }
        }),
      clear: () => setChosen(new Map()),
      isWholePage,
      isPartOfPage: onPage > 0 && !isWholePage,
    }
  }, [page, chosen, rowId])
}
