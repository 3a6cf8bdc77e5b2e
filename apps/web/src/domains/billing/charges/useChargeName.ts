import type { Charge } from '@dsms/contract/billing/charges/calls'
import { useText } from '../../../kernel/i18n/index.ts'

/** A charge in a line: its kind, and the lesson or the note that tells it from others of that kind. */
export function useChargeName() {
  const t = useText('charges')
  return ({ kind, lesson, note }: Pick<Charge, 'kind' | 'lesson' | 'note'>) =>
    [t(`kind.${kind}`), lesson?.name, note].filter(Boolean).join(' · ')
}
