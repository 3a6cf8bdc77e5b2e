import type { UserOverview } from '@dsms/contract/staff/users/account'
import { Text, Timeline } from '@mantine/core'
import { IconArchive, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { keysOf } from '../../../../kernel/objects.ts'
import { Typed } from '../../../../ui/Bidi.tsx'
import { useFieldName } from '../useFieldName.ts'
import type { TabProps } from './tab.ts'

type Activity = UserOverview['activity'][number]
const signs = { created: IconPlus, updated: IconPencil, archived: IconArchive, deleted: IconTrash }
const actionOf = ({ action }: Activity) => keysOf(signs).find((known) => known === action) ?? 'updated'

/** What was done to the account and by its person, newest first. */
export function ActivityTab({ overview }: TabProps) {
  const t = useText('users')
  const format = useFormat()
  const fieldName = useFieldName()
  const { activity, user } = overview
  const what = (line: Activity) => {
    if (line.entity === 'users')
      return line.subject === user.fullName ? t('activity.this') : line.subject || t('activity.users')
    return line.entity === 'roles' ? line.subject || t('activity.roles') : t('activity.record')
  }
  if (activity.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('activity.empty')}
      </Text>
    )
  return (
    <Timeline bulletSize={28} lineWidth={2} active={activity.length}>
      {activity.map((line) => {
        const action = actionOf(line)
        const Sign = signs[action]
        return (
          <Timeline.Item
            key={line.id}
            bullet={<Sign size={16} stroke={1.5} />}
            title={<Typed>{t(`activity.${action}`, { what: what(line) })}</Typed>}
          >
            {action === 'updated' && line.fields.length > 0 && (
              <Text size="sm">{format.list([...new Set(line.fields.map(fieldName))])}</Text>
            )}
            <Text size="sm" c="dimmed">
              {line.by ? <Typed>{line.by}</Typed> : t('activity.system')} · {format.dateTime(line.at)}
            </Text>
          </Timeline.Item>
        )
      })}
    </Timeline>
  )
}
