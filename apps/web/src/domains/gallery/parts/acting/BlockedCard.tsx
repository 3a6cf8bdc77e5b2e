import { Button, Card, Group, Text } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Blocked } from '../../../../ui/parts/block/Blocked.tsx'

interface Props {
  seconds: number
  color?: string
  message?: string
  loader?: ReactNode
}

/** The week of a car, which cannot be used while it is fetched again. */
export function BlockedCard({ seconds, ...look }: Props) {
  const t = useText('parts')
  const [isBusy, setBusy] = useState(false)
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (!isBusy) return undefined
    const timer = setTimeout(() => {
      setBusy(false)
      setTimes((before) => before + 1)
    }, seconds * 1000)
    return () => clearTimeout(timer)
  }, [isBusy, seconds])
  return (
    <Blocked isBlocked={isBusy} {...look}>
      <Card withBorder padding="md">
        <Text fw={600}>{t('blockui.week', { plate: '\u2066ABJ 1234\u2069' })}</Text>
        <Text size="sm">{t('blockui.lessons')}</Text>
        <Group mt="md" justify="space-between">
          <Text size="sm" c="dimmed">
            {t('blockui.times', { count: times })}
          </Text>
          <Button onClick={() => setBusy(true)}>{t('blockui.refresh')}</Button>
        </Group>
      </Card>
    </Blocked>
  )
}
