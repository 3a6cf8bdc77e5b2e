import { type Range, ranges } from '@dsms/contract/kernel/figures'
import { oneOf, useChangeSearch, useSearchOf } from '../../kernel/address/search.ts'

export interface RangeState {
  range: Range
  setRange: (range: Range) => void
}

/** The stretch of time of one card, in the address under the card's name. */
export function useRange(name: string): RangeState {
  const { [name]: range = ranges[0] } = useSearchOf({ [name]: oneOf(ranges) })
  const change = useChangeSearch()
  return { range, setRange: (next) => void change({ [name]: next === ranges[0] ? undefined : next }) }
}
