import { createStore } from '../browser/store.ts'

/** What takes the answer while the person is asked for their password again. */
export const passwordAsked = createStore<((isGiven: boolean) => void) | null>(null)

let asking: Promise<boolean> | undefined

/** Asks the person for their password, once for all calls that need it meanwhile. Answers whether they gave it. */
export function askForPassword(): Promise<boolean> {
  asking ??= new Promise<boolean>((resolve) => passwordAsked.set(resolve)).finally(() => {
    passwordAsked.set(null)
    asking = undefined
  })
  return asking
}
