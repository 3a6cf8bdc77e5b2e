import { useFormat } from '../../../../kernel/i18n/format.ts'

/** A number of months as people say it: "17 years and 6 months". */
export function useAgeWords() {
  const format = useFormat()
  return (months: number) => {
    const [years, rest] = [Math.floor(months / 12), months % 12]
    return format.measure([
      ...(years || !rest ? [format.number(years, { style: 'unit', unit: 'year', unitDisplay: 'long' })] : []),
      ...(rest ? [format.number(rest, { style: 'unit', unit: 'month', unitDisplay: 'long' })] : []),
    ])
  }
}
