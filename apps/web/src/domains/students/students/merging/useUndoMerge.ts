import { undoMerge } from '@dsms/contract/students/students/merges'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { showDone, showFailure } from '../../../../ui/toasts/toasts.tsx'

/** Has everything read again that depends on students. */
export function useStudentsChanged(): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['area'] }),
      client.invalidateQueries({ queryKey: ['corrections'] }),
    ])
}

/** Takes two merged records apart and says so, or why not. */
export function useUndoMerge(school_id: number | undefined): (id: number) => Promise<void> {
  const t = useText('students')
  const errorText = useErrorText()
  const changed = useStudentsChanged()
  return async (id) => {
    try {
      const { left } = await call(undoMerge, {
        params: { id },
        body: school_id === undefined ? {} : { school_id },
      })
      showDone(t(left.length > 0 ? 'merge.undoneBut' : 'merge.undone'))
    } catch (failure) {
      showFailure(errorText(failure))
    }
    await changed()
  }
}
