import { Badge, Group, NavLink, Stack, Text } from '@mantine/core'
import { IconCar, IconClipboardCheck, IconFileInvoice, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import { choice, flag, sampleOf, tone } from '../../samples/sample.ts'
import { icon } from '../icon.ts'
import { Lines, MeaningLines } from './Lines.tsx'

const lines = [
  { area: 'students', Icon: IconUsers, count: '24' },
  { area: 'vehicles', Icon: IconCar, count: '8' },
  { area: 'exams', Icon: IconClipboardCheck, count: '3' },
  { area: 'invoices', Icon: IconFileInvoice, count: '12' },
] as const

export const listGroup = sampleOf(
  { variant: choice('light', 'filled', 'subtle'), color: tone(), disabled: flag() },
  {
    basic: () => <Lines />,
    flush: () => <Lines way="flush" />,
    across: () => <Lines way="across" />,
    meanings: () => <MeaningLines />,
    choosing: ({ disabled, ...values }) => {
      const t = useText('parts')
      const [chosen, setChosen] = useState<string>()
      return (
        <Stack gap={2}>
          {lines.map(({ area, Icon, count }) => (
            <NavLink
              key={area}
              {...values}
              component="button"
              type="button"
              label={t(`shared.${area}`)}
              leftSection={<Icon {...icon} aria-hidden />}
              rightSection={<Badge variant="default">{count}</Badge>}
              active={chosen === area}
              aria-pressed={chosen === area}
              disabled={disabled && area === 'invoices'}
              // it does not take the line from the keyboard by itself
              aria-disabled={disabled && area === 'invoices'}
              tabIndex={disabled && area === 'invoices' ? -1 : 0}
              onClick={() => setChosen(chosen === area ? undefined : area)}
            />
          ))}
        </Stack>
      )
    },
    rich: () => {
      const t = useText('parts')
      return (
        <Stack gap="md">
          {lines.map(({ area, Icon, count }) => (
            <Group key={area} gap="sm" wrap="nowrap" align="flex-start">
              <Icon {...icon} aria-hidden style={{ flex: 'none' }} />
              <div style={{ flex: 1 }}>
                <Text fw={600}>{t(`shared.${area}`)}</Text>
                <Text size="sm">{t(`shared.${area}Text`)}</Text>
              </div>
              <Badge variant="default">{count}</Badge>
            </Group>
          ))}
          <LinkAnchor to="/gallery">{t('buttons.gallery')}</LinkAnchor>
        </Stack>
      )
    },
    empty: () => {
      const t = useText('parts')
      return <Text c="dimmed">{t('list-group.none')}</Text>
    },
  },
)
