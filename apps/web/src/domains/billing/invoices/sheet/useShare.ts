import { useCallback } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'

/** Hundredths of a percent as the reader writes them: 1500 is "15%". */
export function useShare(): (bps: number) => string {
  const format = useFormat()
  return useCallback((bps) => format.number(bps / 10_000, { style: 'percent', maximumFractionDigits: 2 }), [format])
}
