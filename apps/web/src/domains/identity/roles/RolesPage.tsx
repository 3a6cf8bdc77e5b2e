import type { Role } from '@dsms/contract/identity/roles/calls'
import { roleStatuses } from '@dsms/contract/kernel/choices/statuses'
import type { Scope } from '@dsms/contract/kernel/permissions'
import { Button } from '@mantine/core'
import { IconEdit, IconPlus, IconShieldLock, IconToggleLeft, IconToggleRight, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { useText } from '../../../kernel/i18n/index.ts'
import { RecordsPage } from '../../../kit/records/RecordsPage.tsx'
import type { RowAction } from '../../../kit/records/types.ts'
import { useListState } from '../../../kit/records/useListState.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { useRoleName } from '../../../kit/records/useRoleName.ts'
import { SchoolGate } from '../../../kit/school/SchoolGate.tsx'
import type { School } from '../../../kit/school/useSchool.ts'
import { RemoveRoleDialog } from './RemoveRoleDialog.tsx'
import { RoleDrawer } from './RoleDrawer.tsx'
import { useRoleColumns } from './roleColumns.tsx'
import { rolesAccess } from './rolesCalls.ts'
import { rolesKey, useRolesCalls } from './useRoles.ts'
import { useSwitchOn } from './useSwitchOn.ts'

/** The roles of the platform, or of a school, with how many people have each. */
export function RolesPage({ scope }: { scope: Scope }) {
  const t = useText('roles')
  return (
    <SchoolGate scope={scope} title={t(`title.${scope}`)}>
      {(school) => <RolesList scope={scope} school={school} />}
    </SchoolGate>
  )
}

type Doing = { kind: 'edit'; role?: Role } | { kind: 'remove' | 'switchOff'; role: Role }

function RolesList({ scope, school }: { scope: Scope; school: School }) {
  const t = useText('roles')
  const common = useText('common')
  const may = useMay()
  const navigate = useNavigate()
  const roleName = useRoleName()
  const { school_id, search } = school
  const list = useListState(['status'])
  const calls = useRolesCalls(scope, school_id)
  const columns = useRoleColumns(scope, search)
  const switchOn = useSwitchOn(scope, school_id)
  const [doing, setDoing] = useState<Doing>()
  const access = rolesAccess[scope]
  const close = () => setDoing(undefined)

  const rowActions = (role: Role): RowAction[] => {
    const actions: (RowAction | false)[] = [
      {
        key: 'privileges',
        label: t(
          role.key !== 'admin' && role.key !== 'client' && may(access.grant) ? 'privileges.edit' : 'privileges.view',
        ),
        icon: <IconShieldLock size={18} stroke={1.5} />,
        run: () => navigate({ to: `/${scope}/roles/$id`, params: { id: String(role.id) }, search }),
      },
      may(access.edit) && {
        key: 'edit',
        label: common('edit'),
        icon: <IconEdit size={18} stroke={1.5} />,
        run: () => setDoing({ kind: 'edit', role }),
      },
      may(access.status) &&
        role.key === null &&
        (role.status === 'active'
          ? {
              key: 'off',
              label: t('switchOff'),
              icon: <IconToggleLeft size={18} stroke={1.5} />,
              run: () => setDoing({ kind: 'switchOff', role }),
            }
          : {
              key: 'on',
              label: t('switchOn'),
              icon: <IconToggleRight size={18} stroke={1.5} />,
              run: () => switchOn(role),
            }),
      may(access.delete) &&
        role.key === null && {
          key: 'delete',
          label: common('delete'),
          icon: <IconTrash size={18} stroke={1.5} />,
          run: () => setDoing({ kind: 'remove', role }),
          isDangerous: true,
        },
    ]
    return actions.filter((action) => action !== false)
  }

  const addButton = may(access.create) && (
    <Button leftSection={<IconPlus size={18} stroke={1.5} />} onClick={() => setDoing({ kind: 'edit' })}>
      {t('add')}
    </Button>
  )
  return (
    <>
      <RecordsPage
        name={`roles.${scope}`}
        label={t(`title.${scope}`)}
        list={list}
        queryKey={[...rolesKey(scope, school_id), 'list']}
        load={async ({ q, sort, page, perPage, filters }, signal) => {
          const status = roleStatuses.find((one) => one === filters.status)
          const { result, total } = await calls.list({ q, sort: sort || undefined, page, perPage, status }, signal)
          return { rows: result, total }
        }}
        columns={columns}
        rowId={roleId}
        rowName={(role) => roleName(role.name, role.key)}
        searchLabel={t('search')}
        filters={[
          {
            name: 'status',
            label: t('field.status'),
            choices: roleStatuses.map((value) => ({ value, label: common(`status.${value}`) })),
          },
        ]}
        rowActions={rowActions}
        action={addButton}
        empty={{ text: t('empty'), action: addButton }}
      />
      {doing?.kind === 'edit' && <RoleDrawer scope={scope} school={school} role={doing.role} close={close} />}
      {(doing?.kind === 'remove' || doing?.kind === 'switchOff') && (
        <RemoveRoleDialog scope={scope} school_id={school_id} role={doing.role} kind={doing.kind} close={close} />
      )}
    </>
  )
}

const roleId = (role: Role) => role.id
