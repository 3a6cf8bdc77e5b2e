import { Tabs } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useNavigate } from '../../kernel/address/links.tsx'
import { TabRow } from '../../ui/page/TabRow.tsx'

export interface RecordTab {
  name: string
  label: string
  icon?: ReactNode
  content: ReactNode
}

/** What the page of a record shows, on tabs; the address names the open one. A form keeps what was typed behind it. */
export function RecordTabs({ label, tabs }: { label: string; tabs: RecordTab[] }) {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const first = tabs[0]?.name
  const open = tabs.find(({ name }) => name === search.tab)?.name ?? first
  const show = (name: string | null) =>
    navigate({
      to: '.',
      search: (old: Record<string, unknown>) => ({ ...old, tab: name === first ? undefined : name }),
      replace: true,
      resetScroll: false,
    })
  return (
    <Tabs value={open ?? null} onChange={show}>
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
