import { pages } from 'virtual:pages'
import type { Role } from '@dsms/contract/identity/roles/calls'
import type { Scope } from '@dsms/contract/kernel/permissions'
import { Group, Text, Tooltip, VisuallyHidden } from '@mantine/core'
import { IconLock, IconShieldCheck } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { mayOpen, useSession } from '../../../kernel/session/session.ts'
import type { Column } from '../../../kit/records/types.ts'
import { useRoleName } from '../../../kit/records/useRoleName.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'

/** What the list of roles shows. The name leads to what the role may do, the count to its people. */
export function useRoleColumns(scope: Scope, search: { school_id?: number }): Column<Role>[] {
  const t = useText('roles')
  const common = useText('common')
  const format = useFormat()
  const roleName = useRoleName()
  const user = useSession()
  const people = pages.find(({ link }) => link === `/${scope}/staff`)
  const maySeePeople = people !== undefined && mayOpen(people.access, user)
  const { school_id } = search

  return useMemo((): Column<Role>[] => {
    const ofSchool = school_id ? { school_id } : {}
    return [
      {
        key: 'name',
        title: t('field.name'),
        sort: 'name',
        render: (role) => (
          <Group gap={6} wrap="nowrap">
            <LinkAnchor to={`/${scope}/roles/$id`} params={{ id: String(role.id) }} search={ofSchool} fw={500} truncate>
              <Typed>{roleName(role.name, role.key)}</Typed>
            </LinkAnchor>
            {role.key && (
              <Tooltip label={t('isSystem')}>
                <IconLock size={16} stroke={1.5} role="img" aria-label={t('isSystem')} />
              </Tooltip>
            )}
            {role.requires_two_step && (
              <Tooltip label={t('asksTwoStep')}>
                <IconShieldCheck size={16} stroke={1.5} role="img" aria-label={t('asksTwoStep')} />
              </Tooltip>
            )}
          </Group>
        ),
      },
      {
        key: 'description',
        title: t('field.description'),
        render: (role) => (
          <Text span size="sm" c="dimmed" title={role.description}>
            <Typed>{role.description}</Typed>
          </Text>
        ),
      },
      {
        key: 'people',
        title: t('field.people'),
        sort: 'people',
        align: 'end',
        onCard: true,
        render: (role) =>
          maySeePeople && role.people > 0 && isForStaff(role) ? (
            <LinkAnchor to={`/${scope}/staff`} search={{ ...ofSchool, role: role.id }}>
              <span aria-hidden>{format.number(role.people)}</span>
              <VisuallyHidden>
                {t('peopleOf', { count: role.people, role: roleName(role.name, role.key) })}
              </VisuallyHidden>
            </LinkAnchor>
          ) : (
            format.number(role.people)
          ),
      },
      {
        key: 'status',
        title: t('field.status'),
        sort: 'status',
        onCard: true,
        render: (role) => <StatusBadge status={role.status} label={common(`status.${role.status}`)} />,
      },
      {
        key: 'updated_at',
        title: t('field.updated_at'),
        align: 'end',
        render: (role) => format.relative(role.updated_at),
      },
    ]
  }, [scope, school_id, t, common, format, roleName, maySeePeople])
}

/** Trainers and students are people of their own lists, not of the staff. */
const isForStaff = (role: Role) => role.key !== 'trainer' && role.key !== 'student'
