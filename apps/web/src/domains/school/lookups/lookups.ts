import type { Scope } from '@dsms/contract/kernel/permissions'
import { lookupKinds, lookupValues } from '@dsms/contract/school/lookups/calls'
import { useText } from '../../../kernel/i18n/index.ts'
import { webArea } from '../../../kit/areas/area.ts'

/** The platform's lists, or a school's own beside them. Nobody visits a school for its lists. */
export const listsOf = (scope: Scope) =>
  webArea(lookupValues, {
    link: scope === 'platform' ? '/platform/lists' : '/school/lists',
    scope: 'platform',
    words: 'lookups',
  })

export function useKinds() {
  const t = useText('lookups')
  return lookupKinds.map((value) => ({ value, label: t(`kind.${value}`) }))
}
