import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTab } from '../../kernel/address/useTab.ts'
import { TabRow } from '../../ui/page/TabRow.tsx'

export interface RecordTab {
  name: string
  label: string
  icon?: ReactNode
  content: ReactNode
}

/** What the page of a record shows, on tabs; the address names the open one. A form keeps what was typed behind it. */
export function RecordTabs({ label, tabs }: { label: string; tabs: RecordTab[] }) {
  const names = tabs.map(({ name }) => name)
  const [open, show] = useTab(names, names[0] ?? '')
  return (
    <Tabs value={open} onChange={show}>
      <TabRow open={open} aria-label={label}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.name} value={tab.name} leftSection={tab.icon}>
            {tab.label}
          </Tabs.Tab>
        ))}
      </TabRow>
      {tabs.map((tab) => (
        <Tabs.Panel key={tab.name} value={tab.name}>
          {tab.content}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
