import type { UserOverview } from '@dsms/contract/staff/users/account'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { SummaryCard } from '../../../kit/person/SummaryCard.tsx'
import { Bdi, Typed } from '../../../ui/Bidi.tsx'
import { RoleName } from './RoleName.tsx'

/** Who it is, whether they can come in, and what stands in the way. Stays beside the tabs. */
export function UserSummary({ overview }: { overview: UserOverview }) {
  const t = useText('users')
  const format = useFormat()
  const { user } = overview
  const next = nextStep(overview)
  return (
    <SummaryCard
      label={t('summary')}
      name={user.fullName}
      avatar={user.avatar || null}
      line={<Bdi>{user.email}</Bdi>}
      status={{ key: user.status, label: t(`status.${user.status}`) }}
      next={next && t(next)}
      reason={
        overview.statusReason && (
          <>
            {t('reasonGiven')} <Typed>{overview.statusReason}</Typed>
          </>
        )
      }
      facts={[
        [t('field.role'), <RoleName key="role" role={user.role} />],
        [t('field.currentPlan'), t(`plan.${user.currentPlan}`)],
        [t('field.last_login'), overview.last_login_at ? format.relative(overview.last_login_at) : t('never')],
        [t('field.since'), format.date(overview.created_at)],
      ]}
    />
  )
}

function nextStep({ user, isLocked, mustChangePassword }: UserOverview) {
  if (user.status === 'pending') return 'next.pending'
  if (isLocked) return 'next.locked'
  return user.status === 'active' && mustChangePassword ? 'next.password' : undefined
}
