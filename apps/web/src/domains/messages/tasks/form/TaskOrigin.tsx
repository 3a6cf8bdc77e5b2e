import type { Task } from '@dsms/contract/messages/tasks/calls'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from './TaskDrawer.module.css'

/** Who made a task and when, and when it was completed. */
export function TaskOrigin({ task: { createdBy, createdAt, completedAt } }: { task: Task }) {
  const t = useText('tasks')
  const format = useFormat()
  return (
    <div className={classes.origin}>
      <div>{t('madeBy', { name: `\u2068${createdBy.fullName}\u2069`, time: format.dateTime(createdAt) })}</div>
      {completedAt && <div>{t('completedAt', { time: format.dateTime(completedAt) })}</div>}
    </div>
  )
}
