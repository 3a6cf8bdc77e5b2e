import type { Scope } from '@dsms/contract/kernel/permissions'
import { useSearchOf, whole } from '../../kernel/address/search.ts'
import { useSession } from '../../kernel/session/session.ts'

const readers = { school_id: whole }

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
  const named = useSearchOf(readers)
  const isVisited = scope === 'school' && user?.scope === 'platform'
  const school_id = isVisited ? named.school_id : undefined
  return { school_id, search: school_id ? { school_id } : {}, isVisited }
}

/** Whether it is known whose records are meant: people of the platform see no school's before they chose one. */
export const useIsSchoolKnown = (school_id: number | undefined): boolean =>
  useSession()?.scope !== 'platform' || school_id !== undefined
