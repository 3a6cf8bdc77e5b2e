import { allEndpoints } from '@dsms/contract'
import type { Endpoint } from '@dsms/contract/kernel/endpoint'
import { type GuardianRight, guardianRights } from '@dsms/contract/students/guardians/calls'
import { expect, it } from 'vitest'
import type { TestPerson } from '../../../testing/factories.ts'
import { send } from '../../../testing/harness.ts'

/** How a call of the portal is tried for a student, and which rights of a guardian open it. */
export interface Tried<Ward> {
  /** Any one of these sets of rights opens the call; with none it is the student's alone. */
  needs: GuardianRight[][]
  /** Guardians with none of these rights get a 404. Guardians with another of them get a 403. */
  hiddenWithout?: GuardianRight[]
  args: (ward: Ward, who: TestPerson) => Promise<object> | object
}
export type TriedCalls<Ward> = Record<string, Tried<Ward>>

/** Rights by which a guardian knows that there are lessons. */
export const seeing = ['view_progress', 'book', 'cancel'] as const satisfies readonly GuardianRight[]
export const anyOf = (rights: readonly GuardianRight[]): GuardianRight[][] => rights.map((right) => [right])

/** No right, each alone, the pair that a copy needs, and all. */
export const givenRights: GuardianRight[][] = [
  [],
  ...anyOf(guardianRights),
  ['view_progress', 'sign'],
  [...guardianRights],
]
export const named = (rights: GuardianRight[]) => rights.join(' and ') || 'no right'

interface Walk<Ward> {
  tried: TriedCalls<Ward>
  ward: () => Ward
  who: () => TestPerson
}

const answers = async <Ward>(name: string, { tried, ward, who }: Walk<Ward>) =>
  send(who().token, allEndpoints[name] as Endpoint, await (tried[name] as Tried<Ward>).args(ward(), who()))

/** Tries every call as a guardian with these rights: it is let through where one of its rights is there, and refused otherwise. */
export function walkAsGuardian<Ward>(rights: GuardianRight[], walk: Walk<Ward>) {
  it.each(Object.keys(walk.tried))('is answered by %s as the right says', async (name) => {
    const { needs, hiddenWithout } = walk.tried[name] as Tried<Ward>
    const { status, body } = await answers(name, walk)
    const isOpen = needs.some((all) => all.every((right) => rights.includes(right)))
    const isKnown = !hiddenWithout || hiddenWithout.some((right) => rights.includes(right))
    if (isOpen) expect(status, JSON.stringify(body)).toBeLessThan(300)
    else expect(status, JSON.stringify(body)).toBe(isKnown ? 403 : 404)
  })
}

export const walkAsStudent = <Ward>(walk: Walk<Ward>) =>
  it.each(Object.keys(walk.tried))('is let through by %s', async (name) => {
    const { status, body } = await answers(name, walk)
    expect(status, JSON.stringify(body)).toBeLessThan(300)
  })

export const walkAsStranger = <Ward>(walk: Walk<Ward>) =>
  it.each(Object.keys(walk.tried))('finds nothing by %s', async (name) => {
    const { status, body } = await answers(name, walk)
    expect(status, JSON.stringify(body)).toBe(404)
  })
