import type { Person } from '@dsms/contract/staff/staff/calls'
import { Text, Timeline } from '@mantine/core'
import { IconArchive, IconPencil, IconPlus } from '@tabler/icons-react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { type Fact, Facts } from '../../../kit/person/Facts.tsx'
import { Reach } from '../../../kit/person/Reach.tsx'
import { useRoleName } from '../../../kit/records/useRoleName.ts'
import { Bdi, Typed } from '../../../ui/Bidi.tsx'
import { useFieldName } from './useFieldName.ts'

/** Facts about a person. */
export function PersonDetails({ person }: { person: Person }) {
  const t = useText('staff')
  const format = useFormat()
  const roleName = useRoleName()
  const facts: Fact[] = [
    [t('field.first_name'), person.first_name && <Typed>{person.first_name}</Typed>],
    [t('field.last_name'), person.last_name && <Typed>{person.last_name}</Typed>],
    [t('field.username'), <Bdi key="username">{person.username}</Bdi>],
    [t('field.email'), <Reach key="email" href={`mailto:${person.email}`} text={person.email} />],
    [t('field.phone'), person.phone && <Reach href={`tel:${person.phone}`} text={person.phone} />],
    [t('field.role'), <Typed key="role">{roleName(person.role, person.role_key)}</Typed>],
    [t('field.gender'), person.gender],
    [t('field.birth_date'), person.birth_date && format.date(person.birth_date)],
    [t('field.country'), person.country],
    [t('field.address'), person.address && <Typed>{person.address}</Typed>],
    [t('field.employee_no'), person.employee_no && <Bdi>{person.employee_no}</Bdi>],
    [t('field.joined_on'), person.joined_on && format.date(person.joined_on)],
    [t('field.created_at'), format.dateTime(person.created_at)],
    [t('field.updated_at'), format.dateTime(person.updated_at)],
  ]
  return <Facts facts={facts} unknown={t('notKnown')} isWide />
}

/** Who changed what, newest first. */
export function PersonHistory({ person }: { person: Person }) {
  const t = useText('staff')
  const format = useFormat()
  const fieldName = useFieldName()
  if (person.history.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('history.empty')}
      </Text>
    )
  return (
    <Timeline bulletSize={28} lineWidth={2} active={person.history.length}>
      {person.history.map((change) => {
        const Sign = { created: IconPlus, archived: IconArchive }[change.action] ?? IconPencil
        const action = actions.find((one) => one === change.action) ?? 'updated'
        return (
          <Timeline.Item
            key={`${change.at}${change.action}${change.fields.join()}`}
            bullet={<Sign size={16} stroke={1.5} />}
            title={t(`history.${action}`)}
          >
            {change.fields.length > 0 && action === 'updated' && (
              <Text size="sm">{format.list(change.fields.map(fieldName))}</Text>
            )}
            <Text size="sm" c="dimmed">
              {change.by ? <Typed>{change.by}</Typed> : t('history.system')} · {format.dateTime(change.at)}
            </Text>
          </Timeline.Item>
        )
      })}
    </Timeline>
  )
}

const actions = ['created', 'updated', 'archived', 'deleted'] as const
