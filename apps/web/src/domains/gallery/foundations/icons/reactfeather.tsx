import { Group, Stack, Text } from '@mantine/core'
import {
  type Icon,
  IconArrowRight,
  IconCar,
  IconCheck,
  IconChevronRight,
  IconClock,
  IconLogout,
  IconPlayerPlay,
  IconSend,
} from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { choice, sampleOf } from '../../samples/sample.ts'
import { IconGrid } from './IconGrid.tsx'

const turned = { IconArrowRight, IconChevronRight, IconSend, IconLogout }
const kept = { IconClock, IconCheck, IconPlayerPlay, IconCar }
const sizes = [16, 18, 20, 24, 32, 48]

function Row({ title, icons, isMirrored }: { title: string; icons: Record<string, Icon>; isMirrored: boolean }) {
  return (
    <div>
      <Text size="sm" mb={8}>
        {title}
      </Text>
      <Group gap="lg">
        {Object.entries(icons).map(([name, Icon]) => (
          <Icon key={name} size={24} stroke={1.5} className={isMirrored ? 'mirror' : undefined} aria-hidden />
        ))}
      </Group>
    </div>
  )
}

export const reactfeather = sampleOf(
  { copies: choice('tag', 'import'), size: choice('24', '18', '20', '32') },
  {
    used: ({ copies, size }) => <IconGrid isUsed copied={copies} size={Number(size)} />,
    all: ({ copies, size }) => <IconGrid copied={copies} size={Number(size)} />,
    direction: () => {
      const t = useText('foundations')
      return (
        <Stack gap="md">
          <Row title={t('reactfeather.turned')} icons={turned} isMirrored />
          <Row title={t('reactfeather.kept')} icons={kept} isMirrored={false} />
        </Stack>
      )
    },
    sizes: () => (
      <Group gap="xl" align="end">
        {sizes.map((one) => (
          <Stack key={one} gap={4} align="center">
            <IconCar size={one} stroke={1.5} aria-hidden />
            <Text size="xs" c="dimmed">
              {one}
            </Text>
          </Stack>
        ))}
      </Group>
    ),
  },
)
