import type { Scope } from '@dsms/contract/kernel/permissions'
import { useSearch } from '@tanstack/react-router'
import { useSession } from '../../kernel/session/session.ts'

export interface School {
  /** What calls carry. The school's own people leave it out: theirs is known. */
  school_id: number | undefined
  /** What links between the school's screens carry. */
  search: { school_id?: number }
  /** The caller is of the platform and looks into a school. */
  isVisited: boolean
}

/** Which school a screen is about. Platform people name it in the address. */
export function useSchool(scope: Scope): School {
  const user = useSession()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const isVisited = scope === 'school' && user?.scope === 'platform'
  const school_id = isVisited ? Number(search.school_id) || undefined : undefined
  return { school_id, search: school_id ? { school_id } : {}, isVisited }
}
