import { Avatar, Group, Text, Tooltip } from '@mantine/core'
import { IconCar, IconSchool } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { PresenceAvatar } from '../../../../ui/apps/PresenceAvatar.tsx'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import { choice, sampleOf, tone } from '../../samples/sample.ts'
import { icon } from '../icon.ts'

const people = ['avatar.trainer', 'avatar.student', 'avatar.office', 'avatar.examiner'] as const
const presences = ['online', 'away', 'busy', 'offline'] as const

export const avatar = sampleOf(
  { size: choice('40', '24', '32', '56', '72'), color: tone() },
  {
    basic: ({ size }) => {
      const t = useText('parts')
      return (
        <Group gap="sm">
          {people.map((word) => (
            <PersonAvatar key={word} name={t(word)} src={null} size={Number(size)} />
          ))}
        </Group>
      )
    },
    presence: ({ size }) => {
      const t = useText('parts')
      return (
        <Group gap="lg">
          {presences.map((status) => (
            <PresenceAvatar key={status} name={t('avatar.trainer')} src={null} status={status} size={Number(size)} />
          ))}
        </Group>
      )
    },
    pictures: ({ size, color }) => (
      <Group gap="sm">
        <Avatar src="/art/help-steering-wheel.svg" alt="" size={Number(size)} />
        <Avatar color={color} size={Number(size)} aria-hidden>
          <IconCar {...icon} />
        </Avatar>
        <Avatar color={color} radius="md" size={Number(size)} aria-hidden>
          <IconSchool {...icon} />
        </Avatar>
      </Group>
    ),
    group: () => {
      const t = useText('parts')
      return (
        <Group gap="sm">
          <Avatar.Group>
            {people.map((word) => (
              <Tooltip key={word} label={t(word)} openDelay={0}>
                <Avatar name={t(word)} radius="xl" tabIndex={0} role="img" aria-label={t(word)} color="petrol" />
              </Tooltip>
            ))}
          </Avatar.Group>
          <Text size="sm">{t('avatar.more', { count: 3 })}</Text>
        </Group>
      )
    },
    beside: () => {
      const t = useText('parts')
      return people.map((word) => (
        <Group key={word} gap="xs" mb="xs" wrap="nowrap">
          <PersonAvatar name={t(word)} src={null} />
          <Text size="sm">{t(word)}</Text>
        </Group>
      ))
    },
  },
)
