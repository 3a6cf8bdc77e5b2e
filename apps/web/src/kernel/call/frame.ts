import { getFrame } from '@dsms/contract/insight/frame/calls'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { userStore } from '../session/sessionStore.ts'
import { call } from './call.ts'

type Frame = Answer<typeof getFrame>

/** An answer older than this is asked for anew, part by part, in milliseconds. */
const freshFor = 10_000

let asked: { by: number; at: number; answer: Promise<Frame | undefined>; taken: Set<keyof Frame> } | undefined

/** Asks for all that stands around a screen in one call, as early as possible: the parts of the frame come for it. */
export function askFrame(): void {
  const user = userStore.get()
  // whoever has to choose a password first is refused anything else
  if (!user || user.mustChangePassword || user.mustSetUpTwoStep) return
  const answer = call(getFrame).catch(() => undefined)
  asked = { by: user.id, at: Date.now(), answer, taken: new Set() }
}

/** A part of what was asked for, once; after that, or when it did not come, the part's own call. */
export async function partOfFrame<K extends keyof Frame>(part: K, own: () => Promise<Frame[K]>): Promise<Frame[K]> {
  const { by, at, answer, taken } = asked ?? {}
  const isMeant = by === userStore.get()?.id && Date.now() - (at ?? 0) < freshFor && taken?.has(part) === false
  taken?.add(part)
  const frame = isMeant ? await answer : undefined
  return frame ? frame[part] : own()
}
