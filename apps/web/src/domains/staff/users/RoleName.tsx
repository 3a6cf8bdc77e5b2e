import type { ListRole } from '@dsms/contract/staff/users/calls'
import { Group } from '@mantine/core'
import {
  IconDatabase,
  IconPencil,
  IconSchool,
  IconSettings,
  IconShieldCheck,
  IconSteeringWheel,
  IconUser,
  IconUsers,
} from '@tabler/icons-react'
import { useText } from '../../../kernel/i18n/index.ts'

const signs: Record<ListRole, typeof IconUser> = {
  subscriber: IconUser,
  maintainer: IconDatabase,
  editor: IconPencil,
  author: IconSettings,
  admin: IconShieldCheck,
  Student: IconSchool,
  Teacher: IconSteeringWheel,
  Guardian: IconUsers,
}

/** What somebody is called in the list, with its sign. */
export function RoleName({ role }: { role: ListRole }) {
  const t = useText('users')
  const Sign = signs[role]
  return (
    <Group gap={6} wrap="nowrap" component="span">
      <Sign size={18} stroke={1.5} aria-hidden color="var(--accent-text)" />
      {t(`role.${role}`)}
    </Group>
  )
}
