import { useErrorText } from '../../kernel/i18n/errorText.ts'
import { showDone, showFailure } from '../../ui/toasts/toasts.tsx'

/** Does something to a record at one press, says so, and has the list read again; tells whether it went well. */
export function useAttempt(changed: () => Promise<unknown>) {
  const errorText = useErrorText()
  return async (work: () => Promise<unknown>, done?: string): Promise<boolean> => {
    try {
      await work()
      if (done) showDone(done)
      await changed()
      return true
    } catch (error) {
      showFailure(errorText(error))
      return false
    }
  }
}
