import type { Scope } from '@dsms/contract/kernel/permissions'
import type { StaffRow } from '@dsms/contract/staff/staff/calls'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { showFailure, showUndo } from '../../../ui/toasts/toasts.tsx'
import { useStaffCalls, useStaffChanged } from './useStaffQueries.ts'

type Status = 'active' | 'inactive'

/** Lets several people in, or keeps them out, one after the other; what worked can be undone, what did not is told. */
export function useBulkStatus(scope: Scope, school_id?: number) {
  const t = useText('staff')
  const common = useText('common')
  const errorText = useErrorText()
  const calls = useStaffCalls(scope, school_id)
  const changed = useStaffChanged(scope, school_id)

  const setAll = async (people: StaffRow[], status: Status): Promise<StaffRow[]> => {
    const done: StaffRow[] = []
    for (const person of people) {
      try {
        await calls.setStatus({ id: person.id, status })
        done.push(person)
      } catch (failure) {
        showFailure(t('bulk.failed', { name: person.full_name || person.username, reason: errorText(failure) }))
      }
    }
    await changed()
    return done
  }

  return async (people: StaffRow[], status: Status) => {
    const done = await setAll(people, status)
    if (done.length === 0) return
    const back: Status = status === 'active' ? 'inactive' : 'active'
    showUndo(
      t(status === 'active' ? 'bulk.activated' : 'bulk.deactivated', { count: done.length }),
      common('undo'),
      () => setAll(done, back),
    )
  }
}
