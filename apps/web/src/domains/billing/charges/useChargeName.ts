import type { Charge } from '@dsms/contract/billing/charges/calls'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'

/** Which part of a sale a charge is, where there are more. */
export function usePartText() {
  const t = useText('charges')
  const format = useFormat()
  return (sale: Charge['sale']): string | undefined =>
    sale && sale.parts > 1 ? t('part', { part: format.number(sale.part), parts: format.number(sale.parts) }) : undefined
}

/** A charge in a line: its kind or its package, and the part, the lesson or the note that tells it from others. */
export function useChargeName() {
  const t = useText('charges')
  const partOf = usePartText()
  return ({ kind, lesson, sale, note }: Pick<Charge, 'kind' | 'lesson' | 'sale' | 'note'>) =>
    [sale?.name ?? t(`kind.${kind}`), partOf(sale), lesson?.name, note].filter(Boolean).join(' · ')
}
