import type { Violation } from '@dsms/contract/schedule/rules/violations'
import { useCallback } from 'react'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText, useWordOf } from '../../../kernel/i18n/index.ts'

/** The sentence of a rule that a lesson breaks; a code without one does not compile. */
export function useRuleText(zone: string | undefined) {
  const t = useText('schedule')
  const wordOf = useWordOf('schedule')
  const format = useFormat()
  const calendar = useCalendarFormat()
  return useCallback(
    ({ code, needed, given, stage }: Pick<Violation, 'code' | 'needed' | 'given' | 'stage'>): string => {
      const value = (fact: number | string | undefined): string => {
        if (fact === undefined) return ''
        if (typeof fact === 'number') return format.number(fact)
        if (/^\d{4}-\d{2}-\d{2}T/.test(fact)) return calendar.time(fact, zone)
        if (/^\d{4}-\d{2}-\d{2}$/.test(fact)) return format.date(fact)
        if (/^\d{2}:\d{2}$/.test(fact)) return calendar.wallTime(fact)
        const [, currency, minor] = /^([A-Z]{3}) (\d+)$/.exec(fact) ?? []
        if (currency) return format.money(Number(minor), currency)
        return fact
          .split(',')
          .map((word) => wordOf(`fact.${word}`) ?? word)
          .join(t('comma'))
      }
      const facts = { needed: value(needed), given: value(given), stage: value(stage) }
      // a rule without its facts is told without them
      const isTold = needed !== undefined || given !== undefined
      const plain = isTold ? undefined : wordOf(`plain.${code}`)
      return plain ?? t(`rule.${code}`, facts)
    },
    [t, wordOf, format, calendar, zone],
  )
}
