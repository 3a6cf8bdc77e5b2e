import type { Scope } from '@dsms/contract/kernel/permissions'
import type { UserData } from '@dsms/contract/kernel/session/signIn'
import type { Search } from '../../kernel/address/address.ts'
import { readSearch, type SearchOf, useSearchOf, whole } from '../../kernel/address/search.ts'
import { getSession, useSession } from '../../kernel/session/session.ts'

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
export const useSchool = (scope: Scope): School => schoolOf(scope, useSession(), useSearchOf(readers))

/** The same before there is a screen; nothing where a visitor has not chosen yet. */
export function schoolIn(scope: Scope, search: Search): School | undefined {
  const school = schoolOf(scope, getSession(), readSearch(readers, search))
  return school.isVisited && !school.school_id ? undefined : school
}

function schoolOf(scope: Scope, user: UserData | null, named: SearchOf<typeof readers>): School {
  const isVisited = scope === 'school' && user?.scope === 'platform'
  const school_id = isVisited ? named.school_id : undefined
  return { school_id, search: school_id ? { school_id } : {}, isVisited }
}

/** Whether it is known whose records are meant: people of the platform see no school's before they chose one. */
export const useIsSchoolKnown = (school_id: number | undefined): boolean =>
  useSession()?.scope !== 'platform' || school_id !== undefined
