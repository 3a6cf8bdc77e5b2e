import { ActionIcon, Button, Indicator, Popover } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { later } from '../../../../kernel/browser/later/later.tsx'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import type { BoardData } from '../model.ts'
import type { Change, Wishes } from '../search.ts'

// opened on a press
const Filters = later(async () => (await import('./Filters.tsx')).Filters, { Waiting: () => <ListSkeleton rows={4} /> })

interface Props {
  wishes: Wishes
  change: Change
  data: BoardData | undefined
  school_id: number | undefined
  isPhone: boolean
}

/** All filters behind one button, which says how many of them are on. */
export function FilterButton({ wishes, change, data, school_id, isPhone }: Props) {
  const t = useText('schedule')
  const board = useText('board')
  const format = useFormat()
  const { branch_id, licence_type_id, trainer_id, vehicle_id, student_id, states } = wishes
  const active =
    [branch_id, licence_type_id, trainer_id, vehicle_id, student_id].filter(Boolean).length + Math.sign(states.length)
  const label = active > 0 ? board('filter.count', { count: format.number(active) }) : t('filters')
  return (
    <Popover position="bottom-end" width={300} trapFocus shadow="md">
      <Popover.Target>
        {isPhone ? (
          <ActionIcon variant="default" size={44} aria-label={label}>
            <Indicator disabled={active === 0} size={8} offset={-4}>
              <IconFilter size={18} stroke={1.5} />
            </Indicator>
          </ActionIcon>
        ) : (
          <Button variant="default" px="sm" leftSection={<IconFilter size={18} stroke={1.5} />}>
            {label}
          </Button>
        )}
      </Popover.Target>
      <Popover.Dropdown>
        <Filters wishes={wishes} change={change} data={data} school_id={school_id} />
      </Popover.Dropdown>
    </Popover>
  )
}
