import { dropScreens } from './screens.ts'
import { keysOfKept, writeKept } from './store.ts'

/**
 * After somebody has signed out: the days of everybody and the files of the screen go from the device. What was not told to the
 * school yet stays for the person who did it, and is shown to nobody else.
 */
export async function forgetDays(): Promise<void> {
  for (const key of await keysOfKept('')) if (/^\d+ day /.test(key)) await writeKept(key, undefined)
  await dropScreens()
}
