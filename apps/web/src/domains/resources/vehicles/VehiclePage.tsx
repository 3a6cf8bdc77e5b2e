import { checkVehicle } from '@dsms/contract/resources/maintenance/checks'
import { vehicleDefects } from '@dsms/contract/resources/maintenance/defects'
import { maintenanceOrders } from '@dsms/contract/resources/maintenance/orders'
import * as c from '@dsms/contract/resources/vehicles/entries'
import { Button, Menu, Tabs } from '@mantine/core'
import {
  IconAlertOctagon,
  IconClipboardCheck,
  IconFilePlus,
  IconGauge,
  IconLock,
  IconShieldCheck,
  IconTool,
} from '@tabler/icons-react'
import { useState } from 'react'
import type { Place } from '../../../kernel/address/address.ts'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { useTab } from '../../../kernel/address/useTab.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { RecordHead, RecordPage } from '../../../kit/areas/RecordPage.tsx'
import { BesideSummary } from '../../../kit/person/SummaryCard.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { TabRow } from '../../../ui/page/TabRow.tsx'
import { AddDocument, AddReading, RenewInsurance, SetHold } from './card/dialogs.tsx'
import { Documents, Insurances, Odometer } from './card/Entries.tsx'
import { Overview } from './card/Overview.tsx'
import { Summary } from './card/Summary.tsx'
import { VehicleTimeline } from './card/VehicleTimeline.tsx'
import { Verdict } from './card/Verdict.tsx'
import { fleet, type Vehicle } from './vehicles.ts'

const tabs = ['overview', 'insurance', 'documents', 'odometer', 'timeline'] as const
const dialogs = { insurance: RenewInsurance, odometer: AddReading, document: AddDocument, hold: SetHold }

/** The card of a vehicle. */
export const VehiclePage = ({ id = 0 }: { id?: number | undefined }) => (
  <RecordPage of={fleet} id={id}>
    {(vehicle, school) => <Card vehicle={vehicle} school={school} />}
  </RecordPage>
)

function Card({ vehicle, school }: { vehicle: Vehicle; school: School }) {
  const t = useText('vehicles')
  const words = useText('checks')
  const may = useMay()
  const navigate = useNavigate()
  const [tab, showTab] = useTab(tabs, 'overview')
  const [open, setOpen] = useState<keyof typeof dialogs>()
  const which = { id: vehicle.id, school_id: school.school_id }
  const isOver = vehicle.status === 'decommissioned'
  const isLive = !vehicle.archived_at && !isOver
  const mayWrite = isLive && may(c.renewVehicleInsurance)
  const Dialog = open && dialogs[open]
  const close = () => setOpen(undefined)
  const adding = (dialog: keyof typeof dialogs, label: string) =>
    mayWrite && (
      <Button variant="default" onClick={() => setOpen(dialog)}>
        {label}
      </Button>
    )
  const item = (dialog: typeof open, label: string, Icon: typeof IconLock) => (
    <Menu.Item leftSection={<Icon size={18} stroke={1.5} />} onClick={() => setOpen(dialog)}>
      {label}
    </Menu.Item>
  )
  /** To a screen of another area that begins with this vehicle. */
  const way = (to: Place, label: string, Icon: typeof IconLock) => (
    <Menu.Item
      leftSection={<Icon size={18} stroke={1.5} />}
      onClick={() => navigate({ to, search: { ...school.search, vehicle_id: vehicle.id } })}
    >
      {label}
    </Menu.Item>
  )

  return (
    <RecordHead
      of={fleet}
      record={vehicle}
      school={school}
      isOver={isOver}
      items={
        <>
          {mayWrite && item('insurance', t('insurance.renew'), IconShieldCheck)}
          {mayWrite && item('odometer', t('odometer.add'), IconGauge)}
          {mayWrite && item('document', t('document.add'), IconFilePlus)}
          {isLive && may(c.holdVehicle) && item('hold', t('hold.set'), IconLock)}
          {isLive &&
            may(checkVehicle) &&
            way(`${fleet.link}/${vehicle.id}/check`, words('do.check'), IconClipboardCheck)}
          {isLive &&
            may(vehicleDefects.calls.create) &&
            way('/school/defects/new', words('do.defect'), IconAlertOctagon)}
          {isLive && may(maintenanceOrders.calls.create) && way('/school/maintenance/new', words('do.order'), IconTool)}
        </>
      }
    >
      <Verdict vehicle={vehicle} />
      <BesideSummary>
        <Summary vehicle={vehicle} school_id={school.school_id} />
        <Tabs value={tab} onChange={showTab} keepMounted={false}>
          <TabRow open={tab} aria-label={t('tabs')}>
            {tabs.map((name) => (
              <Tabs.Tab key={name} value={name}>
                {t(`tab.${name}`)}
              </Tabs.Tab>
            ))}
          </TabRow>
          <Tabs.Panel value="overview">
            <Overview vehicle={vehicle} />
          </Tabs.Panel>
          <Tabs.Panel value="insurance">
            <Insurances which={which} action={adding('insurance', t('insurance.renew'))} />
          </Tabs.Panel>
          <Tabs.Panel value="documents">
            <Documents which={which} action={adding('document', t('document.add'))} />
          </Tabs.Panel>
          <Tabs.Panel value="odometer">
            <Odometer which={which} action={adding('odometer', t('odometer.add'))} />
          </Tabs.Panel>
          <Tabs.Panel value="timeline">
            <VehicleTimeline which={which} />
          </Tabs.Panel>
        </Tabs>
      </BesideSummary>
      <RecordHistory history={vehicle.history} words={fleet.words} />
      {Dialog && <Dialog vehicle={vehicle} school_id={school.school_id} close={close} />}
    </RecordHead>
  )
}
