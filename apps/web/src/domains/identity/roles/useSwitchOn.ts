import type { Role } from '@dsms/contract/identity/roles/calls'
import type { Scope } from '@dsms/contract/kernel/permissions'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { showFailure, showUndo } from '../../../ui/toasts/toasts.tsx'
import { useRolesCalls, useRolesChanged } from './useRoles.ts'

/** Switches a role on at once; a press takes it back. */
export function useSwitchOn(scope: Scope, school_id?: number): (role: Role) => Promise<void> {
  const t = useText('roles')
  const common = useText('common')
  const errorText = useErrorText()
  const calls = useRolesCalls(scope, school_id)
  const changed = useRolesChanged(scope, school_id)
  const set = async (role: Role, status: Role['status']) => {
    try {
      await calls.setStatus({ id: role.id, status })
      await changed()
      return true
    } catch (failure) {
      showFailure(errorText(failure))
      return false
    }
  }
  return async (role) => {
    const isOn = await set(role, 'active')
    if (isOn) showUndo(t('switchedOn', { name: role.name }), common('undo'), () => set(role, 'inactive'))
  }
}
