import { SegmentedControl, Stack, Text } from '@mantine/core'
import { IconCar, IconClipboardCheck, IconFileInvoice, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { choice, flag, sampleOf } from '../../samples/sample.ts'
import { icon } from '../icon.ts'
import { Panels } from '../Panels.tsx'

const icons = {
  students: <IconUsers {...icon} />,
  vehicles: <IconCar {...icon} />,
  exams: <IconClipboardCheck {...icon} />,
  invoices: <IconFileInvoice {...icon} />,
}
const spans = ['day', 'week', 'month'] as const

export const pillsComponent = sampleOf(
  { radius: choice('xl', 'md', 'xs'), color: choice('petrol', 'gray.7', 'green.9', 'red.9'), grow: flag() },
  {
    basic: ({ grow, ...look }) => <Panels variant="pills" {...look} row={{ grow }} />,
    icons: ({ grow, ...look }) => <Panels variant="pills" {...look} icons={icons} row={{ grow }} isLastLocked />,
    upright: ({ grow: _, ...look }) => (
      <Stack gap="lg">
        <Panels variant="pills" {...look} orientation="vertical" icons={icons} />
        <Panels variant="pills" {...look} orientation="vertical" placement="right" />
      </Stack>
    ),
    choices: ({ radius, grow }) => {
      const t = useText('parts')
      const [span, setSpan] = useState<(typeof spans)[number]>('week')
      const data = spans.map((value) => ({ value, label: t(`shared.${value}`) }))
      return (
        <Stack gap="xs" align={grow ? 'stretch' : 'flex-start'}>
          <SegmentedControl
            aria-label={t('buttons.span')}
            radius={radius}
            data={data}
            value={span}
            onChange={(value) => setSpan(value)}
          />
          <Text size="sm">{t('pills-component.shown', { span: t(`shared.${span}`) })}</Text>
        </Stack>
      )
    },
  },
)
