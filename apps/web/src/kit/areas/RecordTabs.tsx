import { Tabs } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTab } from '../../kernel/address/useTab.ts'
import { TabRow } from '../../ui/page/TabRow.tsx'

export interface RecordTab {
  name: string
  label: string
  icon?: ReactNode
  content: ReactNode
}

interface Props {
  label: string
  tabs: RecordTab[]
  /** Names of tabs that went into others, which addresses kept elsewhere name still. */
  former?: Readonly<Record<string, string>>
}

/**
 * What the page of a record shows, on tabs; the address names the open one. A tab asks for nothing before it was opened,
 * and a form keeps what was typed behind another.
 */
export function RecordTabs({ label, tabs, former }: Props) {
  const names = tabs.map(({ name }) => name)
  const [open, show] = useTab(names, names[0] ?? '', former)
  const [seen, setSeen] = useState([open])
  if (!seen.includes(open)) setSeen([...seen, open])
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
          {seen.includes(tab.name) && tab.content}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
