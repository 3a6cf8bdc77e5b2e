import type { Scope } from '@dsms/contract/kernel/permissions'
import type { StaffRow } from '@dsms/contract/staff/staff/calls'
import { Group } from '@mantine/core'
import { useMemo } from 'react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import type { Column } from '../../../kit/records/types.ts'
import { useRoleName } from '../../../kit/records/useRoleName.ts'
import { Bdi, Typed } from '../../../ui/Bidi.tsx'
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { Phone } from '../../../ui/phone/Phone.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'

/** What the staff list can show. The name leads to the person. */
export function useStaffColumns(scope: Scope, search: { school_id?: number }): Column<StaffRow>[] {
  const t = useText('staff')
  const common = useText('common')
  const format = useFormat()
  const roleName = useRoleName()
  const { school_id } = search

  return useMemo(
    (): Column<StaffRow>[] => [
      {
        key: 'name',
        title: t('field.name'),
        sort: 'name',
        render: (row) => (
          <Group gap="xs" wrap="nowrap">
            <PersonAvatar name={row.full_name} src={row.avatar} />
            <LinkAnchor
              to={`/${scope}/staff/$id`}
              params={{ id: String(row.id) }}
              search={school_id ? { school_id } : {}}
              fw={500}
              truncate
            >
              <Typed>{row.full_name || row.username}</Typed>
            </LinkAnchor>
          </Group>
        ),
      },
      {
        key: 'username',
        title: t('field.username'),
        sort: 'username',
        isExtra: true,
        render: (row) => <Bdi>{row.username}</Bdi>,
      },
      { key: 'email', title: t('field.email'), sort: 'email', onCard: true, render: (row) => <Bdi>{row.email}</Bdi> },
      { key: 'phone', title: t('field.phone'), render: (row) => row.phone && <Phone number={row.phone} /> },
      {
        key: 'role',
        title: t('field.role'),
        sort: 'role',
        onCard: true,
        render: (row) => <Typed>{roleName(row.role, row.role_key)}</Typed>,
      },
      {
        key: 'status',
        title: t('field.status'),
        sort: 'status',
        onCard: true,
        render: (row) => <StatusBadge status={row.status} label={common(`status.${row.status}`)} />,
      },
      {
        key: 'employee_no',
        title: t('field.employee_no'),
        sort: 'employee_no',
        isExtra: true,
        render: (row) => row.employee_no && <Bdi>{row.employee_no}</Bdi>,
      },
      {
        key: 'joined_on',
        title: t('field.joined_on'),
        sort: 'joined_on',
        align: 'end',
        isExtra: true,
        render: (row) => row.joined_on && format.date(row.joined_on),
      },
      {
        key: 'last_login_at',
        title: t('field.last_login_at'),
        sort: 'last_login_at',
        align: 'end',
        render: (row) => (row.last_login_at ? format.relative(row.last_login_at) : t('neverSignedIn')),
      },
    ],
    [scope, school_id, t, common, format, roleName],
  )
}
