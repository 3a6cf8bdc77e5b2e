import {
  IconArchive,
  IconCircleCheck,
  IconCircleOff,
  IconClock,
  IconExclamationCircle,
  IconLock,
  IconPackage,
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
