import { useMemo } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'

interface PriceTexts {
  /** A decimal amount, without decimals where it has none. */
  amount: (value: number) => string
  /** A stretch of prices: "up to SAR 10", "SAR 10 – SAR 100", "from SAR 500". */
  band: (band: { from?: number; to?: number }) => string
}

/** Prices of filters in words. */
export function usePriceTexts(currency: string): PriceTexts {
  const t = useText('shop')
  const format = useFormat()
  return useMemo(() => {
    const amount = (value: number) =>
      format.number(value, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })
    return {
      amount,
      band: ({ from, to }) => {
        if (from === undefined) return t('filter.upTo', { to: amount(to ?? 0) })
        if (to === undefined) return t('filter.fromUp', { from: amount(from) })
        return format.range(amount(from), amount(to))
      },
    }
  }, [t, format, currency])
}
