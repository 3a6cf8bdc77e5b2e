import { Tabs, type TabsProps } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { TabRow } from '../../../ui/page/TabRow.tsx'

const areas = ['students', 'vehicles', 'exams', 'invoices'] as const
type Area = (typeof areas)[number]

interface Props extends Omit<TabsProps, 'children'> {
  icons?: Record<Area, ReactNode>
  /** At the end of the first tab. */
  count?: ReactNode
  /** The last tab cannot be opened. */
  isLastLocked?: boolean
  row?: { grow?: boolean; justify?: 'center' | 'flex-end' }
}

/** Four tabs of a driving school, each with a sentence. */
export function Panels({ icons, count, isLastLocked = false, row, ...props }: Props) {
  const t = useText('parts')
  const [open, setOpen] = useState<string | null>('students')
  const tabs = areas.map((area) => (
    <Tabs.Tab
      key={area}
      value={area}
      leftSection={icons?.[area]}
      rightSection={area === 'students' ? count : undefined}
      disabled={isLastLocked && area === 'invoices'}
    >
      {t(`shared.${area}`)}
    </Tabs.Tab>
  ))
  return (
    <Tabs {...props} value={open} onChange={setOpen}>
      {props.orientation === 'vertical' ? (
        <Tabs.List>{tabs}</Tabs.List>
      ) : (
        <TabRow open={open} {...row}>
          {tabs}
        </TabRow>
      )}
      {areas.map((area) => (
        <Tabs.Panel key={area} value={area} px={props.orientation === 'vertical' ? 'md' : 0}>
          {t(`shared.${area}Text`)}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
