import type { ReactNode } from 'react'
import { hideToast } from '../toaster.tsx'
import { showToDo } from './toasts.tsx'

/** Somebody who was to hear of a deed; `by` says what reached them. */
interface Told {
  by: string
  name: string | null
  phone?: string | undefined
}

const subject = 'to-call'

/** People whom no notice reached, the newest first. Closing the toast empties the list. */
let people: readonly Told[] = []

/**
 * Asks in a toast that stays to call whom no notice reached; one names them all, so that many deeds leave room for other toasts.
 * Returns what takes this back where the deed is.
 */
export function askToCall(told: readonly Told[], say: (people: readonly Told[]) => ReactNode): () => void {
  const silent = told.filter(({ by }) => by === 'nobody')
  if (silent.length === 0) return () => undefined
  const show = (now: readonly Told[]) => {
    people = now
    if (now.length === 0) void hideToast(subject)
    else showToDo(subject, say(once(now)), forget)
  }
  show([...silent, ...people])
  return () => show(people.filter((one) => !silent.includes(one)))
}

const forget = () => {
  people = []
}

const once = (all: readonly Told[]) => [
  ...new Map(all.map((person) => [`${person.name} ${person.phone}`, person])).values(),
]
