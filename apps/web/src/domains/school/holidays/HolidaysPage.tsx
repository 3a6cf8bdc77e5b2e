import type { Scope } from '@dsms/contract/kernel/permissions'
import { Tabs } from '@mantine/core'
import { useAddress } from '../../../kernel/address/useAddress.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { SchoolGate } from '../../../kit/school/SchoolGate.tsx'
import { HolidayList } from './HolidayList.tsx'
import { HolidayYear } from './HolidayYear.tsx'

/** The days off of a school or of the platform: as a year, and as a list. */
export function HolidaysPage({ scope }: { scope: Scope }) {
  const t = useText('holidays')
  const [{ view }, change] = useAddress('view')
  const tabs = (
    <Tabs
      value={view === 'list' ? 'list' : 'year'}
      onChange={(value) => change({ view: value === 'list' ? 'list' : '' })}
    >
      <Tabs.List>
        <Tabs.Tab value="year">{t('view.year')}</Tabs.Tab>
        <Tabs.Tab value="list">{t('view.list')}</Tabs.Tab>
      </Tabs.List>
    </Tabs>
  )
  if (view === 'list') return <HolidayList scope={scope} before={tabs} />
  return (
    <SchoolGate scope={scope} title={t('title')}>
      {(school) => <HolidayYear scope={scope} school={school} before={tabs} />}
    </SchoolGate>
  )
}
