import type { PlanDifference } from '@dsms/contract/schedule/lessons/minutes'
import type { TaughtMinutes } from '@dsms/contract/teaching/lessonRecords/calls'
import { type Format, useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'

/** "10 minutes", as the language counts them. */
export const minutesIn = (format: Format, minutes: number): string =>
  format.number(minutes, { style: 'unit', unit: 'minute', unitDisplay: 'long' })

/** What was planned and taught and what counts, as words take it. */
export const numbersOf = ({ planned, taught, counted }: TaughtMinutes, format: Format) => ({
  planned: minutesIn(format, planned),
  taught: minutesIn(format, taught),
  counted: minutesIn(format, counted),
})

/** What differs from the plan, in a line. */
export function useDifferences(): (differences: readonly PlanDifference[]) => string {
  const t = useText('lessonRecords')
  const format = useFormat()
  return (differences) =>
    differences.map(({ what, minutes }) => t(`differs.${what}`, { minutes: minutesIn(format, minutes) })).join(' · ')
}
