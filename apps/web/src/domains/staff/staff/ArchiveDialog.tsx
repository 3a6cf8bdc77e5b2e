import type { Scope } from '@dsms/contract/kernel/permissions'
import type { Person } from '@dsms/contract/staff/staff/calls'
import { useText } from '../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { useStaffCalls, useStaffChanged } from './useStaffQueries.ts'

interface Props {
  scope: Scope
  school_id: number | undefined
  person: Person
  close: () => void
  archived: () => void
}

/** Takes a person out of the staff for good; what they did stays on record. */
export function ArchiveDialog({ scope, school_id, person, close, archived }: Props) {
  const t = useText('staff')
  const calls = useStaffCalls(scope, school_id)
  const changed = useStaffChanged(scope, school_id)
  const name = person.full_name || person.username
  return (
    <ConfirmDialog
      opened
      title={t('archive.title', { name })}
      text={t('archive.text')}
      action={t('archive')}
      isDangerous
      close={close}
      run={async () => {
        await calls.archive(person.id)
        close()
        archived()
        showDone(t('archived', { name }))
        await changed()
      }}
    />
  )
}
