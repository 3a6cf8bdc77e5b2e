import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { showFailure, showUndo } from '../../../ui/toasts/toasts.tsx'
import { useUserCalls, useUsersChanged } from './useUsers.ts'

type Status = 'active' | 'inactive'

/** Lets users in or keeps them out; whom the rules forbid is named, and what was done can be undone. */
export function useSetStatus(school_id: number | undefined) {
  const t = useText('users')
  const common = useText('common')
  const errorText = useErrorText()
  const calls = useUserCalls(school_id)
  const changed = useUsersChanged(school_id)

  const send = async (ids: number[], status: Status, reason?: string): Promise<number[]> => {
    const answer = await calls.setStatus({ ids, status, reason })
    for (const { name, id, code } of answer.refused)
      showFailure(t('refused', { name: name || String(id), reason: t(`refused.${code}`) }))
    await changed()
    return answer.changed
  }

  /** Throws what refuses the whole, so that a dialog can show it. */
  return async (ids: number[], status: Status, reason?: string): Promise<void> => {
    const done = await send(ids, status, reason)
    if (done.length === 0) return
    showUndo(
      t(status === 'active' ? 'activated' : 'suspended', { count: done.length }),
      common('undo'),
      () =>
        void send(done, status === 'active' ? 'inactive' : 'active').catch((error) => showFailure(errorText(error))),
    )
  }
}
