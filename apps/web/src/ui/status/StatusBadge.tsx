import {
  IconArchive,
  IconCircleCheck,
  IconCircleOff,
  IconClock,
  IconCloudRain,
  IconExclamationCircle,
  IconLock,
  IconPackage,
  IconPencil,
  IconTool,
  IconTruckDelivery,
} from '@tabler/icons-react'
import classes from './StatusBadge.module.css'

const looks: Record<string, { tone: 'good' | 'soon' | 'bad' | 'info' | 'quiet'; icon: typeof IconClock }> = {
  active: { tone: 'good', icon: IconCircleCheck },
  sent: { tone: 'good', icon: IconCircleCheck },
  delivered: { tone: 'good', icon: IconCircleCheck },
  paid: { tone: 'good', icon: IconCircleCheck },
  inactive: { tone: 'quiet', icon: IconCircleOff },
  closed: { tone: 'quiet', icon: IconCircleOff },
  kept: { tone: 'quiet', icon: IconArchive },
  archived: { tone: 'quiet', icon: IconArchive },
  invited: { tone: 'info', icon: IconClock },
  trial: { tone: 'info', icon: IconClock },
  waiting: { tone: 'soon', icon: IconClock },
  pending: { tone: 'info', icon: IconClock },
  past_due: { tone: 'soon', icon: IconExclamationCircle },
  suspended: { tone: 'soon', icon: IconLock },
  locked: { tone: 'bad', icon: IconLock },
  placed: { tone: 'info', icon: IconClock },
  packed: { tone: 'info', icon: IconPackage },
  shipped: { tone: 'info', icon: IconTruckDelivery },
  cancelled: { tone: 'quiet', icon: IconCircleOff },
  retired: { tone: 'quiet', icon: IconArchive },
  maintenance: { tone: 'soon', icon: IconTool },
  draft: { tone: 'info', icon: IconPencil },
  published: { tone: 'good', icon: IconCircleCheck },
  rejected: { tone: 'bad', icon: IconCircleOff },
  hidden: { tone: 'quiet', icon: IconCircleOff },
  in_service: { tone: 'good', icon: IconCircleCheck },
  reserve: { tone: 'info', icon: IconClock },
  in_maintenance: { tone: 'soon', icon: IconTool },
  out_of_order: { tone: 'bad', icon: IconExclamationCircle },
  accident: { tone: 'bad', icon: IconExclamationCircle },
  decommissioned: { tone: 'quiet', icon: IconArchive },
  planned: { tone: 'info', icon: IconClock },
  in_progress: { tone: 'soon', icon: IconTool },
  done: { tone: 'good', icon: IconCircleCheck },
  new: { tone: 'info', icon: IconClock },
  accepted: { tone: 'info', icon: IconCircleCheck },
  in_repair: { tone: 'soon', icon: IconTool },
  resolved: { tone: 'good', icon: IconCircleCheck },
  calibration_due: { tone: 'soon', icon: IconExclamationCircle },
  closed_weather: { tone: 'soon', icon: IconCloudRain },
  valid: { tone: 'good', icon: IconCircleCheck },
  expiring: { tone: 'soon', icon: IconExclamationCircle },
  expired: { tone: 'bad', icon: IconExclamationCircle },
  insurance_expired: { tone: 'bad', icon: IconExclamationCircle },
  inspection_expired: { tone: 'bad', icon: IconExclamationCircle },
  registration_expired: { tone: 'bad', icon: IconExclamationCircle },
  permit_expired: { tone: 'bad', icon: IconExclamationCircle },
  seized: { tone: 'bad', icon: IconLock },
  under_claim: { tone: 'soon', icon: IconLock },
  operation: { tone: 'info', icon: IconCircleCheck },
  backup: { tone: 'quiet', icon: IconClock },
  trialing: { tone: 'info', icon: IconClock },
  failed: { tone: 'bad', icon: IconExclamationCircle },
}

/** A status: its word, with a colour and a sign of the same meaning. */
export function StatusBadge({ status, label }: { status: string; label: string }) {
  const { tone, icon: Sign } = looks[status] ?? { tone: 'quiet', icon: IconClock }
  return (
    <span className={classes.badge} data-tone={tone}>
      <Sign size={14} stroke={1.75} aria-hidden />
      {label}
    </span>
  )
}
