import { Card, Group, Image, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import { choice, sampleOf } from '../../samples/sample.ts'

const people = ['avatar.trainer', 'avatar.student', 'avatar.office'] as const
const texts = ['media-objects.trainer', 'media-objects.student', 'media-objects.office'] as const
const places = ['flex-start', 'center', 'flex-end'] as const

interface Props {
  at?: 0 | 1 | 2
  align: 'flex-start' | 'center' | 'flex-end'
  /** The picture comes after the words. */
  isTurned?: boolean
  picture?: ReactNode
  /** Answers, below the words. */
  children?: ReactNode
}

function Said({ at = 0, align, isTurned = false, picture, children }: Props) {
  const t = useText('parts')
  const name = t(people[at])
  const shown = picture ?? <PersonAvatar name={name} src={null} />
  return (
    <Group gap="sm" wrap="nowrap" align={align}>
      {!isTurned && shown}
      <div style={{ flex: 1, minInlineSize: 0 }}>
        <Text fw={600}>{name}</Text>
        <Text size="sm">{t(texts[at])}</Text>
        {children}
      </div>
      {isTurned && shown}
    </Group>
  )
}

const car = <Image src="/art/help-steering-wheel.svg" alt="" w={72} h={72} fit="contain" style={{ flex: 'none' }} />

export const mediaObjects = sampleOf(
  { align: choice(...places) },
  {
    basic: (values) => <Said {...values} />,
    turned: (values) => <Said {...values} isTurned />,
    bordered: (values) => (
      <Stack gap="xs">
        {([0, 1, 2] as const).map((at) => (
          <Card key={at} withBorder padding="sm">
            <Said {...values} at={at} />
          </Card>
        ))}
      </Stack>
    ),
    nested: (values) => (
      <Said align="flex-start">
        <Stack gap="md" mt="md">
          <Said {...values} at={1} />
          <Said {...values} at={2} />
        </Stack>
      </Said>
    ),
    places: () => (
      <Stack gap="lg">
        {places.map((align) => (
          <Said key={align} align={align} picture={car} />
        ))}
      </Stack>
    ),
  },
)
