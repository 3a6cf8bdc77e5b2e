import type { RecordStatus } from '@dsms/contract/teaching/lessonRecords/rules'
import { useText } from '../../../kernel/i18n/index.ts'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'

/** The status whose colour and sign mean the same. */
const looks: Record<RecordStatus, string> = {
  none: 'new',
  draft: 'draft',
  finished: 'pending',
  signed: 'done',
  locked: 'archived',
}

export function RecordStatusBadge({ status }: { status: RecordStatus }) {
  const t = useText('lessonRecords')
  return <StatusBadge status={looks[status]} label={t(`status.${status}`)} />
}
