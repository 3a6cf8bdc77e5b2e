import type { ToldPerson } from '@dsms/contract/students/notices/told'
import type { Actor } from '../../../kernel/actor.ts'
import { noticeRoom } from '../../platform/public.ts'
import { type Addressee, type Audience, addressees } from './addressees.ts'

/** Those to whom a mail of the school alone leads: their address stands with the school, and they cannot sign in. */
export const isOutside = ({ has_account, email }: Addressee): boolean => !has_account && email !== null

/**
 * Who would be told of what the actor is about to do, and how, as it stands now; the actor knows. Counts nothing.
 */
export async function foresee(actor: Actor, audiences: readonly Audience[]): Promise<ToldPerson[]> {
  const people: Addressee[] = []
  for (const audience of audiences) people.push(...(await addressees(actor, audience, actor.language)))
  const others = people.filter(({ id }) => id !== actor.id)
  const room = await roomOf(actor, others)
  return reachOf(people, new Set(others.filter(isOutside).slice(0, room)), actor.id)
}

const roomOf = async ({ db, tenant }: Pick<Actor, 'db' | 'tenant'>, people: readonly Addressee[]): Promise<number> =>
  people.some(isOutside) ? noticeRoom({ db }, tenant) : 0

/** People by what is told of which student: one who hears of it is enough. */
export function groupsOf(people: readonly Addressee[]): Addressee[][] {
  const groups = new Map<string, Addressee[]>()
  for (const one of people) {
    const about = `${one.key} ${one.student_id}`
    groups.set(about, [...(groups.get(about) ?? []), one])
  }
  return [...groups.values()]
}

/**
 * How each of some people is told, once each; of a student about whom nobody is told, that somebody has to call, with a number of
 * theirs, else of a guardian. Anyone who did it, `but`, knows, and is not told.
 */
export function reachOf(people: readonly Addressee[], mailed: ReadonlySet<Addressee>, but?: number): ToldPerson[] {
  const found = new Map<number, ToldPerson>()
  for (const group of groupsOf(people)) {
    const told = group.filter((one) => one.id !== but && (one.has_account || mailed.has(one)))
    for (const { id, shown_name: name, has_account } of told)
      found.set(id, { name, by: has_account ? 'account' : 'mail' })
    if (told.length > 0 || group.some(({ id }) => id === but)) continue
    const student = group.find(({ id, student_id }) => id === student_id) ?? group[0]
    const phone = student?.phone ?? group.find((one) => one.phone !== null)?.phone
    if (student && found.get(student.id) === undefined)
      found.set(student.id, { name: student.shown_name, by: 'nobody', ...(phone && { phone }) })
  }
  return [...found.values()]
}

/** Several answers as one: nobody stands there twice, and whoever hears of one part need not be called for another. */
export function joinTold(parts: readonly (readonly ToldPerson[])[]): ToldPerson[] {
  const texts = new Set<string>()
  return parts.flat().filter((person) => {
    const text = JSON.stringify(person)
    if (texts.has(text)) return false
    texts.add(text)
    return true
  })
}
