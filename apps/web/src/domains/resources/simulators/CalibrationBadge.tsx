import type { simulators } from '@dsms/contract/resources/simulators/calls'
import { Text } from '@mantine/core'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import type { ListedRow } from '../../../kit/areas/types.ts'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'

type Device = Pick<ListedRow<typeof simulators>, 'calibration' | 'calibration_due_on'>

/** How the calibration of a simulator stands, and until when it holds. */
export function CalibrationBadge({ device }: { device: Device }) {
  const t = useText('simulators')
  const format = useFormat()
  const { calibration, calibration_due_on: due } = device
  if (calibration === 'none')
    return (
      <Text span size="sm" c="dimmed">
        {t('calibration.none')}
      </Text>
    )
  return (
    <>
      <StatusBadge status={calibration} label={t(`calibration.${calibration}`)} />
      <Text component="div" size="xs" c="dimmed">
        {due ? t('dueOn', { day: format.date(due) }) : t('neverCalibrated')}
      </Text>
    </>
  )
}
