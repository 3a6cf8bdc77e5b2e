import type { PersonKind } from '@dsms/contract/kernel/session/personKinds'
import { useCallback } from 'react'
import { useText } from '../../kernel/i18n/index.ts'
import { useSession } from '../../kernel/session/session.ts'

const systemRoles = ['admin', 'client', 'trainer', 'student'] as const

/** A role as people call it: roles of the system in the reader's language, others as they were named. */
export function useRoleName(): (name: string, key: string | null, kind?: PersonKind) => string {
  const t = useText('common')
  const isOfSchool = useSession()?.scope === 'school'
  return useCallback(
    (name, key, kind) => {
      // their account has the role of students, whose rights they share
      if (kind === 'guardian' && key === 'student') return t('role.guardian')
      // whoever may do all in a school owns it, or stands in for who does
      if (key === 'admin' && isOfSchool) return t('role.owner')
      const known = systemRoles.find((one) => one === key)
      return known ? t(`role.${known}`) : name
    },
    [t, isOfSchool],
  )
}
