import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import type { DraftElement } from './layout.ts'

/** What an element is called: its number on the plan, what it is, and its own name where it has one. */
export function useElementName() {
  const t = useText('circuits')
  const format = useFormat()
  return ({ kind, name }: Pick<DraftElement, 'kind' | 'name'>, nth: number): string =>
    `${format.number(nth + 1)}. ${t(`kind.${kind}`)}${name.trim() ? ` (${name.trim()})` : ''}`
}
