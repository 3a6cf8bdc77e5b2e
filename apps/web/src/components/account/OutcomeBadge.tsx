import type { IdentityEvent } from '@dsms/contract/identityEvents'
import { useText } from '../../i18n/index.ts'
import { StatusBadge } from '../records/StatusBadge.tsx'

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
  const t = useText('signIns')
  return <StatusBadge status={looks[outcome]} label={t(`outcome.${outcome}`)} />
}
