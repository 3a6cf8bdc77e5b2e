import type { IdentityEvent } from '@dsms/contract/identity/sessions/calls'
import { useText } from '../../../kernel/i18n/index.ts'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'

const looks: Record<IdentityEvent['outcome'], string> = {
  succeeded: 'done',
  wrong_password: 'rejected',
  wrong_code: 'rejected',
  inactive: 'inactive',
  school_closed: 'closed',
  locked: 'locked',
  ended: 'locked',
}

/** How a sign-in ended. Its screen loads the words `signIns`. */
export function OutcomeBadge({ outcome }: Pick<IdentityEvent, 'outcome'>) {
  const t = useText('sessions')
  return <StatusBadge status={looks[outcome]} label={t(`outcome.${outcome}`)} />
}
