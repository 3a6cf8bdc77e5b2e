import type { Role } from '@dsms/contract/identity/roles/calls'
import type { Scope } from '@dsms/contract/kernel/permissions'
import { Select } from '@mantine/core'
import { useState } from 'react'
import { CallError } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { longList } from '../../../kit/inputs/longList.ts'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import { useRoleName } from '../../../kit/records/useRoleName.ts'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { useReplacements, useRolesCalls, useRolesChanged } from './useRoles.ts'

interface Props {
  scope: Scope
  school_id: number | undefined
  role: Role
  kind: 'remove' | 'switchOff'
  close: () => void
}

/** Deletes a role or switches it off; its people get another one, chosen here. */
export function RemoveRoleDialog({ scope, school_id, role, kind, close }: Props) {
  const t = useText('roles')
  const common = useText('common')
  const roleName = useRoleName()
  const calls = useRolesCalls(scope, school_id)
  const changed = useRolesChanged(scope, school_id)
  const replacements = useReplacements(scope, role.id, school_id)
  const [people, setPeople] = useState(role.people)
  const [replacement, setReplacement] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)

  const run = async () => {
    setAsked(true)
    if (people > 0 && !replacement) return
    const replacement_id = replacement ? Number(replacement) : undefined
    try {
      if (kind === 'remove') await calls.remove(role.id, replacement_id)
      else await calls.setStatus({ id: role.id, status: 'inactive', replacement_id })
    } catch (failure) {
      // somebody got this role since the list was read
      if (failure instanceof CallError && failure.code === 'role_in_use') setPeople(Number(failure.params.people) || 1)
      throw failure
    }
    close()
    showDone(t(kind === 'remove' ? 'removed' : 'switchedOff', { name: role.name }))
    await changed()
  }

  return (
    <ConfirmDialog
      opened
      title={t(kind === 'remove' ? 'remove.title' : 'switchOff.title', { name: role.name })}
      text={people > 0 ? t('inUse', { count: people }) : t(kind === 'remove' ? 'remove.text' : 'switchOff.text')}
      action={kind === 'remove' ? common('delete') : t('switchOff')}
      isDangerous
      run={run}
      close={close}
    >
      {people > 0 && (
        <Select
          {...longList}
          label={t('replacement')}
          required
          searchable
          data={(replacements.data ?? []).map((one) => ({ value: String(one.id), label: roleName(one.name, one.key) }))}
          nothingFoundMessage={t('noReplacement')}
          value={replacement}
          onChange={setReplacement}
          error={isAsked && !replacement && t('replacementNeeded')}
        />
      )}
    </ConfirmDialog>
  )
}
