import { Button, Group, Progress, RingProgress, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { flag, sampleOf, size, tone } from '../../samples/sample.ts'

export const progress = sampleOf(
  { color: tone(), size: size(), striped: flag(), animated: flag() },
  {
    basic: (look) => {
      const t = useText('parts')
      const [share, setShare] = useState(40)
      return (
        <Stack align="flex-start">
          <Text size="sm">
            {t('progress.label')}: {share}%
          </Text>
          <Progress {...look} w="100%" value={share} aria-label={t('progress.label')} />
          <Button variant="default" onClick={() => setShare(share === 100 ? 0 : share + 20)}>
            {share === 100 ? t('shared.again') : t('shared.next')}
          </Button>
        </Stack>
      )
    },
    parts: ({ striped, animated }) => {
      const t = useText('parts')
      const look = { striped, animated }
      return (
        <Stack gap="xs">
          <Progress.Root size="lg">
            <Progress.Section {...look} value={70} color="green.8" aria-label={t('pill-badges.passed')} />
            <Progress.Section {...look} value={30} color="red.8" aria-label={t('pill-badges.failed')} />
          </Progress.Root>
          <Group justify="space-between">
            <Text size="sm">{t('progress.passed', { share: 70 })}</Text>
            <Text size="sm">{t('progress.failed', { share: 30 })}</Text>
          </Group>
        </Stack>
      )
    },
    ring: ({ color }) => {
      const t = useText('parts')
      const number = <Text ta="center">75%</Text>
      const rootOf = { role: 'img', 'aria-label': `${t('progress.label')}: 75%` } as const
      return <RingProgress {...rootOf} size={96} thickness={8} sections={[{ value: 75, color }]} label={number} />
    },
  },
)
