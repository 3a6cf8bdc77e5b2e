import { checkVehicle } from '@dsms/contract/resources/maintenance/checks'
import { vehicleDefects } from '@dsms/contract/resources/maintenance/defects'
import { maintenanceOrders } from '@dsms/contract/resources/maintenance/orders'
import * as c from '@dsms/contract/resources/vehicles/entries'
import { Button, Menu, Tabs } from '@mantine/core'
import {
  IconAlertOctagon,
  IconArchive,
  IconArchiveOff,
  IconClipboardCheck,
  IconFilePlus,
  IconGauge,
  IconLock,
  IconShieldCheck,
  IconToggleRight,
  IconTool,
} from '@tabler/icons-react'
import { useState } from 'react'
import type { Place } from '../../../kernel/address/address.ts'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { useTab } from '../../../kernel/address/useTab.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useRecord } from '../../../kit/areas/area.ts'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { StatusChange } from '../../../kit/areas/status/StatusChange.tsx'
import { usePutAway } from '../../../kit/areas/status/usePutAway.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { BesideSummary } from '../../../kit/person/SummaryCard.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { SchoolGate } from '../../../kit/school/SchoolGate.tsx'
import type { School } from '../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { TabRow } from '../../../ui/page/TabRow.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import { AddDocument, AddReading, RenewInsurance, SetHold } from './card/dialogs.tsx'
import { Documents, Insurances, Odometer } from './card/Entries.tsx'
import { Overview } from './card/Overview.tsx'
import { Summary } from './card/Summary.tsx'
import { VehicleTimeline } from './card/VehicleTimeline.tsx'
import { fleet, type Vehicle } from './vehicles.ts'

const tabs = ['overview', 'insurance', 'documents', 'odometer', 'timeline'] as const
const dialogs = { insurance: RenewInsurance, odometer: AddReading, document: AddDocument, hold: SetHold }

/** The card of a vehicle. */
export function VehiclePage({ id = 0 }: { id?: number | undefined }) {
  const t = useText('vehicles')
  return (
    <SchoolGate scope="school" title={t('title')}>
      {(school) => <Loaded id={id} school={school} />}
    </SchoolGate>
  )
}

function Loaded({ id, school }: { id: number; school: School }) {
  const t = useText('vehicles')
  const found = useRecord(fleet, id, school.school_id)
  const vehicle = found.data
  if (vehicle) return <Card vehicle={vehicle} school={school} />
  return (
    <Page title={t('title')} breadcrumbs={[{ label: t('title'), to: fleet.link, search: school.search }]}>
      {found.isError ? <ErrorBox error={found.error} onRetry={() => found.refetch()} /> : <ListSkeleton rows={6} />}
    </Page>
  )
}

function Card({ vehicle, school }: { vehicle: Vehicle; school: School }) {
  const t = useText('vehicles')
  const areas = useText('areas')
  const words = useText('checks')
  const may = useMay()
  const navigate = useNavigate()
  const [tab, showTab] = useTab(tabs, 'overview')
  const [open, setOpen] = useState<keyof typeof dialogs | 'status'>()
  const { putAway, bringBack } = usePutAway(fleet, school.school_id)
  const which = { id: vehicle.id, school_id: school.school_id }
  const isAway = Boolean(vehicle.archived_at)
  const isLive = !isAway && vehicle.status !== 'decommissioned'
  const mayWrite = isLive && may(c.renewVehicleInsurance)
  const Dialog = open && open !== 'status' ? dialogs[open] : undefined
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
    <Page
      title={vehicle.name}
      breadcrumbs={[{ label: t('title'), to: fleet.link, search: school.search }]}
      status={<StatusBadge status={vehicle.status} label={t(`status.${vehicle.status}`)} />}
      action={
        isLive &&
        may(fleet.area.calls.update) && (
          <LinkButton to={`${fleet.link}/${vehicle.id}/edit`} search={school.search}>
            {t('edit')}
          </LinkButton>
        )
      }
      menu={
        <>
          {isLive && may(fleet.area.calls.changeStatus) && item('status', areas('status'), IconToggleRight)}
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
          {may(fleet.area.calls.archive) && (
            <Menu.Item
              leftSection={isAway ? <IconArchiveOff size={18} stroke={1.5} /> : <IconArchive size={18} stroke={1.5} />}
              onClick={() => (isAway ? bringBack(vehicle) : putAway(vehicle))}
            >
              {areas(isAway ? 'restore' : 'archive')}
            </Menu.Item>
          )}
        </>
      }
    >
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
      {open === 'status' && <StatusChange of={fleet} school_id={school.school_id} record={vehicle} close={close} />}
      {Dialog && <Dialog vehicle={vehicle} school_id={school.school_id} close={close} />}
    </Page>
  )
}
