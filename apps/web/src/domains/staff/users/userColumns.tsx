import type { User } from '@dsms/contract/staff/users/calls'
import { Group, Stack, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import type { Column } from '../../../kit/records/types.ts'
import { Bdi, Typed } from '../../../ui/Bidi.tsx'
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import { RoleName } from './RoleName.tsx'
import type { Whose } from './useUsers.ts'

/** What the list of users can show. The name leads to the person. */
export function useUserColumns({ search }: Whose): Column<User>[] {
  const t = useText('users')
  return useMemo(
    (): Column<User>[] => [
      {
        key: 'user',
        title: t('column.user'),
        sort: 'fullName',
        render: (user) => (
          <Group gap="xs" wrap="nowrap" miw={0}>
            <PersonAvatar name={user.fullName} src={user.avatar || null} />
            <Stack gap={0} miw={0}>
              <LinkAnchor to="/apps/user/view/$id" params={{ id: String(user.id) }} search={search} fw={500} truncate>
                <Typed>{user.fullName}</Typed>
              </LinkAnchor>
              <Text size="xs" c="dimmed" truncate>
                <Bdi>@{user.username}</Bdi>
              </Text>
            </Stack>
          </Group>
        ),
      },
      { key: 'email', title: t('field.email'), sort: 'email', render: (user) => <Bdi>{user.email}</Bdi> },
      {
        key: 'role',
        title: t('field.role'),
        sort: 'role',
        onCard: true,
        render: (user) => <RoleName role={user.role} />,
      },
      {
        key: 'currentPlan',
        title: t('field.currentPlan'),
        sort: 'currentPlan',
        onCard: true,
        render: (user) => t(`plan.${user.currentPlan}`),
      },
      {
        key: 'status',
        title: t('field.status'),
        sort: 'status',
        onCard: true,
        render: (user) => <StatusBadge status={user.status} label={t(`status.${user.status}`)} />,
      },
      {
        key: 'company',
        title: t('field.company'),
        isExtra: true,
        render: (user) => user.company && <Typed>{user.company}</Typed>,
      },
      {
        key: 'country',
        title: t('field.country'),
        isExtra: true,
        render: (user) => user.country && <Typed>{user.country}</Typed>,
      },
      {
        key: 'contact',
        title: t('field.contact'),
        isExtra: true,
        render: (user) => user.contact && <Bdi>{user.contact}</Bdi>,
      },
    ],
    [t, search],
  )
}
