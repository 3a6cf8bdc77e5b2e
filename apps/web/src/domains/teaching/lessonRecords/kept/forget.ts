import { dropScreens } from '../../../../kernel/browser/kept/screens.ts'
import { keysOfKept, writeKept } from '../../../../kernel/browser/kept/store.ts'
import { isWaitingKey } from '../../../../kernel/browser/kept/waiting.ts'

/**
 * After somebody has signed out: the days and homes of everybody and the files of these screens go from the device. What was not
 * told to the school yet stays for the person who did it, and is shown to nobody else.
 */
export async function forgetDays(): Promise<void> {
  for (const key of await keysOfKept('')) if (!isWaitingKey(key)) await writeKept(key, undefined)
  await dropScreens()
}
