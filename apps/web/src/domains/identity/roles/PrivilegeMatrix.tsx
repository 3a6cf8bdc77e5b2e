import type { Role } from '@dsms/contract/identity/roles/calls'
import type { MatrixRow } from '@dsms/contract/identity/roles/privileges'
import type { Scope } from '@dsms/contract/kernel/permissions'
import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconEye, IconLock, IconSearch, IconZoomExclamation } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { fold } from '../../../kernel/browser/fold.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { can, useAbility, useSession } from '../../../kernel/session/session.ts'
import { UnsavedGuard } from '../../../kit/form/UnsavedGuard.tsx'
import { Empty } from '../../../kit/list/Empty.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { useRoleName } from '../../../kit/records/useRoleName.ts'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { ChangesDialog } from './ChangesDialog.tsx'
import classes from './Matrix.module.css'
import { MatrixAccordion } from './MatrixAccordion.tsx'
import { MatrixGrid } from './MatrixGrid.tsx'
import { RolePreview } from './RolePreview.tsx'
import { rolesAccess } from './rolesCalls.ts'
import { useMatrixState } from './useMatrixState.ts'
import { usePermissionNames } from './usePermissionNames.ts'
import { rolesKey, useRolesCalls, useRolesChanged } from './useRoles.ts'

interface Props {
  scope: Scope
  school_id: number | undefined
  role: Role
  rows: MatrixRow[]
}

/** The matrix with its search, its preview, and a foot that says what is not saved yet. */
export function PrivilegeMatrix({ scope, school_id, role, rows }: Props) {
  const t = useText('roles')
  const format = useFormat()
  const names = usePermissionNames()
  const client = useQueryClient()
  const calls = useRolesCalls(scope, school_id)
  const changed = useRolesChanged(scope, school_id)
  const mayEdit = useMay()(rolesAccess[scope].grant)
  const me = useSession()
  const ability = useAbility()
  const isPhone = useMediaQuery('(max-width: 48em)')
  const [search, setSearch] = useState('')
  const [shown, show] = useState<'changes' | 'preview'>()
  // whoever looks into a school from the platform has other modules than the school
  const isOwnScope = me?.scope === scope
  const mayGrant = useCallback((permission: string) => !isOwnScope || can(ability, permission), [isOwnScope, ability])
  const matrix = useMatrixState(rows, mayGrant)
  const locked = lockOf(role, isOwnScope ? me?.role : undefined, mayEdit)
  const roleName = useRoleName()(role.name, role.key)
  const wanted = fold(search.trim())
  const lines = matrix.lines.filter(
    ({ module, cells }) =>
      fold(names.module(module)).includes(wanted) ||
      cells.some((cell) => fold(names.action(cell.action)).includes(wanted)),
  )

  const save = async () => {
    const grants = matrix.changes.map((cell) => ({
      module_id: cell.moduleId,
      privilege_id: cell.id,
      status: cell.isGranted,
    }))
    const saved = await calls.saveMatrix(role.id, grants)
    client.setQueryData([...rolesKey(scope, school_id), 'matrix', role.id], saved)
    show(undefined)
    showDone(t('privileges.saved', { role: roleName }))
    await changed()
  }

  return (
    <Stack gap="md">
      {locked && (
        <Alert color="blue" icon={<IconLock size={20} stroke={1.5} />}>
          {t(locked)}
        </Alert>
      )}
      <Group gap="sm" justify="space-between">
        <TextInput
          type="search"
          dir="auto"
          aria-label={t('searchModules')}
          placeholder={t('searchModules')}
          leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          w={{ base: '100%', sm: 320 }}
        />
        <Button variant="default" leftSection={<IconEye size={18} stroke={1.5} />} onClick={() => show('preview')}>
          {t('preview')}
        </Button>
      </Group>
      {!locked && (
        <Text size="sm" c="dimmed">
          {t(isPhone ? 'impliedView' : 'impliedViewKeys')}
        </Text>
      )}
      {lines.length === 0 && <Empty icon={<IconZoomExclamation size={48} stroke={1} />} text={t('noModule')} />}
      {lines.length > 0 &&
        (isPhone ? (
          <MatrixAccordion matrix={matrix} lines={lines} isReadOnly={Boolean(locked)} />
        ) : (
          <MatrixGrid matrix={matrix} lines={lines} isReadOnly={Boolean(locked)} />
        ))}
      <div className="foot">
        <Text size="sm" role="status" className="tabular">
          {t('grantedOf', { granted: format.number(matrix.granted), total: format.number(matrix.total) })}
          {matrix.changes.length > 0 && ` · ${t('unsaved', { count: matrix.changes.length })}`}
        </Text>
        {matrix.changes.length > 0 && (
          <Group gap="xs" className={classes.footEnd}>
            <Button variant="default" onClick={matrix.discard}>
              {t('discard')}
            </Button>
            <Button onClick={() => show('changes')}>{t('review')}</Button>
          </Group>
        )}
      </div>
      {shown === 'changes' && (
        <ChangesDialog
          role={roleName}
          people={role.people}
          changes={matrix.changes}
          save={save}
          close={() => show(undefined)}
        />
      )}
      {shown === 'preview' && (
        <RolePreview scope={scope} role={roleName} lines={matrix.lines} close={() => show(undefined)} />
      )}
      <UnsavedGuard isUnsaved={() => matrix.changes.length > 0} />
    </Stack>
  )
}

/** Why nothing can be changed here, if so. */
function lockOf(role: Role, ownRole: string | undefined, mayEdit: boolean) {
  // the administrator may always do everything, the client always nothing but look around
  if (role.key === 'admin' || role.key === 'client') return 'locked.system'
  if (ownRole === (role.key ?? role.name)) return 'locked.own'
  return mayEdit ? undefined : 'locked.right'
}
