import { Alert, Drawer, Stack, Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useText } from '../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import type { BoardData } from '../board/model.ts'
import { minuteOf } from '../board/time/axis.ts'
import { emptyWish, type Wish } from '../lessons/form/wish.ts'
import { ViolationList } from '../lessons/ViolationList.tsx'
import { Filters } from './Filters.tsx'
import classes from './Finding.module.css'
import { type Slot, useAsking } from './find.ts'
import { SeatSelect } from './SeatSelect.tsx'
import { SlotList } from './SlotList.tsx'
import { useBook } from './useBook.tsx'
import { useWish } from './useWish.ts'

export interface FindTimeProps {
  board: BoardData
  school_id: number | undefined
  /** Goes on in the form of a new lesson, where nobody is chosen yet. */
  begin: (wish: Wish) => void
}

/** Who is free, and when: the question of every phone call. A press on a start books it. */
export function FindTime({ board, school_id, begin }: FindTimeProps) {
  const t = useText('finding')
  const { student, type: named, stop } = useAsking()
  const wish = useWish(board, school_id, { student, type: named })
  const { seat, type, branch_id, found } = wish
  const { book, running, violations } = useBook(school_id, stop)
  const zone = board.time_zone
  const take = (slot: Slot) => {
    if (!type || !branch_id || running) return
    if (seat) return void book(slot, { seat, type_id: type.id, branch_id, zone })
    const { trainer_id, vehicle_id, room_id, circuit_id, simulator_id } = slot
    const on = { trainer: trainer_id, vehicle: vehicle_id, room: room_id, circuit: circuit_id, simulator: simulator_id }
    const known = { start: minuteOf(slot.start), end: minuteOf(slot.end), type_id: type.id, branch_id, on }
    stop()
    begin(emptyWish(known, zone))
  }
  const slots = found.data?.slots ?? []
  return (
    <Drawer opened onClose={stop} title={t('title')} size="lg">
      <Stack gap="md">
        <SeatSelect value={seat} onChange={wish.setSeat} school_id={school_id} />
        {wish.isInNoCourse && (
          <Alert color="yellow" icon={<IconInfoCircle size={20} stroke={1.5} />}>
            {t('noCourse')}
          </Alert>
        )}
        <Filters wish={wish} board={board} />
        {violations.length > 0 && (
          <div role="alert">
            <Text size="sm" fw={600} mb={6}>
              {t('gone')}
            </Text>
            <ViolationList violations={violations} zone={zone} />
          </div>
        )}
        <section
          aria-labelledby="free-times"
          aria-busy={found.isPlaceholderData || undefined}
          className={classes.found}
        >
          <div className={classes.head}>
            <h3 id="free-times" className={classes.title}>
              {t('times')}
            </h3>
            <Text size="sm" c="dimmed" role="status">
              {found.data && !found.isPlaceholderData ? t('count', { count: slots.length }) : ''}
            </Text>
          </div>
          <Text size="sm" c="dimmed">
            {seat ? t('press.books', { name: `\u2068${seat.student}\u2069` }) : t('press.fills')}
          </Text>
          {found.isError && <ErrorBox error={found.error} onRetry={() => found.refetch()} />}
          {found.isPending && !found.isError && <ListSkeleton rows={6} />}
          {found.data && slots.length === 0 && (
            <>
              <Text size="sm">{t(found.data.against.length > 0 ? 'none.why' : 'none')}</Text>
              {found.data.against.length > 0 && <ViolationList violations={found.data.against} zone={zone} />}
            </>
          )}
          {found.data && slots.length > 0 && <SlotList found={found.data} running={running} take={take} />}
        </section>
      </Stack>
    </Drawer>
  )
}
