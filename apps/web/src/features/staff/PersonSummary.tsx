import type { Person } from '@dsms/contract/staff'
import { Stack, Text } from '@mantine/core'
import { Typed } from '../../components/Bidi.tsx'
import { PersonAvatar } from '../../components/records/PersonAvatar.tsx'
import { StatusBadge } from '../../components/records/StatusBadge.tsx'
import { useRoleName } from '../../components/records/useRoleName.ts'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/index.ts'
import classes from './PersonPage.module.css'

/** Who it is, whether they can work, and what is to be done next. Stays beside the tabs. */
export function PersonSummary({ person }: { person: Person }) {
  const t = useText('staff')
  const common = useText('common')
  const format = useFormat()
  const roleName = useRoleName()
  const next = nextStep(person)
  return (
    <aside className={`card ${classes.summary}`} aria-label={t('summary')}>
      <Stack gap="md">
        <Stack align="center" gap={6}>
          <PersonAvatar name={person.full_name} src={person.avatar} size={96} />
          <Text size="sm" fw={600} ta="center">
            <Typed>{person.full_name || person.username}</Typed>
          </Text>
          <Text size="sm" c="dimmed">
            <Typed>{roleName(person.role, person.role_key)}</Typed>
          </Text>
          <StatusBadge status={person.status} label={common(`status.${person.status}`)} />
        </Stack>
        {next && (
          <Text size="sm" p="xs" bg="var(--accent-soft)" bdrs="md">
            {t(next, { date: format.dateTime(person.locked_until ?? person.invited_at ?? person.created_at) })}
          </Text>
        )}
        {person.status_reason && (
          <Text size="sm">
            {t('reasonGiven')} <Typed>{person.status_reason}</Typed>
          </Text>
        )}
        <dl className={classes.facts}>
          <div>
            <dt>{t('field.last_login_at')}</dt>
            <dd>{person.last_login_at ? format.relative(person.last_login_at) : t('neverSignedIn')}</dd>
          </div>
          <div>
            <dt>{t('field.joined_on')}</dt>
            <dd>{person.joined_on ? format.date(person.joined_on) : t('notKnown')}</dd>
          </div>
        </dl>
      </Stack>
    </aside>
  )
}

/** What stands between this person and their work, if anything. */
function nextStep(person: Person): 'next.invited' | 'next.locked' | 'next.password' | undefined {
  if (person.status === 'invited') return 'next.invited'
  if (person.status === 'locked' && person.locked_until) return 'next.locked'
  if (person.status === 'active' && person.must_change_password) return 'next.password'
  return undefined
}
