import type { linkKinds } from '@dsms/contract/messages/tasks/calls'
import { IconCalendarEvent, IconMail, IconSchool, IconShieldLock, IconUser } from '@tabler/icons-react'
import { addressOf } from '../../../../kernel/address/address.ts'
import { Link as RouterLink } from '../../../../kernel/address/links.tsx'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from './LinkedRecord.module.css'
import type { Link } from './taskValues.ts'

export const linkIcons: Record<(typeof linkKinds)[number], typeof IconMail> = {
  staff: IconUser,
  role: IconShieldLock,
  email: IconMail,
  event: IconCalendarEvent,
  student: IconSchool,
}

/** The record that a task points at, as a link to its screen once the task is saved. */
export function LinkedRecord({ link }: { link: Link }) {
  const t = useText('tasks')
  const Icon = linkIcons[link.kind]
  const kind = t(`link.${link.kind}`)
  const words = (
    <>
      <Icon size={16} stroke={1.5} aria-hidden />
      <span className="visuallyHidden">{kind}: </span>
      <bdi className={classes.title}>{link.title}</bdi>
    </>
  )
  const title = `${kind}: ${link.title}`
  if (!link.url) {
    return (
      <span className={classes.chip} title={title}>
        {words}
      </span>
    )
  }
  return (
    <RouterLink {...addressOf(link.url)} className={classes.chip} title={title}>
      {words}
    </RouterLink>
  )
}
