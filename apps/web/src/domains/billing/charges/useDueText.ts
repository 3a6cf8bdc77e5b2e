import type { Charge } from '@dsms/contract/billing/charges/calls'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'

/** When a charge is due: on a day, or before a lesson that is not booked yet. */
export function useDueText() {
  const t = useText('charges')
  const format = useFormat()
  return ({ due_on, due_step }: Pick<Charge, 'due_on' | 'due_step'>): string => {
    if (due_on !== null) return t('due', { day: format.date(due_on) })
    return due_step === null ? '' : t('dueBefore', { step: format.number(due_step) })
  }
}
