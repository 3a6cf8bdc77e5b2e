import type { TopicIcon } from '@dsms/contract/content/help/editing'
import {
  type Icon,
  IconCalendar,
  IconCreditCard,
  IconHelp,
  IconPackage,
  IconReceipt,
  IconRefresh,
  IconRocket,
  IconSchool,
  IconSettings,
  IconShieldLock,
  IconSteeringWheel,
  IconUsers,
} from '@tabler/icons-react'

const icons: Record<TopicIcon, Icon> = {
  'credit-card': IconCreditCard,
  package: IconPackage,
  refresh: IconRefresh,
  calendar: IconCalendar,
  settings: IconSettings,
  rocket: IconRocket,
  users: IconUsers,
  'steering-wheel': IconSteeringWheel,
  receipt: IconReceipt,
  school: IconSchool,
  shield: IconShieldLock,
  help: IconHelp,
}

const topicIcons: Record<string, Icon | undefined> = icons

/** The sign of a help topic; a question mark for one that is not drawn here. */
export const topicIcon = (name: string): Icon => topicIcons[name] ?? IconHelp
