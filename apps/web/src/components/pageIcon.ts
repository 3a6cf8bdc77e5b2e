import {
  type Icon,
  IconAlertTriangle,
  IconBell,
  IconCalendar,
  IconCheckbox,
  IconClock,
  IconFile,
  IconGauge,
  IconHome,
  IconKey,
  IconLockAccess,
  IconMail,
  IconMessage,
  IconSchool,
  IconSend,
  IconShieldLock,
  IconTool,
  IconUsers,
  IconUserX,
} from '@tabler/icons-react'

const icons: Record<string, Icon> = {
  'alert-triangle': IconAlertTriangle,
  bell: IconBell,
  calendar: IconCalendar,
  checkbox: IconCheckbox,
  clock: IconClock,
  gauge: IconGauge,
  home: IconHome,
  key: IconKey,
  'lock-access': IconLockAccess,
  mail: IconMail,
  message: IconMessage,
  school: IconSchool,
  send: IconSend,
  'shield-lock': IconShieldLock,
  tool: IconTool,
  users: IconUsers,
  'user-x': IconUserX,
}

/** The icon that a page names; a sheet of paper for one that is not drawn here. */
export const pageIcon = (name: string): Icon => icons[name] ?? IconFile
