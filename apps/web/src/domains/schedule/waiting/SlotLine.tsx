import { closeFreedSlot, type FreedSlot, offerFreedSlot } from '@dsms/contract/schedule/waiting/calls'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { showDone, showFailure } from '../../../ui/toasts/toasts.tsx'
import { clockAt, minuteOf } from '../board/time/axis.ts'
import { useLessonsChanged } from '../board/useBoard.ts'
import { Ranking } from './Ranking.tsx'
import { Reasons } from './Reasons.tsx'
import classes from './Waiting.module.css'

interface Props {
  slot: FreedSlot
  zone: string
  school_id: number | undefined
}

/** An hour that became free: who was asked and what they said, and while it is free who would be asked next. */
export function SlotLine({ slot, zone, school_id }: Props) {
  const t = useText('waiting')
  const calendar = useCalendarFormat()
  const may = useMay()
  const [isRanked, setRanked] = useState(false)
  const { day } = clockAt(minuteOf(slot.start), zone)
  const isOpen = slot.status === 'open' && Date.parse(slot.start) > Date.now()
  return (
    <li className={classes.slot}>
      <div className={classes.row}>
        <span className={classes.what}>
          <strong>{calendar.shortDay(day)}</strong> {calendar.times(slot.start, slot.end, zone)}
          <span className={classes.facets}>
            <Typed>{slot.type.name}</Typed>
            <Typed>{slot.branch.name}</Typed>
            {slot.trainer && <Typed>{slot.trainer}</Typed>}
          </span>
        </span>
        <span className={classes.status} data-status={slot.status}>
          {t(`slot.${isOpen || slot.status !== 'open' ? slot.status : 'closed'}`)}
          {slot.filled_by && ` · ${t(`by.${slot.filled_by}`)}`}
        </span>
      </div>
      {slot.offers.length > 0 && (
        <ul className={classes.offers}>
          {slot.offers.map((offer) => (
            <li key={offer.id} className={classes.offer} data-status={offer.status}>
              <Typed>{offer.student ?? t('beyond')}</Typed>
              <span className={classes.status} data-status={offer.status}>
                {t(`offer.${offer.status}`)}
                {offer.status === 'sent' && ` · ${t('untilTime', { time: calendar.time(offer.expires_at, zone) })}`}
              </span>
              <Reasons reasons={offer.reasons} />
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <Group gap="xs">
          {may(offerFreedSlot) && <Deeds slot={slot} school_id={school_id} />}
          <Button
            variant="subtle"
            size="compact-md"
            mih={36}
            aria-expanded={isRanked}
            onClick={() => setRanked(!isRanked)}
          >
            {t('whoNext')}
          </Button>
        </Group>
      )}
      {isOpen && isRanked && <Ranking id={slot.id} school_id={school_id} />}
    </li>
  )
}

function Deeds({ slot, school_id }: Omit<Props, 'zone'>) {
  const t = useText('waiting')
  const errorText = useErrorText()
  const changed = useLessonsChanged()
  const [busy, setBusy] = useState<string>()
  const params = { id: slot.id }
  const run = async (name: string, work: () => Promise<unknown>) => {
    setBusy(name)
    try {
      await work()
      showDone(t(name === 'close' ? 'closed' : 'offered'))
    } catch (error) {
      showFailure(errorText(error))
    }
    await changed()
    setBusy(undefined)
  }
  const offer = (mode: 'one_by_one' | 'to_many') =>
    run(mode, () => call(offerFreedSlot, { params, body: { mode, school_id } }))
  const button = { size: 'compact-md', mih: 36, disabled: busy !== undefined } as const
  return (
    <>
      <Button {...button} loading={busy === 'one_by_one'} onClick={() => void offer('one_by_one')}>
        {t('offerNow')}
      </Button>
      <Button {...button} variant="light" loading={busy === 'to_many'} onClick={() => void offer('to_many')}>
        {t('offerMany')}
      </Button>
      <Button
        {...button}
        variant="default"
        loading={busy === 'close'}
        onClick={() => void run('close', () => call(closeFreedSlot, { params, body: { school_id } }))}
      >
        {t('close')}
      </Button>
    </>
  )
}
