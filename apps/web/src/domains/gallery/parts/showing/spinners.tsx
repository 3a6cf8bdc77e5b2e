import { Button, Group, Loader, Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Dots } from '../../../../ui/status/Dots.tsx'
import { choice, sampleOf, size, tone } from '../../samples/sample.ts'

export const spinners = sampleOf(
  { type: choice('dots', 'oval', 'bars'), color: tone(), size: size() },
  {
    basic: (look) => {
      const t = useText('parts')
      return <Loader {...look} role="status" aria-label={t('spinners.waiting')} />
    },
    screen: () => <Dots />,
    beside: ({ type, color }) => {
      const t = useText('parts')
      const [isBusy, setBusy] = useState(false)
      const save = () => {
        setBusy(true)
        setTimeout(() => setBusy(false), 1500)
      }
      return (
        <Group>
          <Loader type={type} color={color} size="sm" aria-hidden />
          <Text size="sm">{t('spinners.waiting')}</Text>
          <Button loading={isBusy} onClick={save}>
            {t('shared.save')}
          </Button>
        </Group>
      )
    },
    outline: () => (
      <Stack gap="xs" aria-hidden>
        <Group wrap="nowrap">
          <Skeleton circle height={40} />
          <Skeleton height={16} width="60%" />
        </Group>
        <Skeleton height={16} />
        <Skeleton height={16} width="80%" />
      </Stack>
    ),
  },
)
