import type { Person } from '@dsms/contract/staff/staff/calls'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { SummaryCard } from '../../../kit/person/SummaryCard.tsx'
import { useRoleName } from '../../../kit/records/useRoleName.ts'
import { Typed } from '../../../ui/Bidi.tsx'

/** Who it is, whether they can work, and what is to be done next. Stays beside the tabs. */
export function PersonSummary({ person }: { person: Person }) {
  const t = useText('staff')
  const common = useText('common')
  const format = useFormat()
  const roleName = useRoleName()
  const next = nextStep(person)
  return (
    <SummaryCard
      label={t('summary')}
      name={person.full_name || person.username}
      avatar={person.avatar}
      line={<Typed>{roleName(person.role, person.role_key)}</Typed>}
      status={{ key: person.status, label: common(`status.${person.status}`) }}
      next={next && t(next, { date: format.dateTime(person.locked_until ?? person.invited_at ?? person.created_at) })}
      reason={
        person.status_reason && (
          <>
            {t('reasonGiven')} <Typed>{person.status_reason}</Typed>
          </>
        )
      }
      facts={[
        [t('field.last_login_at'), person.last_login_at ? format.relative(person.last_login_at) : t('neverSignedIn')],
        [t('field.joined_on'), person.joined_on ? format.date(person.joined_on) : t('notKnown')],
      ]}
    />
  )
}

/** What stands between this person and their work, if anything. */
function nextStep(person: Person): 'next.invited' | 'next.locked' | 'next.password' | undefined {
  if (person.status === 'invited') return 'next.invited'
  if (person.status === 'locked' && person.locked_until) return 'next.locked'
  if (person.status === 'active' && person.must_change_password) return 'next.password'
  return undefined
}
