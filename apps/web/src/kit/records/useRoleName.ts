import { useCallback } from 'react'
import { useText } from '../../kernel/i18n/index.ts'

const systemRoles = ['admin', 'client', 'trainer', 'student'] as const

/** A role as people call it: roles of the system in the reader's language, others as they were named. */
export function useRoleName(): (name: string, key: string | null) => string {
  const t = useText('common')
  return useCallback(
    (name, key) => {
      const known = systemRoles.find((one) => one === key)
      return known ? t(`role.${known}`) : name
    },
    [t],
  )
}
