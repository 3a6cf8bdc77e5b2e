import type { StudentGap } from '@dsms/contract/students/students/rules'
import { Group } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'

/** What a student lacks, in words; that nothing is missing where nothing is. */
export function Gaps({ gaps }: { gaps: readonly StudentGap[] }) {
  const t = useText('students')
  if (gaps.length === 0) return <StatusBadge status="done" label={t('gaps.none')} />
  const [first, ...others] = gaps
  return (
    <Group gap={4} wrap="nowrap" title={gaps.map((gap) => t(`gap.${gap}`)).join('، ')}>
      <StatusBadge status="expiring" label={t(`gap.${first as StudentGap}`)} />
      {others.length > 0 && t('gaps.more', { count: others.length })}
    </Group>
  )
}
