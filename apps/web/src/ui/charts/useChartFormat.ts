import { toMajor } from '@dsms/contract/kernel/money'
import { useMemo } from 'react'
import { useFormat } from '../../kernel/i18n/format.ts'

/** How points of time and values are written, in the chart and in its table alike. */
export function useChartFormat(currency: string | undefined) {
  const format = useFormat()
  return useMemo(
    () => ({
      /** A day, a month, or the number of a day in its month. */
      at: (at: string) => {
        if (at.length === 10) return format.shortDay(at, at.slice(0, 4))
        return at.length === 7 ? format.month(at) : format.number(Number(at))
      },
      value: (value: number) => (currency ? format.money(value, currency) : format.number(value)),
      /** On an axis, where there is little room. */
      short: (value: number) => {
        const options = { notation: 'compact', maximumFractionDigits: 1 } as const
        return format.number(currency ? toMajor(value, currency) : value, options)
      },
    }),
    [format, currency],
  )
}
