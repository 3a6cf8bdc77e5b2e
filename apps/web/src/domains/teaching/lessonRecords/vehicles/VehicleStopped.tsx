import type { DayLesson } from '@dsms/contract/teaching/lessonRecords/calls'
import { Alert } from '@mantine/core'
import { IconCarCrash } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'

/** Warns of a vehicle that somebody reported as not fit to drive. A day that was kept before this was known says nothing. */
export function VehicleStopped({ vehicle }: Pick<DayLesson, 'vehicle'>) {
  const t = useText('lessonRecords')
  if (!vehicle?.stopped_by) return null
  return (
    <Alert color="red" icon={<IconCarCrash size={20} stroke={1.5} />}>
      {t('drive.stopped', { what: vehicle.stopped_by })}
    </Alert>
  )
}
