import type { UserOverview } from '@dsms/contract/users.account'
import { Stack, Text } from '@mantine/core'
import { Bdi, Typed } from '../../components/Bidi.tsx'
import { PersonAvatar } from '../../components/records/PersonAvatar.tsx'
import { StatusBadge } from '../../components/records/StatusBadge.tsx'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/index.ts'
import { RoleName } from './RoleName.tsx'
import classes from './Users.module.css'

/** Who it is, whether they can come in, and what stands in the way. Stays beside the tabs. */
export function UserSummary({ overview }: { overview: UserOverview }) {
  const t = useText('users')
  const format = useFormat()
  const { user } = overview
  const next = nextStep(overview)
  return (
    <aside className={`card ${classes.summary}`} aria-label={t('summary')}>
      <Stack gap="md">
        <Stack align="center" gap={6}>
          <PersonAvatar name={user.fullName} src={user.avatar || null} size={96} />
          <Text size="sm" fw={600} ta="center">
            <Typed>{user.fullName}</Typed>
          </Text>
          <Text size="sm" c="dimmed" ta="center">
            <Bdi>{user.email}</Bdi>
          </Text>
          <StatusBadge status={user.status} label={t(`status.${user.status}`)} />
        </Stack>
        {next && (
          <Text size="sm" p="xs" bg="var(--accent-soft)" bdrs="md">
            {t(next)}
          </Text>
        )}
        {overview.statusReason && (
          <Text size="sm">
            {t('reasonGiven')} <Typed>{overview.statusReason}</Typed>
          </Text>
        )}
        <dl className={classes.facts}>
          <div>
            <dt>{t('field.role')}</dt>
            <dd>
              <RoleName role={user.role} />
            </dd>
          </div>
          <div>
            <dt>{t('field.currentPlan')}</dt>
            <dd>{t(`plan.${user.currentPlan}`)}</dd>
          </div>
          <div>
            <dt>{t('field.last_login')}</dt>
            <dd>{overview.last_login_at ? format.relative(overview.last_login_at) : t('never')}</dd>
          </div>
          <div>
            <dt>{t('field.since')}</dt>
            <dd>{format.date(overview.created_at)}</dd>
          </div>
        </dl>
      </Stack>
    </aside>
  )
}

function nextStep({ user, isLocked, mustChangePassword }: UserOverview) {
  if (user.status === 'pending') return 'next.pending'
  if (isLocked) return 'next.locked'
  return user.status === 'active' && mustChangePassword ? 'next.password' : undefined
}
