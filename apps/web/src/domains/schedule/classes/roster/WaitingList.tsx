import { cancelSeat, promoteSeat } from '@dsms/contract/schedule/classes/calls'
import type { Roster, RosterRow } from '@dsms/contract/schedule/classes/roster'
import { shortNoticeMinutes } from '@dsms/contract/schedule/classes/rules'
import { Button, Text } from '@mantine/core'
import { useId, useState } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import { useRuleText } from '../../lessons/useRuleText.ts'
import classes from '../Classes.module.css'
import { PersonFacts } from './PersonFacts.tsx'
import { PromoteDialog } from './PromoteDialog.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import { freeSeats, isMovable, rowsOf } from './rosterOf.ts'

interface Props {
  roster: Roster
  school_id: number | undefined
}

/** Who waits for a seat, in the order in which they get one, each with what stands in between. */
export function WaitingList({ roster, school_id }: Props) {
  const t = useText('classes')
  const format = useFormat()
  const title = useId()
  const [open, setOpen] = useState<{ what: 'promote' | 'remove'; row: RosterRow }>()
  const waiting = rowsOf(roster, 'waiting')
  const close = () => setOpen(undefined)
  return (
    <section className="card" aria-labelledby={title}>
      <h2 id={title} className={classes.title}>
        {t('waitingList')} <span className={classes.count}>{format.number(waiting.length)}</span>
      </h2>
      <Text size="sm" c="dimmed" mb="sm">
        {waiting.length === 0 ? t('noneWaits') : t('rule', { hours: format.number(shortNoticeMinutes / 60) })}
      </Text>
      {waiting.length > 0 && (
        <ol className={classes.rows} aria-label={t('waitingList')}>
          {waiting.map((row) => (
            <Waiting key={row.booking_id} roster={roster} row={row} open={(what) => setOpen({ what, row })} />
          ))}
        </ol>
      )}
      {open?.what === 'promote' && <PromoteDialog roster={roster} row={open.row} school_id={school_id} close={close} />}
      {open?.what === 'remove' && <RemoveDialog roster={roster} row={open.row} school_id={school_id} close={close} />}
    </section>
  )
}

interface RowProps {
  roster: Roster
  row: RosterRow
  open: (what: 'promote' | 'remove') => void
}

function Waiting({ roster, row, open }: RowProps) {
  const t = useText('classes')
  const schedule = useText('schedule')
  const format = useFormat()
  const ruleText = useRuleText(roster.time_zone)
  const may = useMay()
  const name = row.student ?? schedule('hiddenStudent')
  const isChangeable = isMovable(roster)
  const mayPromote =
    may(promoteSeat) && isChangeable && freeSeats(roster) > 0 && ['next', 'consent'].includes(row.wait_reason ?? '')
  return (
    <li className={classes.row}>
      <PersonFacts row={row} zone={roster.time_zone} />
      <div className={classes.why}>
        <span>{t('place', { place: format.number(row.place ?? 0) })}</span>
        {row.wait_reason && <span>{t(`wait.${row.wait_reason}`)}</span>}
        {row.against.map((one) => (
          <span key={one.code}>{ruleText(one)}</span>
        ))}
        {row.waiting_since && (
          <span className={classes.facets}>
            {t('waitsSince', { when: format.dateTime(row.waiting_since, roster.time_zone) })}
          </span>
        )}
        {row.short_notice && <span className={classes.facets}>{t('agreed')}</span>}
      </div>
      <div className={classes.deeds}>
        {mayPromote && (
          <Button
            variant="light"
            size="compact-md"
            mih={36}
            aria-label={t('promote.of', { name })}
            onClick={() => open('promote')}
          >
            {t('promote.action')}
          </Button>
        )}
        {may(cancelSeat) && isChangeable && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-md"
            mih={36}
            aria-label={t('remove.of', { name })}
            onClick={() => open('remove')}
          >
            {t('remove.action')}
          </Button>
        )}
      </div>
    </li>
  )
}
