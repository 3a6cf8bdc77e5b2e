import type { simulators } from '@dsms/contract/simulators'
import { Text } from '@mantine/core'
import type { ListedRow } from '../../components/areas/area.ts'
import { StatusBadge } from '../../components/records/StatusBadge.tsx'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/index.ts'

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
