import type { Answer, Endpoint } from '@dsms/contract/kernel/endpoint'
import { userStore } from '../session/sessionStore.ts'

/** An answer older than this is asked for again, in milliseconds. */
const freshFor = 10_000

/** By method and path: what a build makes of an endpoint is not one object for all who name it. */
type Asked = ReadonlyMap<string, Promise<unknown>>
export const callKey = ({ method, path }: Endpoint): string => `${method} ${path}`

let ask: () => Asked = () => new Map()
let asked: { by: number; at: number; answers: Map<string, Promise<unknown>> } | undefined

/** How the answers of several calls are fetched as one, for all that stands around a screen. */
export function setAhead(all: typeof ask): void {
  ask = all
}

/** Asks for them as early as possible: whoever needs one of them comes for it. */
export function askAhead(): void {
  const user = userStore.get()
  // whoever has to choose a password first is refused anything else
  if (!user || user.mustChangePassword || user.mustSetUpTwoStep) return
  asked = { by: user.id, at: Date.now(), answers: new Map(ask()) }
}

/** What was asked ahead for this call, once; after that, or when it did not come, its own answer. */
export async function ahead<E extends Endpoint>(endpoint: E, own: () => Promise<Answer<E>>): Promise<Answer<E>> {
  const { by, at, answers } = asked ?? {}
  const isMeant = by === userStore.get()?.id && Date.now() - (at ?? 0) < freshFor
  const answer = answers?.get(callKey(endpoint))
  answers?.delete(callKey(endpoint))
  const found = isMeant ? await answer : undefined
  return found === undefined ? own() : (found as Answer<E>)
}
