import type { Contact } from '@dsms/contract/staff/directory/calls'
import { Group, Text } from '@mantine/core'
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx'

/** A person in a list of choices: picture, name, and what tells two of one name apart. */
export function PersonLine({ person }: { person: Pick<Contact, 'fullName' | 'email' | 'avatar'> }) {
  return (
    <Group gap="xs" wrap="nowrap">
      <PersonAvatar name={person.fullName} src={person.avatar} size={28} />
      <div style={{ minInlineSize: 0 }}>
        <Text size="sm" truncate dir="auto">
          {person.fullName}
        </Text>
        <Text size="xs" c="dimmed" truncate>
          <bdi>{person.email}</bdi>
        </Text>
      </div>
    </Group>
  )
}
