import type { UserData } from '@dsms/contract/kernel/session/signIn'
import { readText, writeText } from '../browser/storage.ts'
import { createStore, useStore } from '../browser/store.ts'
import { getSession, useSession } from './session.ts'

export type Branch = NonNullable<UserData['branches']>[number]

interface Chosen {
  person: number
  branch: number | undefined
}

const none: readonly Branch[] = []
/** What was chosen since the page was opened; before that, the device knows. */
const chosen = createStore<Chosen | null>(null)

const keyOf = (person: number) => `dsms.branch.${person}`

/** The branches in which the reader may work; none where there is no choice. */
export const useBranches = (): readonly Branch[] => useSession()?.branches ?? none

/** The branch in which the reader works on this device, as long as they reach it; undefined while they look at all. */
export function useBranch(): Branch | undefined {
  useStore(chosen)
  return branchOf(useSession())
}

function branchOf(user: UserData | null): Branch | undefined {
  if (!user?.branches) return undefined
  const now = chosen.get()
  const id = now?.person === user.id ? now.branch : Number(readText(keyOf(user.id)))
  return user.branches.find((branch) => branch.id === id)
}

/** Nothing is every branch. A person is somebody of one school, so the choice is kept for both. */
export function chooseBranch(branch: number | undefined): void {
  const person = getSession()?.id
  if (person === undefined) return
  writeText(keyOf(person), branch === undefined ? null : String(branch))
  chosen.set({ person, branch })
}

/** Of some branches, the one in which the reader works, else the first; theirs where none is known. */
export function usualBranch(ids: readonly number[] = []): number | undefined {
  const own = branchOf(getSession())?.id
  return own !== undefined && (ids.length === 0 || ids.includes(own)) ? own : ids[0]
}
