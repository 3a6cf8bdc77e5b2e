import { Badge, Button, Skeleton, Stack, Text, Timeline } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { choice, flag, sampleOf } from '../../samples/sample.ts'
import { Report } from './Report.tsx'
import { stepCount, Way } from './Way.tsx'

export const timeline = sampleOf(
  {
    align: choice('left', 'right'),
    active: choice('2', '-1', '0', '1', '3'),
    reverseActive: flag(),
    opposite: flag(),
  },
  {
    basic: (look) => <Way {...look} />,
    icons: (look) => <Way {...look} hasSigns />,
    content: (look) => {
      const t = useText('parts')
      const passed = <Badge color="green">{t('timeline.passed')}</Badge>
      return <Way {...look} hasSigns more={{ theory: passed, driving: <Report /> }} />
    },
    long: (look) => {
      const t = useText('parts')
      const plates = { plate: '\u2066ABJ 1234\u2069', other: '\u2066XKD 98\u2069' }
      const driving = { title: t('timeline.longTitle'), text: t('timeline.longText', plates) }
      return <Way {...look} said={{ driving }} />
    },
    empty: (look) => {
      const t = useText('parts')
      const [count, setCount] = useState(0)
      const isFull = count === stepCount
      return (
        <Stack align="flex-start">
          {count > 0 ? <Way {...look} count={count} /> : <Text c="dimmed">{t('timeline.none')}</Text>}
          <Button variant="default" onClick={() => setCount(isFull ? 0 : count + 1)}>
            {isFull ? t('timeline.clear') : t('timeline.add')}
          </Button>
        </Stack>
      )
    },
    loading: (look) => {
      const t = useText('parts')
      const [isLoading, { toggle }] = useDisclosure(true)
      const outline = <Skeleton height={12} width="60%" mt={4} />
      return (
        <Stack align="flex-start">
          <Text role="status" size="sm" c="dimmed">
            {isLoading ? t('timeline.waiting') : t('timeline.arrived')}
          </Text>
          {isLoading ? (
            <Timeline aria-hidden align={look.align} w="100%" bulletSize={16} lineWidth={3}>
              <Timeline.Item title={<Skeleton height={16} width="30%" />}>{outline}</Timeline.Item>
              <Timeline.Item title={<Skeleton height={16} width="40%" />}>{outline}</Timeline.Item>
            </Timeline>
          ) : (
            <Way {...look} />
          )}
          <Button variant="default" onClick={toggle}>
            {isLoading ? t('timeline.arrive') : t('timeline.load')}
          </Button>
        </Stack>
      )
    },
  },
)
