import { useMemo } from 'react'
import { useWordOf } from '../../../kernel/i18n/index.ts'

/** Modules and actions by their names in the reader's language. */
export function usePermissionNames(): { module: (key: string) => string; action: (key: string) => string } {
  const words = useWordOf('permissions')
  return useMemo(
    () => ({
      module: (key) => words(`module.${key}`) ?? key,
      action: (key) => words(`action.${key}`) ?? key,
    }),
    [words],
  )
}
