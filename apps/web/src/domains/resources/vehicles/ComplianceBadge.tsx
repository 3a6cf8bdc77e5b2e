import { useText } from '../../../kernel/i18n/index.ts'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import type { Vehicle } from './vehicles.ts'

/** Whether a vehicle's papers and holds let it drive today. */
export function ComplianceBadge({ of: { compliance } }: { of: Pick<Vehicle, 'compliance'> }) {
  const t = useText('vehicles')
  return <StatusBadge status={compliance} label={t(`compliance.${compliance}`)} />
}
