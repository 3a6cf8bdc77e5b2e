import { useMemo } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import type { Key } from '../../../kernel/i18n/words.ts'

/** Modules and actions by their names in the reader's language. */
export function usePermissionNames(): { module: (key: string) => string; action: (key: string) => string } {
  const t = useText('permissions')
  return useMemo(
    () => ({
      // every key of the permissions file has its words; a check of the word files sees to it
      module: (key) => t(`module.${key}` as Key<'permissions'>),
      action: (key) => t(`action.${key}` as Key<'permissions'>),
    }),
    [t],
  )
}
