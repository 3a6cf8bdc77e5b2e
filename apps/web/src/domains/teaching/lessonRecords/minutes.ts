import type { TaughtMinutes } from '@dsms/contract/teaching/lessonRecords/calls'
import type { useFormat } from '../../../kernel/i18n/format.ts'

/** What was planned and taught and what counts, as words take it. */
export const numbersOf = ({ planned, taught, counted }: TaughtMinutes, format: ReturnType<typeof useFormat>) => ({
  planned: format.number(planned),
  taught: format.number(taught),
  counted: format.number(counted),
})
