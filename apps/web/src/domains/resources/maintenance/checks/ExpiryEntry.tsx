import { daysBetween } from '@dsms/contract/kernel/time/days'
import type { Expiry } from '@dsms/contract/resources/maintenance/expiries'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { School } from '../../../../kit/school/useSchool.ts'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import { StatusBadge } from '../../../../ui/status/StatusBadge.tsx'
import { placeFor, urgencyOf } from './expiries.ts'

const looks = { overdue: 'expired', soon: 'expiring', later: 'valid' } as const

/** How far away it is, in words with their colour. */
export function ExpiryState({ one, today }: { one: Expiry; today: string }) {
  const t = useText('checks')
  const days = daysBetween(today, one.on)
  return (
    <StatusBadge
      status={looks[urgencyOf(one, today)]}
      label={days === 0 ? t('today') : days < 0 ? t('ago', { count: -days }) : t('days', { count: days })}
    />
  )
}

/** What ends: the kind, and which document or order it is. */
export function useWhat(): (one: Expiry) => string {
  const t = useText('checks')
  return ({ kind, what }) => (what ? `${t(`kind.${kind}`)}: ${what}` : t(`kind.${kind}`))
}

/** The way to where something is done about it. */
export function ExpiryAct({ one, school }: { one: Expiry; school: School }) {
  const t = useText('checks')
  const { to, search } = placeFor(one)
  const action = t(one.kind === 'order' ? 'act.order' : one.kind === 'service' ? 'act.service' : 'act.paper')
  return (
    <LinkAnchor
      to={to}
      search={{ ...school.search, ...search }}
      size="sm"
      aria-label={t('actFor', { action, kind: t(`kind.${one.kind}`), vehicle: one.vehicle })}
    >
      {action}
    </LinkAnchor>
  )
}
