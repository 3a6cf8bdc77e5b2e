import { type Range, ranges } from '@dsms/contract/kernel/figures'
import { useSearch } from '@tanstack/react-router'
import { useNavigate } from '../../kernel/address/links.tsx'

export interface RangeState {
  range: Range
  setRange: (range: Range) => void
}

/** The stretch of time of one card, in the address under the card's name. */
export function useRange(name: string): RangeState {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const range = ranges.find((one) => one === search[name]) ?? ranges[0]
  return {
    range,
    setRange: (next) => {
      void navigate({
        to: '.',
        search: (old: Record<string, unknown>) => ({ ...old, [name]: next === ranges[0] ? undefined : next }),
        replace: true,
        resetScroll: false,
      })
    },
  }
}
