import type { defectSeverities } from '@dsms/contract/resources/maintenance/defects'
import { useText } from '../../../kernel/i18n/index.ts'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'

/** Known looks of the same weight. */
const looks = { cosmetic: 'inactive', minor: 'pending', major: 'expiring', unsafe: 'expired' } as const

/** How bad a defect is, in a word with its colour and sign. */
export function Severity({ severity }: { severity: (typeof defectSeverities)[number] }) {
  const t = useText('defects')
  return <StatusBadge status={looks[severity]} label={t(`severity.${severity}`)} />
}
