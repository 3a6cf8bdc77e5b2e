import { Badge, Stack, Tabs } from '@mantine/core'
import { IconCar, IconClipboardCheck, IconFileInvoice, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { TabRow } from '../../../../ui/page/TabRow.tsx'
import { choice, flag, sampleOf } from '../../samples/sample.ts'
import { icon } from '../icon.ts'
import { Panels } from '../Panels.tsx'

const icons = {
  students: <IconUsers {...icon} />,
  vehicles: <IconCar {...icon} />,
  exams: <IconClipboardCheck {...icon} />,
  invoices: <IconFileInvoice {...icon} />,
}
const groups = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14']

export const tabsComponent = sampleOf(
  { variant: choice('default', 'outline'), color: choice('petrol', 'green', 'red', 'gray'), keepMounted: flag() },
  {
    basic: (values) => <Panels {...values} />,
    icons: (values) => (
      <Panels
        {...values}
        icons={icons}
        isLastLocked
        count={
          <Badge size="sm" variant="light">
            24
          </Badge>
        }
      />
    ),
    spread: (values) => (
      <Stack gap="lg">
        <Panels {...values} row={{ grow: true }} />
        <Panels {...values} row={{ justify: 'center' }} />
        <Panels {...values} row={{ justify: 'flex-end' }} />
      </Stack>
    ),
    upright: (values) => (
      <Stack gap="lg">
        <Panels {...values} orientation="vertical" icons={icons} />
        <Panels {...values} orientation="vertical" placement="right" />
      </Stack>
    ),
    many: (values) => {
      const t = useText('parts')
      const [open, setOpen] = useState<string | null>('12')
      return (
        <Tabs {...values} value={open} onChange={setOpen}>
          <TabRow open={open}>
            {groups.map((number) => (
              <Tabs.Tab key={number} value={number}>
                {t('tabs-component.number', { number })}
              </Tabs.Tab>
            ))}
          </TabRow>
          {groups.map((number) => (
            <Tabs.Panel key={number} value={number}>
              {t('tabs-component.number', { number })}
            </Tabs.Panel>
          ))}
        </Tabs>
      )
    },
  },
)
