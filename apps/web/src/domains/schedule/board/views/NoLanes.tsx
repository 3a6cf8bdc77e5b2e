import { circuits } from '@dsms/contract/resources/circuits/calls'
import { classRooms } from '@dsms/contract/resources/classRooms/calls'
import { simulators } from '@dsms/contract/resources/simulators/calls'
import { vehicles } from '@dsms/contract/resources/vehicles/calls'
import type { LaneKind } from '@dsms/contract/schedule/board/calls'
import { trainers } from '@dsms/contract/trainers/trainers/calls'
import { Button } from '@mantine/core'
import { IconCalendarOff } from '@tabler/icons-react'
import { Link } from '../../../../kernel/address/links.tsx'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Empty } from '../../../../kit/list/Empty.tsx'
import { useMay } from '../../../../kit/records/useMay.ts'

const areas = { trainer: trainers, vehicle: vehicles, room: classRooms, circuit: circuits, simulator: simulators }
const forms = {
  trainer: '/school/trainers/new',
  vehicle: '/school/vehicles/new',
  room: '/school/class-rooms/new',
  circuit: '/school/circuits/new',
  simulator: '/school/simulators/new',
} as const

/** A board without rows: what is missing and where it is added, or that filters leave nothing. */
export function NoLanes({ by, isFiltered }: { by: LaneKind; isFiltered: boolean }) {
  const t = useText('board')
  const common = useText('schedule')
  const may = useMay()
  const icon = <IconCalendarOff size={48} stroke={1} />
  if (isFiltered) return <Empty icon={icon} text={common('noLanes')} />
  return (
    <Empty icon={icon} text={t(`none.${by}`)}>
      {may(areas[by].calls.create) && (
        <Button component={Link} to={forms[by]}>
          {t(`noneAdd.${by}`)}
        </Button>
      )}
    </Empty>
  )
}
