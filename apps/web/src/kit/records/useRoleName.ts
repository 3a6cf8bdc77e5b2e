import type { PersonKind } from '@dsms/contract/kernel/session/personKinds'
import { useCallback } from 'react'
import { useText } from '../../kernel/i18n/index.ts'

const systemRoles = ['admin', 'client', 'trainer', 'student'] as const

/** A role as people call it: roles of the system in the reader's language, others as they were named. */
export function useRoleName(): (name: string, key: string | null, kind?: PersonKind) => string {
  const t = useText('common')
  return useCallback(
    (name, key, kind) => {
      // their account has the role of students, whose rights they share
      if (kind === 'guardian' && key === 'student') return t('role.guardian')
      const known = systemRoles.find((one) => one === key)
      return known ? t(`role.${known}`) : name
    },
    [t],
  )
}
